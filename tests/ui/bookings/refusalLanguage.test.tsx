import { screen } from '@testing-library/react';
import { dayWithYear, formatDayRange } from '../../../domain/stays/dayText';
import { paths } from '../../../site/paths';
import { newTraveller } from '../../support/accounts';
import { readIn } from '../../support/browser/readerLanguage';
import { renderApp, type App } from '../../support/browser/renderApp';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { priceByNights, setMinStay } from '../../support/typePrices';

const stay = stayIn(60, 2);
const refused = {
  vi: `Cần ở tối thiểu 3 đêm khi nhận phòng ${dayWithYear(stay.checkInDate, 'vi')}.`,
  en: `Stay at least 3 nights when you arrive on ${dayWithYear(stay.checkInDate, 'en')}.`,
};
const starting = (text: string) => (content: string) => content.startsWith(text);

/** A hotel in which arrivals on the stay's first day are for three nights at least. */
async function restricted() {
  const hotel = await newHotel();
  const typeId = await priceByNights(hotel, hotel.rooms, {});
  await setMinStay(hotel, typeId, { day: stay.checkInDate, nights: 3 });
  return hotel;
}

/** What the page says in one language, and once another is chosen in that one. */
async function expectBoth(app: App) {
  expect(await screen.findByText(starting(refused.vi))).toBeVisible();
  await readIn(app, 'en');
  expect(await screen.findByText(starting(refused.en))).toBeVisible();
  expect(screen.queryByText(starting(refused.vi))).not.toBeInTheDocument();
}

const { checkInDate: checkIn, checkOutDate: checkOut } = stay;
const wish = { checkIn, checkOut, adults: 1, children: 0 };

describe('is told in the language that is chosen meanwhile why', () => {
  it('a stay cannot be booked', async () => {
    const { id: hotelId, rooms } = await restricted();
    const roomIds = [rooms[0]!.id];
    await expectBoth(await renderApp(paths.bookingDetails({ hotelId, roomIds, ...wish })));
  });

  it('a room cannot be ordered', async () => {
    const { rooms } = await restricted();
    await expectBoth(await renderApp(paths.room(rooms[0]!.id, { ...wish, bedType: '' })));
  });

  it('a booking cannot be changed', async () => {
    const hotel = await restricted();
    const { token } = await newTraveller();
    const { body } = await book(token, bookingOf(hotel, [hotel.rooms[0]!], stayIn(58, 2)));
    const app = await renderApp(`/bookings/${body.bookingId}/change`, { token });
    const dates = await screen.findByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
    await app.user.clear(dates);
    await app.user.type(dates, formatDayRange(wish));
    await expectBoth(app);
  });
});
