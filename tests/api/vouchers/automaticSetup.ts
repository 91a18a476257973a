import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { newVoucher } from '../../support/vouchers';

export interface Priced {
  id: number;
  price: number;
  originalPrice?: number;
  discount?: number;
}
export interface QuoteAnswer extends ProblemAnswer {
  rooms: Priced[];
  roomTotal: number;
  discount: number;
  voucherCode: string | null;
  voucherAutomatic: boolean;
  totalPrice: number;
  total: number;
}

/** What each test of this file is given. */
export const given = {} as { traveller: TestAccount };
beforeAll(async () => {
  given.traveller = await newTraveller();
});

const rooms = [{ price: 1_000_000 }, { price: 333_333 }];

/** A partner with a hotel of two rooms. */
export async function house(plan: Parameters<typeof newHotel>[0] = {}) {
  const partner = await newPartner();
  return { partner, hotel: await newHotel({ rooms, ...plan, owner: partner.email }) };
}

export const automatic = (partner: TestAccount, changes: object = {}) =>
  newVoucher(partner, { discountPercent: 15, autoApply: true, ...changes });

export async function quote(
  hotel: TestHotel,
  voucherCode?: string,
  roomIds = [hotel.rooms[0]!.id],
) {
  const { body } = await call<QuoteAnswer>('POST', '/api/customer/quotes', {
    body: { hotelId: hotel.id, ...stayIn(30), roomIds, ...(voucherCode && { voucherCode }) },
  });
  return body;
}

export async function card({ name }: TestHotel, more = ''): Promise<Priced | undefined> {
  const { body } = await call<{ content: Priced[] }>(
    'GET',
    `/api/customer/hotels?text=${encodeURIComponent(name)}${more}`,
  );
  return body.content[0];
}

export const reduced = { price: 283_333, originalPrice: 333_333, discount: 15 };
