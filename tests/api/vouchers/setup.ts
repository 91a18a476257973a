import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { newVoucher, type VoucherAnswer } from '../../support/vouchers';

export interface QuoteAnswer extends ProblemAnswer {
  roomTotal: number;
  discount: number;
  voucherCode: string | null;
  totalPrice: number;
  taxAndFee: number;
  total: number;
}

/** What each test of this file is given. */
export const given = {} as { partner: TestAccount; traveller: TestAccount; hotel: TestHotel };

beforeAll(async () => {
  [given.partner, given.traveller] = await Promise.all([newPartner(), newTraveller()]);
  given.hotel = await newHotel({ owner: given.partner.email, rooms: [{ price: 1_000_000 }] });
});

export const vouchers = (changes: object = {}) => newVoucher(given.partner, changes);

/** A stay that no other booking of this file has. */
let nextDay = 1;
export const freshStay = () => stayIn((nextDay += 2));

export async function quote(voucherCode: string | undefined, where = given.hotel, language = 'vi') {
  const [room] = where.rooms;
  const { body } = await call<QuoteAnswer>('POST', '/api/customer/quotes', {
    body: { hotelId: where.id, ...stayIn(300), roomIds: [room?.id], voucherCode },
    headers: { 'Accept-Language': language },
  });
  return body;
}

export function order(
  { code }: Pick<VoucherAnswer, 'code'>,
  totalPrice: number,
  stay = freshStay(),
) {
  return { ...bookingOf(given.hotel, given.hotel.rooms, stay), totalPrice, voucherCode: code };
}
