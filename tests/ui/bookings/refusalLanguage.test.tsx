import { screen, waitFor } from '@testing-library/react';
import { dayWithYear, formatDayRange } from '../../../domain/stays/dayText';
import { paths } from '../../../site/paths';
import { newTraveller } from '../../support/accounts';
import { readIn } from '../../support/browser/readerLanguage';
import { renderApp, type App } from '../../support/browser/renderApp';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { priceByNights, setMinStay } from '../../support/typePrices';

const stay = stayIn(60, 2);
const refused = {
  vi: `Cần ở tối thiểu 3 đêm khi nhận phòng ${dayWithYear(stay.checkInDate, 'vi')}.`,
  en: `Stay at least 3 nights when you arrive on ${dayWithYear(stay.checkInDate, 'en')}.`,
};
const starting = (text: string) => (content: string) => content.startsWith(text);

/** A hotel, and how arrivals on the stay's first day come to be for three nights at least. */
async function restrictable() {
  const hotel = await newHotel();
  const typeId = await priceByNights(hotel, hotel.rooms, {});
  const restrict = () => setMinStay(hotel, typeId, { day: stay.checkInDate, nights: 3 });
  return { hotel, restrict };
}

async function restricted() {
  const { hotel, restrict } = await restrictable();
  await restrict();
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

it('why a stay was not booked is not said in a language that is not chosen any more', async () => {
  const { hotel, restrict } = await restrictable();
  const { token } = await newTraveller();
  const roomIds = [hotel.rooms[0]!.id];
  const app = await renderApp(paths.bookingDetails({ hotelId: hotel.id, roomIds, ...wish }), {
    token,
  });
  const submit = await screen.findByRole('button', { name: 'Đặt phòng' });
  await waitFor(() => expect(submit).toBeEnabled());
  await restrict();
  await app.user.click(submit);
  expect(await screen.findByText(starting(refused.vi))).toBeVisible();
  await readIn(app, 'en');
  await waitFor(() => expect(screen.queryByText(starting(refused.vi))).not.toBeInTheDocument());
  const again = await screen.findByRole('button', { name: 'Book now' });
  // The price is asked again in that language first.
  await waitFor(() => expect(again).toBeEnabled());
  await app.user.click(again);
  expect(await screen.findByText(starting(refused.en))).toBeVisible();
});

it('what is wrong with the time of arrival is not said in a language that is not chosen any more', async () => {
  const hotel = await newHotel();
  const { token } = await newTraveller();
  const { body } = await book(token, bookingOf(hotel, hotel.rooms, stayIn(58, 2)));
  const app = await renderApp(`/bookings/${body.bookingId}`, { token });
  await app.user.click(await screen.findByRole('button', { name: 'Báo giờ đến' }));
  const field = screen.getByLabelText(/^Giờ/);
  expect(field).toBeInvalid();
  await readIn(app, 'en');
  await waitFor(() => expect(field).toBeValid());
});

it('why a change was refused is not said in a language that is not chosen any more', async () => {
  const hotel = await newHotel();
  const { token } = await newTraveller();
  const { body } = await book(token, bookingOf(hotel, hotel.rooms, stayIn(56)));
  const app = await renderApp(`/bookings/${body.bookingId}/change`, { token });
  await app.user.click(await screen.findByRole('button', { name: 'Thêm một người lớn' }));
  const agree = screen.getByRole('button', { name: /^Đồng ý đổi/ });
  await waitFor(() => expect(agree).toBeEnabled());
  const { sql } = sharedServer();
  await sql('update hotels set listed = false where id = $1', [hotel.id]);
  await app.user.click(agree);
  expect(await screen.findByText('Chưa đổi')).toBeVisible();
  await readIn(app, 'en');
  const english = await screen.findByText(/^The hotel sells no rooms/);
  expect(english).toBeVisible();
  expect(screen.queryByText(/^Khách sạn hiện không bán phòng/)).not.toBeInTheDocument();
});
