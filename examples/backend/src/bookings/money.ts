import { dayOf, today } from '../days';
import { fault } from '../faults';
import { invalid } from '../http/problem';
import {
  automaticVoucher,
  inDong,
  nightFields,
  sumOf,
  type RoomNight,
} from '../prices/nightPrices';
import {
  pick,
  type AgreedCode,
  type Booking,
  type Hotel,
  type Line,
  type Store,
  type Voucher,
} from '../store';

const TAX_PERCENT = 10;

export interface Money {
  roomTotal: number;
  discount: number;
  totalPrice: number;
  taxAndFeePercent: number;
  taxAndFee: number;
  total: number;
}

/** Reckoned in hundredths of a dong, which whole percentages come to: a binary fraction could round the wrong way. */
const roundHalfUp = (amount: number, percent = 100) =>
  Math.floor((Math.round(amount * 100) * percent + 5000) / 10_000);

/** A discount may be a part of a dong: the price and the total are each rounded once, the tax is what lies between. */
export function moneyOf(roomTotal: number, discount: number): Money {
  const most = fault('discount-below-nothing') ? discount : Math.min(discount, roomTotal);
  const totalPrice = roundHalfUp(roomTotal - most);
  const taxed = fault('tax-before-discount') ? roomTotal : roomTotal - most;
  const total = roundHalfUp(taxed, 100 + TAX_PERCENT) - roundHalfUp(taxed) + totalPrice;
  const isLess = fault('tax-rounded-down') && !Number.isInteger((taxed * TAX_PERCENT) / 100);
  const taxAndFee = total - totalPrice - (isLess ? 1 : 0);
  return {
    roomTotal,
    discount: roomTotal - totalPrice,
    totalPrice,
    taxAndFeePercent: TAX_PERCENT,
    taxAndFee,
    total: fault('total-without-tax') ? totalPrice : totalPrice + taxAndFee,
  };
}

export interface Priced {
  money: Money;
  /** The discount before it is rounded: what a booking keeps. */
  off: number;
  /** As they are agreed: a code takes off all of them together. */
  nights: RoomNight[][];
  voucher: Voucher | undefined;
  /** What a code takes off, where one counts. */
  code: AgreedCode | null;
}

/** The automatic discount is in the nights' prices; a code replaces it where it takes off more. */
export function priced(store: Store, hotel: Hotel, nights: RoomNight[][], code?: string): Priced {
  const roomTotal = nights.reduce((sum, one) => sum + sumOf(one, 'originalPrice'), 0);
  const shown = nights.reduce((sum, one) => sum + sumOf(one), 0);
  const automatic = automaticVoucher(store, hotel);
  const named = code === undefined ? undefined : voucherNamed(store, hotel, code);
  if (named) {
    const more = fault('code-beside-the-automatic') ? roomTotal - shown : 0;
    const parts = fault('amount-off-each-room')
      ? nights.map((room) => sumOf(room, 'originalPrice'))
      : [fault('code-off-first-room') ? sumOf(nights[0]!, 'originalPrice') : roomTotal];
    const off = parts.reduce((sum, part) => sum + takenOff(named, part), more);
    const money = moneyOf(roomTotal, off);
    const isMore = money.discount > roomTotal - shown || fault('weaker-code-counts');
    if (isMore || !automatic) {
      const full = nights.map((room) => room.map((one) => ({ ...one, price: one.originalPrice })));
      return { money, off, nights: full, voucher: named, code: agreedOf(named) };
    }
  }
  const off = roomTotal - shown;
  return { money: moneyOf(roomTotal, off), off, nights, voucher: automatic, code: null };
}

type Discount = Pick<Voucher, 'discountPercent' | 'discountAmount' | 'currency'>;

function agreedOf({ discountPercent, discountAmount, currency }: Discount): AgreedCode {
  if (discountPercent !== null) return { percent: discountPercent };
  const isPlain = fault('ten-dollars-are-ten-dong');
  return { amount: inDong(discountAmount ?? 0, isPlain ? 'VND' : currency) };
}

/** In dong, and of a percentage in parts of one. */
export function offOf(code: AgreedCode, roomTotal: number): number {
  if ('percent' in code) return (roomTotal * code.percent) / 100;
  return fault('discount-below-nothing') ? code.amount : Math.min(code.amount, roomTotal);
}

