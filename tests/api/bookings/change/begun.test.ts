import { changesOf } from '../../../support/bookingChanges';
import { stayIn } from '../../../support/bookings';
import { act, bookedIn, movedBack, newHouse, type House } from '../../../support/partnerBookings';

let house: House;
beforeEach(async () => {
  house = await newHouse({ rooms: [1, 2, 3].map(() => ({ price: 600_000 })) });
});

const desk = (code: string) => changesOf({ code, token: house.partner.token });
const room = (i: number) => house.hotel.rooms[i]!.id;

/** A stay in two rooms of which a night is over. */
async function begun({ arrived }: { arrived: boolean }): Promise<string> {
  const code = await bookedIn(house, { nights: 3 });
  await desk(code).changed({ addRooms: [{ roomId: room(1) }] });
  if (arrived) expect((await act(house.partner.token, code, 'check-in')).status).toBe(200);
  await movedBack(code, 1);
  return code;
}

test.each([
  ['in the house', true],
  ['not arrived yet', false],
])('once a night is over no room is added and none removed: %s', async (_, arrived) => {
  const code = await begun({ arrived });
  const { version, totalPrice } = await desk(code).read();
  const more = await desk(code).preview({ version, addRooms: [{ roomId: room(2) }] });
  expect([more.status, more.body.fieldErrors]).toEqual([
    422,
    { addRooms: expect.stringMatching(/a new booking/) as string },
  ]);
  const less = await desk(code).preview({ version, removeLines: [1] });
  expect([less.status, less.body.fieldErrors]).toEqual([
    422,
    { removeLines: expect.stringMatching(/make the stay shorter/) as string },
  ]);
  expect(await desk(code).read()).toMatchObject({ version, totalPrice });
});

test('on the day of arrival rooms are still added and removed', async () => {
  const code = await bookedIn(house);
  expect((await act(house.partner.token, code, 'check-in')).status).toBe(200);
  const more = await desk(code).changed({ addRooms: [{ roomId: room(2) }] });
  expect([more.status, more.body.totalPrice]).toEqual([200, 2_400_000]);
  const less = await desk(code).changed({ removeLines: [0] });
  expect([less.status, less.body.totalPrice]).toEqual([200, 1_200_000]);
});

test('who has not arrived may still come later with more rooms', async () => {
  const code = await begun({ arrived: false });
  const wish = { ...stayIn(0, 2), addRooms: [{ roomId: room(2) }] };
  const { status, body } = await desk(code).changed(wish);
  expect([status, body.totalPrice]).toEqual([200, 3_600_000]);
});

test('a stay that has ended is not extended, and is not said to give nights back', async () => {
  const code = await bookedIn(house, { nights: 1 });
  expect((await act(house.partner.token, code, 'check-in')).status).toBe(200);
  await movedBack(code, 3);
  const refused = async (wish: object) => {
    const { version } = await desk(code).read();
    const { status, body } = await desk(code).preview({ version, ...wish });
    return [status, body.fieldErrors?.['checkOutDate']];
  };
  const ended = expect.stringMatching(
    /^The stay has ended: .* a new stay from today on\.$/,
  ) as string;
  expect(await refused({ checkOutDate: stayIn(-2, 1).checkOutDate })).toEqual([422, ended]);
  expect(await refused({ checkOutDate: stayIn(-2, 4).checkOutDate })).toEqual([422, ended]);
  expect(await refused({ lines: [{ position: 0, roomId: room(1) }] })).toEqual([422, ended]);
});
