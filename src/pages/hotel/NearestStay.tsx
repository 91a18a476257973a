import type { Stay } from '../../../domain/stays/stay';
import { paths } from '../../../site/paths';
import { NearestStayLink } from '../../entities/stay/NearestStayLink';
import type { RoomBooking } from './useRoomBooking';

/** The heading of the rooms that were found. */
export const ROOMS_HEADING_ID = 'rooms-heading';

type NearestStayProps = {
  stay: Stay | null;
  hotelId: number;
  booking: Pick<RoomBooking, 'criteria' | 'form'>;
};

/** Searches for dates that can be had. Absent while the form says something else, which would be lost. */
export function NearestStay({ stay, hotelId, booking: { criteria, form } }: NearestStayProps) {
  if (!stay || !criteria || form.isEdited) return null;
  return (
    <NearestStayLink
      stay={stay}
      to={paths.hotel(hotelId, { ...criteria, ...stay })}
      // The link goes with the refusal.
      onClick={() => document.getElementById(ROOMS_HEADING_ID)?.focus()}
    />
  );
}
