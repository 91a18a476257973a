import { screen, waitFor } from '@testing-library/react';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { stayOf, submitBooking, visitBookingPage } from '../../support/browser/bookingPage';
import { answerOnce, loseAnswerOnce, loseRequestOnce } from '../../support/browser/network';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';

const DAYS = 52;
const UNKNOWN = 'Chưa rõ đã đặt được phòng hay chưa';

/** Somebody whose booking was not answered, and who has looked at another page since. */
async function backAgain(lose: () => void, meanwhile?: (hotel: Hotel) => Promise<unknown>) {
  const hotel = await newHotel();
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(hotel, DAYS), token);
  lose();
  await submitBooking(app);
  await screen.findByText(UNKNOWN);
  await meanwhile?.(hotel);
  await app.user.click(screen.getByRole('link', { name: 'Xem đặt phòng của tôi' }));
  await screen.findByRole('heading', { level: 1, name: 'Đặt phòng của tôi' });
  void app.go(-1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Đặt phòng' })).toBeDisabled());
  await screen.findByText(UNKNOWN);
  const tryAgain = async () =>
    app.user.click(await screen.findByRole('button', { name: 'Thử lại' }));
  return { token, tryAgain };
}

type Hotel = Awaited<ReturnType<typeof newHotel>>;

it('a booking that was made unheard is not told as somebody else’s after one has been elsewhere', async () => {
  const { token, tryAgain } = await backAgain(() => loseAnswerOnce(/\/bookings\/create$/));
  expect(screen.queryByText(/không còn trống/)).not.toBeInTheDocument();
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
  const { body } = await call<{ content: unknown[] }>('GET', '/api/customer/bookings', { token });
  expect(body.content).toHaveLength(1);
});

it('nor as one of a hotel that is gone, though its hotel takes nobody any more', async () => {
  const { tryAgain } = await backAgain(
    () => loseAnswerOnce(/\/bookings\/create$/),
    ({ id }) => sharedServer().sql('update hotels set listed = false where id = $1', [id]),
  );
  expect(screen.queryByText(/không còn trên Nghỉ Đâu/)).not.toBeInTheDocument();
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
});

it('one that never arrived is tried again, and told to be too late where somebody else has the room', async () => {
  const { tryAgain } = await backAgain(
    () => loseRequestOnce('/bookings/create'),
    async (hotel) => {
      const { token } = await newTraveller();
      const wanted = bookingOf(hotel, hotel.rooms, stayIn(DAYS));
      expect((await book(token, wanted, { key: crypto.randomUUID() })).status).toBe(201);
    },
  );
  await tryAgain();
  expect(await screen.findByText(/không còn trống/)).toBeVisible();
  expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
});

it('one that was refused at once is no open question', async () => {
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(await newHotel(), DAYS), token);
  const message = 'Chờ một chút';
  answerOnce(/\/bookings\/create$/, 429, { status: 429, code: 'TOO_MANY_REQUESTS', message });
  await submitBooking(app);
  await screen.findByText(message);
  void app.go('/bookings');
  await screen.findByRole('heading', { level: 1, name: 'Đặt phòng của tôi' });
  void app.go(-1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Đặt phòng' })).toBeEnabled());
  expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
});
