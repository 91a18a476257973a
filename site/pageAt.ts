import { rows } from './pages';

const patterns = rows.map(([key, page]) => ({ key, page, pattern: patternOf(page.path) }));

/** The page at an address, and what stands there in the place of its parameter. */
export function pageAt(pathname: string) {
  for (const { key, page, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (match) return { key, page, parameter: match[1] ?? '' };
  }
  return undefined;
}

function patternOf(path: string): RegExp {
  const pattern = path.replace(/:(\w+)/, (_, name) =>
    name === 'bookingId' ? '([\\w-]+)' : '(\\d{1,15})',
  );
  return new RegExp(`^${pattern}/?$`);
}
