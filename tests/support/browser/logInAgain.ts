import { screen } from '@testing-library/react';
import type { App } from './renderApp';

/** At the login to which a session that ended by itself has led. */
export async function logInAgain({ user }: App, account: { email: string; password: string }) {
  expect(await screen.findByText(/những gì bạn đang làm vẫn được giữ/)).toBeVisible();
  await user.type(screen.getByLabelText(/^Email/), account.email);
  await user.type(screen.getByLabelText(/^Mật khẩu/), account.password);
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
}
