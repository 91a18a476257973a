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

interface BookingAtRisk extends Stay {
  code: string;
  hotelName: string;
  guestFirstName: string;
  guestLastName: string;
}

const SIGNATURE = 'Nghỉ Đâu – đặt phòng khắp Việt Nam';

/** Tells a guest that the house is no longer sold, and how the booking stands. */
export function ownerSuspendedMail(booking: BookingAtRisk, publicUrl: string): Letter {
  return letterOf('vi', `Về đặt phòng ${booking.code} tại ${booking.hotelName}`, [
    greeting(booking),
    paragraph(
      `Nghỉ Đâu đã tạm khoá chủ của ${booking.hotelName} và không nhận thêm khách cho nơi này. Đặt phòng của bạn hiện vẫn được giữ; chúng tôi đang xem xét và sẽ viết cho bạn nếu phải huỷ.`,
    ),
    factsBlock(factsOf(booking)),
    paragraph(
      'Nếu không muốn chờ, bạn có thể huỷ trên trang đặt phòng và tìm chỗ nghỉ khác. Bạn chưa trả khoản nào: tiền phòng chỉ trả tại quầy.',
    ),
    bookingLink(booking, publicUrl),
    signatureBlock(SIGNATURE),
  ]);
}

/** Tells the same guest that it is over. */
export function ownerRestoredMail(booking: BookingAtRisk, publicUrl: string): Letter {
  return letterOf('vi', `Đặt phòng ${booking.code} tại ${booking.hotelName} được giữ nguyên`, [
    greeting(booking),
    paragraph(
      `Việc tạm khoá chủ của ${booking.hotelName} đã kết thúc. Đặt phòng của bạn được giữ nguyên như trước.`,
    ),
    factsBlock(factsOf(booking)),
    bookingLink(booking, publicUrl),
    signatureBlock(SIGNATURE),
  ]);
}

/** Tells a guest that the marketplace itself has cancelled, and why. */
export function cancelledByUsMail(
  booking: BookingAtRisk,
  { reason, publicUrl }: { reason: string; publicUrl: string },
): Letter {
  return letterOf('vi', `Nghỉ Đâu đã huỷ đặt phòng ${booking.code}`, [
    greeting(booking),
    paragraph(
      `Rất tiếc, Nghỉ Đâu đã huỷ đặt phòng của bạn tại ${booking.hotelName}, vì không còn bảo đảm được cho nơi này.`,
    ),
    factsBlock([...factsOf(booking), ['Lý do', reason]]),
    paragraph(
      'Bạn không phải trả khoản nào. Mã giảm giá bạn đã dùng, nếu có, được trả lại. Xin đừng đến nơi này theo đặt phòng đó.',
    ),
    linkBlock({ label: 'Tìm chỗ nghỉ khác', href: `${publicUrl}/hotels` }),
    signatureBlock(SIGNATURE),
  ]);
}

function greeting({ guestLastName, guestFirstName }: BookingAtRisk) {
  return paragraph(`Xin chào ${`${guestLastName} ${guestFirstName}`.trim()},`);
}

function factsOf(booking: BookingAtRisk): [string, string][] {
  return [
    ['Mã đặt phòng', booking.code],
    ['Nơi nghỉ', booking.hotelName],
    ['Thời gian', stayText(booking, 'vi')],
  ];
}

function bookingLink({ code }: BookingAtRisk, publicUrl: string) {
  return linkBlock({ label: 'Xem đặt phòng', href: `${publicUrl}/bookings/${code}` });
}
