import { isDay } from '../../../domain/stays/stay';
import { paths } from '../../../site/paths';
import type { DraftStay } from '../../../site/stayLink';

/** One text per stay, in whatever order its rooms were chosen. */
export function stayIdentity(stay: DraftStay): string {
  return paths.bookingDetails({ ...stay, roomIds: [...stay.roomIds].sort((a, b) => a - b) });
}

/** Whether a remembered stay can still be asked for: what is stored on a device may be anything. */
export function isReadableStay(stay: DraftStay): boolean {
  return isDay(stay.checkIn) && isDay(stay.checkOut) && Array.isArray(stay.roomIds);
}
