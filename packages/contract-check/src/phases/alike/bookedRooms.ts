import { expectStatus, needs, personOf, worldOf, type Context } from '../../context';
import { at, isObject, listAt, textAt, type Json } from '../../json';
import { booked, cancel, priceOf } from '../../world/bookings';
import { ROOM, secondHotel } from '../../world/world';
import { tellTold } from './differences';

const FROM = 618;

/** Whatever a room may be called, hold and offer later, and where it sleeps otherwise. */
const LATER = {
  name: 'Phòng đã sửa',
  roomType: 'Suite',
  description: 'Đã sửa lại.',
  ...{ capacity: 6, numberOfAdults: 4, numberOfChildren: 2, numberOfBeds: 3 },
  typeBed: 'King',
  services: ['Bồn tắm', 'Tủ lạnh'],
  pricePerNight: 990_000,
};

/** "A room, as it was when it was booked": its owner changes all of it, and the booking goes on saying what was had. */
export async function asBooked(ctx: Context): Promise<void> {
  needs(ctx, 'createBooking', 'getBooking', 'cancelBooking', 'getPartnerRoom', 'updatePartnerRoom');
  const guest = personOf(ctx, 'customer');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx, {}, 420_000);
  const plan = { hotelId, rooms: [room], from: FROM };
  const made = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  const params = { bookingId: textAt(made.body, 'bookingId') };
  try {
    const before = await lines(ctx, guest.token, params);
    const opened = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
    const saved = await ctx.client.call('updatePartnerRoom', {
      ...{ token, params: { hotelId, roomId: room.id } },
      body: { ...ROOM, ...LATER, roomNumber: '1', version: at(opened.body, 'version') },
    });
    expectStatus(ctx, saved, 200, { step: 'a partner saves a room' });
    const after = await lines(ctx, guest.token, params);
    for (const [i, { answer, line }] of after.entries()) {
      const { typeId: _type, ...had } = before[i]!.line;
      tellTold(ctx, answer, 'a room that was booked', had, line);
    }
  } finally {
    await cancel(ctx, guest, params.bookingId);
  }
}

/** The room of the booking as its page, and as what the account takes along, tell it. */
async function lines(ctx: Context, token: string, params: { bookingId: string }) {
  const page = await ctx.client.call('getBooking', { token, params });
  const told = [{ answer: page, line: lineIn(at(page.body, 'selectedRooms', 0)) }];
  if (!ctx.offered.has('exportAccount')) return told;
  const all = await ctx.client.call('exportAccount', { token });
  const own = listAt(all.body, 'bookings').find(
    (one) => textAt(one, 'bookingId') === params.bookingId,
  );
  return [...told, { answer: all, line: lineIn(at(own, 'rooms', 0)) }];
}

const lineIn = (line: Json | undefined) => (isObject(line) ? line : {});
