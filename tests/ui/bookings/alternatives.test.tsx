import { screen, within } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { stayOf } from '../../support/browser/bookingPage';
import { renderApp } from '../../support/browser/renderApp';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel, type TestHotel } from '../../support/hotels';
import { hotelOfTypes } from '../../support/likeRooms';
import { newVoucher } from '../../support/vouchers';

const DAYS = 60;
const family = { adults: 2, children: 2, price: 900_000, name: 'Phòng gia đình' };
const single = { adults: 1, children: 0, price: 400_000, name: 'Phòng đơn' };
const queen = { adults: 2, children: 1, price: 700_000, name: 'Phòng Queen' };
const suite = { adults: 3, children: 2, price: 1_500_000, name: 'Phòng Suite' };

/** Checkout of the hotel's first rooms, that many of which somebody else has by now. */
async function takenAt(
  hotel: TestHotel,
  { rooms, gone, party, code }: { rooms: number; gone: number; party: object; code?: string },
) {
  const others = await newTraveller();
  const booking = bookingOf(hotel, hotel.rooms.slice(0, gone), stayIn(DAYS));
  expect((await book(others.token, booking)).status).toBe(201);
  const stay = { ...stayOf({ ...hotel, rooms: hotel.rooms.slice(0, rooms) }, DAYS), ...party };
  const { token } = await newTraveller();
  const app = await renderApp(paths.bookingDetails(stay), { token });
  const panel = within(await screen.findByRole('alert'));
  if (code) {
    await app.user.type(screen.getByRole('textbox', { name: 'Mã giảm giá' }), code);
    await app.user.click(screen.getByRole('button', { name: 'Áp dụng' }));
  }
  return { ...app, panel, offered: () => panel.queryAllByRole('heading', { level: 4 }) };
}

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('only rooms that hold the party are offered, however many smaller ones are free', async () => {
  const queens = Array.from({ length: 9 }, () => queen);
  const hotel = await newHotel({ rooms: [family, single, ...queens, suite] });
  const party = { adults: 2, children: 2 };
  const { offered, user, panel } = await takenAt(hotel, { rooms: 1, gone: 1, party });
  expect(textsOf(offered())).toEqual([expect.stringMatching(/^Phòng Suite/)]);
  await user.click(panel.getByRole('button', { name: /^Chọn phòng này: Phòng Suite/ }));
  expect(await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.')).toBeVisible();
});

it('a room that is too small alone is offered where another may make up for it, like ones once', async () => {
  const hotel = await hotelOfTypes([family, family, single, single, queen, queen, suite]);
  const party = { adults: 4, children: 3 };
  const { offered } = await takenAt(hotel, { rooms: 2, gone: 2, party });
  expect(textsOf(offered())).toEqual([
    expect.stringMatching(/^Phòng Queen/),
    expect.stringMatching(/^Phòng Suite/),
  ]);
});

it('where all that are left are too small, that is said', async () => {
  const hotel = await newHotel({ rooms: [family, single] });
  const party = { adults: 2, children: 2 };
  const { panel } = await takenAt(hotel, { rooms: 1, gone: 1, party });
  expect(panel.getByText('Các phòng còn trống không đủ chỗ cho số khách của bạn.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Chọn ngày hoặc phòng khác' })).toBeVisible();
});

it('with a discount code the difference is said to be the one before it', async () => {
  const partner: TestAccount = await newPartner();
  const hotel = await newHotel({ owner: partner.email, rooms: [family, suite] });
  const { code } = await newVoucher(partner, { quantity: 5 });
  const party = { adults: 2, children: 2 };
  await takenAt(hotel, { rooms: 1, gone: 1, party, code });
  expect(await screen.findByText('chưa tính mã giảm giá')).toBeVisible();
});
