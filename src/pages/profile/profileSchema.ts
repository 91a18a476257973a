import { object, string, type ObjectSchema } from 'yup';
import { isVietnamesePhone } from '../../../domain/accounts/phone';
import { isBlank, lengthOf } from '../../../domain/texts/texts';
import type { ProfileChanges } from '../../api/accounts';

export type ProfileValues = Record<keyof ProfileChanges, string>;

interface ProfileTexts {
  incomplete: string;
  register: { rules: { phone: string; tooLong: string } };
}

/** The same rules for a name and a phone number as at registration. */
export function profileSchema(texts: ProfileTexts): ObjectSchema<ProfileValues> {
  const { rules } = texts.register;
  const name = () =>
    string()
      .trim()
      .required(texts.incomplete)
      .test('seen', texts.incomplete, (text) => !isBlank(text))
      .test('length', rules.tooLong, (text) => lengthOf(text) <= 100);
  return object({
    firstName: name(),
    lastName: name(),
    phone: string()
      .defined()
      .default('')
      .test('Vietnamese', rules.phone, (phone) => !phone.trim() || isVietnamesePhone(phone)),
  });
}
