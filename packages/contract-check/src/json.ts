export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };
type Path = (string | number)[];

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What lies there; undefined where the way ends before. */
export function at(value: Json | undefined, ...path: Path): Json | undefined {
  return path.reduce<Json | undefined>((within, step) => {
    if (Array.isArray(within)) return typeof step === 'number' ? within[step] : undefined;
    return isObject(within) ? within[step] : undefined;
  }, value);
}

export function textAt(value: Json | undefined, ...path: Path): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** NaN where there is no number: it equals nothing. */
export function numberAt(value: Json | undefined, ...path: Path): number {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : Number.NaN;
}

export function listAt(value: Json | undefined, ...path: Path): Json[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** What a reader is shown of it. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
