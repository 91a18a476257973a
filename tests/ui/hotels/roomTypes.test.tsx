import { screen, within } from '@testing-library/react';
import { roomsChosen } from '../../../src/state/selectionSlice';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import type { TestHotel } from '../../support/hotels';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { renderApp, type App } from '../../support/browser/renderApp';

const stay = stayIn(50);
const dates = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}`;
const deluxe = 'Deluxe hướng biển';
const suite = 'Suite gia đình';

async function visit(hotel: TestHotel, query = ''): Promise<App> {
  const app = await renderApp(`/hotels/${hotel.id}?${query}`);
  await screen.findByRole('heading', { level: 1, name: hotel.name });
  return app;
}

const card = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('article')!);
const countOf = (name: string) => screen.getByRole('spinbutton', { name: `Số phòng: ${name}` });
const press = ({ user }: App, name: string) => user.click(screen.getByRole('button', { name }));
const selection = ({ store }: App) => store.getState().selection;

async function take(hotel: TestHotel, ...places: number[]): Promise<void> {
  for (const place of places) {
    const { token } = await newTraveller();
    const made = await book(token, bookingOf(hotel, [hotel.rooms[place]!], stay));
    expect(made.status).toBe(201);
  }
}

it('shows a type of several once, with its lowest price, and a type of one as that room', async () => {
  const hotel = await hotelOfTypes([
    ...alike(2),
    { name: deluxe, price: 950_000 },
    { name: suite, price: 2_000_000 },
  ]);
  await visit(hotel);
  expect(screen.getAllByRole('heading', { level: 3, name: deluxe })).toHaveLength(1);
  expect(card(deluxe).getByText('3 phòng loại này')).toBeVisible();
  expect(card(deluxe).getByText(/^từ 900\.000/)).toBeVisible();
  expect(card(deluxe).queryByText('Phòng 101')).not.toBeInTheDocument();
  expect(card(suite).getByRole('button', { name: `Chọn phòng ${suite}` })).toBeVisible();
  expect(card(suite).queryByRole('spinbutton')).not.toBeInTheDocument();
});

it('says how many are left, and which types are sold out', async () => {
  const hotel = await hotelOfTypes([...alike(3), ...alike(2, suite, 2_000_000)]);
  await take(hotel, 0, 1, 3, 4);
  await visit(hotel, dates);
  expect(await screen.findByText('Còn 1 phòng')).toBeVisible();
  expect(countOf(deluxe)).toHaveAttribute('max', '1');
  await screen.findByRole('heading', { level: 3, name: suite });
  expect(await card(suite).findByText('Hết phòng')).toBeVisible();
  expect(card(suite).queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(screen.getByText('1 phòng phù hợp')).toBeVisible();
});

it('a type that is closed for repairs cannot be chosen', async () => {
  const rooms = alike(2).map((room) => ({ ...room, status: 'MAINTENANCE' as const }));
  await visit(await hotelOfTypes(rooms));
  expect(card(deluxe).getByText('Tạm ngừng bán')).toBeVisible();
  expect(card(deluxe).queryByRole('spinbutton')).not.toBeInTheDocument();
});

it('counts rooms by keyboard too, and takes no more than five', async () => {
  const hotel = await hotelOfTypes(alike(7));
  const app = await visit(hotel);
  const count = countOf(deluxe);
  await app.user.clear(count);
  await app.user.type(count, '4');
  await press(app, `Thêm một phòng: ${deluxe}`);
  expect(countOf(deluxe)).toHaveValue(5);
  expect(screen.getAllByText(/Đã chọn 5 phòng/)[0]).toBeVisible();
  await press(app, `Thêm một phòng: ${deluxe}`);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('tối đa 5 phòng');
  expect(selection(app).roomIds).toHaveLength(5);
});

it('tells what was chosen in one line of each type, and takes one away at a time', async () => {
  const hotel = await hotelOfTypes([...alike(4), ...alike(2, suite, 2_000_000)]);
  const app = await visit(hotel);
  await press(app, `Thêm một phòng: ${deluxe}`);
  await press(app, `Chọn phòng cụ thể ${deluxe}`);
  await app.user.click(await screen.findByRole('button', { name: `Chọn phòng ${deluxe} 104` }));
  const summary = within(screen.getByRole('region', { name: 'Đặt phòng của bạn' }));
  expect(summary.getByText(`${deluxe} × 2`)).toBeVisible();
  expect(summary.getByText('Phòng 101, 104')).toBeVisible();
  const [first, , , last] = hotel.rooms;
  expect(selection(app)).toEqual({
    ...{ hotelId: hotel.id, roomIds: [first!.id, last!.id], anyOfTypeIds: [first!.id] },
  });
  await press(app, `Bỏ một phòng: ${deluxe}`);
  expect(selection(app).roomIds).toEqual([last!.id]);
  expect(summary.getByText('Phòng 104')).toBeVisible();
});

it('a chosen room of a type that is taken on the dates gives way in silence, a named one is told of', async () => {
  const hotel = await hotelOfTypes([...alike(3), ...alike(2, suite, 2_000_000)]);
  await take(hotel, 0, 4);
  const [any, , , , named] = hotel.rooms.map(({ id }) => id);
  const choice = { roomIds: [any!, named!], anyOfTypeIds: [any!] };
  await renderApp(`/hotels/${hotel.id}?${dates}`, {
    before: (dispatch) => dispatch(roomsChosen({ hotelId: hotel.id, ...choice })),
  });
  expect(
    await screen.findByText(/đã được bỏ khỏi lựa chọn: Suite gia đình \(105\)\./),
  ).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'Đặt phòng của bạn' }));
  expect(summary.getByText('Phòng 102')).toBeVisible();
});

it('of eighty rooms alike a few are shown, and the others when they are asked for', async () => {
  const hotel = await hotelOfTypes(alike(20));
  const app = await visit(hotel);
  await press(app, 'Chọn phòng cụ thể Deluxe hướng biển');
  const rooms = () => card(deluxe).getAllByRole('button', { name: /^Chọn phòng Deluxe.* \d+$/ });
  await card(deluxe).findByText('Phòng 101');
  expect(rooms()).toHaveLength(12);
  await press(app, 'Xem cả 20 phòng');
  expect(rooms()).toHaveLength(20);
  expect(rooms()[12]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Xem cả 20 phòng' })).toBeNull();
});
