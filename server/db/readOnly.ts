import { isReadOnly } from './sqlStates';

const fileCodes = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Whether nothing can be stored for now, though reading goes on: there is no room, on this
 * computer or on the database's own, or the database is a copy that only follows another.
 */
export function cannotStore(error: unknown): boolean {
  const { code } = error as { code?: string };
  return isReadOnly(error) || fileCodes.has(code ?? '');
}
