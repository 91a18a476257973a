import { fault } from '../faults';
import { invalid } from '../http/problem';
import {
  automaticVoucher,
  inDong,
  nightFields,
  sumOf,
  type RoomNight,
} from '../prices/nightPrices';
import { fieldsOf } from '../rooms/rooms';
import { pick, type Booking, type Hotel, type Line, type Store, type Voucher } from '../store';

const TAX_PERCENT = 10;

export interface Money {
  roomTotal: number;
  discount: number;
  totalPrice: number;
  taxAndFeePercent: number;
  taxAndFee: number;
  total: number;
}

export function moneyOf(roomTotal: number, discount: number): Money {
  const most = fault('discount-below-nothing') ? discount : Math.min(discount, roomTotal);
  const totalPrice = roomTotal - most;
  const taxed = fault('tax-before-discount') ? roomTotal : totalPrice;
  const round = fault('tax-rounded-down') ? Math.floor : Math.round;
  const taxAndFee = round((taxed * TAX_PERCENT) / 100);
  return {
    roomTotal,
    discount: most,
    totalPrice,
    taxAndFeePercent: TAX_PERCENT,
    taxAndFee,
    total: fault('total-without-tax') ? totalPrice : totalPrice + taxAndFee,
  };
}

export interface Priced {
  money: Money;
  voucher: Voucher | undefined;
  byCode: boolean;
}

/** The automatic discount is in the nights' prices; a code replaces it where it takes off more. */
export function priced(store: Store, hotel: Hotel, nights: RoomNight[][], code?: string): Priced {
  const roomTotal = nights.reduce((sum, one) => sum + sumOf(one, 'originalPrice'), 0);
  const shown = nights.reduce((sum, one) => sum + sumOf(one), 0);
  const automatic = automaticVoucher(store, hotel);
  const named = code === undefined ? undefined : voucherNamed(store, hotel, code);
  if (named) {
    const more = fault('code-beside-the-automatic') ? roomTotal - shown : 0;
    const off = takenOff(named, roomTotal) + more;
    if (off > roomTotal - shown) {
      return { money: moneyOf(roomTotal, off), voucher: named, byCode: true };
    }
  }
  return { money: moneyOf(roomTotal, roomTotal - shown), voucher: automatic, byCode: false };
}

/** Half a dong is rounded in the traveller's favour. */
export function takenOff(
  {
    discountPercent,
    discountAmount,
    currency,
  }: Pick<Voucher, 'discountPercent' | 'discountAmount' | 'currency'>,
  roomTotal: number,
): number {
  if (discountPercent !== null) return Math.floor((roomTotal * discountPercent) / 100);
  const isPlain = fault('ten-dollars-are-ten-dong');
  const amount = inDong(discountAmount ?? 0, isPlain ? 'VND' : currency);
  return fault('discount-below-nothing') ? amount : Math.min(amount, roomTotal);
}

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
  const isOver = voucher.expirationDate.getTime() <= moment && !fault('expired-voucher-taken');
  const isUsedUp =
    voucher.quantity > 0 && voucher.used >= voucher.quantity + (fault('one-use-too-many') ? 1 : 0);
  const isEarly = voucher.startDate.getTime() > moment && !fault('voucher-before-its-time');
  const isOff = !voucher.isActive && !fault('voucher-switched-off-taken');
  if (isOff || isEarly || isOver || isUsedUp) {
    throw invalid('voucherCode', 'VOUCHER_OVER');
  }
  return voucher;
}

export function useVoucher({ voucher }: Priced): void {
  if (voucher && !fault('voucher-use-uncounted')) voucher.used += 1;
}

export function giveVoucherBack(store: Store, booking: Booking): void {
  const voucher = booking.voucherId === null ? undefined : store.vouchers.get(booking.voucherId);
  if (voucher && !fault('voucher-use-lost')) voucher.used = Math.max(0, voucher.used - 1);
}

export const bookingMoney = ({ roomTotal, discount }: Booking) => {
  const { total, ...lines } = moneyOf(roomTotal, discount);
  return { ...lines, totalAmount: total };
};

/** What a booked room's nights cost, as it was shown. */
export function lineFields(line: Line) {
  const count = Math.max(1, line.nights.length);
  const average = (field: 'price' | 'originalPrice') =>
    Math.round(line.nights.reduce((sum, one) => sum + one[field], 0) / count);
  const price = average('price');
  const isLess = line.nights.some((one) => one.price !== one.originalPrice);
  const differ = line.nights.some((one) => one.price !== price);
  return {
    price,
    ...(isLess ? { originalPrice: average('originalPrice') } : {}),
    ...(differ ? { nights: line.nights.map((one) => nightFields(one, isLess)) } : {}),
  };
}

/** Rooms and money of a booking, for whoever takes their data along. */
export function originalLines(store: Store, booking: Booking) {
  const { totalAmount, roomTotal, discount, totalPrice, taxAndFee } = bookingMoney(
    fault('export-before-discount') ? { ...booking, discount: 0 } : booking,
  );
  return {
    rooms: booking.lines.map((line) => {
      const roomId = line.nights[0]!.roomId;
      const room = store.rooms.get(roomId);
      const fields = room && fieldsOf(store, room);
      return {
        id: roomId,
        name: fields?.name ?? '',
        ...lineFields(line),
        ...(line.occupants ? { occupants: line.occupants } : {}),
        adults: fields?.numberOfAdults ?? 0,
        children: fields?.numberOfChildren ?? 0,
        beds: fields?.numberOfBeds ?? 0,
        services: fields?.services ?? [],
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
