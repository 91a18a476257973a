import { screen } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { formatDayRange } from '../../../domain/stays/dayText';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { renderApp } from '../../support/browser/renderApp';

const inDays = (days: number) => addDays(vietnamToday(new Date()), days);

/** The page that changes a stay of two nights in ten days, with other dates typed. */
async function movedTo(days: number) {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 10 });
  const { user } = await renderApp(`/bookings/${code}/change`, { token: house.traveller.token });
  const dates = await screen.findByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
  await user.clear(dates);
  await user.type(dates, formatDayRange({ checkIn: inDays(days), checkOut: inDays(days + 2) }));
  await screen.findByRole('button', { name: /^Đồng ý đổi/ });
}

test('a change to days so near that nothing can be given back says so before it is agreed', async () => {
  await movedTo(1);
  expect(await screen.findByText(/^Sau khi đổi, không còn huỷ miễn phí/)).toBeVisible();
});

test('one that leaves time says until when cancelling is free then', async () => {
  await movedTo(20);
  expect(await screen.findByText(/^Sau khi đổi, huỷ miễn phí trước 14:00/)).toBeVisible();
  expect(screen.queryByText(/không còn huỷ miễn phí/)).toBeNull();
});
