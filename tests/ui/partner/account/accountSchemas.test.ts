import { ValidationError, type AnyObjectSchema } from 'yup';
import {
  partnerForgotSchema,
  partnerLoginSchema,
  partnerProfileSchema,
  partnerRegisterSchema,
  passwordChangeSchema,
} from '../../../../src/backoffice/partner/account/accountSchemas';

/** What the form says at each field; of several rules that one breaks, the first. */
function messages(schema: AnyObjectSchema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(({ path = '', message }): [string, string] => [path, message]);
    return Object.fromEntries(found.reverse());
  }
}

const registration = {
  hotelName: 'Nhà nghỉ Minh',
  name: 'Trần Minh',
  email: 'minh@example.com',
  password: 'Matkhau1',
  confirmPassword: 'Matkhau1',
  consent: true,
};

it('registers with everything filled in', () => {
  expect(messages(partnerRegisterSchema, registration)).toEqual({});
});

it.each([
  ['hotelName', { hotelName: '   ' }, 'Hotel name is required'],
  ['name', { name: '' }, 'Your name is required'],
  ['email', { email: '' }, 'Email is required'],
  ['email', { email: 'minh@example' }, 'Email is invalid'],
  ['password', { password: '', confirmPassword: 'x' }, 'Password is required'],
  [
    'password',
    { password: '😀😀😀', confirmPassword: '😀😀😀' },
    'Password must be at least 6 characters',
  ],
  ['confirmPassword', { confirmPassword: '' }, 'Please confirm your password'],
  ['confirmPassword', { confirmPassword: 'Matkhau2' }, 'Passwords do not match'],
  ['consent', { consent: false }, 'Please agree that we process your personal data'],
])('says at %s what is wrong with %j', (field, changes, message) => {
  const said = messages(partnerRegisterSchema, { ...registration, ...changes });
  expect(said[field]).toBe(message);
});

it('needs both to log in, and nothing about their shape', () => {
  expect(messages(partnerLoginSchema, { email: ' ', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
  expect(messages(partnerLoginSchema, { email: 'minh', password: 'x' })).toEqual({});
});

it('sends a password link to something like an address only', () => {
  expect(messages(partnerForgotSchema, { email: 'minh' })).toEqual({ email: 'Email is invalid' });
});

it('lets the phone be empty, but not wrong', () => {
  const person = { firstName: 'Minh', lastName: 'Trần', phone: '' };
  expect(messages(partnerProfileSchema, person)).toEqual({});
  expect(messages(partnerProfileSchema, { ...person, phone: '091 234 5678' })).toEqual({});
  expect(messages(partnerProfileSchema, { ...person, phone: '12' })).toHaveProperty('phone');
});

it('changes a password only with the current one and the new one twice', () => {
  const empty = { currentPassword: '', password: '', confirmPassword: '' };
  expect(Object.keys(messages(passwordChangeSchema, empty)).sort()).toEqual([
    'confirmPassword',
    'currentPassword',
    'password',
  ]);
});
