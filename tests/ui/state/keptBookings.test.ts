import { waitFor } from '@testing-library/react';
import { sessionEnded } from '../../../src/api';
import { generatedBookingsApi } from '../../../src/api/bookings';
import { signedIn, signedOut, tokenChangedElsewhere } from '../../../src/state/authSlice';
import { rememberOnDevice } from '../../../src/state/persistence/persistence';
import { makeStore, type AppStore, type RootState } from '../../../src/state/store';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';

async function remembering(): Promise<AppStore> {
  const store = makeStore();
  rememberOnDevice(store);
  await waitFor(() => expect(store.getState().device.remembered).toBe(true));
  return store;
}

function keptIn(store: AppStore) {
  const state: RootState = store.getState();
  return state.keptBookings?.bookings;
}

const keptIds = (store: AppStore) => keptIn(store)?.map(({ bookingId }) => bookingId);
const onDevice = () => JSON.stringify({ ...window.localStorage });

/** A store whose traveller has looked at their bookings. */
async function withBooking() {
  const { token } = await newTraveller();
  const hotel = await newHotel();
  const { body } = await book(token, bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(80)));
  const store = await remembering();
  store.dispatch(signedIn(token));
  await store.dispatch(generatedBookingsApi.endpoints.listBookings.initiate({ when: 'coming' }));
  expect(keptIds(store)).toEqual([body.bookingId]);
  await waitFor(() => expect(onDevice()).toContain(body.bookingId));
  return { store, token, bookingId: body.bookingId };
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('keeps the bookings last seen for the next visit, each once and as it is now', async () => {
  const { bookingId } = await withBooking();
  const next = await remembering();
  expect(keptIds(next)).toEqual([bookingId]);
  await next.dispatch(generatedBookingsApi.endpoints.cancelBooking.initiate({ bookingId }));
  await next.dispatch(generatedBookingsApi.endpoints.getBooking.initiate({ bookingId }));
  expect(keptIn(next)).toMatchObject([{ bookingId, status: 'CANCELLED' }]);
});

it.each([
  ['signing out', () => signedOut()],
  ['an ended session', (token: string) => sessionEnded({ token, leadsToLogin: true })],
  ['another account', () => signedIn('aaa.bbb.ccc')],
  ['signing out in another tab', () => tokenChangedElsewhere(null)],
])('%s takes them off the device', async (_, event) => {
  const { store, token, bookingId } = await withBooking();
  store.dispatch(event(token));
  expect(keptIds(store)).toEqual([]);
  await waitFor(() => expect(onDevice()).not.toContain(bookingId));
});

it.each([
  ['signing out', () => signedOut()],
  ['an ended session', (token: string) => sessionEnded({ token, leadsToLogin: false })],
])('%s before the memory is read brings nothing back', async (_, event) => {
  const { token, bookingId } = await withBooking();
  const late = makeStore();
  rememberOnDevice(late);
  late.dispatch(event(token));
  await waitFor(() => expect(late.getState().device.remembered).toBe(true));
  expect(keptIds(late)).toEqual([]);
  await waitFor(() => expect(onDevice()).not.toContain(bookingId));
});

it('signing out before the memory’s program is there brings nothing back either', async () => {
  const { bookingId } = await withBooking();
  const late = makeStore();
  late.dispatch(signedOut());
  rememberOnDevice(late);
  await waitFor(() => expect(late.getState().device.remembered).toBe(true));
  expect(keptIds(late)).toEqual([]);
  await waitFor(() => expect(onDevice()).not.toContain(bookingId));
});

it('forgets a booking that is not there any more', async () => {
  const { store, bookingId } = await withBooking();
  const { email } = await newTraveller();
  await sharedServer().sql(
    `update bookings set user_id = (select id from users where email = $1) where code = $2`,
    [email, bookingId],
  );
  await store.dispatch(generatedBookingsApi.endpoints.getBooking.initiate({ bookingId }));
  expect(keptIds(store)).toEqual([]);
});
