import { waitFor } from '@testing-library/react';
import { sessionEnded } from '../../../src/api';
import { accountNamed } from '../../../src/state/accountNameSlice';
import { draftEdited, draftStarted } from '../../../src/state/draftSlice';
import { favouritesLoaded } from '../../../src/state/favouritesSlice';
import { languageChosen } from '../../../src/state/languageSlice';
import { type SliceName } from '../../../src/state/persistence/owners';
import { rememberOnDevice } from '../../../src/state/persistence/persistence';
import { searchSubmitted } from '../../../src/state/searchSlice';
import { roomToggled } from '../../../src/state/selectionSlice';
import { makeStore, type AppStore, type RootState } from '../../../src/state/store';
import { hotelViewed } from '../../../src/state/viewedSlice';
import { madeToken } from '../../support/tokens';
// The calls that kept bookings listen to.
import '../../../src/api/bookings';

export const PHONE = '0912345678';
export const lan = madeToken({ sub: '5' });
export const lanAgain = madeToken({ sub: '5', iat: 2 });
export const minh = madeToken({ sub: '6' });
const dates = { checkIn: '2026-12-01', checkOut: '2026-12-03', adults: 2, children: 0 };
const hotel = { id: 7, name: 'Nhà Gió', location: 'Đà Lạt', images: [] };
export const booking = {
  bookingId: 'ND-7K2M-9QXA',
  status: 'CONFIRMED',
  selectedRooms: [],
  user: { phoneNumber: PHONE },
};

const answer = {
  type: 'api/executeQuery/fulfilled',
  payload: { ...booking, checkInDate: '2026-12-01', checkOutDate: '2026-12-03' },
  meta: { arg: { endpointName: 'getBooking', originalArgs: {} } },
};

/** Puts something into each slice. */
export const uses: Record<SliceName, (dispatch: AppStore['dispatch']) => void> = {
  search: (dispatch) => dispatch(searchSubmitted({ ...dates, bedType: '' })),
  selection: (dispatch) => dispatch(roomToggled({ hotelId: 7, roomId: 70 })),
  draft: (dispatch) => {
    dispatch(draftStarted({ ...dates, hotelId: 7, roomIds: [70] }));
    dispatch(draftEdited({ phoneNumber: PHONE, notes: 'Đến muộn' }));
  },
  favourites: (dispatch) => dispatch(favouritesLoaded({ owner: 5, hotels: [hotel] })),
  viewed: (dispatch) => dispatch(hotelViewed(hotel)),
  keptBookings: (dispatch) => dispatch(answer),
  accountName: (dispatch) => dispatch(accountNamed('Lan')),
  language: (dispatch) => dispatch(languageChosen('en')),
};
export const names = Object.keys(uses) as SliceName[];
export async function remembering(): Promise<AppStore> {
  const store = makeStore();
  rememberOnDevice(store);
  await waitFor(() => expect(store.getState().device.remembered).toBe(true));
  return store;
}

export const stateOf = (store: AppStore) => store.getState() as RootState;
export const endsBy401 = sessionEnded({ token: lan, leadsToLogin: true });
export type Act = Parameters<AppStore['dispatch']>[0];

export function forgetEverything(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}
