import { formatDong } from '../../../domain/money/money';
import { nightLines } from '../../../domain/prices/nightLines';
import type { Language } from '../../../domain/languages/languages';
import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
import { factsBlock, paragraph, type Block, type MailContent } from '../content';
import type { BookingFacts } from './bookingFacts';
import { bookingMail, openBooking, type FactLine } from './bookingMail';
import { calendarOf, deadlineLines, fullStayLines, type Way } from './stayInFull';
import { mailWords } from './words';

/** Confirms a booking to its guest, with everything that its page says and a calendar file. */
export function bookingConfirmed(booking: BookingFacts, way: Way): MailContent {
  const { code, hotelName, language } = booking;
  const words = mailWords[language].bookingConfirmed;
  return bookingMail(
    booking,
    words.subject(hotelName, code),
    [
      paragraph(words.lead(hotelName)),
      factsBlock(fullStayLines(booking, way)),
      factsBlock(priceLines(booking)),
      ...deadlineBlocks(booking, way),
      paragraph(words.papers),
      ...openBooking(booking, way.publicUrl),
    ],
    calendarOf(booking, way),
  );
}

/** Whoever walked in is there already; who called has no page to say more on. */
function deadlineBlocks(booking: BookingFacts, way: Way): Block[] {
  if (booking.source === 'WALK_IN') return [];
  const lines = factsBlock(deadlineLines(booking, way));
  return booking.source === 'WEBSITE'
    ? [lines, paragraph(mailWords[booking.language].bookingConfirmed.hold)]
    : [lines];
}

/** How the total came about. */
export function priceLines(booking: BookingFacts): FactLine[] {
  const { roomTotal, discount, taxAndFee, totalAmount, voucherCode, language } = booking;
  const words = mailWords[language].bookingConfirmed;
  const off = voucherCode ? `${words.discount} (${voucherCode})` : words.discount;
  return [
    ...nightPriceLines(booking, language),
    [words.roomTotal, formatDong(roomTotal)],
    ...(discount > 0 ? [[off, `−${formatDong(discount)}`] as const] : []),
    [words.taxAndFee(String(TAX_AND_FEE_PERCENT)), formatDong(taxAndFee)],
    [mailWords[language].booking.total, formatDong(totalAmount)],
  ];
}

/** What nights cost that differ, by room; once for rooms that are called alike and cost the same. */
export function nightPriceLines(
  { rooms }: BookingFacts,
  language: Language,
  write = formatDong,
): FactLine[] {
  const { each } = mailWords[language].booking;
  const told = rooms.map(({ name, nights }) => ({
    name,
    lines: nightLines(nights ?? [], language, write),
  }));
  const keys = told.map((room) => JSON.stringify(room));
  return told.flatMap(({ name, lines }, i) => {
    if (keys.indexOf(keys[i]!) < i) return [];
    const count = keys.filter((key) => key === keys[i]).length;
    const label = count > 1 ? `${name} (${each(count)})` : name;
    return lines.map((line) => [label, line] as const);
  });
}
