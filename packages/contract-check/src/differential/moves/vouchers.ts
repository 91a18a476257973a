import { freshCode } from '../../world/world';
import { chance, one, type House } from '../house';

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const spans = () => [
  { startDate: at(-3), expirationDate: at(40) },
  { startDate: at(-9), expirationDate: at(-2) },
  { startDate: at(4), expirationDate: at(9) },
  { startDate: at(-3), expirationDate: at(5) },
];
const PERCENTS = [{ discountPercent: 10 }, { discountPercent: 33 }];
const OFFERS = [
  ...PERCENTS,
  { discountAmount: 55_000, currency: 'VND' },
  { discountAmount: 9_000_000, currency: 'VND' },
];
const EXTRAS = [{}, {}, { quantity: 1 }, { quantity: 5, description: 'Mùa thu' }];

function offer(house: House) {
  const terms = {
    autoApply: false,
    ...one(house, spans()),
    ...one(house, OFFERS),
    ...one(house, EXTRAS),
  };
  if (chance(house, 0.7)) return terms;
  // Each another: of equal ones, at whichever house, it is not said which applies.
  return {
    ...one(house, spans()),
    autoApply: true,
    discountPercent: 5 + (house.pair.next('discount') % 60),
  };
}

async function newVoucher(house: House) {
  const code = chance(house, 0.9) ? freshCode() : (one(house, house.vouchers)?.code ?? freshCode());
  const made = await house.owned('createVoucher', {
    body: { code, active: chance(house, 0.8), ...offer(house) },
  });
  if (made.at('id').reference !== undefined) house.vouchers.push({ id: made.at('id'), code });
}

/** Two that can be used, before anything else. */
export async function firstVouchers(house: House): Promise<void> {
  for (const terms of [{ discountPercent: 12 }, { discountAmount: 45_000, currency: 'VND' }]) {
    const code = freshCode();
    const body = { code, active: true, ...terms, ...spans()[0] };
    const made = await house.owned('createVoucher', { body });
    house.vouchers.push({ id: made.at('id'), code });
  }
}

async function changeVoucher(house: House) {
  const voucher = one(house, house.vouchers);
  if (!voucher) return;
  const { id, code } = voucher;
  const now = await house.owned('getVoucher', { params: { id } });
  const body = { version: now.at('version'), code, isActive: chance(house, 0.8), ...offer(house) };
  await house.owned('updateVoucher', { params: { id }, body });
}

async function dropVoucher(house: House) {
  const voucher = one(house, house.vouchers);
  if (!voucher || house.vouchers.length < 4) return;
  await house.owned('deleteVoucher', { params: { id: voucher.id } });
  house.vouchers = house.vouchers.filter((other) => other !== voucher);
}

export async function tryVoucher(house: House) {
  const stay = { checkInDate: at(2).slice(0, 10), checkOutDate: at(5).slice(0, 10) };
  const body = {
    ...{ hotelId: house.hotelId, roomId: one(house, house.rooms), ...stay },
    ...(chance(house, 0.4) ? { autoApply: true, discountPercent: 7 } : one(house, OFFERS)),
  };
  await house.owned('previewVoucher', { body });
}

export const VOUCHER_MOVES = [
  newVoucher,
  newVoucher,
  changeVoucher,
  changeVoucher,
  dropVoucher,
  tryVoucher,
];
