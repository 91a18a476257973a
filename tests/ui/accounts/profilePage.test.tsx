import { screen, waitFor, within } from '@testing-library/react';
import { newPartner, newTraveller, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { renderApp } from '../../support/browser/renderApp';
import { logInAgain } from '../../support/browser/logInAgain';
import { sharedServer } from '../../support/server/serverControl';

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\*)?$`));

it('asks for a login and comes back', async () => {
  const { address, location } = await renderApp('/profile');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(location().state).toEqual({ from: '/profile' });
});

it('saves a new name and phone number, and the top bar follows', async () => {
  const { token, email } = await newTraveller();
  const { user } = await renderApp('/profile', { token });
  expect(await field('Email')).toHaveValue(email);
  await user.clear(await field('Tên'));
  await user.type(await field('Tên'), 'Hương');
  await user.clear(await field('Số điện thoại'));
  await user.type(await field('Số điện thoại'), '+84 987 654 321');
  await user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));

  expect(await screen.findByText('Đã lưu thông tin của bạn.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Hương' })).toBeVisible();
  const { body } = await call('GET', '/api/auth/current-user', { token });
  expect(body).toMatchObject({ firstName: 'Hương', phone: '+84987654321' });
});

it('keeps what another tab has saved of what is not touched here', async () => {
  const { token } = await newTraveller();
  const { user } = await renderApp('/profile', { token });
  await field('Tên');
  const profileChanges = { firstName: 'Mai', lastName: 'Trần', phone: '0987654321' };
  const other = await call('PUT', '/auth/update-profile', { token, body: profileChanges });
  expect(other.status).toBe(200);
  await user.clear(await field('Họ và tên đệm'));
  await user.type(await field('Họ và tên đệm'), 'Phạm');
  await user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  expect(await screen.findByText('Đã lưu thông tin của bạn.')).toBeVisible();
  const { body } = await call('GET', '/api/auth/current-user', { token });
  expect(body).toMatchObject({ firstName: 'Mai', lastName: 'Phạm', phone: '0987654321' });
  await waitFor(async () => expect(await field('Tên')).toHaveValue('Mai'));
});

it('refuses a phone number that is not Vietnamese, and an empty name', async () => {
  const { token } = await newTraveller();
  const { user } = await renderApp('/profile', { token });
  const save = () => user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  await user.clear(await field('Số điện thoại'));
  await user.type(await field('Số điện thoại'), '12345');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Số điện thoại không hợp lệ. Vui lòng nhập số điện thoại Việt Nam hợp lệ',
  );
  await user.clear(await field('Tên'));
  await save();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Vui lòng nhập đầy đủ thông tin'),
  );
});

it('keeps what was typed for the same account when the session ends', async () => {
  const lan = await newTraveller();
  const app = await renderApp('/profile', { token: lan.token });
  await app.user.clear(await field('Tên'));
  await app.user.type(await field('Tên'), 'Hương');
  await call('POST', '/api/auth/sign-out-everywhere', { token: lan.token });
  await app.user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  await logInAgain(app, lan);
  expect(await field('Tên')).toHaveValue('Hương');
  expect(app.address()).toBe('/profile');
});

describe('the password', () => {
  const fill = async (user: Awaited<ReturnType<typeof renderApp>>['user'], texts: string[]) => {
    const labels = ['Mật khẩu hiện tại', 'Mật khẩu mới', 'Nhập lại mật khẩu mới'];
    for (const [index, text] of texts.entries()) {
      await user.clear(await field(labels[index]!));
      await user.type(await field(labels[index]!), text);
    }
    await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
  };

  it('is changed by who knows the old one, who stays signed in here', async () => {
    const lan = await newTraveller();
    const { user, store } = await renderApp('/profile', { token: lan.token });
    await fill(user, ['Matkhau999', 'Matkhau456', 'Matkhau456']);
    expect(await screen.findByRole('alert')).toHaveTextContent('Mật khẩu hiện tại không đúng');
    expect(await field('Mật khẩu hiện tại')).toBeInvalid();

    await fill(user, [lan.password, 'Matkhau456', 'Matkhau456']);
    expect(await screen.findByText('Mật khẩu đã được đổi.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Mật khẩu hiện tại/)).toHaveValue(''));
    expect(screen.getByRole('button', { name: 'Đổi mật khẩu' })).toHaveFocus();
    const { token } = store.getState().auth;
    expect(token).not.toBe(lan.token);
    expect((await call('GET', '/api/users/me', { token: token! })).status).toBe(200);
    await signIn({ ...lan, password: 'Matkhau456' });
  });

  it('obeys the rules of the sign-up', async () => {
    const { token } = await newTraveller();
    const { user } = await renderApp('/profile', { token });
    await fill(user, ['Matkhau123', 'ngan', 'ngan']);
    expect(await screen.findByRole('alert')).toHaveTextContent('Mật khẩu phải có ít nhất 6 ký tự');
    await fill(user, ['Matkhau123', 'Matkhau456', 'Matkhau457']);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Mật khẩu không khớp'));
  });
});

describe('deleting the account', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'Xoá tài khoản' }));

  it('asks for the password and stays when it is wrong', async () => {
    const { token } = await newTraveller();
    const { user, address } = await renderApp('/profile', { token });
    await user.click((await section()).getByRole('button', { name: 'Xoá tài khoản' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Xoá tài khoản của bạn?' }));
    await user.click(dialog.getByRole('button', { name: 'Xoá vĩnh viễn' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Vui lòng nhập mật khẩu');
    await user.type(dialog.getByLabelText(/^Mật khẩu/), 'Matkhau999');
    await user.click(dialog.getByRole('button', { name: 'Xoá vĩnh viễn' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Mật khẩu hiện tại không đúng'),
    );
    await user.click(dialog.getByRole('button', { name: 'Giữ tài khoản' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(address()).toBe('/profile');
    expect((await call('GET', '/api/users/me', { token })).status).toBe(200);
  });

  it('leads a partner with hotels on sale to the partner pages instead', async () => {
    const minh = await newPartner();
    await newHotel({ owner: minh.email });
    await renderApp('/profile', { token: minh.token });
    const place = await section();
    expect(await place.findByText(/Bạn còn 1 khách sạn đang bán/)).toBeVisible();
    expect(place.getByRole('link', { name: 'Đến trang đối tác' })).toHaveAttribute(
      'href',
      '/partner',
    );
    expect(place.queryByRole('button', { name: 'Xoá tài khoản' })).not.toBeInTheDocument();
    expect(place.getByText(/Khách sạn chưa bán, mã giảm giá/)).toBeVisible();
  });

  it('is not offered to an administrator', async () => {
    const admin = await newTraveller();
    await sharedServer().sql(`update users set role = 'ADMIN' where email_key = $1`, [admin.email]);
    await renderApp('/profile', { token: admin.token });
    expect(await (await section()).findByText(/Tài khoản quản trị/)).toBeVisible();
  });
});

it('shows what was agreed to at the sign-up, and when', async () => {
  const { token, email } = await newTraveller();
  await sharedServer().sql(
    `update users set consented_at = '2026-11-21T03:00:00Z', consent_version = '2026-11'
     where email_key = $1`,
    [email],
  );
  await renderApp('/profile', { token });
  expect(
    await screen.findByText(/đồng ý cho xử lý dữ liệu cá nhân lúc 10:00, T7 21\/11\/2026/),
  ).toBeVisible();
});
