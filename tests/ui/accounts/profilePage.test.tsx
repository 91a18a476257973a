import { screen, waitFor } from '@testing-library/react';
import { newTraveller } from '../../support/accounts';
import { call } from '../../support/client';
import { renderApp } from '../../support/renderApp';

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
