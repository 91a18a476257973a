import { boolean, object, string, ValidationError, type ObjectSchema } from 'yup';
import { isEmail, isLongEnough } from '../../../domain/accounts/credentials';
import { isVietnamesePhone } from '../../../domain/accounts/phone';
import { isBlank, lengthOf } from '../../../domain/texts/texts';
import type { NewTraveller } from '../../api/accounts';

export type RegisterValues = Record<keyof Omit<NewTraveller, 'role' | 'consentVersion'>, string> & {
  /** To the processing of personal data. */
  consent: boolean;
};

interface RegisterTexts {
  incomplete: string;
  register: {
    rules: Record<'email' | 'phone' | 'mismatch' | 'shortPassword' | 'tooLong' | 'consent', string>;
  };
}

type Fields = (keyof RegisterValues)[];

/** The fields that break a rule, and what the rule says. */
type Rule = { message: string; broken: (values: RegisterValues) => Fields };

const REQUIRED = ['email', 'lastName', 'firstName', 'password', 'confirmPassword'] as const;
const LONGEST = { email: 254, lastName: 100, firstName: 100, password: 200 } as const;

const when = (broken: boolean, field: keyof RegisterValues): Fields => (broken ? [field] : []);

function rulesInOrder({ incomplete, register }: RegisterTexts): Rule[] {
  const { rules } = register;
  return [
    { message: incomplete, broken: (values) => REQUIRED.filter((name) => isBlank(values[name])) },
    { message: rules.email, broken: ({ email }) => when(!isEmail(email), 'email') },
    {
      message: rules.phone,
      broken: ({ phone }) => when(phone.trim() !== '' && !isVietnamesePhone(phone), 'phone'),
    },
    {
      message: rules.mismatch,
      broken: (values) => when(values.password !== values.confirmPassword, 'confirmPassword'),
    },
    {
      message: rules.shortPassword,
      broken: ({ password }) => when(!isLongEnough(password), 'password'),
    },
    {
      message: rules.tooLong,
      broken: (values) =>
        Object.entries(LONGEST).flatMap(([name, longest]) => {
          const field = name as keyof typeof LONGEST;
          // All but the password are sent without the spaces around them.
          const sent = field === 'password' ? [...values[field]].length : lengthOf(values[field]);
          return when(sent > longest, field);
        }),
    },
    { message: rules.consent, broken: ({ consent }) => when(!consent, 'consent') },
  ];
}

/**
 * Registration's rules are asked one after the other: the first broken one speaks, once for each field
 * that breaks it.
 */
export function registerSchema(texts: RegisterTexts): ObjectSchema<RegisterValues> {
  const rules = rulesInOrder(texts);
  const text = () => string().defined().default('');
  return object({
    email: text(),
    lastName: text(),
    firstName: text(),
    phone: text(),
    password: text(),
    confirmPassword: text(),
    consent: boolean().defined().default(false),
  }).test('in order', (values) => {
    for (const { message, broken } of rules) {
      const fields = broken(values);
      if (fields.length > 0) {
        return new ValidationError(fields.map((name) => new ValidationError(message, null, name)));
      }
    }
    return true;
  });
}
