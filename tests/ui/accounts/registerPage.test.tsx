import { screen, waitFor, within } from '@testing-library/react';
import { demo, freshEmail, signIn } from '../../support/accounts';
import { loseNetwork } from '../../support/browser/network';
import { mailTo } from '../../support/server/outbox';
import { renderApp, type App } from '../../support/browser/renderApp';

const complete = {
  Email: '',
  'Họ và tên đệm': 'Nguyễn Thị',
  Tên: 'Lan',
  'Số điện thoại': '0912 345 678',
  'Mật khẩu': 'Matkhau123',
  'Xác nhận mật khẩu': 'Matkhau123',
};
type Label = keyof typeof complete;

// The star of a required field is part of its label's text.
const field = (label: Label) => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));
const consent = () => screen.getByRole('checkbox', { name: /^Tôi đồng ý/ });

async function fill({ user }: App, values: Partial<Record<Label, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label as Label));
    if (value) await user.type(field(label as Label), value);
  }
}

async function send({ user }: App) {
  const form = consent().closest('form')!;
  await user.click(within(form).getByRole('button', { name: 'Đăng ký' }));
}

/** The message above the form, once it says this. */
const refusal = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

describe('the rules', () => {
  it('say of what is too long that it is to be shorter, not that it is missing', async () => {
    const app = await renderApp('/register');
    await fill(app, { ...complete, Email: freshEmail(), Tên: '' });
    await app.user.click(field('Tên'));
    await app.user.paste('Lan'.repeat(100));
    await send(app);
    await refusal('Nội dung nhập quá dài');
    expect(field('Tên')).toHaveAccessibleDescription('Rút ngắn nội dung này');
  });

  it('are asked one after the other, each beside its field', async () => {
    const app = await renderApp('/register');
    await send(app);
    await refusal('Vui lòng nhập đầy đủ thông tin');
    expect(field('Email')).toBeInvalid();
    expect(field('Số điện thoại')).toBeValid();

    await fill(app, { ...complete, Email: 'lan@', 'Số điện thoại': '123', 'Mật khẩu': 'abc' });
    await send(app);
    await refusal('Email không hợp lệ');
    expect(field('Email')).toBeInvalid();

    await fill(app, { Email: freshEmail() });
    await send(app);
    await refusal('Số điện thoại không hợp lệ. Vui lòng nhập số điện thoại Việt Nam hợp lệ');
    expect(field('Số điện thoại')).toBeInvalid();

    await fill(app, { 'Số điện thoại': '' });
    await send(app);
    await refusal('Mật khẩu không khớp');
    expect(field('Xác nhận mật khẩu')).toBeInvalid();

    await fill(app, { 'Xác nhận mật khẩu': 'abc' });
    await send(app);
    await refusal('Mật khẩu phải có ít nhất 6 ký tự');
    expect(field('Mật khẩu')).toBeInvalid();
  });

  it('want the consent given by hand', async () => {
    const app = await renderApp('/register');
    expect(consent()).not.toBeChecked();
    await fill(app, { ...complete, Email: freshEmail() });
    await send(app);
    await refusal('Vui lòng đồng ý để chúng tôi xử lý dữ liệu cá nhân của bạn');
    expect(consent()).toBeInvalid();
  });

  it('forget a field’s error as soon as the field is edited', async () => {
    const app = await renderApp('/register');
    await send(app);
    await refusal('Vui lòng nhập đầy đủ thông tin');
    await app.user.type(field('Tên'), 'L');
    await waitFor(() => expect(field('Tên')).toBeValid());
    expect(field('Email')).toBeInvalid();
  });
});

describe('signing up', () => {
  it('sends the mail and leads to the page that waits for it', async () => {
    const email = freshEmail();
    const app = await renderApp('/register');
    await fill(app, { ...complete, Email: email });
    await app.user.click(consent());
    await send(app);
    expect(await screen.findByRole('heading', { name: 'Kiểm tra email của bạn' })).toBeVisible();
    expect(app.address()).toBe('/verify-email');
    expect(screen.getByText(new RegExp(email))).toBeVisible();
    const { link } = await waitFor(() => mailTo(email));
    expect(link).toContain('/verify-email?token=');
  });

  it('keeps everything typed when no answer comes', async () => {
    const typed = { ...complete, Email: freshEmail() };
    const app = await renderApp('/register');
    await fill(app, typed);
    await app.user.click(consent());
    loseNetwork();
    await send(app);
    // Nobody knows: the sign-up may have arrived.
    await refusal(/^Chưa nhận được câu trả lời rõ ràng/);
    expect(screen.getByRole('alert')).toHaveTextContent('Những gì bạn đã nhập vẫn còn đây');
    for (const [label, value] of Object.entries(typed)) {
      expect(field(label as Label)).toHaveValue(value);
    }
    expect(consent()).toBeChecked();
  });

  it('speaks to partners when they come from the partner banner', async () => {
    await renderApp({ pathname: '/register', state: { role: 'partner' } });
    expect(screen.getByRole('heading', { name: 'Đăng ký đối tác' })).toBeVisible();
  });

  it('sends those who are signed in home', async () => {
    const token = await signIn(demo.customer);
    const app = await renderApp('/register', { token });
    await waitFor(() => expect(app.address()).toBe('/'));
  });
});
