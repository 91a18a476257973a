import type { CurrentUser } from '../../../api';

/** A server that only sends one of the two is understood too. */
export function hasPartnerAccess({ role, roles }: Partial<CurrentUser>): boolean {
  return role === 'PARTNER' || roles?.includes('PARTNER') === true;
}
