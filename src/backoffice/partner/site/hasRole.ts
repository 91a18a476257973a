import type { CurrentUser } from '../../../api';

/** Whether the account may be here; the server decides. */
export function hasRole(user: CurrentUser, role: CurrentUser['role']): boolean {
  return user.role === role || (user.roles ?? []).includes(role);
}
