import { dayIn } from '../../days';
import { among, chance, lately, one, somePhone, someRooms, someStay, type House } from '../house';
import { changeOf, note } from './stays';

/** What the desk does with anybody's stay. */

const SOURCES = ['WALK_IN', 'PHONE', 'OTHER'];

export async function book(house: House) {
  const isNow = chance(house, 0.5);
  const stay = isNow
    ? { checkInDate: dayIn(0), checkOutDate: dayIn(1 + among(house, 3)) }
    : someStay(house);
  const roomIds = await someRooms(house, stay, true);
  const byHand = chance(house, 0.2) ? 480_000 : undefined;
  const voucherCode = chance(house, 0.25) ? one(house, house.vouchers)?.code : undefined;
  const asked = { ...stay, roomIds, ...(voucherCode && !byHand && { voucherCode }) };
  const quote = await house.owned('quotePartnerBooking', {
    body: { ...asked, ...(byHand && { pricePerNight: byHand }) },
  });
  const totalPrice = quote.at('totalPrice');
  if (totalPrice.reference === undefined) return;
  const body = {
    ...{ ...asked, totalPrice, source: one(house, SOURCES), guestName: `Khách ${among(house, 9)}` },
    ...(byHand && { priceByHand: { pricePerNight: byHand, reason: 'Khách quen' } }),
    ...(isNow && chance(house, 0.6) && { checkInNow: true }),
    ...(chance(house, 0.5) && { phoneNumber: somePhone(house), adults: 2 }),
    ...(chance(house, 0.3) && { notes: 'Có xe.', specialRequests: ['TWIN_BEDS'] }),
    ...(chance(house, 0.3) && {
      arrivingGuest: { name: 'Võ Hai', phoneNumber: '(098) 765-4321' },
      language: 'en',
    }),
  };
  const made = await house.owned('createPartnerBooking', { body });
  note(house, { bookingId: made.at('bookingId'), guest: undefined });
}

const ACTIONS = [
  'checkInBooking',
  'checkInBooking',
  'checkOutBooking',
  'undoCheckIn',
  'undoCheckOut',
  'releaseBooking',
  'cancelPartnerBooking',
];

async function act(house: House) {
  const stay = lately(house, house.stays);
  if (!stay) return;
  const id = one(house, ACTIONS)!;
  const params = { bookingId: stay.bookingId };
  const body = id === 'cancelPartnerBooking' ? { body: { reason: 'Khách đổi ý' } } : {};
  await house.pair.ask(id, house.owner.token, { params, ...body });
}

/** A guest comes and leaves, so that there is something to be reviewed. */
async function comeAndLeave(house: House) {
  const stay = one(house, house.stays.slice(-4));
  if (!stay) return;
  const given = { params: { bookingId: stay.bookingId } };
  await house.pair.ask('checkInBooking', house.owner.token, given);
  if (chance(house, 0.5)) await house.pair.ask('checkOutBooking', house.owner.token, given);
}

async function change(house: House) {
  const stay = lately(house, house.stays);
  if (stay) await changeOf(house, stay, true, stay);
}

const versionOf = async (house: House, bookingId: unknown) =>
  (await house.owned('getPartnerBooking', { params: { bookingId } })).at('version');

async function undoChange(house: House) {
  const stay = lately(house, house.stays);
  if (!stay) return;
  const params = { bookingId: stay.bookingId };
  const version = await versionOf(house, stay.bookingId);
  await house.pair.ask('undoBookingChange', house.owner.token, { params, body: { version } });
}

async function swap(house: House) {
  const isOfTwoHouses = chance(house, 0.15) && house.elsewhere.length > 0;
  const first = lately(house, house.stays);
  const second = one(house, isOfTwoHouses ? house.elsewhere : house.stays);
  if (!first || !second) return;
  const params = { bookingId: first.bookingId };
  const other = { bookingId: second.bookingId, position: 0 };
  const body = {
    ...{ version: await versionOf(house, first.bookingId), position: 0 },
    other: { ...other, version: await versionOf(house, second.bookingId) },
  };
  await house.pair.ask('previewRoomSwap', house.owner.token, { params, body });
  await house.pair.ask('swapBookingRooms', house.owner.token, { params, body });
}

async function guests(house: House) {
  const stay = lately(house, house.stays);
  if (!stay) return;
  const params = { bookingId: stay.bookingId };
  const body = {
    version: await versionOf(house, stay.bookingId),
    ...(chance(house, 0.5) && {
      arrivingGuest: { name: ' Đỗ Mười ', phoneNumber: '(098) 765-4321' },
    }),
    ...(chance(house, 0.5) && { specialRequests: ['DOUBLE_BED'] }),
    ...(chance(house, 0.5) && { arrivalTime: '22:15' }),
  };
  await house.pair.ask('changePartnerGuests', house.owner.token, { params, body });
}

async function answer(house: House) {
  const reviews = await house.owned('listPartnerReviews');
  const review = one(house, reviews.at('content').rows());
  if (!review) return;
  const params = { reviewId: review.at('id') };
  await house.owned('getPartnerReview', { params });
  if (chance(house, 0.7)) {
    await house.owned('answerReview', { params, body: { answer: 'Cảm ơn anh chị.' } });
  } else await house.owned('deleteReviewAnswer', { params });
}

export const DESK_MOVES = [
  book,
  book,
  book,
  act,
  act,
  act,
  comeAndLeave,
  comeAndLeave,
  change,
  change,
  change,
  undoChange,
  swap,
  guests,
  answer,
];
