import { ValidationError } from 'yup';
import { loginSchema } from '../../../src/pages/auth/loginSchema';
import { registerSchema, type RegisterValues } from '../../../src/pages/auth/registerSchema';
import { accountsTexts } from '../../../src/i18n/accounts';

const texts = accountsTexts.vi;

const valid: RegisterValues = {
  email: 'lan@example.com',
  lastName: 'Nguyễn',
  firstName: 'Lan',
  phone: '0912345678',
  password: 'Matkhau1',
  confirmPassword: 'Matkhau1',
  consent: true,
};

/** Messages by field, as a form would show them. */
function errors(check: () => unknown): Record<string, string> {
  try {
    check();
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

const register = (changes: Partial<RegisterValues>) =>
  errors(() => registerSchema(texts).validateSync({ ...valid, ...changes }, { abortEarly: false }));

describe('registering', () => {
  it('accepts a complete form, with and without a phone number', () => {
    expect(register({})).toEqual({});
    expect(register({ phone: '' })).toEqual({});
    expect(register({ phone: '+84 912.345-678' })).toEqual({});
  });

  it('asks its rules in the specified order, each only when those before hold', () => {
    const wrong = {
      email: 'lan',
      phone: '123',
      password: 'abc',
      confirmPassword: 'abd',
      consent: false,
    };
    const said = [
      register({ ...wrong, firstName: ' ' }),
      register(wrong),
      register({ ...wrong, email: valid.email }),
      register({ ...wrong, email: valid.email, phone: valid.phone }),
      register({ password: 'abc', confirmPassword: 'abc', consent: false }),
      register({ consent: false }),
    ];
    expect(said).toEqual([
      { firstName: 'Vui lòng nhập đầy đủ thông tin' },
      { email: 'Email không hợp lệ' },
      { phone: 'Số điện thoại không hợp lệ. Vui lòng nhập số điện thoại Việt Nam hợp lệ' },
      { confirmPassword: 'Mật khẩu không khớp' },
      { password: 'Mật khẩu phải có ít nhất 6 ký tự' },
      { consent: texts.register.rules.consent },
    ]);
  });

  it('names every field that is missing, also when the form sends nothing', () => {
    const nothing = errors(() => registerSchema(texts).validateSync({}, { abortEarly: false }));
    const missing = ['email', 'lastName', 'firstName', 'password', 'confirmPassword'];
    expect(nothing).toEqual(Object.fromEntries(missing.map((name) => [name, texts.incomplete])));
  });

  it('keeps to the lengths that the server takes', () => {
    expect(register({ lastName: 'N'.repeat(101) })).toEqual({
      lastName: texts.register.rules.tooLong,
    });
  });
});

describe('logging in', () => {
  const login = (values: object) =>
    errors(() => loginSchema(texts).validateSync(values, { abortEarly: false }));

  it('needs both fields', () => {
    expect(login({ email: ' ' })).toEqual({ email: texts.incomplete, password: texts.incomplete });
    expect(login({ email: 'lan', password: ' ' })).toEqual({});
  });
});
