import { momentText } from '../../domain/dayText';
import { freeCancellationUntil } from '../../domain/holds';
import { formatDong } from '../../domain/money';
import { TAX_AND_FEE_PERCENT, type Quote } from '../../domain/quote';
import { CHECK_IN_TIME, CHECK_OUT_TIME, type Stay } from '../../domain/stay';
import { stayCalendar } from '../../domain/stayCalendar';
import { stayText } from '../../domain/stayText';
import { locationOf } from '../hotels/answers';
import type { HotelRow } from '../hotels/queries';
import {
  factsBlock,
  letterOf,
  linkBlock,
  paragraph,
  signatureBlock,
  type Letter,
} from '../mail/letter';

/** A booking as its guest reads of it. */
export interface MailedBooking extends Stay {
  code: string;
  hotel: HotelRow;
  guest: { firstName: string; lastName: string };
  rooms: readonly { name: string }[];
  quote: Pick<Quote, 'roomTotal' | 'discount' | 'taxAndFee' | 'total'>;
  voucherCode: string | null;
  holdUntil: Date;
  arrivalTime: string | null;
  bookedAt: Date;
  publicUrl: string;
}

const SIGNATURE = 'Nghỉ Đâu – đặt phòng khắp Việt Nam';

/** Confirms a booking to its guest, with everything that its page says and a calendar file. */
export function bookedMail(booking: MailedBooking): Letter {
  const { code, hotel } = booking;
  return letterOf(
    'vi',
    `Đã đặt phòng tại ${hotel.name}: ${code}`,
    [
      greeting(booking),
      paragraph(
        `Phòng của bạn tại ${hotel.name} đã được giữ. Bạn trả tiền tại quầy khi nhận phòng.`,
      ),
      factsBlock(stayFacts(booking)),
      factsBlock(priceFacts(booking)),
      factsBlock(deadlines(booking)),
      paragraph(
        'Sau giờ giữ phòng, khách sạn có thể giao phòng cho khách khác. Nếu đến muộn, hãy báo giờ đến trên trang đặt phòng hoặc gọi cho khách sạn.',
      ),
      paragraph('Mang theo CCCD hoặc hộ chiếu.'),
      linkBlock({ label: 'Xem đặt phòng', href: pageOf(booking) }),
      signatureBlock(SIGNATURE),
    ],
    calendarOf(booking),
  );
}

/** Says until when the rooms wait, now that the guest has told when they arrive. */
export function arrivalMail(booking: MailedBooking): Letter {
  const { code, hotel, arrivalTime } = booking;
  return letterOf(
    'vi',
    `Đã ghi giờ đến ${arrivalTime ?? ''}: ${code}`,
    [
      greeting(booking),
      paragraph(`${hotel.name} đã được báo giờ bạn đến.`),
      factsBlock([
        ['Giờ đến', arrivalTime ?? ''],
        ...stayFacts(booking),
        ...deadlines(booking),
        ['Tổng trả tại quầy', formatDong(booking.quote.total)],
      ]),
      linkBlock({ label: 'Xem đặt phòng', href: pageOf(booking) }),
      signatureBlock(SIGNATURE),
    ],
    calendarOf(booking),
  );
}

function greeting({ guest }: MailedBooking) {
  return paragraph(`Xin chào ${`${guest.lastName} ${guest.firstName}`.trim()},`);
}

type Facts = [label: string, value: string][];

function stayFacts({ code, hotel, rooms, ...stay }: MailedBooking): Facts {
  return [
    ['Mã đặt phòng', code],
    ['Khách sạn', hotel.name],
    ['Địa chỉ', locationOf(hotel)],
    ...(hotel.phone ? [['Điện thoại', hotel.phone] as Facts[number]] : []),
    ['Thời gian', stayText(stay, 'vi')],
    ['Nhận phòng', `từ ${CHECK_IN_TIME}`],
    ['Trả phòng', `trước ${CHECK_OUT_TIME}`],
    ['Phòng', rooms.map(({ name }) => name).join(', ')],
  ];
}

function priceFacts({ quote, voucherCode }: MailedBooking): Facts {
  const off = voucherCode ? `Giảm giá (${voucherCode})` : 'Giảm giá';
  return [
    ['Tiền phòng', formatDong(quote.roomTotal)],
    ...(quote.discount > 0 ? [[off, `−${formatDong(quote.discount)}`] as Facts[number]] : []),
    [`Thuế và phí (${TAX_AND_FEE_PERCENT}%)`, formatDong(quote.taxAndFee)],
    ['Tổng trả tại quầy', formatDong(quote.total)],
  ];
}

function deadlines({ checkIn, holdUntil }: MailedBooking): Facts {
  return [
    ['Giữ phòng đến', momentText(holdUntil, 'vi')],
    ['Huỷ miễn phí trước', momentText(freeCancellationUntil(checkIn), 'vi')],
  ];
}

function pageOf({ publicUrl, code }: MailedBooking): string {
  return `${publicUrl}/bookings/${code}`;
}

function calendarOf(booking: MailedBooking): string {
  const { code, hotel, quote, checkIn, checkOut, holdUntil, arrivalTime, bookedAt } = booking;
  const stay = {
    ...{ bookingId: code, checkIn, checkOut, holdUntil, arrivalTime, bookedAt },
    hotel: { name: hotel.name, address: locationOf(hotel), phone: hotel.phone },
    total: quote.total,
    url: pageOf(booking),
  };
  return stayCalendar(stay, 'vi');
}
