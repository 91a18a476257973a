import { screen, waitFor, within } from '@testing-library/react';
import { demo, newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import {
  phoneField,
  stayOf,
  submitBooking,
  visitBookingPage,
} from '../../support/browser/bookingPage';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel, type TestHotel } from '../../support/hotels';
import { loseNetwork, holdRequests, loseRequestOnce } from '../../support/browser/network';
import type { App } from '../../support/browser/renderApp';
import { sharedServer } from '../../support/server/serverControl';
import { freshCode, newVoucher, readVoucher } from '../../support/vouchers';

let partner: TestAccount;
let hotel: TestHotel;
beforeAll(async () => {
  partner = await newPartner();
  hotel = await newHotel({ owner: partner.email, rooms: [{ price: 1_000_000 }] });
});

const codeField = () => screen.getByRole('textbox', { name: 'Mã giảm giá' });
const amounts = (label: string) =>
  screen.getAllByText(label).flatMap((term) => term.nextElementSibling?.textContent ?? []);
const expectTotal = async (total: RegExp) =>
  waitFor(() => expect(amounts('Tổng trả tại quầy')[0]).toMatch(total));

async function apply({ user }: App, code: string): Promise<void> {
  await user.clear(codeField());
  await user.type(codeField(), code);
  await user.click(screen.getByRole('button', { name: 'Áp dụng' }));
}

it('takes the discount off at once, can be removed again, and is booked with it', async () => {
  const voucher = await newVoucher(partner, { quantity: 5 });
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(hotel, 50), token);
  await apply(app, ` ${voucher.code.toLowerCase()}`);
  expect(await screen.findByText(/^Đã áp dụng mã, giảm 200\.000\s₫\.$/)).toBeVisible();
  expect(amounts(`Giảm giá (${voucher.code})`)[0]).toMatch(/^−200\.000\s₫$/);
  await expectTotal(/^1\.980\.000\s₫$/);

  const button = screen.getByRole('button', { name: 'Bỏ mã' });
  expect(button).toHaveFocus();
  await app.user.click(button);
  await expectTotal(/^2\.200\.000\s₫$/);
  expect(codeField()).toHaveValue('');

  await app.user.type(codeField(), `${voucher.code}{Enter}`);
  await expectTotal(/^1\.980\.000\s₫$/);
  await submitBooking(app);
  expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
  expect(amounts(`Giảm giá (${voucher.code})`)[0]).toMatch(/^−200\.000\s₫$/);
  await expectTotal(/^1\.980\.000\s₫$/);
  expect((await readVoucher(partner, voucher)).usedCount).toBe(1);
});

it('that cannot be used says why, keeps what was typed, and hides no price', async () => {
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(hotel, 53), token);
  const typo = freshCode();
  await apply(app, typo);
  expect(await screen.findByText('Khách sạn này không có mã giảm giá này.')).toBeVisible();
  expect(codeField()).toHaveValue(typo);
  expect(codeField()).toBeInvalid();
  // It is read aloud with the field that has the focus.
  expect(codeField()).toHaveFocus();
  await expectTotal(/^2\.200\.000\s₫$/);
  await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');

  await app.user.type(codeField(), 'X');
  expect(screen.queryByText('Khách sạn này không có mã giảm giá này.')).toBeNull();
  await submitBooking(app);
  expect(await screen.findByText('Hãy bấm Áp dụng để dùng mã này, hoặc xoá mã.')).toBeVisible();
  expect(codeField()).toHaveFocus();

  await app.user.clear(codeField());
  // What it costs without a code is asked once more.
  await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');
  await submitBooking(app);
  expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
});

