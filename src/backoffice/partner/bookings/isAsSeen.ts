import type { BookingChangePreview, PartnerBookingDetail } from '../../../api/partner';

/** Whether a booking has become what a preview said, and nothing has happened to it since. */
export const isAsSeen =
  ({ version, after, lines }: BookingChangePreview) =>
  (now: PartnerBookingDetail): boolean =>
    now.version === version + 1 &&
    now.totalPrice === after.totalPrice &&
    now.checkInDate === after.checkInDate &&
    now.checkOutDate === after.checkOutDate &&
    now.rooms.length === lines.length &&
    lines.every(({ position, segments }) => {
      const room = now.rooms.find((one) => one.position === position);
      // A booking tells them only where they are several.
      const is = room && (room.segments ?? [{ roomId: room.id, from: now.checkInDate }]);
      return is !== undefined && wordOf(is) === wordOf(segments);
    });

/** Which rooms a line has, each with its first day. */
const wordOf = (segments: readonly { roomId: number; from: string }[]): string =>
  segments.map(({ roomId, from }) => `${roomId} ${from}`).join(', ');
