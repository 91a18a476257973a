import { object, string, type ObjectSchema } from 'yup';
import type { Credentials } from '../../api';

export type LoginValues = Record<keyof Omit<Credentials, 'role'>, string>;

interface LoginTexts {
  incomplete: string;
  register: { rules: { tooLong: string } };
}

/** Both are needed; whether they are right only the server knows. */
export function loginSchema(texts: LoginTexts): ObjectSchema<LoginValues> {
  const { tooLong } = texts.register.rules;
  return object({
    email: string().trim().required(texts.incomplete).max(254, tooLong),
    password: string().required(texts.incomplete).max(200, tooLong),
  });
}
