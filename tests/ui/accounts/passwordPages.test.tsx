import { screen, waitFor, within } from '@testing-library/react';
import { newPartner, newTraveller, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';
import { loseAnswerOnce } from '../../support/browser/network';
import { readIn } from '../../support/browser/readerLanguage';
import { renderApp } from '../../support/browser/renderApp';

const subject = /Đặt lại mật khẩu/;

async function mailedAddress(email: string): Promise<string> {
  const { link } = await mailTo(email, { subject });
  return link.slice(new URL(link).origin.length);
}

async function typeTwice({ user }: Awaited<ReturnType<typeof renderApp>>, password: string) {
  await user.type(screen.getByLabelText(/^Mật khẩu mới/), password);
  await user.type(screen.getByLabelText(/^Nhập lại mật khẩu mới/), password);
  await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
}

it('leads from the login over the mail to a new password and back to the login', async () => {
  const { email } = await newTraveller();
  const app = await renderApp('/login');
  await app.user.click(screen.getByRole('link', { name: 'Đặt lại mật khẩu' }));
  await screen.findByRole('heading', { name: 'Quên mật khẩu' });
  await app.user.type(screen.getByRole('textbox', { name: /^Email/ }), email);
  await app.user.click(screen.getByRole('button', { name: 'Gửi liên kết' }));
  expect(await screen.findByText(new RegExp(`Nếu ${email} có tài khoản`))).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await app.user.click(screen.getByRole('link', { name: 'Quay lại đăng nhập' }));
  await waitFor(() => expect(app.address()).toBe('/login'));
});

it('sets the password of the mailed link, forgets the old session, and says so', async () => {
  const { email, token } = await newTraveller();
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const app = await renderApp(await mailedAddress(email), { token });
  await typeTwice(app, 'ngan');
  expect(await screen.findByRole('alert')).toHaveTextContent('Mật khẩu phải có ít nhất 6 ký tự');
  for (const field of screen.getAllByLabelText(/ật khẩu mới/)) await app.user.clear(field);
  await typeTwice(app, 'Matkhau456');
  const done = await screen.findByRole('heading', { name: 'Đã đổi mật khẩu' });
  await waitFor(() => expect(done).toHaveFocus());
  expect(app.store.getState().auth.token).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
  await signIn({ email, password: 'Matkhau456' });
});

it('says that the password may be set when no answer came, and still when the link is used up', async () => {
  const { email, token } = await newTraveller();
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const app = await renderApp(await mailedAddress(email), { token });
  loseAnswerOnce(/\/reset-password$/);
  await typeTwice(app, 'Matkhau456');
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent(/chưa rõ mật khẩu đã được đổi hay chưa/);
  expect(message).not.toHaveTextContent(/Chưa đổi được/);
  expect(screen.getByRole('link', { name: 'Thử đăng nhập' })).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
  expect(await screen.findByText(/Có lẽ lần gửi trước đã đổi mật khẩu/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gửi liên kết mới' })).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Thử đăng nhập' }));
  expect(await screen.findByText(/^Chưa rõ mật khẩu đã được đổi hay chưa/)).toBeVisible();
  expect(app.address()).toBe('/login');
  await signIn({ email, password: 'Matkhau456' });
});

it('says that nobody knows whether the password is set in the language that is chosen then', async () => {
  const { email } = await newTraveller();
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const app = await renderApp(await mailedAddress(email));
  loseAnswerOnce(/\/reset-password$/);
  await typeTwice(app, 'Matkhau456');
  expect(await screen.findByRole('alert')).toHaveTextContent(/chưa rõ mật khẩu/);
  await readIn(app, 'en');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/do not know whether the password/),
  );
});

it('goes on in the language of the mail on a device that chose none', async () => {
  const { email } = await newTraveller();
  await sharedServer().sql(`update users set language = 'en' where email_key = $1`, [email]);
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const { link } = await mailTo(email, { subject: /password/i });
  await renderApp(link.slice(new URL(link).origin.length));
  expect(await screen.findByLabelText(/^New password/)).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

it('leads a partner to the partners’ login', async () => {
  const { email } = await newPartner();
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const app = await renderApp(await mailedAddress(email));
  await typeTwice(app, 'Matkhau456');
  const link = await screen.findByRole('link', { name: 'Đăng nhập đối tác' });
  expect(link).toHaveAttribute('href', '/partner/login');
});

it.each(['/reset-password', '/reset-password?token=nobody-has-sent-this'])(
  'says that %s does not work, and where to get another',
  async (address) => {
    const app = await renderApp(address);
    if (address.includes('token')) await typeTwice(app, 'Matkhau456');
    expect(await screen.findByRole('heading', { name: 'Liên kết không dùng được' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gửi liên kết mới' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
);

it('says that a link cannot be used, where the focus goes', async () => {
  const app = await renderApp('/reset-password?token=khong-dung');
  await typeTwice(app, 'Matkhau456');
  const heading = await screen.findByRole('heading', { name: 'Liên kết không dùng được' });
  await waitFor(() => expect(heading).toHaveFocus());
});
