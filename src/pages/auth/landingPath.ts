import type { CurrentUser } from '../../api';
import { paths } from '../../../site/paths';

/** Where somebody arrives who has just signed in and was on the way to nowhere else. */
export function landingPath(user: Pick<CurrentUser, 'role' | 'roles'>): string {
  // A server that only sends one of the two is understood too.
  const roles: readonly string[] = [user.role, ...(user.roles ?? [])];
  if (roles.includes('PARTNER')) return paths.partner();
  return roles.includes('ADMIN') ? paths.admin() : paths.home();
}
