import { personOf, tell, type Context } from '../../context';
import { listAt, numberAt, textAt } from '../../json';
import { dayIn } from '../../days';
import { bookingOf, cancel } from '../../world/bookings';
import type { Room } from '../../world/types';

interface OnOffer {
  hotelId: number;
  room: Room;
  /** In its name, and nowhere else. */
  word: string;
  /** A day on which its room is free. */
  from: number;
}

/** Shown, found, priced and sold, or nothing of all that. */
export async function onOffer(ctx: Context, { hotelId, room, word, from }: OnOffer, isOn: boolean) {
  const guest = personOf(ctx, 'customer');
  const params = { id: hotelId };
  const stay = { checkIn: dayIn(from), checkOut: dayIn(from + 2) };
  const plan = { hotelId, rooms: [room], from };
  const { totalPrice: _price, ...quoted } = { ...plan, totalPrice: 0 };
  const asked: [what: string, id: string, call: object][] = [
    ['opens', 'getHotel', { params }],
    ['shows its room', 'getRoom', { params: { id: room.id } }],
    ['is searched', 'searchRooms', { params, query: stay }],
    [
      'is priced',
      'createQuote',
      {
        body: {
          hotelId,
          checkInDate: stay.checkIn,
          checkOutDate: stay.checkOut,
          roomIds: quoted.rooms.map(({ id }) => id),
        },
      },
    ],
    ['is booked', 'createBooking', { token: guest.token, body: bookingOf(plan) }],
  ];
  for (const [what, id, call] of asked) {
    if (!ctx.offered.has(id)) continue;
    const answer = await ctx.client.call(id, call);
    if (answer.status === 201) await cancel(ctx, guest, textAt(answer.body, 'bookingId'));
    if (answer.status < 300 === isOn || answer.code === 'BOOKING_LIMIT') continue;
    tell(ctx, answer, {
      cause: `a hotel that is ${isOn ? '' : 'no more '}on sale ${isOn ? 'is refused' : what}`,
      severity: isOn ? 'BREAKS SCREEN' : 'UNSAFE',
      expected: isOn ? `it ${what}` : '404, 409 or 422',
      seen: `${answer.status} ${answer.code}`,
    });
  }
  const list = await ctx.client.call('listHotels', { query: { text: word, size: 50 } });
  const isListed = listAt(list.body, 'content').some((row) => numberAt(row, 'id') === hotelId);
  if (isListed === isOn) return;
  tell(ctx, list, {
    cause: `a hotel that is ${isOn ? '' : 'no more '}on sale is ${isListed ? '' : 'not '}listed`,
    severity: 'BREAKS SCREEN',
    expected: `${isOn ? '' : 'not '}in the list`,
    seen: isListed ? 'there' : 'not there',
  });
}
