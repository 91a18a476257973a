import { screen, waitFor, within } from '@testing-library/react';
import { dayWithYear } from '../../../domain/stays/dayText';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { answerOnce, holdRequests } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import type { TestHotel, TestRoom } from '../../support/hotels';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { sharedServer } from '../../support/server/serverControl';
import { setMinStay } from '../../support/typePrices';

const stay = stayIn(50, 2);
const longer = stayIn(50, 3);
const deluxe = 'Deluxe hướng biển';
const suite = 'Suite gia đình';
const villa = 'Biệt thự';
const sentence = `Cần ở tối thiểu 3 đêm khi nhận phòng ${dayWithYear(stay.checkInDate, 'vi')}.`;

const card = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('article')!);

async function visit(hotel: TestHotel) {
  const dates = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}`;
  const app = await renderApp(`/hotels/${hotel.id}?${dates}`);
  await screen.findByRole('heading', { level: 3, name: deluxe });
  return app;
}

async function take(hotel: TestHotel, rooms: TestRoom[]): Promise<void> {
  const { token } = await newTraveller();
  const made = await book(token, bookingOf(hotel, rooms, stay));
  expect(made.status).toBe(201);
}

/** Arrivals on the stay's first day are for three nights at least in rooms of this name. */
async function restrict(hotel: TestHotel, name: string): Promise<void> {
  const [type] = await sharedServer().sql<{ id: number }>(
    'select id from room_types where hotel_id = $1 and name = $2',
    [hotel.id, name],
  );
  await setMinStay(hotel, type!.id, { day: stay.checkInDate, nights: 3 });
}

it('a type that the dates’ rules refuse says so and leads to dates it takes', async () => {
  const hotel = await hotelOfTypes([...alike(2), ...alike(2, suite, 2_000_000)]);
  await restrict(hotel, suite);
  const { user, address } = await visit(hotel);
  expect(await screen.findByText('Không nhận ngày này')).toBeVisible();
  const gone = card(suite);
  expect(gone.getByText((text) => text.startsWith(sentence))).toBeVisible();
  expect(gone.queryByText('Hết phòng')).not.toBeInTheDocument();
  expect(gone.queryByText(/₫/)).not.toBeInTheDocument();

  await user.click(gone.getByRole('link', { name: /^Xem (T|CN)/ }));
  expect(await screen.findByRole('spinbutton', { name: `Số phòng: ${suite}` })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Phòng trống/ })).toHaveFocus();
  expect(address()).toContain(`checkOut=${longer.checkOutDate}`);
});

it('a type of one room that is sold or refused stays in sight', async () => {
  const hotel = await hotelOfTypes([
    ...alike(2),
    ...[suite, villa].map((name) => ({ name, price: 2_000_000 })),
  ]);
  await take(hotel, [hotel.rooms[2]!]);
  await restrict(hotel, villa);
  await visit(hotel);
  expect(await screen.findByText('Hết phòng')).toBeVisible();
  expect(card(suite).getByText('Hết phòng')).toBeVisible();
  expect(card(villa).getByText('Không nhận ngày này')).toBeVisible();
});

it('until the server has said why, nothing is claimed', async () => {
  const hotel = await hotelOfTypes([...alike(2), ...alike(2, suite, 2_000_000)]);
  await restrict(hotel, suite);
  holdRequests('/type-availability');
  await visit(hotel);
  expect(card(suite).getByText('Đang kiểm tra…')).toBeVisible();
  expect(card(suite).queryByText('Hết phòng')).not.toBeInTheDocument();
});

it('the nearest stay is not offered while the form says what would be lost', async () => {
  const hotel = await hotelOfTypes([...alike(2), ...alike(2, suite, 2_000_000)]);
  await restrict(hotel, suite);
  const { user } = await visit(hotel);
  expect(await screen.findByRole('link', { name: /^Xem (T|CN)/ })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Loại giường' }), 'Queen');
  expect(screen.queryByRole('link', { name: /^Xem (T|CN)/ })).not.toBeInTheDocument();
});

it('a sold type leads to the nearest days on which it can be had', async () => {
  const hotel = await hotelOfTypes([...alike(2), { name: suite, price: 2_000_000 }]);
  await take(hotel, [hotel.rooms[2]!]);
  const { user, address } = await visit(hotel);
  expect(await screen.findByText('Hết phòng')).toBeVisible();
  await user.click(card(suite).getByRole('link', { name: /^Xem (T|CN)/ }));
  expect(
    await screen.findByRole('button', { name: new RegExp(`Chọn phòng.*${suite}`) }),
  ).toBeVisible();
  expect(address()).toContain(`checkIn=${stay.checkOutDate}`);
});

it('a hotel that is sold out leads to the nearest days of each of its types', async () => {
  const hotel = await hotelOfTypes([deluxe, suite].map((name) => ({ name, price: 900_000 })));
  await take(hotel, hotel.rooms);
  await visit(hotel);
  expect(screen.getByText(/^Không tìm thấy phòng phù hợp/)).toBeVisible();
  expect(await screen.findAllByText('Hết phòng')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^Xem (T|CN)/ })).toHaveLength(2);
});

it('of many that are sold five are in sight, the rest wait behind a button', async () => {
  const names = [1, 2, 3, 4, 5, 6, 7].map((n) => `Phòng riêng ${n}`);
  const hotel = await hotelOfTypes([
    ...alike(2),
    ...names.map((name) => ({ name, price: 300_000 })),
  ]);
  await take(hotel, hotel.rooms.slice(2, 7));
  await take(hotel, hotel.rooms.slice(7));
  const { user } = await visit(hotel);
  await waitFor(() => expect(screen.getAllByText('Hết phòng')).toHaveLength(5));
  await user.click(
    screen.getByRole('button', { name: '2 phòng khác không đặt được những ngày này' }),
  );
  expect(screen.getAllByText('Hết phòng')).toHaveLength(7);
});

it('a server that does not say why leaves it open', async () => {
  const hotel = await hotelOfTypes([...alike(2), { name: suite, price: 2_000_000 }]);
  await take(hotel, [hotel.rooms[2]!]);
  answerOnce(/type-availability/, 404, {
    status: 404,
    code: 'NOT_FOUND',
    message: 'Không tìm thấy.',
  });
  await visit(hotel);
  expect(await card(suite).findByText('Đã hết hoặc không nhận những ngày bạn chọn.')).toBeVisible();
});