it('that is refused while its field has the focus is told, for nothing else would read it aloud', async () => {
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(hotel, 74), token);
  await app.user.type(codeField(), `${freshCode()}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Khách sạn này không có mã giảm giá này.',
  );
  expect(codeField()).toHaveFocus();
});

it('that could not be checked hides no price, is not booked without, and is checked again', async () => {
  const voucher = await newVoucher(partner);
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(hotel, 68), token);
  await expectTotal(/^2\.200\.000\s₫$/);
  loseRequestOnce(voucher.code);
  await apply(app, voucher.code);
  expect(await screen.findByText(/^Chưa kiểm tra được mã\./)).toBeVisible();
  await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');
  await expectTotal(/^2\.200\.000\s₫$/);
  await submitBooking(app);
  await waitFor(() => expect(codeField()).toHaveFocus());
  expect(screen.getByText(/^Chưa kiểm tra được mã\./)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Áp dụng' }));
  expect(await screen.findByText(/^Đã áp dụng mã, giảm 200\.000\s₫\.$/)).toBeVisible();
});

it('that is refused once what failed is tried again is told where the focus goes', async () => {
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(hotel, 69), token);
  const network = loseNetwork();
  await apply(app, freshCode());
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  network.restore();
  retry.focus();
  await app.user.keyboard('{Enter}');
  expect(await screen.findByText('Khách sạn này không có mã giảm giá này.')).toBeVisible();
  await waitFor(() => expect(codeField()).toHaveFocus());
});

it('that was refused and emptied is not there again at the next visit', async () => {
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(hotel, 71), token);
  await apply(app, freshCode());
  expect(await screen.findByText('Khách sạn này không có mã giảm giá này.')).toBeVisible();
  await app.user.clear(codeField());
  await expectTotal(/^2\.200\.000\s₫$/);
  expect(app.store.getState().draft.draft?.voucherCode).toBe('');
});

it('is asked for although the one before is still being checked', async () => {
  const slow = await newVoucher(partner);
  const voucher = await newVoucher(partner, { discountPercent: 30 });
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(hotel, 65), token);
  holdRequests(slow.code);
  await apply(app, slow.code);
  expect(await screen.findByText('Đang kiểm tra mã...')).toBeVisible();
  await apply(app, voucher.code);
  expect(await screen.findByText(/^Đã áp dụng mã, giảm 600\.000\s₫\.$/)).toBeVisible();
  await expectTotal(/^1\.540\.000\s₫$/);
});

it('is still there after signing in', async () => {
  const voucher = await newVoucher(partner);
  const app = await visitBookingPage(stayOf(hotel, 56));
  await app.user.type(codeField(), voucher.code);
  await app.user.click(screen.getByRole('button', { name: 'Đăng nhập để đặt phòng' }));
  await app.user.type(await screen.findByRole('textbox', { name: /^Email/ }), demo.customer.email);
  await app.user.type(screen.getByLabelText(/^Mật khẩu/), demo.customer.password);
  await app.user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  expect(await screen.findByText(/^Đã áp dụng mã, giảm 200\.000\s₫\.$/)).toBeVisible();
  expect(codeField()).toHaveValue(voucher.code);
});

it('whose last use somebody else took meanwhile is told before anything is booked', async () => {
  const voucher = await newVoucher(partner, { quantity: 1 });
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(hotel, 59), token);
  await apply(app, voucher.code);
  await screen.findByText(/^Đã áp dụng mã/);
  const faster = await newTraveller();
  const taken = await book(faster.token, {
    ...bookingOf(hotel, hotel.rooms, stayIn(62)),
    totalPrice: 1_800_000,
    voucherCode: voucher.code,
  });
  expect(taken.status).toBe(201);
  await submitBooking(app);
  expect(await screen.findByText('Mã giảm giá này đã hết lượt sử dụng.')).toBeVisible();
  await expectTotal(/^2\.200\.000\s₫$/);
  expect(codeField()).toHaveValue(voucher.code);
  await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');
  await submitBooking(app);
  expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
  expect(screen.queryByText(/^Giảm giá/)).toBeNull();
});

it('counts in the new price when the hotel changes its own', async () => {
  const voucher = await newVoucher(partner);
  const own = await newHotel({ owner: partner.email, rooms: [{ price: 500_000 }] });
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(own, 50), token);
  await apply(app, voucher.code);
  await expectTotal(/^990\.000\s₫$/);
  await waitFor(() => expect(phoneField()).not.toHaveValue(''));
  await sharedServer().sql(
    'update rooms set price = 600000, price_vnd = 600000 where hotel_id = $1',
    [own.id],
  );
  await submitBooking(app);
  const dialog = await screen.findByRole('alertdialog', { name: 'Giá đã thay đổi' });
  expect(within(dialog).getByText(/^990\.000\s₫$/)).toBeVisible();
  await app.user.click(
    within(dialog).getByRole('button', { name: /^Đồng ý và đặt với 1\.188\.000\s₫$/ }),
  );
  expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
  expect((await readVoucher(partner, voucher)).usedCount).toBe(1);
});

it('beside an automatic discount counts when it takes off more, and else says so', async () => {
  const owner = await newPartner();
  const house = await newHotel({ owner: owner.email, rooms: [{ price: 1_000_000 }] });
  const usual = await newVoucher(owner, { discountPercent: 20, autoApply: true });
  const worse = await newVoucher(owner, { discountPercent: 10 });
  const better = await newVoucher(owner, { discountPercent: 30 });
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(house, 57), token);
  expect(await screen.findByText(/^Giá đã được giảm tự động 400\.000\s₫\. Mã/)).toBeVisible();
  expect(amounts(`Giảm giá (${usual.code})`)[0]).toMatch(/^−400\.000\s₫$/);
  await expectTotal(/^1\.760\.000\s₫$/);

  await apply(app, worse.code);
  expect(await screen.findByText(/không ít hơn mã này\./)).toBeVisible();
  expect(codeField()).toBeValid();
  await expectTotal(/^1\.760\.000\s₫$/);

  await app.user.click(screen.getByRole('button', { name: 'Bỏ mã' }));
  await apply(app, better.code);
  expect(await screen.findByText(/^Đã áp dụng mã, giảm 600\.000\s₫\.$/)).toBeVisible();
  await expectTotal(/^1\.540\.000\s₫$/);
  await submitBooking(app);
  expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
  await expectTotal(/^1\.540\.000\s₫$/);
  expect((await readVoucher(owner, better)).usedCount).toBe(1);
  expect((await readVoucher(owner, usual)).usedCount).toBe(0);
});
