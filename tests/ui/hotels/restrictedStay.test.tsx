import { screen, waitFor } from '@testing-library/react';
import { dayWithWeekday, dayWithYear, formatDay } from '../../../domain/stays/dayText';
import { roomToggled } from '../../../src/state/selectionSlice';
import { stayIn } from '../../support/bookings';
import { renderApp } from '../../support/browser/renderApp';
import { newHotel, type TestHotel } from '../../support/hotels';
import { priceByNights, setMinStay } from '../../support/typePrices';

const stay = stayIn(60, 2);
const longer = stayIn(60, 3);
const sentence = `Cần ở tối thiểu 3 đêm khi nhận phòng ${dayWithYear(stay.checkInDate, 'vi')}.`;
const starting = (text: string) => (content: string) => content.startsWith(text);
const query = (adults = 1) =>
  `?checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}&adults=${adults}`;

/** Arrivals on the stay's first day are for three nights at least. */
async function hotelWithMinimum(): Promise<TestHotel> {
  const hotel = await newHotel();
  const typeId = await priceByNights(hotel, hotel.rooms, {});
  await setMinStay(hotel, typeId, { day: stay.checkInDate, nights: 3 });
  return hotel;
}

// The last asks for more than a room holds.
it.each([1, 2, 9])(
  'the page says why no room is offered to %i, and leads to the dates',
  async (adults) => {
    const hotel = await hotelWithMinimum();
    const { user } = await renderApp(`/hotels/${hotel.id}${query(adults)}`);
    const told = await screen.findByText(starting(sentence));
    expect(told).toBeVisible();
    expect(told).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();

    const nearest = [longer.checkInDate, longer.checkOutDate].map((day) =>
      dayWithWeekday(day, 'vi'),
    );
    const link = screen.getByRole('link', { name: `Xem ${nearest.join(' – ')}` });
    expect(link).toHaveAttribute(
      'href',
      expect.stringContaining(`checkOut=${longer.checkOutDate}`),
    );

    await user.click(screen.getByRole('button', { name: 'Đổi ngày' }));
    expect(screen.getByRole('textbox', { name: /^Ngày nhận – trả phòng/ })).toHaveFocus();
  },
);

it('longer dates find the room, which was chosen before and stays chosen', async () => {
  const hotel = await hotelWithMinimum();
  const [room] = hotel.rooms;
  const { user } = await renderApp(`/hotels/${hotel.id}${query()}`, {
    before: (dispatch) => dispatch(roomToggled({ hotelId: hotel.id, roomId: room!.id })),
  });
  const lost = 'Không đặt được trong những ngày đã chọn nên đã được bỏ khỏi lựa chọn';
  expect(await screen.findByText(starting(lost))).toBeVisible();
  const field = screen.getByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
  await user.clear(field);
  await user.type(
    field,
    `${formatDay(longer.checkInDate)} - ${formatDay(longer.checkOutDate)}{Enter}`,
  );
  expect(await screen.findByRole('button', { name: `Đã chọn ${room!.name}` })).toBeVisible();
  expect(screen.queryByText(starting(sentence))).not.toBeInTheDocument();
});

it('a room’s own page says it too', async () => {
  const hotel = await hotelWithMinimum();
  const { user } = await renderApp(`/hotels/rooms/${hotel.rooms[0]!.id}${query()}`);
  expect(await screen.findByText(starting(sentence))).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Xem T|^Xem CN/ }));
  await waitFor(() => expect(screen.queryByText(starting(sentence))).not.toBeInTheDocument());
  expect(document.activeElement).toHaveAttribute('id', 'order-status');
});
