import { object, string, type ObjectSchema } from 'yup';
import { isKnownEmail, isLongEnough } from '../../../domain/accounts/credentials';
import type {
  AccountDeletion,
  PasswordChange,
  PasswordRequest,
  PasswordReset,
} from '../../api/accounts';

export type ForgotValues = Record<keyof PasswordRequest, string>;
export type ResetValues = Record<keyof Omit<PasswordReset, 'token'>, string>;
export type ChangeValues = Record<keyof PasswordChange, string>;
export type DeletionValues = Record<keyof AccountDeletion, string>;

interface PasswordTexts {
  incomplete: string;
  register: { rules: Record<'email' | 'mismatch' | 'shortPassword' | 'tooLong', string> };
}

export function forgotSchema({ incomplete, register }: PasswordTexts): ObjectSchema<ForgotValues> {
  const { rules } = register;
  return object({
    email: string()
      .trim()
      .required(incomplete)
      .max(254, rules.tooLong)
      .test('shape', rules.email, (email) => isKnownEmail(email)),
  });
}

/** The same rules for a password as at registration. */
export function resetSchema({ incomplete, register }: PasswordTexts): ObjectSchema<ResetValues> {
  const { rules } = register;
  return object({
    password: string()
      .required(incomplete)
      .max(200, rules.tooLong)
      .test('length', rules.shortPassword, (password) => isLongEnough(password)),
    confirmPassword: string()
      .required(incomplete)
      .test('same', rules.mismatch, (again, { parent }) => {
        const { password } = parent as Partial<ResetValues>;
        return again === password;
      }),
  });
}

/** The same with the old one, which only the server knows. */
export function changeSchema(texts: PasswordTexts): ObjectSchema<ChangeValues> {
  const { incomplete, register } = texts;
  const currentPassword = string().required(incomplete).max(200, register.rules.tooLong);
  return object({ currentPassword }).concat(resetSchema(texts));
}

export function deletionSchema({
  incomplete,
}: Pick<PasswordTexts, 'incomplete'>): ObjectSchema<DeletionValues> {
  return object({ password: string().required(incomplete).max(200, incomplete) });
}
