import type { RequestError } from '../../../api';

/** What the server says against a change: of each field, else of the whole. */
export function refusalLines(error: RequestError | null, fallback: string): string[] {
  const fields = Object.values(error?.fieldErrors ?? {});
  return fields.length > 0 ? fields : [error?.message ?? fallback];
}
