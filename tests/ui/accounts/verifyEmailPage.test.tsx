import { screen, waitFor } from '@testing-library/react';
import { signedIn, signedOut } from '../../../src/state/authSlice';
import { freshEmail, newTraveller } from '../../support/accounts';
import { call } from '../../support/client';
import { mailTo } from '../../support/server/outbox';
import { renderApp } from '../../support/browser/renderApp';

/** The path and query of the link in the mail of a new account. */
async function verificationLink(): Promise<string> {
  const email = freshEmail();
  const password = 'Matkhau123';
  await call('POST', '/api/auth/signup', {
    body: { email, password, confirmPassword: password, firstName: 'Lan', lastName: 'Nguyễn' },
  });
  const { pathname, search } = new URL((await mailTo(email)).link);
  return pathname + search;
}

describe('without a token', () => {
  it('tells what to do while the mail is on its way', async () => {
    const { user, address } = await renderApp({
      pathname: '/verify-email',
      state: { email: 'lan@example.com', typedAt: Date.now() },
    });
    expect(screen.getByRole('heading', { name: 'Kiểm tra email của bạn' })).toBeVisible();
    expect(screen.getByText(/đến lan@example.com/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Đang chờ bạn xác thực' })).toBeVisible();
    for (const tip of [/thư rác/, /Chờ một vài phút/, /Kiểm tra lại địa chỉ/]) {
      expect(screen.getByText(tip)).toBeVisible();
    }
    await user.click(screen.getByRole('link', { name: 'Quay lại đăng nhập' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('shows the address to nobody who comes back after somebody has signed in and out', async () => {
    const state = { email: 'lan@example.com', typedAt: Date.now() };
    const { store, go } = await renderApp({ pathname: '/verify-email', state });
    expect(screen.getByText(/đến lan@example.com/)).toBeVisible();
    void go('/policy-support');
    await screen.findByRole('heading', { name: 'Trợ giúp và chính sách' });
    store.dispatch(signedIn((await newTraveller()).token));
    store.dispatch(signedOut());
    void go(-1);
    expect(await screen.findByRole('heading', { name: 'Kiểm tra email của bạn' })).toBeVisible();
    expect(screen.queryByText(/lan@example.com/)).toBeNull();
    await waitFor(() => expect(screen.queryByDisplayValue(/lan@example.com/)).toBeNull());
  });

  it('is the same page at the address of the partners’ registration', async () => {
    await renderApp('/email-verification');
    expect(screen.getByRole('heading', { name: 'Kiểm tra email của bạn' })).toBeVisible();
  });
});

it('goes on in English after the partners’ sign-up, until the reader chooses or leaves', async () => {
  const { user, go } = await renderApp('/partner/register');
  const typed = {
    'Hotel name': 'Nhà nghỉ Minh',
    'Your name': 'Trần Văn Minh',
    'E-mail': freshEmail(),
    Password: 'Matkhau123',
    'Confirm password': 'Matkhau123',
  };
  for (const [label, value] of Object.entries(typed)) {
    await user.type(await screen.findByLabelText(new RegExp(`^${label}`)), value);
  }
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
    'href',
    '/partner/login',
  );
  void go('/policy-support');
  expect(await screen.findByRole('heading', { name: 'Trợ giúp và chính sách' })).toBeVisible();
  void go(-1);
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Tiếng Việt' }));
  expect(await screen.findByRole('heading', { name: 'Kiểm tra email của bạn' })).toBeVisible();
});

describe('with a token', () => {
  it('verifies by itself, says so, and opens the login after three seconds', async () => {
    const link = await verificationLink();
    const { address } = await renderApp(link);
    expect(
      await screen.findByText('Xác thực email thành công! Bạn có thể đăng nhập ngay bây giờ.'),
    ).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByRole('link', { name: 'Đăng nhập ngay' })).toBeVisible();
    expect(address()).toBe(link);
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('leads a partner to the login of partners', async () => {
    const email = freshEmail();
    const person = { name: 'Trần Văn Minh', hotelName: 'Nhà nghỉ Minh', role: 'PARTNER' };
    const body = { email, password: 'Matkhau123', ...person };
    await call('POST', '/api/auth/signup', { headers: { 'Accept-Language': 'en' }, body });
    const { pathname, search } = new URL((await mailTo(email, { subject: /^Verify/ })).link);
    const { address } = await renderApp(pathname + search);
    // In the mail's language, as the pages before and after.
    expect(await screen.findByRole('heading', { name: 'Verified' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in now' })).toHaveAttribute(
      'href',
      '/partner/login',
    );
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    await waitFor(() => expect(address()).toBe('/partner/login'));
  });

  it('succeeds again when the link is opened twice', async () => {
    const link = await verificationLink();
    await call(
      'GET',
      `/api/auth/verify-account?token=${new URLSearchParams(link.split('?')[1]).get('token')}`,
    );
    await renderApp(link);
    expect(await screen.findByText(/^Xác thực email thành công!/)).toBeVisible();
  });

  it('leads nobody away who is signed in here with another account, and says who that is', async () => {
    const here = await newTraveller();
    const { user, address } = await renderApp(await verificationLink(), { token: here.token });
    expect(await screen.findByText(new RegExp(`đăng nhập bằng ${here.email}`))).toBeVisible();
    expect(screen.queryByText(/sẽ mở sau 3 giây/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Đăng xuất' }));
    await user.click(await screen.findByRole('link', { name: 'Đăng nhập ngay' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('says that a token is not valid, and leads back to the login', async () => {
    const { user, address } = await renderApp('/verify-email?token=khong-co');
    expect(
      await screen.findByText('Xác thực email thất bại. Token không hợp lệ hoặc đã hết hạn.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Quay lại đăng nhập' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });
});
