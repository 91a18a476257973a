import { fault } from '../faults';
import { callerOf, created, numberOf, ok, textOf, type Call, type Handler } from '../http/call';
import { invalid, notFound } from '../http/problem';
import { codeOf, moneyOf, takenOff } from '../bookings/money';
import { checkDates } from '../bookings/stayRules';
import { nightsBetween, nightsOf } from '../days';
import { checkVersion, foreign, hotelOfOwner } from '../hotels/partners';
import { hasWords, pageOf, sorted } from '../pages';
import { lessPercent, roomNights, sumOf, type RoomNight } from '../prices/nightPrices';
import type { Currency, Store, Voucher } from '../store';
import { tidy } from '../texts';

const isOver = ({ expirationDate }: Voucher) => expirationDate.getTime() <= Date.now();

export function statusOf(voucher: Voucher): string {
  if (!voucher.isActive || isOver(voucher)) return 'expired';
  if (fault('coming-vouchers-active')) return 'active';
  return voucher.startDate.getTime() > Date.now() ? 'scheduled' : 'active';
}

function voucherOf(voucher: Voucher) {
  const { id, code, discountPercent, discountAmount, currency, quantity, used } = voucher;
  return {
    ...{ id, code, discountPercent, discountAmount, currency, quantity },
    startDate: voucher.startDate.toISOString(),
    expirationDate: voucher.expirationDate.toISOString(),
    remainingQuantity: fault('remaining-as-given') ? quantity : quantity - used,
    usedCount: used,
    isActive: voucher.isActive && (!isOver(voucher) || fault('over-but-active')),
    autoApply: voucher.autoApply,
    description: voucher.description,
    version: voucher.version,
  };
}

function ownVoucher(
  call: Call,
  ignoring?: 'foreign-voucher-deleted' | 'foreign-voucher-read' | 'foreign-voucher-changed',
): Voucher {
  const voucher = call.store.vouchers.get(numberOf(call, 'id'));
  if (!voucher) throw notFound();
  const isForeign = voucher.ownerId !== callerOf(call).id;
  if (isForeign && !(ignoring && fault(ignoring))) throw foreign();
  return voucher;
}

export function voucherRows(call: Call, isTable = false): Voucher[] {
  const owner = callerOf(call).id;
  const status = textOf(call, 'status');
  const rows = [...call.store.vouchers.values()]
    .filter((one) => one.ownerId === owner || fault('all-vouchers-listed'))
    .filter((one) =>
      hasWords(
        [one.code, fault('discount-words-unread') ? '' : one.description],
        textOf(call, 'text'),
      ),
    )
    .filter((one) => !status || statusOf(one) === status)
    .sort((a, b) => b.id - a.id);
  const sort = isTable && fault('table-in-any-order') ? undefined : textOf(call, 'sort');
  return sorted(rows, sort, {
    code: (one) => one.code,
    start: (one) => (fault('start-sorts-by-end') ? one.expirationDate : one.startDate).getTime(),
    expiration: (one) => one.expirationDate.getTime(),
    used: (one) => one.used,
  });
}

const listVouchers: Handler = (call) => ok(pageOf(call, voucherRows(call), voucherOf));

interface Discount {
  discountPercent?: number;
  discountAmount?: number;
  currency?: Currency;
  autoApply?: boolean;
}

interface VoucherBody extends Discount {
  version?: number;
  code: string;
  startDate: string;
  expirationDate: string;
  quantity?: number;
  active?: boolean;
  isActive?: boolean;
  description?: string | null;
}

const MAX_AMOUNT: Record<Currency, number> = { VND: 250_000_000, USD: 10_000, EUR: 10_000 };

function discountOf(body: Discount) {
  const { discountPercent = null, discountAmount = null, currency = 'USD' } = body;
  const hasBoth = discountPercent !== null && discountAmount !== null;
  const isOne = (discountPercent === null) !== (discountAmount === null);
  if (!isOne && !(hasBoth && fault('both-discounts-taken'))) {
    throw invalid('discountPercent', 'ONE_OF_BOTH');
  }
  if (discountAmount !== null) checkAmount(discountAmount, currency);
  const mayApply = discountPercent !== null && discountPercent >= 1 && discountPercent <= 99;
  if (body.autoApply && !mayApply && !fault('amount-by-itself'))
    throw invalid('autoApply', 'AUTO_PERCENT');
  return { discountPercent, discountAmount, currency };
}

function checkAmount(amount: number, currency: Currency): void {
  const steps = currency === 'VND' ? amount : Math.round(amount * 1e6) / 1e4;
  if (!Number.isInteger(steps) || amount > MAX_AMOUNT[currency]) {
    throw invalid('discountAmount', 'AMOUNT_LIMIT');
  }
}

