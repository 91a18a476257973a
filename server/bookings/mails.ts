import { momentText } from '../../domain/dayText';
import { stayText } from '../../domain/stayText';
import type { Stay } from '../../domain/stay';
import {
  factsBlock,
  letterOf,
  linkBlock,
  paragraph,
  signatureBlock,
  type Letter,
} from '../mail/letter';

interface CancelledBooking extends Stay {
  code: string;
  hotelName: string;
  hotelPhone: string | null;
  guestFirstName: string;
  guestLastName: string;
}

/** Tells a guest that the hotel has cancelled, why, and what to do next. */
export function cancelledByHotelMail(
  booking: CancelledBooking,
  { reason, publicUrl }: { reason: string; publicUrl: string },
): Letter {
  const { code, hotelName, hotelPhone } = booking;
  const guest = `${booking.guestLastName} ${booking.guestFirstName}`.trim();
  const call = hotelPhone
    ? `Nếu có câu hỏi, vui lòng gọi khách sạn theo số ${hotelPhone} và đọc mã đặt phòng.`
    : 'Nếu có câu hỏi, vui lòng liên hệ khách sạn và đọc mã đặt phòng.';
  return letterOf('vi', `${hotelName} đã huỷ đơn đặt phòng ${code}`, [
    paragraph(`Xin chào ${guest},`),
    paragraph(`Rất tiếc, ${hotelName} đã huỷ đơn đặt phòng của bạn.`),
    factsBlock([
      ['Mã đặt phòng', code],
      ['Khách sạn', hotelName],
      ['Thời gian', stayText(booking, 'vi')],
      ['Lý do', reason],
    ]),
    paragraph(
      'Bạn không phải trả khoản nào cho đơn này: tiền phòng chỉ trả tại quầy khi nhận phòng. Mã giảm giá bạn đã dùng, nếu có, được trả lại.',
    ),
    paragraph(`Bạn có thể tìm chỗ nghỉ khác cho cùng thời gian. ${call}`),
    linkBlock({ label: 'Tìm chỗ nghỉ khác', href: `${publicUrl}/hotels` }),
    signatureBlock('Nghỉ Đâu – đặt phòng khắp Việt Nam'),
  ]);
}

/** Confirms to a guest that their own cancelling went through. */
export function cancelledByGuestMail(
  booking: Omit<CancelledBooking, 'hotelPhone'>,
  { late, publicUrl }: { late: boolean; publicUrl: string },
): Letter {
  const { code, hotelName } = booking;
  const guest = `${booking.guestLastName} ${booking.guestFirstName}`.trim();
  return letterOf('vi', `Bạn đã huỷ đơn đặt phòng ${code}`, [
    paragraph(`Xin chào ${guest},`),
    paragraph(
      late
        ? `Đơn đặt phòng của bạn tại ${hotelName} đã được huỷ, sau thời hạn huỷ miễn phí.`
        : `Đơn đặt phòng của bạn tại ${hotelName} đã được huỷ miễn phí.`,
    ),
    factsBlock([
      ['Mã đặt phòng', code],
      ['Khách sạn', hotelName],
      ['Thời gian', stayText(booking, 'vi')],
    ]),
    paragraph(
      'Phòng đã được trả lại cho khách sạn. Mã giảm giá bạn đã dùng, nếu có, dùng lại được.',
    ),
    linkBlock({ label: 'Tìm chỗ nghỉ khác', href: `${publicUrl}/hotels` }),
    signatureBlock('Nghỉ Đâu – đặt phòng khắp Việt Nam'),
  ]);
}

/** Tells a guest who did not come that the hotel has given the rooms to others. */
export function releasedMail(
  booking: CancelledBooking & { holdUntil: Date },
  { publicUrl }: { publicUrl: string },
): Letter {
  const { code, hotelName, hotelPhone, holdUntil } = booking;
  const guest = `${booking.guestLastName} ${booking.guestFirstName}`.trim();
  return letterOf('vi', `${hotelName} không còn giữ phòng cho đơn ${code}`, [
    paragraph(`Xin chào ${guest},`),
    paragraph(
      `Bạn chưa đến nhận phòng, và giờ giữ phòng đã qua. ${hotelName} đã giao phòng cho khách khác. Bạn không phải trả khoản nào.`,
    ),
    factsBlock([
      ['Mã đặt phòng', code],
      ['Khách sạn', hotelName],
      ...(hotelPhone ? [['Điện thoại', hotelPhone] as const] : []),
      ['Thời gian', stayText(booking, 'vi')],
      ['Đã giữ phòng đến', momentText(holdUntil, 'vi')],
    ]),
    paragraph('Nếu bạn vẫn đến, hãy gọi cho khách sạn để hỏi còn phòng không.'),
    linkBlock({ label: 'Tìm chỗ nghỉ khác', href: `${publicUrl}/hotels` }),
    signatureBlock('Nghỉ Đâu – đặt phòng khắp Việt Nam'),
  ]);
}
