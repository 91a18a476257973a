import { screen, waitFor, within } from '@testing-library/react';
import { formatDay, formatDayRange } from '../../../domain/stays/dayText';
import { addDays } from '../../../domain/stays/stay';
import { searchSubmitted } from '../../../src/state/searchSlice';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { priceByNights } from '../../support/typePrices';
import { answerOnce } from '../../support/browser/network';
import { renderApp, type App } from '../../support/browser/renderApp';

type Stay = ReturnType<typeof stayIn>;

const card = () => within(screen.getByRole('region', { name: 'Đặt phòng này' }));
/** The amount that stands beside a price line's label. */
const amountOf = (label: string) => card().getByText(label).nextElementSibling;
const choices = (label: string) =>
  within(card().getByRole('combobox', { name: label }))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => Number(value));
const order = ({ user }: App) => user.click(card().getByRole('button', { name: 'Đặt ngay' }));

async function visit(room: { id: number; name: string }, stay?: Stay): Promise<App> {
  const app = await renderApp(`/hotels/rooms/${room.id}`, {
    before: (dispatch) => {
      if (!stay) return;
      const { checkInDate: checkIn, checkOutDate: checkOut } = stay;
      dispatch(searchSubmitted({ checkIn, checkOut, adults: 2, children: 0, bedType: '' }));
    },
  });
  await screen.findByRole('heading', { level: 1, name: room.name });
  return app;
}

async function onlyRoom(plan: { price: number; adults?: number; children?: number }) {
  const hotel = await newHotel({ rooms: [plan] });
  return { hotel, room: hotel.rooms[0]! };
}

describe('the price', () => {
  it('is that of one night and a tenth more, before there are dates', async () => {
    const { room } = await onlyRoom({ price: 850_000 });
    await visit(room);
    expect(amountOf('Tiền phòng (1 phòng × 1 đêm)')).toHaveTextContent(/^850\.000\s₫$/);
    expect(amountOf('Thuế và phí (10%)')).toHaveTextContent(/^85\.000\s₫$/);
    expect(amountOf('Tổng trả tại quầy')).toHaveTextContent(/^935\.000\s₫$/);
    expect(card().getByText(/^Giá cho một đêm/)).toBeVisible();
  });

  it('rounds half a dong up, once', async () => {
    const { room } = await onlyRoom({ price: 123_455 });
    await visit(room);
    expect(amountOf('Thuế và phí (10%)')).toHaveTextContent(/^12\.346\s₫$/);
    expect(amountOf('Tổng trả tại quầy')).toHaveTextContent(/^135\.801\s₫$/);
  });

  it('is that of all nights once there are dates', async () => {
    const { room } = await onlyRoom({ price: 850_000 });
    await visit(room, stayIn(25, 3));
    expect(await card().findByText('Phòng còn trống cho những ngày bạn chọn.')).toBeVisible();
    expect(amountOf('Tiền phòng (1 phòng × 3 đêm)')).toHaveTextContent(/^2\.550\.000\s₫$/);
    expect(amountOf('Tổng trả tại quầy')).toHaveTextContent(/^2\.805\.000\s₫$/);
  });
});

