import { act, screen, waitFor, within } from '@testing-library/react';
import { tokenChangedElsewhere } from '../../../src/state/authSlice';
import { rememberOnDevice } from '../../../src/state/persistence/persistence';
import { demo, newTraveller, type TestAccount } from '../../support/accounts';
import {
  phoneField,
  stayOf,
  submitBooking,
  visitBookingPage,
} from '../../support/browser/bookingPage';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { loseNetwork } from '../../support/browser/network';
import type { App } from '../../support/browser/renderApp';
import { sharedServer } from '../../support/server/serverControl';

const amounts = (label: string) =>
  screen.getAllByText(label).flatMap((term) => term.nextElementSibling?.textContent ?? []);

/** The newest bookings of an account. */
async function bookingsOf({ token }: Pick<TestAccount, 'token'>) {
  const { body } = await call<{ content: { bookingId: string; totalAmount: number }[] }>(
    'GET',
    '/api/customer/bookings',
    { token },
  );
  return body.content;
}

async function logIn({ user }: App, { email, password }: Omit<TestAccount, 'token'>) {
  const address = await screen.findByRole('textbox', { name: /^Email/ });
  await user.type(address, email);
  await user.type(screen.getByLabelText(/^Mật khẩu/), password);
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
}

it('shows the three lines of the price, the dates and the terms', async () => {
  const hotel = await newHotel({ rooms: [{ price: 850_000 }, { price: 400_000 }] });
  await visitBookingPage(stayOf(hotel, 33));
  expect(amounts('Tiền phòng (2 phòng × 2 đêm)')[0]).toMatch(/^2\.500\.000\s₫$/);
  expect(amounts('Thuế và phí (10%)')[0]).toMatch(/^250\.000\s₫$/);
  expect(amounts('Tổng trả tại quầy')[0]).toMatch(/^2\.750\.000\s₫$/);
  expect(screen.getByText('từ 14:00')).toBeVisible();
  expect(screen.getByText('trước 12:00')).toBeVisible();
  expect(screen.getByText(/^Giữ phòng đến 18:00, /)).toBeVisible();
  expect(screen.getByText(/^Huỷ miễn phí trước 14:00, /)).toBeVisible();
  expect(screen.getByText('Trả tại quầy khách sạn')).toBeVisible();
});

describe('somebody who is not signed in', () => {
  it('goes to the login with the reason, and finds everything again afterwards', async () => {
    const stay = stayOf(await newHotel(), 34);
    const app = await visitBookingPage(stay);
    const here = app.address();
    await app.user.type(phoneField(), '0987 654 321');
    await app.user.type(screen.getByRole('textbox', { name: /^Ghi chú/ }), 'Đến muộn');
    await app.user.click(screen.getByRole('button', { name: 'Đăng nhập để đặt phòng' }));
    expect(await screen.findByText('Bạn cần đăng nhập để thực hiện đặt phòng')).toBeVisible();
    expect(app.location()).toMatchObject({ pathname: '/login', state: { from: here } });

    await logIn(app, demo.customer);
    await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');
    expect(screen.getByRole('button', { name: 'Đặt phòng' })).toBeEnabled();
    expect(app.address()).toBe(here);
    expect(phoneField()).toHaveValue('0987 654 321');
    expect(screen.getByRole('textbox', { name: /^Ghi chú/ })).toHaveValue('Đến muộn');
  });

  it('because the session ended in the middle comes back the same way', async () => {
    const traveller = await newTraveller();
    const stay = stayOf(await newHotel(), 35);
    const app = await visitBookingPage(stay, traveller.token);
    rememberOnDevice(app.store);
    await waitFor(() => expect(app.store.getState()).toHaveProperty('keptBookings'));
    await app.user.type(screen.getByRole('textbox', { name: /^Ghi chú/ }), 'Phòng yên tĩnh');
    await waitFor(() => expect(phoneField()).not.toHaveValue(''));
    act(() => void app.store.dispatch(tokenChangedElsewhere(`${traveller.token}x`)));
    await submitBooking(app);
    expect(await screen.findByText(/^Phiên đăng nhập đã hết hạn/)).toBeVisible();
    expect(window.localStorage.getItem('jwt')).toBeNull();

    await logIn(app, traveller);
    expect(await screen.findByRole('textbox', { name: /^Ghi chú/ })).toHaveValue('Phòng yên tĩnh');
    await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');
    await submitBooking(app);
    expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
    expect(await bookingsOf({ token: app.store.getState().auth.token! })).toHaveLength(1);
  });
});

