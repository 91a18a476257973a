import { screen, waitFor } from '@testing-library/react';
import type { CurrentUser } from '../../../src/api';
import { demo, newTraveller, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { renderApp, type App } from '../../support/browser/renderApp';
import { madeToken } from '../../support/tokens';

const open = async ({ user }: App, menu: string) =>
  user.click(await screen.findByRole('button', { name: menu }));

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

const travellersItems = [
  'Thông tin cá nhân',
  'Đặt phòng của tôi',
  'Đã xem gần đây',
  'Trợ giúp và hỗ trợ',
  'Đăng xuất',
];

describe('the menu', () => {
  it('of a visitor leads to the login, the registration and the help', async () => {
    const app = await renderApp('/favourites');
    await open(app, 'Menu');
    expect(items()).toEqual(['Đăng nhập', 'Đăng ký', 'Trợ giúp và hỗ trợ']);
    await app.user.click(screen.getByRole('menuitem', { name: 'Đăng ký' }));
    await waitFor(() => expect(app.address()).toBe('/register'));
    expect(app.location().state).toEqual({ from: '/favourites' });
  });

  it('of a traveller carries the first name, and no partner management', async () => {
    const { token } = await newTraveller();
    const app = await renderApp('/favourites', { token });
    await open(app, 'Lan');
    expect(items()).toEqual(travellersItems);
    expect(screen.queryByRole('link', { name: 'Đăng nhập' })).not.toBeInTheDocument();
  });

  it('of a partner has the partner management', async () => {
    const token = await signIn(demo.partner);
    const { body } = await call<CurrentUser>('GET', '/api/auth/current-user', { token });
    const app = await renderApp('/policy-support', { token });
    await open(app, body.firstName);
    expect(items()).toEqual([
      ...travellersItems.slice(0, 3),
      'Quản lý đối tác',
      ...travellersItems.slice(3),
    ]);
  });

  it('logs out, forgets the token, and goes home', async () => {
    const { token } = await newTraveller();
    const app = await renderApp('/favourites', { token });
    await open(app, 'Lan');
    await app.user.click(screen.getByRole('menuitem', { name: 'Đăng xuất' }));
    expect(await screen.findByText('Bạn đã đăng xuất.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
    expect(window.localStorage.getItem('jwt')).toBeNull();
    expect(await screen.findByText(/^Hiển thị 10 trên/)).toBeVisible();
    expect(app.address()).toBe('/');
  });

  it('treats a token that is worth nothing as none, and interrupts nobody', async () => {
    const token = madeToken({ sub: '1' });
    const app = await renderApp('/favourites', { token });
    expect(await screen.findByRole('link', { name: 'Đăng nhập' })).toBeVisible();
    expect(app.address()).toBe('/favourites');
    expect(window.localStorage.getItem('jwt')).toBeNull();
  });

  it('opens and closes with the keyboard', async () => {
    const { user } = await renderApp('/favourites');
    const button = await screen.findByRole('button', { name: 'Menu' });
    button.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Đăng nhập' })).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Trợ giúp và hỗ trợ' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});

describe('the language', () => {
  it('changes every text and the page’s own language, and back', async () => {
    const app = await renderApp('/favourites');
    expect(document.documentElement).toHaveAttribute('lang', 'vi');
    await open(app, 'Ngôn ngữ');
    expect(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toBeChecked();
    await app.user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(screen.getByRole('heading', { name: 'Favourite places' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');

    await open(app, 'Language');
    await app.user.click(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' }));
    expect(screen.getByRole('heading', { name: 'Chỗ nghỉ yêu thích' })).toBeVisible();
  });

  it('is what the server answers in, too', async () => {
    const app = await renderApp('/login');
    await open(app, 'Ngôn ngữ');
    await app.user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await app.user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'a@example.com');
    await app.user.type(screen.getByLabelText(/^Password/), 'wrong');
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(
      await screen.findByText('Incorrect account or password. Please try again.'),
    ).toBeVisible();
  });
});