export const takenOff = (discount: Discount, roomTotal: number) =>
  offOf(agreedOf(discount), roomTotal);

export const codeOf = (text: string) => {
  const code = (fault('code-with-blanks') ? text : text.trim()).normalize('NFC');
  return fault('code-case-counts') ? code : code.toUpperCase();
};

function voucherNamed(store: Store, hotel: Hotel, code: string): Voucher {
  const voucher = [...store.vouchers.values()].find(
    (one) =>
      codeOf(one.code) === codeOf(code) &&
      (one.ownerId === hotel.ownerId || fault('foreign-voucher-taken')),
  );
  if (!voucher) throw invalid('voucherCode', 'VOUCHER_UNKNOWN');
  const moment = Date.now();
  const isOfToday = dayOf(voucher.expirationDate) === today() && fault('code-good-until-midnight');
  const isPast = voucher.expirationDate.getTime() <= moment && !isOfToday;
  const isOver = isPast && !fault('expired-voucher-taken');
  const isUsedUp =
    (voucher.quantity > 0 || fault('unlimited-is-used-up')) &&
    voucher.used >= voucher.quantity + (fault('one-use-too-many') ? 1 : 0);
  const isEarly = voucher.startDate.getTime() > moment && !fault('voucher-before-its-time');
  const isOff = !voucher.isActive && !fault('voucher-switched-off-taken');
  if (isOff || isEarly || isOver || isUsedUp) {
    throw invalid('voucherCode', 'VOUCHER_OVER');
  }
  return voucher;
}

export function useVoucher({ voucher, code, nights }: Priced): void {
  if (!code && fault('automatic-uncounted')) return;
  const uses = fault('use-for-each-room') ? nights.length : 1;
  if (voucher && !fault('voucher-use-uncounted')) voucher.used += uses;
}

export function giveVoucherBack(store: Store, booking: Booking): void {
  const voucher = booking.voucherId === null ? undefined : store.vouchers.get(booking.voucherId);
  if (voucher && !fault('voucher-use-lost')) voucher.used = Math.max(0, voucher.used - 1);
}

export const bookingMoney = ({ roomTotal, discount }: Booking) => {
  const { total, ...lines } = moneyOf(roomTotal, discount);
  return { ...lines, totalAmount: total };
};

/** A stay may change rooms: what it ends in is the line's. */
export const roomOfLine = ({ nights }: Line) => nights.at(-1)?.roomId ?? 0;

/** What a booked room's nights cost, as it was shown. */
export function lineFields(line: Line) {
  const count = Math.max(1, line.nights.length);
  const average = (field: 'price' | 'originalPrice') =>
    Math.round(line.nights.reduce((sum, one) => sum + one[field], 0) / count);
  const price = average('price');
  const isLess = line.nights.some((one) => one.price !== one.originalPrice);
  const [first] = line.nights;
  const differ = line.nights.some(
    (one) => one.price !== first!.price || one.originalPrice !== first!.originalPrice,
  );
  return {
    price,
    ...(isLess ? { originalPrice: average('originalPrice') } : {}),
    ...(differ
      ? { nights: line.nights.map((one) => nightFields(one, one.price < one.originalPrice)) }
      : {}),
  };
}

/** Rooms and money of a booking, for whoever takes their data along. */
export function originalLines(booking: Booking) {
  const { totalAmount, roomTotal, discount, totalPrice, taxAndFee } = bookingMoney(
    fault('export-before-discount') ? { ...booking, discount: 0 } : booking,
  );
  return {
    rooms: booking.lines.map((line) => {
      const { name, numberOfAdults, numberOfChildren, numberOfBeds, services } = line.room;
      return {
        ...{ id: roomOfLine(line), name },
        ...lineFields(line),
        ...(line.occupants && !fault('occupants-not-exported')
          ? { occupants: line.occupants }
          : {}),
        ...{ adults: numberOfAdults, children: numberOfChildren, beds: numberOfBeds, services },
      };
    }),
    ...{
      roomTotal,
      discount,
      voucherCode: booking.voucherCode,
      totalPrice,
      taxAndFee,
      totalAmount: fault('exported-before-tax') ? totalPrice : totalAmount,
    },
  };
}

export const hotelOf = (store: Store, booking: Booking) => pick(store.hotels, booking.hotelId);
