import { screen, within } from '@testing-library/react';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { setStatus } from '../../support/partnerBookings';
import { renderApp } from '../../support/browser/renderApp';

async function bookingThatIs(status: string) {
  const hotel = await newHotel();
  const { token } = await newTraveller();
  const { body } = await book(token, bookingOf(hotel, hotel.rooms, stayIn(62)));
  await setStatus(body.bookingId, status);
  return { token, hotel, id: body.bookingId };
}

const main = () => within(screen.getByRole('main'));
const named = (name: string) => main().queryByRole('button', { name });

it.each([
  ['CANCELLED', 'Đã huỷ', 'cancelled', false],
  ['NO_SHOW', 'Không đến', 'cancelled', false],
  ['COMPLETED', 'Đã hoàn tất', 'past', true],
])(
  'a booking that is %s says what it was, and that nothing is left to pay',
  async (status, badge, when, prints) => {
    const { token, hotel, id } = await bookingThatIs(status);
    const app = await renderApp(`/bookings/${id}`, { token });
    expect(await screen.findByText(badge)).toBeVisible();
    expect(main().getByText('Không còn khoản nào phải trả')).toBeVisible();
    expect(main().getByText('Tổng tiền của đặt phòng')).toBeVisible();
    expect(main().queryByText(/tại quầy/i)).not.toBeInTheDocument();
    expect(named('Hiện mã QR')).not.toBeInTheDocument();
    expect(named('Thêm vào lịch')).not.toBeInTheDocument();
    expect(named('In phiếu') !== null).toBe(prints);

    await app.go(`/bookings?when=${when}`);
    expect(await main().findByRole('link', { name: hotel.name })).toBeVisible();
    expect(main().getByText('Tổng tiền của đặt phòng')).toBeVisible();
    expect(main().getByText('Không còn khoản nào phải trả')).toBeVisible();
    expect(main().queryByText(/tại quầy/i)).not.toBeInTheDocument();
  },
);

it.each([
  ['CONFIRMED', true],
  ['CHECKED_IN', false],
])('a booking that is %s has what the counter asks for', async (status, expected) => {
  const { token, id } = await bookingThatIs(status);
  await renderApp(`/bookings/${id}`, { token });
  expect(await screen.findByText('Tổng trả tại quầy')).toBeVisible();
  expect(named('Hiện mã QR')).toBeVisible();
  expect(named('In phiếu')).toBeVisible();
  expect(named('Thêm vào lịch') !== null).toBe(expected);
});
