import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../src/api';
import { newPartner, newTraveller, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { loseAnswerOnce, loseRequestOnce } from '../../support/browser/network';
import { renderApp, type App } from '../../support/browser/renderApp';

const { getCurrentUser } = api.endpoints;

async function press({ user }: App, name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

const losePasswordAnswer = () => loseAnswerOnce(/\/api\/auth\/password$/);

describe('a password of which nobody knows whether it is changed', () => {
  async function change(app: App, labels: [string, string, string], [old, next]: string[]) {
    const [current, first, again] = labels;
    await app.user.type(await screen.findByLabelText(new RegExp(`^${current}`)), old!);
    await app.user.type(screen.getByLabelText(new RegExp(`^${first}`)), next!);
    await app.user.type(screen.getByLabelText(new RegExp(`^${again}`)), next!);
  }
  const ofTravellers: [string, string, string] = [
    'Mật khẩu hiện tại',
    'Mật khẩu mới',
    'Nhập lại mật khẩu mới',
  ];
  const onLogin = /^Chưa rõ mật khẩu đã được đổi hay chưa/;

  it('is tried at the login', async () => {
    const lan = await newTraveller();
    const app = await renderApp('/profile', { token: lan.token });
    losePasswordAnswer();
    await change(app, ofTravellers, [lan.password, 'Matkhau456']);
    await press(app, 'Đổi mật khẩu');
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent(/chưa rõ mật khẩu đã được đổi hay chưa/);
    expect(message).not.toHaveTextContent(/Chưa đổi được|gửi lại/);
    await press(app, 'Đăng nhập lại');
    expect(await screen.findByText(onLogin)).toBeVisible();
    expect(app.address()).toBe('/login');
    await app.user.type(screen.getByLabelText(/^Email/), lan.email);
    await app.user.type(screen.getByLabelText(/^Mật khẩu/), 'Matkhau456');
    await press(app, 'Đăng nhập');
    await waitFor(() => expect(app.address()).toBe('/profile'));
  });

  it('is not said to be a session that has run out, once it is sent again', async () => {
    const lan = await newTraveller();
    const app = await renderApp('/profile', { token: lan.token });
    losePasswordAnswer();
    await change(app, ofTravellers, [lan.password, 'Matkhau456']);
    await press(app, 'Đổi mật khẩu');
    await screen.findByRole('alert');
    await press(app, 'Đổi mật khẩu');
    expect(await screen.findByText(onLogin)).toBeVisible();
    expect(screen.queryByText(/đã hết hạn/)).not.toBeInTheDocument();
    await signIn({ ...lan, password: 'Matkhau456' });
  });

  it('is unchanged, and no longer in doubt, once another try is refused', async () => {
    const lan = await newTraveller();
    const app = await renderApp('/profile', { token: lan.token });
    losePasswordAnswer();
    await change(app, ofTravellers, ['Matkhau999', 'Matkhau456']);
    await press(app, 'Đổi mật khẩu');
    await screen.findByText(/chưa rõ mật khẩu/);
    await press(app, 'Đổi mật khẩu');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Mật khẩu hiện tại không đúng'),
    );
    await call('POST', '/api/auth/sign-out-everywhere', { token: lan.token });
    await press(app, 'Đổi mật khẩu');
    expect(await screen.findByText(/^Phiên đăng nhập đã hết hạn/)).toBeVisible();
  });

  it('is tried at the partners’ login by a partner', async () => {
    const minh = await newPartner();
    const app = await renderApp('/partner/profile', { token: minh.token });
    const labels: [string, string, string] = [
      'Current password',
      'New password',
      'Repeat the new password',
    ];
    // Its answer would be too late: once it is changed, the live stream leads to the login by itself.
    loseRequestOnce('/api/auth/password');
    await change(app, labels, [minh.password, 'Matkhau456']);
    await press(app, 'Change password');
    expect(
      await screen.findByText(/we do not know whether your password was changed/),
    ).toBeVisible();
    await press(app, 'Log in again');
    expect(await screen.findByText(/^We do not know whether your password/)).toBeVisible();
    expect(app.address()).toBe('/partner/login');
  });
});

/** About to delete the account for good. */
async function deleting() {
  const lan = await newTraveller();
  const app = await renderApp('/profile', { token: lan.token });
  await press(app, 'Xoá tài khoản');
  const dialog = within(screen.getByRole('alertdialog'));
  await app.user.type(dialog.getByLabelText(/^Mật khẩu/), lan.password);
  return { lan, app, dialog };
}

it('an account of which nobody knows whether it is deleted is told to be gone, once that turns out', async () => {
  const { app, dialog } = await deleting();
  loseAnswerOnce(/\/account\/delete$/);
  await press(app, 'Xoá vĩnh viễn');
  const message = await dialog.findByRole('alert');
  expect(message).toHaveTextContent(/chưa rõ tài khoản đã được xoá hay chưa/);
  expect(message).not.toHaveTextContent(/Chưa xoá được/);
  await press(app, 'Xoá vĩnh viễn');
  expect(await screen.findByText(/tài khoản của bạn có lẽ đã được xoá/)).toBeVisible();
  expect(screen.queryByText(/vẫn được giữ/)).not.toBeInTheDocument();
  expect(app.location()).toMatchObject({ pathname: '/login', state: { reason: 'deleteAccount' } });
  expect(app.location().state).not.toHaveProperty('from');
  expect(app.store.getState().auth).toMatchObject({ token: null, waitsFor: null });
});

it('an account that turns out to be there is not told to be gone when its session ends later', async () => {
  const { lan, app, dialog } = await deleting();
  loseRequestOnce('/account/delete');
  await press(app, 'Xoá vĩnh viễn');
  await dialog.findByText(/chưa rõ tài khoản đã được xoá hay chưa/);
  await press(app, 'Giữ tài khoản');
  // As once the network is there again.
  await act(() => app.store.dispatch(getCurrentUser.initiate(undefined, { forceRefetch: true })));
  await call('POST', '/api/auth/sign-out-everywhere', { token: lan.token });
  await act(() => app.store.dispatch(getCurrentUser.initiate(undefined, { forceRefetch: true })));
  await waitFor(() => expect(app.store.getState().auth.token).toBeNull());
  expect(app.store.getState().auth).toMatchObject({ endedBy: null, deleted: null });
  expect(app.store.getState().auth.waitsFor).not.toBeNull();
});

it('devices of which nobody knows whether they are signed out are, once that turns out', async () => {
  const lan = await newTraveller();
  const app = await renderApp('/profile', { token: lan.token });
  await press(app, 'Đăng xuất khỏi mọi thiết bị');
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: 'Đăng xuất khỏi mọi thiết bị' });
  loseAnswerOnce(/\/api\/auth\/sign-out-everywhere$/);
  await app.user.click(confirm);
  expect(await dialog.findByText(/chưa rõ bạn đã được đăng xuất/)).toBeVisible();
  await app.user.click(confirm);
  expect(await screen.findByText(/có lẽ bạn đã được đăng xuất khỏi mọi thiết bị/)).toBeVisible();
  expect(app.store.getState().auth).toMatchObject({ token: null, waitsFor: null });
});