function fieldsFrom(store: Store, ownerId: number, body: VoucherBody, before?: Voucher) {
  const startDate = new Date(body.startDate);
  const expirationDate = new Date(body.expirationDate);
  if (expirationDate <= startDate) throw invalid('expirationDate', 'EXPIRES_FIRST');
  const code = tidy(body.code);
  const isTaken = [...store.vouchers.values()].some(
    (one) =>
      (one !== before || fault('own-code-taken')) &&
      one.ownerId === ownerId &&
      codeOf(one.code) === codeOf(code),
  );
  if (isTaken) throw invalid('code', 'CODE_TAKEN');
  const quantity = body.quantity ?? before?.quantity ?? 0;
  const used = before?.used ?? 0;
  if (quantity > 0 && quantity < used && !fault('uses-below-used')) {
    throw invalid('quantity', 'USES_BELOW_USED');
  }
  return {
    ...discountOf({ ...body, ...(body.currency ? {} : { currency: before?.currency ?? 'USD' }) }),
    code: fault('codes-shouted') ? code.toUpperCase() : code,
    startDate,
    expirationDate,
    quantity,
    used: fault('uses-forgotten-when-saved') ? 0 : used,
    isActive: body.isActive ?? body.active ?? before?.isActive ?? true,
    autoApply: body.autoApply ?? before?.autoApply ?? false,
    description: body.description === undefined ? (before?.description ?? null) : body.description,
  };
}

const createVoucher: Handler = (call) => {
  const ownerId = callerOf(call).id;
  const fields = fieldsFrom(call.store, ownerId, call.body as VoucherBody);
  const voucher: Voucher = { ...fields, id: call.store.nextId(), ownerId, version: 1 };
  call.store.vouchers.set(voucher.id, voucher);
  return created(voucherOf(voucher));
};

const updateVoucher: Handler = (call) => {
  const voucher = ownVoucher(call, 'foreign-voucher-changed');
  const body = call.body as VoucherBody;
  checkVersion(body.version, voucher.version);
  Object.assign(voucher, fieldsFrom(call.store, voucher.ownerId, body, voucher));
  voucher.version += 1;
  return ok(voucherOf(voucher));
};

const deleteVoucher: Handler = (call) => {
  const { id } = ownVoucher(call, 'foreign-voucher-deleted');
  call.store.vouchers.delete(id);
  for (const booking of fault('discount-gone-with-voucher') ? call.store.bookings.values() : []) {
    if (booking.voucherId === id) booking.discount = 0;
  }
  const message = fault('voucher-deleted-in-vietnamese')
    ? 'Đã xoá mã giảm giá.'
    : 'The discount is deleted.';
  return ok({ message });
};

interface Trial extends Discount {
  autoApply?: boolean;
  hotelId: number;
  roomId: number;
  checkInDate: string;
  checkOutDate: string;
}

/** Without a code each night is reduced, and rounded, by itself. */
function takenOffNights(nights: RoomNight[], roomTotal: number, trial: Trial): number {
  const { discountPercent } = trial;
  const isAutomatic = trial.autoApply && discountPercent && discountPercent < 100;
  if (!isAutomatic || fault('trial-rounded-once')) return takenOff(discountOf(trial), roomTotal);
  const left = nights.map((one) => lessPercent(one.originalPrice, discountPercent));
  return roomTotal - left.reduce((sum, price) => sum + price, 0);
}

const previewVoucher: Handler = (call) => {
  const { store } = call;
  const body = call.body as Trial;
  const hotel = hotelOfOwner(store, callerOf(call), body.hotelId);
  const room = store.rooms.get(body.roomId);
  if (!room || (!hotel.listed && fault('drafts-untried'))) throw notFound();
  if (room.hotelId !== hotel.id && !fault('foreign-room-tried')) throw notFound();
  const stay = { checkIn: body.checkInDate, checkOut: body.checkOutDate };
  checkDates(stay);
  const nights = roomNights(store, room, nightsOf(stay.checkIn, stay.checkOut));
  const roomTotal = sumOf(nights, fault('trial-on-discounted') ? 'price' : 'originalPrice');
  const money = moneyOf(roomTotal, takenOffNights(nights, roomTotal, body));
  const total = fault('trial-without-tax') ? money.totalPrice : money.total;
  return ok({ nights: nightsBetween(stay.checkIn, stay.checkOut), ...money, total });
};

export const voucherHandlers = {
  listVouchers,
  getVoucher: ((call) => ok(voucherOf(ownVoucher(call, 'foreign-voucher-read')))) as Handler,
  createVoucher,
  updateVoucher,
  deleteVoucher,
  previewVoucher,
};
