import { fault } from '../faults';
import { now } from '../days';
import { pick, type Booking, type Hotel, type Store } from '../store';

const TITLES: Record<string, string> = {
  BOOKING_CREATED: 'New booking',
  BOOKING_CANCELLED: 'Booking cancelled',
  BOOKING_CHANGED: 'Booking changed',
  ARRIVAL_SET: 'Arrival time',
  REVIEW_WRITTEN: 'New review',
  REVIEW_CHANGED: 'Review changed',
  HOTEL_SUSPENDED: 'Hotel suspended',
  HOTEL_RESTORED: 'Hotel restored',
};

/** What becomes of a hotel itself. */
export function tellOfHotel(store: Store, hotel: Hotel, kind: string, text: string): void {
  if (fault('owner-untold')) return;
  store.notices.unshift({
    ...{ id: store.nextId(), ownerId: hotel.ownerId, kind, text, bookingId: null, reviewId: null },
    ...{ title: TITLES[kind] ?? 'News', hotelId: hotel.id, createdAt: now(), read: false },
  });
}

export function tellOwner(
  store: Store,
  booking: Booking,
  kind: string,
  reviewId: number | null = null,
): void {
  if (kind === 'BOOKING_CANCELLED' && fault('nobody-told')) return;
  const hotel = pick(store.hotels, booking.hotelId);
  const { firstName, lastName } = booking.guest;
  store.notices.unshift({
    id: store.nextId(),
    ownerId: hotel.ownerId,
    kind,
    title: fault('news-in-vietnamese') ? 'Tin mới về đặt phòng' : (TITLES[kind] ?? 'News'),
    text: `${lastName} ${firstName}, ${hotel.name}, ${booking.checkIn} to ${booking.checkOut}`,
    bookingId: booking.id,
    reviewId,
    hotelId: fault('news-of-no-hotel') ? null : hotel.id,
    createdAt: now(),
    read: false,
  });
}
