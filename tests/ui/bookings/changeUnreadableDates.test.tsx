import { screen, waitFor } from '@testing-library/react';
import { call } from '../../support/client';
import { renderApp } from '../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../support/partnerBookings';

test('a change does not go on with other dates than those that are typed', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 5 });
  const { token } = house.traveller;
  const { user } = await renderApp(`/bookings/${code}/change`, { token });
  await user.click(await screen.findByRole('button', { name: 'Thêm một người lớn' }));
  const dates = screen.getByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
  await user.clear(dates);
  await user.type(dates, '31/02/2027 - 02/03/2027');
  const agree = await screen.findByRole('button', { name: /^Đồng ý đổi/ });
  await waitFor(() => expect(agree).toBeEnabled());
  await user.click(agree);
  expect(dates).toHaveFocus();
  expect(dates).toHaveAccessibleDescription(
    'Hãy nhập ngày có thật, theo mẫu 28/11/2026 - 30/11/2026',
  );
  const { body } = await call('GET', `/api/customer/bookings/${code}`, { token });
  expect(body).toMatchObject({ adults: 1, version: 1 });
});
