import { chance, one, type House } from '../house';
import { signIn } from './accounts';

/** What administrators do, which is taken back: nothing else goes on meanwhile. */

async function suspendHotel(house: House) {
  const { pair, admin, hotelId: id, name, traveller } = house;
  if (!admin) return;
  const reason = { params: { id }, body: { reason: 'Khách phàn nàn.' } };
  await pair.ask('suspendHotel', admin.token, reason);
  await pair.ask('listAllHotels', admin.token, { query: { text: name, state: 'SUSPENDED' } });
  await pair.ask('listBookingsAtRisk', admin.token, { query: { text: name, size: 50 } });
  await house.owned('listPartnerHotels', { query: { state: 'SUSPENDED' } });
  await house.owned('setHotelListing', { body: { listed: chance(house, 0.7) } });
  await pair.ask('listHotels', undefined, { query: { text: name } });
  await pair.ask('getHotel', undefined, { params: { id } });
  await pair.ask('listFavourites', traveller.token);
  await pair.ask('listBookings', traveller.token, { query: { size: 50 } });
  const stay = one(house, house.stays);
  if (stay && chance(house, 0.4)) {
    const params = { bookingId: stay.bookingId };
    const body = { reason: 'Khách sạn đã đóng cửa.' };
    await pair.ask('cancelBookingAtRisk', admin.token, { params, body });
  }
  await pair.ask('restoreHotel', admin.token, reason);
  await house.owned('setHotelListing', { body: { listed: true } });
}

async function suspendUser({ pair, admin, traveller, ...house }: House) {
  if (!admin) return;
  const { email } = traveller;
  const found = await pair.ask('listUsers', admin.token, { query: { text: email } });
  const id = found.at('content', 0, 'id');
  const reason = { params: { id }, body: { reason: 'Không đến nhiều lần.' } };
  await pair.ask('suspendUser', admin.token, reason);
  await pair.ask('listUsers', admin.token, { query: { text: email, suspended: 'yes' } });
  await pair.ask('getMe', traveller.token);
  const stay = house.stays.find(({ guest }) => guest);
  if (stay) await house.owned('getPartnerBooking', { params: { bookingId: stay.bookingId } });
  await pair.ask('restoreUser', admin.token, reason);
  await pair.ask('getMe', traveller.token);
  await signIn(pair, traveller);
}

async function lookAround({ pair, admin, name, owner }: House) {
  if (!admin) return;
  await pair.ask('listAllHotels', admin.token, { query: { text: name, sort: '-rooms' } });
  await pair.ask('listUsers', admin.token, { query: { text: owner.email, role: 'PARTNER' } });
  await pair.ask('listPartnerHotels', admin.token);
}

export const ADMIN_MOVES = [suspendHotel, suspendUser, lookAround];
