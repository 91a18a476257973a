import { dayIn } from '../../days';
import {
  among,
  chance,
  lately,
  one,
  somePhone,
  someRooms,
  someStay,
  type House,
  type Stay,
} from '../house';

/** What travellers do with stays of theirs. */

const own = (house: House) =>
  lately(
    house,
    house.stays.filter(({ guest }) => guest),
  );

async function book(house: House) {
  const { pair, hotelId, traveller } = house;
  const stay = chance(house, 0.3)
    ? { checkInDate: dayIn(0), checkOutDate: dayIn(1 + among(house, 2)) }
    : someStay(house);
  const roomIds = await someRooms(house, stay, false);
  const voucherCode = chance(house, 0.3) ? one(house, house.vouchers)?.code : undefined;
  const asked = { hotelId, ...stay, ...(voucherCode && { voucherCode }) };
  const quote = await pair.ask('createQuote', traveller.token, {
    body: { ...asked, roomIds },
  });
  const chosen = quote.at('rooms').rows();
  const total = quote.at('totalPrice').number;
  if (chosen.length === 0) return;
  const isPlaced = chance(house, 0.2);
  const body = {
    ...asked,
    totalPrice: chance(house, 0.9) ? total : total + 1000,
    ...{ paymentMethod: { id: 1, type: 'CASH' }, status: 'PENDING', phoneNumber: somePhone(house) },
    rooms: chosen.map((room) => ({
      ...{ id: room.at('id'), price: room.at('price'), name: room.at('name') },
      ...(isPlaced && { occupants: { adults: 1, childAges: [] } }),
    })),
    ...(isPlaced ? { adults: chosen.length } : chance(house, 0.3) && { adults: 2, children: 1 }),
    ...(chance(house, 0.3) && { notes: 'Đến muộn.', specialRequests: ['HIGH_FLOOR'] }),
    ...(chance(house, 0.3) && { arrivingGuest: { name: 'Trần Văn Tám' } }),
  };
  const made = await pair.ask('createBooking', traveller.token, { body });
  note(house, { bookingId: made.at('bookingId'), guest: traveller });
}

export function note(house: House, stay: Stay): void {
  if (stay.bookingId.reference !== undefined) house.stays.push(stay);
}

function someNightsOf(house: House) {
  const from = among(house, 9);
  return {
    from: dayIn(from),
    ...(chance(house, 0.5) && { to: dayIn(from + 1 + among(house, 2)) }),
  };
}

function asked(house: House, version: unknown, isOfDesk = false) {
  const { checkInDate, checkOutDate } = someStay(house);
  const line = {
    ...{ position: among(house, 2) },
    ...(chance(house, 0.5)
      ? { roomId: one(house, house.rooms) }
      : { typeId: one(house, house.types) }),
    ...(chance(house, 0.3) && someNightsOf(house)),
    ...(isOfDesk && chance(house, 0.3) && { pinned: chance(house, 0.5) }),
  };
  const wishes = [
    { checkOutDate },
    { checkInDate, checkOutDate },
    { lines: [line] },
    { addRooms: [{ roomId: one(house, house.rooms) }] },
    { removeLines: [among(house, 2)] },
    { adults: 1 + among(house, 4), children: among(house, 2) },
    { checkOutDate, lines: [line] },
  ];
  return { version, ...one(house, wishes) };
}

/** Looks at what it would be, and agrees to it. */
export async function changeOf(house: House, { bookingId }: Stay, isOfDesk: boolean, stay: Stay) {
  const who = isOfDesk ? house.owner.token : stay.guest!.token;
  const kind = isOfDesk ? 'PartnerBooking' : 'Booking';
  const params = { bookingId };
  const now = await house.pair.ask(`get${kind}`, who, { params });
  const body = {
    ...asked(house, now.at('version'), isOfDesk),
    ...(isOfDesk && chance(house, 0.3) && { price: 'TODAY' }),
    ...(isOfDesk &&
      chance(house, 0.15) && { priceByHand: { pricePerNight: 500_000, reason: 'Khách quen' } }),
  };
  const seen = await house.pair.ask(`preview${kind}Change`, who, { params, body });
  const totalPrice = seen.at('after', 'totalPrice');
  if (totalPrice.reference === undefined) return;
  await house.pair.ask(`change${kind}`, who, { params, body: { ...body, totalPrice } });
}

async function change(house: House) {
  const stay = own(house);
  if (stay) await changeOf(house, stay, false, stay);
}

async function cancel(house: House) {
  const stay = own(house);
  if (!stay) return;
  const params = { bookingId: stay.bookingId };
  await house.pair.ask('cancelBooking', stay.guest!.token, { params });
}

async function guests(house: House) {
  const stay = own(house);
  if (!stay) return;
  const params = { bookingId: stay.bookingId };
  const now = await house.pair.ask('getBooking', stay.guest!.token, { params });
  const body = {
    version: now.at('version'),
    ...(chance(house, 0.6) && {
      arrivingGuest: { name: 'Lê Thị Chín', phoneNumber: '(098) 765-4321' },
    }),
    ...(chance(house, 0.6) && { specialRequests: ['QUIET_ROOM', 'LOW_FLOOR'] }),
  };
  await house.pair.ask('changeGuests', stay.guest!.token, { params, body });
}

async function arrival(house: House) {
  const stay = own(house);
  if (!stay) return;
  const params = { bookingId: stay.bookingId };
  const body = { arrivalTime: one(house, ['21:30', '14:00', '23:59', null]) };
  await house.pair.ask('setArrivalTime', stay.guest!.token, { params, body });
}

async function review(house: House) {
  const stay = own(house);
  if (!stay) return;
  const params = { bookingId: stay.bookingId };
  const body = { rating: 1 + among(house, 5), comment: 'Phòng sạch, chủ nhà tốt.' };
  const id = chance(house, 0.6) ? 'writeReview' : 'changeReview';
  await house.pair.ask(id, stay.guest!.token, { params, body });
}

async function keep({ pair, traveller, hotelId, ...house }: House) {
  const params = { hotelId };
  if (house.random() < 0.3) {
    await pair.ask('mergeFavourites', traveller.token, { body: { hotelIds: [hotelId] } });
  } else {
    const id = house.random() < 0.6 ? 'addFavourite' : 'removeFavourite';
    await pair.ask(id, traveller.token, { params });
  }
}

async function foreign(house: House) {
  const stay = one(house, house.stays);
  if (!stay) return;
  const { pair, otherTraveller, otherOwner } = house;
  const params = { bookingId: stay.bookingId };
  await pair.ask('cancelBooking', otherTraveller.token, { params });
  await pair.ask('checkInBooking', otherOwner.token, { params });
}

export const STAY_MOVES = [
  book,
  book,
  book,
  change,
  change,
  cancel,
  guests,
  arrival,
  review,
  review,
  keep,
  foreign,
];
