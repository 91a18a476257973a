import { needs, personOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { booked, cancel } from '../../world/bookings';
import { secondHotel, takeForRepair } from '../../world/world';
import type { Person, Room } from '../../world/types';
import { textAt } from '../../json';
import { closeNights } from '../alike/house';
import { newType } from '../moves/newHouse';

/** Days from today: somebody arrives, and two nights later whoever asks would. */
const FROM = 604;
export const ASKED = FROM + 2;
export const NIGHTS = 2;
export const PRICE = 460_000;

export interface Gone {
  room: Room;
  why: 'booked' | 'closed' | 'under repair';
}

/** A guest of the first night, whose room is gone for the second one. */
export interface Neighbour {
  made: Answer;
  gone: Gone;
}

export interface House {
  hotelId: number;
  typeId: number;
  gone: Gone[];
  /** Of the same type as those that are gone. */
  free: Room;
  /** Two nights in a room of another type. */
  stay: Answer;
  neighbours: Neighbour[];
  end(): Promise<void>;
}

/** Of four like rooms one is booked, one closed, one under repair and one free. */
export async function newHouse(ctx: Context): Promise<House> {
  needs(ctx, 'createRoomType', 'changePartnerRooms', 'closeRoom', 'setHotelListing');
  needs(ctx, 'createBooking', 'cancelBooking');
  const { hotelId, room: other } = await secondHotel(ctx, {}, 400_000);
  const { typeId, rooms } = await newType(ctx, hotelId, 'Bốn phòng', PRICE, '71-74');
  const [taken, closed, repaired, free] = rooms;
  const guest = personOf(ctx, 'customer');
  // One account may have few bookings over a night.
  const neighbour = ctx.people.otherCustomer ?? guest;
  const ends: (() => Promise<unknown>)[] = [];
  const book = async (who: Person, room: Room, from: number, nights: number) => {
    const made = await booked(ctx, who, { hotelId, rooms: [room], from, nights });
    ends.push(() => cancel(ctx, who, textAt(made.body, 'bookingId')));
    return made;
  };
  const stay = await book(guest, other, FROM, 2);
  const gone: Gone[] = [
    { room: taken, why: 'booked' },
    { room: closed, why: 'closed' },
  ];
  const neighbours: Neighbour[] = [];
  for (const one of gone) {
    neighbours.push({ made: await book(neighbour, one.room, FROM, 1), gone: one });
  }
  await book(guest, taken, FROM + 1, 1 + NIGHTS);
  await closeNights(ctx, { hotelId, rooms }, closed, [FROM + 1, ASKED + NIGHTS]);
  await takeForRepair(ctx, hotelId, [repaired!]);
  gone.push({ room: repaired!, why: 'under repair' });
  const end = async () => {
    for (const one of ends) await one();
  };
  return { hotelId, typeId, gone, free: free!, stay, neighbours, end };
}
