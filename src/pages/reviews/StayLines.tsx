import { bookedRoomsText } from '../../../domain/bookings/bookedRooms';
import { isDay } from '../../../domain/stays/stay';
import { stayText } from '../../../domain/stays/stayText';
import type { Booking } from '../../api';
import { useLanguage } from '../../state/useTexts';
import { HotelLines } from '../../entities/booking/HotelLines';

/** Which stay the words are about. */
export function StayLines({ booking }: { booking: Booking }) {
  const language = useLanguage();
  const { hotel, checkInDate, checkOutDate, selectedRooms = [] } = booking;
  return (
    <div>
      {hotel && <HotelLines hotel={hotel} />}
      {isDay(checkInDate) && isDay(checkOutDate) && (
        <p>{stayText({ checkIn: checkInDate, checkOut: checkOutDate }, language)}</p>
      )}
      <p>{bookedRoomsText(selectedRooms, language)}</p>
    </div>
  );
}