describe('booking', () => {
  it('leads to the confirmation, and twice pressed books once', async () => {
    const traveller = await newTraveller();
    const app = await visitBookingPage(stayOf(await newHotel(), 36), traveller.token);
    await waitFor(() => expect(phoneField()).toHaveValue('0912345678'));
    await app.user.dblClick(screen.getByRole('button', { name: 'Đặt phòng' }));
    expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
    const booked = await bookingsOf(traveller);
    expect(booked).toHaveLength(1);
    expect(app.address()).toBe(`/booking-confirmation?booking=${booked[0]!.bookingId}`);
    expect(app.store.getState().selection.roomIds).toEqual([]);
  });

  it('needs a Vietnamese phone number', async () => {
    const { token } = await newTraveller();
    const app = await visitBookingPage(stayOf(await newHotel(), 37), token);
    await waitFor(() => expect(phoneField()).not.toHaveValue(''));
    const submit = () => app.user.click(screen.getByRole('button', { name: 'Đặt phòng' }));
    await app.user.clear(phoneField());
    await submit();
    expect(
      await screen.findByText('Vui lòng nhập số điện thoại để khách sạn liên lạc'),
    ).toBeVisible();
    await app.user.type(phoneField(), '12345');
    await submit();
    expect(await screen.findByText(/^Số điện thoại không hợp lệ/)).toBeVisible();
    expect(phoneField()).toHaveFocus();
  });

  it('can be tried again when the network was lost, and is still one booking', async () => {
    const traveller = await newTraveller();
    const app = await visitBookingPage(stayOf(await newHotel(), 38), traveller.token);
    await waitFor(() => expect(phoneField()).not.toHaveValue(''));
    // The request arrives and its answer does not.
    const { fetch } = globalThis;
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...args) => {
      await fetch(...args);
      throw new TypeError('fetch failed');
    });
    await submitBooking(app);
    expect(await screen.findByText(/^Chưa nhận được câu trả lời rõ ràng/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
    expect(await bookingsOf(traveller)).toHaveLength(1);
  });

  it('keeps what was typed when nothing can be sent', async () => {
    const { token } = await newTraveller();
    const app = await visitBookingPage(stayOf(await newHotel(), 39), token);
    await app.user.type(screen.getByRole('textbox', { name: /^Ghi chú/ }), 'Tầng cao');
    await waitFor(() => expect(phoneField()).not.toHaveValue(''));
    loseNetwork();
    await submitBooking(app);
    expect(await screen.findByText('Chưa rõ đã đặt được phòng hay chưa')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Ghi chú/ })).toHaveValue('Tầng cao');
    expect(app.store.getState().draft.draft).toMatchObject({ notes: 'Tầng cao' });
  });

  it('asks again when the price has changed meanwhile', async () => {
    const traveller = await newTraveller();
    const hotel = await newHotel({ rooms: [{ price: 500_000 }] });
    const app = await visitBookingPage(stayOf(hotel, 40), traveller.token);
    await waitFor(() => expect(phoneField()).not.toHaveValue(''));
    await sharedServer().sql(
      'update rooms set price = 600000, price_vnd = 600000 where hotel_id = $1',
      [hotel.id],
    );
    await submitBooking(app);
    const dialog = await screen.findByRole('alertdialog', { name: 'Giá đã thay đổi' });
    expect(within(dialog).getByText(/^1\.100\.000\s₫$/)).toBeVisible();
    expect(await bookingsOf(traveller)).toHaveLength(0);
    await app.user.click(
      within(dialog).getByRole('button', { name: /^Đồng ý và đặt với 1\.320\.000\s₫$/ }),
    );
    expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
    expect(await bookingsOf(traveller)).toMatchObject([{ totalAmount: 1_320_000 }]);
  });
});
