import { screen } from '@testing-library/react';
import { loseAnswerOnce } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { bookedIn, movedBack, newHouse, setStatus } from '../../support/partnerBookings';

it('a review whose answer was lost, and that is there, is not called unsent', async () => {
  const house = await newHouse();
  const id = await bookedIn(house);
  await movedBack(id, 5);
  await setStatus(id, 'COMPLETED');
  const { user } = await renderApp(`/bookings/${id}/review`, { token: house.traveller.token });
  await user.click(await screen.findByRole('radio', { name: /^4/ }));
  await user.type(screen.getByRole('textbox'), 'Phòng sạch, chủ nhà dễ mến.');
  loseAnswerOnce(/\/review/);
  await user.click(screen.getByRole('button', { name: /^Gửi/ }));
  expect(await screen.findByText(/^Đã gửi|^Cảm ơn/)).toBeVisible();
  expect(screen.queryByText(/^Chưa gửi được/)).not.toBeInTheDocument();
});
