import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { newTraveller } from '../../support/accounts';
import {
  phoneField,
  stayOf,
  submitBooking,
  visitBookingPage,
} from '../../support/browser/bookingPage';
import { book, bookingOf, stayIn, type BookingAnswer } from '../../support/bookings';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { priceByNights } from '../../support/typePrices';

const DAYS = 50;
const threeRooms = [
  { price: 500_000, name: 'Phòng Sen' },
  { price: 500_000, name: 'Phòng Cúc' },
  { price: 650_000, name: 'Phòng Mai' },
];

const somebodyElseBooks = async (hotel: TestHotel, rooms: TestHotel['rooms']) => {
  const { token } = await newTraveller();
  const answer = await book(token, bookingOf(hotel, rooms, stayIn(DAYS)), {
    key: crypto.randomUUID(),
  });
  expect(answer.status).toBe(201);
};

async function twoRoomsOfThree() {
  const hotel = await newHotel({ rooms: threeRooms });
  const { token } = await newTraveller();
  const stay = stayOf({ ...hotel, rooms: hotel.rooms.slice(0, 2) }, DAYS);
  const app = await visitBookingPage(stay, token);
  await waitFor(() => expect(phoneField()).not.toHaveValue(''));
  return { hotel, token, app };
}

const panel = async () => within(await screen.findByRole('alert'));

it('keeps the rest, offers free rooms with their difference, and is done in two clicks', async () => {
  const { hotel, token, app } = await twoRoomsOfThree();
  await somebodyElseBooks(hotel, hotel.rooms.slice(0, 1));
  await submitBooking(app);

  const taken = await panel();
  expect(taken.getByRole('heading', { name: 'Phòng Sen (101) không còn trống' })).toHaveFocus();
  expect(
    taken.getByText(/^Chưa có gì được đặt.* Bạn vẫn giữ lựa chọn: Phòng Cúc \(102\)\.$/),
  ).toBeVisible();
  // 150,000 more a night, two nights, a tenth on top.
  expect(taken.getByText(/^Tổng trả tại quầy \+330\.000\s₫$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Đặt phòng' })).toBeDisabled();

  await app.user.click(taken.getByRole('button', { name: 'Chọn phòng này: Phòng Mai (103)' }));
  await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(app.location().search).toContain(`rooms=${hotel.rooms[2]!.id}-${hotel.rooms[1]!.id}`);
  await submitBooking(app);
  expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
  const { body } = await call<{
    content: (BookingAnswer & { selectedRooms: { name: string }[] })[];
  }>('GET', '/api/customer/bookings', { token });
  expect(body.content.map((b) => b.selectedRooms.map((room) => room.name).sort())).toEqual([
    ['Phòng Cúc', 'Phòng Mai'],
  ]);
});

it('compares what the stay costs in each room, not tonight, after a direct link', async () => {
  const hotel = await newHotel({ rooms: threeRooms });
  const [sen, cuc, mai] = hotel.rooms;
  await somebodyElseBooks(hotel, [sen!]);
  const { checkInDate, checkOutDate } = stayIn(DAYS);
  const dates = { [checkInDate]: 1_500_000 };
  for (const room of [sen!, cuc!, mai!]) await priceByNights(hotel, [room], { dates });
  const stay = stayOf({ ...hotel, rooms: [sen!] }, DAYS);
  expect(stay).toMatchObject({ checkIn: checkInDate, checkOut: checkOutDate });
  await renderApp(paths.bookingDetails(stay), {});
  const taken = await panel();
  const other = within((await taken.findByRole('heading', { name: /Phòng Cúc/ })).closest('li')!);
  expect(other.getByText('Cùng giá')).toBeVisible();
});

it('can leave the taken room out', async () => {
  const { hotel, app } = await twoRoomsOfThree();
  await somebodyElseBooks(hotel, hotel.rooms.slice(0, 1));
  await submitBooking(app);
  const taken = await panel();
  await app.user.click(taken.getByRole('button', { name: 'Bỏ phòng này, đặt các phòng còn lại' }));
  await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');
  expect(app.location().search).toContain(`rooms=${hotel.rooms[1]!.id}&`);
});

it('says when the hotel has nothing else, and leads back to it', async () => {
  const { hotel, app } = await twoRoomsOfThree();
  await somebodyElseBooks(hotel, hotel.rooms);
  await submitBooking(app);
  const taken = await panel();
  expect(taken.getByRole('heading')).toHaveTextContent(
    'Phòng Sen (101), Phòng Cúc (102) không còn trống',
  );
  expect(taken.getByText('Khách sạn không còn phòng trống khác cho những ngày này.')).toBeVisible();
  expect(taken.getByRole('link', { name: 'Chọn ngày hoặc phòng khác' })).toHaveAttribute(
    'href',
    expect.stringMatching(`^/hotels/${hotel.id}\\?checkIn=.*&checkOut=.*&adults=1&children=0$`),
  );
});
