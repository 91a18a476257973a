/** Each property within an answer, as `content.name`: positions in lists are left out; what holds others comes before them. */
export function propertiesOf(answer: unknown): string[] {
  const found = new Set<string>();
  visit(answer, '', (path) => found.add(path));
  return [...found];
}

function visit(value: unknown, at: string, tell: (path: string) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, at, tell));
  if (typeof value !== 'object' || value === null) return;
  for (const [name, own] of Object.entries(value)) {
    const path = within(at, name);
    tell(path);
    visit(own, path, tell);
  }
}

/** The answer without some properties, wherever they stand in its lists. */
export function without(answer: unknown, isGone: (path: string) => boolean, at = ''): unknown {
  if (Array.isArray(answer)) return answer.map((item) => without(item, isGone, at));
  if (typeof answer !== 'object' || answer === null) return answer;
  const kept = Object.entries(answer).filter(([name]) => !isGone(within(at, name)));
  return Object.fromEntries(
    kept.map(([name, own]) => [name, without(own, isGone, within(at, name))]),
  );
}

const within = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);
