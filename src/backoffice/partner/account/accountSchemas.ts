import { boolean, object, string } from 'yup';
import { isEmail, isKnownEmail, isLongEnough } from '../../../../domain/accounts/credentials';
import { isVietnamesePhone } from '../../../../domain/accounts/phone';
import { accountTexts } from '../../../i18n/en/partner/account';
import { atMost, filled } from '../../ui/form/textRules';

const { rules } = accountTexts;
const LONGEST = { email: 254, password: 200, name: 100, hotelName: 120 };

const needed = (message: string, longest: number) =>
  filled(message, longest, rules.tooLong(longest));

const address = () => needed(rules.email, LONGEST.email);

const newPassword = (message: string) =>
  string()
    .required(message)
    .test(atMost(LONGEST.password, rules.tooLong(LONGEST.password)))
    .test('length', rules.shortPassword, (password) => isLongEnough(password));

const again = string()
  .required(rules.confirmPassword)
  .test('same', rules.mismatch, (typed, { parent }) => {
    const { password } = parent as { password?: string };
    return typed === password;
  });

/** Whether they are right only the server knows. */
export const partnerLoginSchema = object({
  email: address(),
  password: string()
    .required(rules.password)
    .test(atMost(LONGEST.password, rules.tooLong(LONGEST.password))),
});

export const partnerForgotSchema = object({
  email: address().test('shape', rules.emailShape, (email) => isKnownEmail(email)),
});

export const partnerRegisterSchema = object({
  hotelName: needed(rules.hotelName, LONGEST.hotelName),
  name: needed(rules.name, LONGEST.name),
  email: address().test('shape', rules.emailShape, (email) => isEmail(email)),
  password: newPassword(rules.password),
  confirmPassword: again,
  consent: boolean().oneOf([true], rules.consent),
});

export const partnerProfileSchema = object({
  lastName: needed(rules.lastName, LONGEST.name),
  firstName: needed(rules.firstName, LONGEST.name),
  phone: string()
    .default('')
    .test('Vietnamese', rules.phone, (phone) => !phone.trim() || isVietnamesePhone(phone)),
});

export const passwordChangeSchema = object({
  currentPassword: string()
    .required(rules.currentPassword)
    .test(atMost(LONGEST.password, rules.tooLong(LONGEST.password))),
  password: newPassword(rules.newPassword),
  confirmPassword: again,
});
