import type { Schemas } from '../http/operations';
import type { NotificationKind, NotificationRow } from './queries';

type Words = Readonly<Record<'title' | 'text', (row: NotificationRow) => string>>;

const sentences: Readonly<Record<NotificationKind, Words>> = {
  BOOKING_CREATED: {
    title: ({ hotelName }) => `New booking at ${hotelName}`,
    text: ({ detail }) => detail,
  },
  BOOKING_CHANGED: {
    title: ({ hotelName }) => `Booking changed at ${hotelName}`,
    text: ({ detail }) => detail,
  },
  BOOKING_CANCELLED: {
    title: ({ hotelName }) => `Booking cancelled at ${hotelName}`,
    text: ({ detail }) => `${detail}. The rooms are on sale again.`,
  },
  ARRIVAL_SET: {
    title: ({ hotelName }) => `Arrival time for ${hotelName}`,
    text: ({ detail }) => detail,
  },
  REVIEW_WRITTEN: {
    title: ({ hotelName }) => `New review of ${hotelName}`,
    text: ({ detail }) => detail,
  },
  REVIEW_CHANGED: {
    title: ({ hotelName }) => `Review of ${hotelName} changed after your answer`,
    text: ({ detail }) => detail,
  },
  HOTEL_SUSPENDED: {
    title: ({ hotelName }) => `${hotelName} has been suspended`,
    text: ({ detail }) => `Travellers cannot book it for now. Reason: ${detail}`,
  },
  HOTEL_RESTORED: {
    title: ({ hotelName }) => `${hotelName} has been restored`,
    text: ({ detail }) => `Its suspension is over. Reason: ${detail}`,
  },
};

/** Of a server of a later version, which may run beside this one. */
const other: Words = {
  title: ({ hotelName }) => `News of ${hotelName}`,
  text: ({ detail }) => detail,
};

const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(sentences, kind);

export function toNotification(row: NotificationRow): Schemas['PartnerNotification'] {
  const kind = isKnown(row.kind) ? row.kind : 'OTHER';
  const { title, text } = kind === 'OTHER' ? other : sentences[kind];
  return {
    id: row.id,
    kind,
    title: title(row),
    text: text(row),
    bookingId: row.bookingCode,
    hotelId: row.hotelId,
    reviewId: row.reviewId,
    createdAt: row.createdAt.toISOString(),
    read: row.read,
  };
}
