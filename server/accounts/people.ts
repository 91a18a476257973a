import { normalizePhone } from '../../domain/accounts/phone';
import { tidy } from '../../domain/texts/texts';
import type { Schemas } from '../http/operations';
import type { UserRow } from './queries';

/** The number as it is stored; null when none was given. */
export function storedPhone(phone: string | null | undefined): string | null {
  return normalizePhone(phone ?? '') || null;
}

/** 'Trần Văn Minh': the family name comes first, the last word is the given name. */
export function splitName(name: string): Pick<UserRow, 'firstName' | 'lastName'> {
  const words = tidy(name).split(/\s+/);
  return { firstName: words.at(-1) ?? '', lastName: words.slice(0, -1).join(' ') };
}

export function toCurrentUser(user: UserRow): Schemas['CurrentUser'] {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: `${user.lastName} ${user.firstName}`.trim(),
    email: user.email,
    phone: user.phone,
    phoneNumber: user.phone,
    role: user.role,
    roles: [user.role],
  };
}