describe('the price where nights differ', () => {
  const stay = stayIn(25);
  const lastNight = addDays(stay.checkInDate, 1);

  async function roomOfNights() {
    const hotel = await newHotel({ rooms: [{ price: 850_000 }, { price: 900_000 }] });
    await priceByNights(hotel, hotel.rooms, { dates: { [lastNight]: 1_200_000 } });
    return hotel.rooms[0]!;
  }

  it('is that of the stay, with each night, here and at the other rooms', async () => {
    await visit(await roomOfNights(), stay);
    expect(
      await card().findByText(/trung bình 1\.025\.000\s₫\/\u2060đêm trước thuế và phí$/),
    ).toBeVisible();
    expect(card().getByText(/^Giá từng đêm/)).toBeVisible();
    expect(amountOf('Tiền phòng (1 phòng × 2 đêm)')).toHaveTextContent(/^2\.050\.000\s₫$/);
    const others = await screen.findByRole('region', { name: 'Phòng khác của khách sạn này' });
    expect(
      await within(others).findByText(/trung bình 1\.075\.000\s₫\/\u2060đêm trước thuế và phí$/),
    ).toBeVisible();
  });

  it('follows the dates, and the room stays in sight', async () => {
    const room = await roomOfNights();
    const { go } = await visit(room);
    expect(card().getByText('mỗi đêm, chưa gồm 10% thuế và phí')).toBeVisible();
    const name = screen.getByRole('heading', { level: 1, name: room.name });
    const days = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}`;
    await go(`/hotels/rooms/${room.id}?${days}`);
    expect(
      await card().findByText(/trung bình 1\.025\.000\s₫\/\u2060đêm trước thuế và phí$/),
    ).toBeVisible();
    await go(`/hotels/rooms/${room.id}?checkIn=${lastNight}&checkOut=${stay.checkOutDate}`);
    expect(await card().findByText(/^1 đêm, gồm thuế và phí/)).toBeVisible();
    expect(card().getAllByText(/^1\.320\.000\s₫$/)[0]).toBeVisible();
    expect(name).toBeVisible();
  });

  it('is that of tonight where the server takes no such days', async () => {
    const room = await roomOfNights();
    const body = { status: 422, code: 'VALIDATION', message: 'Không nhận.', fieldErrors: {} };
    answerOnce(new RegExp(`/rooms/${room.id}\\?`), 422, body);
    await visit(room, stay);
    expect(card().getByText('mỗi đêm, chưa gồm 10% thuế và phí')).toBeVisible();
    expect(card().getAllByText(/^850\.000\s₫$/).length).toBeGreaterThan(0);
  });
});

describe('the party', () => {
  it('has as many adults to choose as the room holds people, and up to three children', async () => {
    const { room } = await onlyRoom({ price: 500_000, adults: 2, children: 1 });
    await visit(room);
    expect(choices('Người lớn')).toEqual([1, 2, 3]);
    expect(choices('Trẻ em (0–10)')).toEqual([0, 1, 2, 3]);
  });

  it('that is too big for the room cannot order it', async () => {
    const { room } = await onlyRoom({ price: 500_000, adults: 2, children: 1 });
    const { user } = await visit(room, stayIn(25));
    await card().findByText('Phòng còn trống cho những ngày bạn chọn.');
    await user.selectOptions(card().getByRole('combobox', { name: 'Trẻ em (0–10)' }), '3');
    expect(
      await card().findByText('Phòng này chứa tối đa 3 người, trong đó 2 người lớn.'),
    ).toBeVisible();
    expect(card().getByRole('button', { name: 'Đặt ngay' })).toBeDisabled();
  });
});

describe('ordering', () => {
  it('asks for the dates first, then goes on with them', async () => {
    const { hotel, room } = await onlyRoom({ price: 500_000 });
    const { checkInDate, checkOutDate } = stayIn(26);
    const app = await visit(room);
    await order(app);
    const dates = card().getByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
    expect(card().getByText('Vui lòng chọn ngày nhận phòng và ngày trả phòng')).toBeVisible();
    expect(dates).toHaveFocus();
    expect(dates).toBeInvalid();

    await app.user.type(dates, `${formatDay(checkInDate)} - ${formatDay(checkOutDate)}`);
    await card().findByText('Phòng còn trống cho những ngày bạn chọn.');
    await order(app);
    await waitFor(() => expect(app.location().pathname).toBe('/booking-details'));
    const query = Object.fromEntries(new URLSearchParams(app.location().search));
    expect(query).toMatchObject({
      hotel: String(hotel.id),
      rooms: String(room.id),
      checkIn: checkInDate,
      checkOut: checkOutDate,
    });
    await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');
  });

  it.each([
    ['in the past', { checkIn: '2024-01-01', checkOut: '2024-01-03' }, /trước ngày hiện tại$/],
    [
      'turned round',
      { checkIn: '2099-01-05', checkOut: '2099-01-03' },
      /hoặc bằng ngày trả phòng$/,
    ],
  ])('refuses dates %s', async (_, dates, message) => {
    const { room } = await onlyRoom({ price: 500_000 });
    const { user, address } = await visit(room);
    const field = card().getByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
    await user.type(field, formatDayRange(dates));
    expect(await card().findByText(message)).toBeVisible();
    await user.click(card().getByRole('button', { name: 'Đặt ngay' }));
    expect(address()).toBe(`/hotels/rooms/${room.id}`);
  });

  it('is not possible while somebody else has the room', async () => {
    const { hotel, room } = await onlyRoom({ price: 500_000 });
    const stay = stayIn(27);
    const { token } = await newTraveller();
    await book(token, bookingOf(hotel, hotel.rooms, stay), { key: crypto.randomUUID() });
    const { user, address } = await visit(room, stay);
    expect(await card().findByText(/^Phòng đã có khách đặt trong những ngày này/)).toBeVisible();
    expect(card().getByRole('button', { name: 'Đặt ngay' })).toBeDisabled();

    await user.click(card().getByRole('link', { name: /^Xem (T|CN)/ }));
    expect(await card().findByText('Phòng còn trống cho những ngày bạn chọn.')).toBeVisible();
    expect(address()).toContain(`checkIn=${stay.checkOutDate}`);
  });
});

describe('the rest of the page', () => {
  it('leads to the hotel and to its other rooms', async () => {
    const hotel = await newHotel({
      rooms: [{ price: 500_000 }, { price: 900_000 }, { price: 600_000 }],
    });
    await visit(hotel.rooms[0]!);
    const others = await screen.findByRole('region', { name: 'Phòng khác của khách sạn này' });
    const names = await within(others).findAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Phòng 103', 'Phòng 102']);
    const house = screen.getByRole('region', { name: 'Khách sạn' });
    expect(within(house).getByRole('link', { name: 'Xem khách sạn' })).toHaveAttribute(
      'href',
      `/hotels/${hotel.id}`,
    );
  });

  it('shows one of several rooms that are alike, and none that is like this one', async () => {
    const [deluxe, suite] = [
      { name: 'Deluxe', price: 500_000 },
      { name: 'Suite', price: 900_000 },
    ];
    const hotel = await newHotel({ rooms: [deluxe, deluxe, suite, suite, suite] });
    await priceByNights(hotel, hotel.rooms.slice(0, 2), {});
    await priceByNights(hotel, hotel.rooms.slice(2), {});
    await visit(hotel.rooms[0]!);
    const others = await screen.findByRole('region', { name: 'Phòng khác của khách sạn này' });
    expect(await within(others).findAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('shows no other room that is too small for the party, or taken', async () => {
    const sizes = [{}, { adults: 1, children: 0 }, {}, {}];
    const hotel = await newHotel({ rooms: sizes.map((size) => ({ price: 500_000, ...size })) });
    const taken = bookingOf(hotel, hotel.rooms.slice(3), stayIn(27));
    expect((await book((await newTraveller()).token, taken)).status).toBe(201);
    await visit(hotel.rooms[0]!, stayIn(26));
    const others = await screen.findByRole('region', { name: 'Phòng khác của khách sạn này' });
    const names = await within(others).findAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Phòng 103']);
  });

  it.each(['/hotels/rooms/999999999', '/hotels/rooms/abc', '/hotels/rooms/0'])(
    'says that there is no room at %s',
    async (path) => {
      await renderApp(path);
      expect(
        await screen.findByText('Không thể tải thông tin phòng. Vui lòng thử lại sau.'),
      ).toBeVisible();
    },
  );

  it('is no room without an id', async () => {
    await renderApp('/hotels/rooms');
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});
