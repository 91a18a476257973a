import type { TestAccount } from './accounts';
import type { ProblemAnswer } from './bookings';
import { call, type Answer } from './client';
import { bookedIn, movedBack, newHouse, setStatus, type House } from './partnerBookings';
import { sharedServer } from './server/serverControl';
import { earlier } from './earlier';

/** The parts of a review that tests look at. */
export interface ReviewAnswer {
  id: number;
  rating: number;
  comment: string;
  userName: string;
  hotelResponse: string | null;
  changedAt: string | null;
  changeableUntil: string;
  stay?: { month: string; nights: number; rooms: string[] };
}

/** A house whose traveller has left: the booking is completed and waits for a review. */
export async function visitedHouse(
  plan: Parameters<typeof newHouse>[0] = {},
): Promise<House & { bookingId: string }> {
  const house = await newHouse(plan);
  return { ...house, bookingId: await completedStay(house) };
}

/** A stay of the traveller's that ended on this day three weeks ago. */
export async function completedStay(
  house: Pick<House, 'hotel' | 'traveller'>,
  { room = 0 } = {},
): Promise<string> {
  const bookingId = await bookedIn(house, { days: 2, room });
  await movedBack(bookingId, 25);
  await setStatus(bookingId, 'COMPLETED');
  return bookingId;
}

export function review(
  method: 'POST' | 'PUT',
  { token }: Pick<TestAccount, 'token'>,
  bookingId: string,
  body: object,
): Promise<Answer<ReviewAnswer & ProblemAnswer & { endedAt?: string }>> {
  return call(method, `/api/customer/bookings/${bookingId}/review`, { token, body });
}

/** Lets so many days pass since the review was written. */
export async function writtenEarlier(bookingId: string, interval: string): Promise<void> {
  await sharedServer().sql(
    `update reviews r set created_at = ${earlier('r.created_at', '$2::interval')} from bookings b
     where b.hotel_id = r.hotel_id and b.id = r.booking_id and b.code = $1`,
    [bookingId, interval],
  );
}
