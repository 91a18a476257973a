import { cleanup, screen, waitFor } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import { landingPath } from '../../../src/pages/auth/landingPath';
import { demo, freshEmail, newTraveller, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { sharedServer } from '../../support/server/serverControl';
import { answerOnce } from '../../support/browser/network';
import { readIn } from '../../support/browser/readerLanguage';
import { renderApp, type App } from '../../support/browser/renderApp';

const email = () => screen.getByRole('textbox', { name: /^E-?mail/ });
const password = () => screen.getByLabelText(/^(Mật khẩu|Password)/);

async function logIn({ user }: App, account: { email: string; password: string }) {
  if (account.email) await user.type(email(), account.email);
  if (account.password) await user.type(password(), account.password);
  await user.click(screen.getByRole('button', { name: /^(Đăng nhập|Log in)$/ }));
}

async function unverifiedAccount() {
  const account = { email: freshEmail(), password: 'Matkhau123' };
  await call('POST', '/api/auth/signup', {
    body: { ...account, confirmPassword: account.password, firstName: 'Lan', lastName: 'Nguyễn' },
  });
  return account;
}

/** What mails to it are written in. */
const languageOf = async (address: string) => {
  const [row] = await sharedServer().sql<{ language: string }>(
    'select language from users where email_key = $1',
    [address],
  );
  return row?.language;
};

it('mails come in the language that was chosen before anybody was signed in', async () => {
  const [first, second] = [await newTraveller(), await newTraveller()];
  const logInAs = async (traveller: typeof first, app: App) => {
    await logIn(app, traveller);
    await waitFor(() => expect(app.location().pathname).not.toBe('/login'));
  };
  await logInAs(first, await renderApp('/login'));
  expect(await languageOf(first.email)).toBe('vi');
  cleanup();
  localStorage.clear();
  const app = await renderApp('/login');
  await readIn(app, 'en');
  await logInAs(second, app);
  await waitFor(async () => expect(await languageOf(second.email)).toBe('en'));
  await readIn(app, 'vi');
});

describe('the form', () => {
  it('needs both the address and the password', async () => {
    const app = await renderApp('/login');
    await logIn(app, { email: '', password: '' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Vui lòng nhập đầy đủ thông tin');
    await logIn(app, { email: 'lan@example.com', password: '' });
    expect(screen.getByRole('alert')).toHaveTextContent('Vui lòng nhập đầy đủ thông tin');
    expect(password()).toBeInvalid();
    expect(email()).toBeValid();
  });

  it('says what is wrong in the language that is chosen then, and nothing of before', async () => {
    const app = await renderApp('/login');
    const choose = async (menu: string, language: string) => {
      await app.user.click(await screen.findByRole('button', { name: menu }));
      await app.user.click(screen.getByRole('menuitemradio', { name: language }));
    };
    await logIn(app, { email: '', password: '' });
    await screen.findByText('Vui lòng nhập đầy đủ thông tin');
    await choose('Ngôn ngữ', 'English');
    expect(await screen.findByText('Please fill in all the required information')).toBeVisible();
    await choose('Language', 'Tiếng Việt');
    await logIn(app, { ...demo.customer, password: 'khong-dung' });
    await screen.findByText(/^Tài khoản hoặc mật khẩu không đúng/);
    await choose('Ngôn ngữ', 'English');
    await waitFor(() => expect(screen.queryByText(/không đúng/)).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the account or the password is wrong, and keeps the address', async () => {
    const app = await renderApp('/login');
    await logIn(app, { ...demo.customer, password: 'khong-dung' });
    expect(
      await screen.findByText('Tài khoản hoặc mật khẩu không đúng. Vui lòng thử lại.'),
    ).toBeVisible();
    expect(email()).toHaveValue(demo.customer.email);
  });

  it('says to wait after too many tries', async () => {
    const app = await renderApp('/login');
    const message = 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau ít phút.';
    answerOnce(/\/login$/, 429, { status: 429, code: 'TOO_MANY_REQUESTS', message });
    await app.user.type(screen.getByLabelText(/^Email/), freshEmail());
    await app.user.type(screen.getByLabelText(/^Mật khẩu/), `Matkhau123{Enter}`);
    expect(await screen.findByText('Đã xảy ra lỗi. Vui lòng thử lại sau.')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('asks for the verification that is missing, and offers to send the mail again', async () => {
    const account = await unverifiedAccount();
    const app = await renderApp('/login');
    await logIn(app, account);
    expect(
      await screen.findByText('Vui lòng xác thực tài khoản của bạn trước khi đăng nhập.'),
    ).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Gửi lại email xác thực' }));
    expect(await screen.findByText(/một email mới đang được gửi đến/)).toBeVisible();
    const pause = screen.getByRole('button', { name: /^Gửi lại sau \d+ giây$/ });
    expect(pause).toHaveFocus();
    expect(pause).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the social buttons disabled, with the reason', async () => {
    await renderApp('/login');
    for (const name of ['Google', 'Apple', 'Facebook']) {
      const button = screen.getByRole('button', { name });
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription(/chưa có trong phiên bản này/);
    }
  });
});

describe('the partner variant', () => {
  it('speaks to partners and leads back to the travellers’ login', async () => {
    const { user } = await renderApp({ pathname: '/login', state: { role: 'partner' } });
    expect(screen.getByRole('heading', { name: 'Đăng nhập đối tác' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Đăng ký làm đối tác' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Đăng nhập khách hàng' }));
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  });
});

describe('after logging in', () => {
  it('goes home and keeps the token on the device', async () => {
    const account = await newTraveller();
    const app = await renderApp('/login');
    await logIn(app, account);
    expect(await screen.findByRole('button', { name: 'Lan' })).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(window.localStorage.getItem('jwt')).toBe(app.store.getState().auth.token);
  });

  it('goes back to where the visitor came from', async () => {
    const entry: InitialEntry = { pathname: '/login', state: { from: '/favourites' } };
    const app = await renderApp(entry);
    await logIn(app, demo.customer);
    await waitFor(() => expect(app.address()).toBe('/favourites'));
  });

  it('never goes to another site', async () => {
    const entry: InitialEntry = { pathname: '/login', state: { from: '//evil.example' } };
    const app = await renderApp(entry);
    await logIn(app, demo.customer);
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it('leads who is signed in already on', async () => {
    const token = await signIn(demo.customer);
    const app = await renderApp('/login', { token });
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it.each([
    ['CUSTOMER', '/'],
    ['PARTNER', '/partner'],
    ['ADMIN', '/admin'],
  ] as const)('%s has a place of their own', (role, place) => {
    expect(landingPath({ role, roles: [role] })).toBe(place);
    expect(landingPath({ role: 'CUSTOMER', roles: [role] })).toBe(place);
  });
});

it('says why it is shown to whoever opens a page of theirs with a session that is over', async () => {
  const { token } = await newTraveller();
  await call('POST', '/api/auth/sign-out-everywhere', { token });
  await renderApp('/bookings', { token });
  expect(await screen.findByText(/^Phiên đăng nhập đã hết hạn/)).toBeVisible();
});
