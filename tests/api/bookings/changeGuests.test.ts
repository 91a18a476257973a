import { addDays, vietnamInstant, vietnamToday } from '../../../domain/stays/stay';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { changesOf } from '../../support/bookingChanges';
import { call } from '../../support/client';
import { newHouse, setStatus, type House } from '../../support/partnerBookings';
import { mailTo, tenMinutesLater } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';
import { earlier } from '../../support/earlier';

let house: House;
beforeAll(async () => {
  house = await newHouse({
    rooms: [
      { price: 500_000, adults: 2, children: 2 },
      { price: 500_000, adults: 2, children: 0 },
      { price: 500_000, adults: 1, children: 0 },
    ],
  });
});

const mai = { name: 'Trần Thị Mai', phoneNumber: '0987654321' };
const family = { adults: 1, childAges: [4, null] };
const couple = { adults: 2, childAges: [] };
let days = 0;

interface Read extends ProblemAnswer {
  bookingId: string;
  version: number;
  status: number;
  adults: number;
  arrivalTime: string | null;
  holdUntil: string;
  arrivingGuest?: object;
  specialRequests?: string[];
  selectedRooms: { position: number; occupants?: object }[];
  rooms: { position: number; occupants?: object }[];
  history: { reason: string | null; kind?: string; by: string }[];
}

/** Two rooms for three adults and two children; on days that no other test has. */
async function booked(changes: object = {}, { token } = house.traveller): Promise<Read> {
  const body = bookingOf(house.hotel, house.hotel.rooms.slice(0, 2), stayIn((days += 3)));
  const answer = await book<Read>(token, {
    ...{ ...body, adults: 3, children: 2, ...changes },
  });
  expect(answer.status).toBe(201);
  return answer.body;
}

type Side = 'customer' | 'partner';

function say(side: Side, id: string, body: object, { token } = callerOf(side)) {
  return call<Read>('PUT', `/api/${side}/bookings/${id}/guests`, { token, body });
}

const callerOf = (side: Side) => (side === 'customer' ? house.traveller : house.partner);

const seenAtDesk = (id: string) =>
  call<Read>('GET', `/api/partner/bookings/${id}`, { token: house.partner.token });

const divided = [family, couple].map((occupants, position) => ({ position, occupants }));

describe.each(['customer', 'partner'] as const)('what the %s says of who comes', (side) => {
  it('is what the booking says from then on, to everybody who reads it', async () => {
    const { bookingId, version } = await booked({ specialRequests: ['HIGH_FLOOR'] });
    const body = { arrivingGuest: mai, specialRequests: ['TWIN_BEDS'], rooms: divided };
    const said = await say(side, bookingId, { version, ...body });
    expect(said.status).toBe(200);
    const desk = (await seenAtDesk(bookingId)).body;
    for (const read of [said.body, desk]) {
      expect(read).toMatchObject({
        ...{ arrivingGuest: mai, specialRequests: ['TWIN_BEDS'], version: version + 1 },
        [read === desk || side === 'partner' ? 'rooms' : 'selectedRooms']: [
          { occupants: family },
          { occupants: couple },
        ],
      });
    }
    const event = desk.history.at(-1)!;
    expect(event).toMatchObject({
      kind: 'GUESTS_CHANGED',
      reason:
        'Another guest arrives; Guests by room: not said → 101: 1 adult, 2 children; 102: 2 adults; ' +
        'Requests: High floor → Two single beds',
    });
    const by = side === 'customer' ? 'Nguyễn Lan' : event.by;
    expect(event.by).toBe(by);
    expect(event.reason).not.toContain('Mai');
    const path = `/api/partner/bookings?text=${encodeURIComponent(`tran mai ${bookingId}`)}`;
    const found = await call<{ content: Read[] }>('GET', path, { token: house.partner.token });
    expect(found.body.content).toMatchObject([{ bookingId }]);
  });

  it('keeps no mark that would turn what stands beside the name', async () => {
    const turned = { ...mai, name: `\u202e${mai.name}\u0007` };
    const { bookingId } = await booked();
    const { body } = await say(side, bookingId, {
      version: 1,
      arrivingGuest: turned,
      rooms: divided,
    });
    expect(body.arrivingGuest).toEqual(mai);
  });

  it('is all of it: what is left out is not said', async () => {
    const { bookingId } = await booked({ arrivingGuest: mai, specialRequests: ['QUIET_ROOM'] });
    const first = await say(side, bookingId, { version: 1, rooms: divided });
    expect(first.body).not.toHaveProperty('arrivingGuest');
    expect(first.body).not.toHaveProperty('specialRequests');
    const none = await say(side, bookingId, { version: 2 });
    expect(JSON.stringify(none.body)).not.toContain('occupants');
    const again = await say(side, bookingId, { version: 3 });
    expect([again.status, again.body.code]).toEqual([409, 'NOTHING_CHANGED']);
  });

  it.each([
    ['more than a room takes', [{ adults: 3, childAges: [1, 2] }, { adults: 0 }], 'occupants'],
    ['an adult less', [{ adults: 1, childAges: [1, 2] }, { adults: 1 }], 'occupants'],
    ['one room only', [{ adults: 2, childAges: [1, 2] }], 'occupants'],
  ])('is refused, and nothing is stored: %s', async (_, people) => {
    const { bookingId } = await booked();
    const rooms = people.map((some, position) => ({
      ...{ position, occupants: { childAges: [], ...some } },
    }));
    const answer = await say(side, bookingId, { version: 1, rooms });
    expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([422, ['rooms']]);
    const twice = [divided[0]!, divided[0]!];
    expect((await say(side, bookingId, { version: 1, rooms: twice })).status).toBe(422);
    expect((await seenAtDesk(bookingId)).body.version).toBe(1);
  });

  it('is refused of a version that is not the last, or by somebody else', async () => {
    const { bookingId } = await booked();
    expect((await say(side, bookingId, { version: 1, arrivingGuest: mai })).status).toBe(200);
    const late = await say(side, bookingId, { version: 1, specialRequests: ['LOW_FLOOR'] });
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    const other = side === 'customer' ? await newTraveller() : (await newHouse()).partner;
    expect((await say(side, bookingId, { version: 2 }, other)).status).toBe(404);
    expect((await seenAtDesk(bookingId)).body).toMatchObject({ version: 2, arrivingGuest: mai });
  });

  it('fits every room of a stay whose room changes', async () => {
    const body = bookingOf(house.hotel, house.hotel.rooms.slice(1, 2), stayIn((days += 3)));
    const made = await book<Read>(house.traveller.token, { ...body, adults: 1 });
    const { bookingId } = made.body;
    const { changed } = changesOf({ code: bookingId, ...house.partner, side: 'partner' });
    const small = house.hotel.rooms[2]!.id;
    const from = addDays(body.checkInDate, 1);
    const split = await changed({ lines: [{ position: 0, roomId: small, from }], adults: 2 });
    expect(split.status).toBe(200);
    const version = (split.body as { version: number }).version;
    const rooms = [{ position: 0, occupants: couple }];
    const answer = await say(side, bookingId, { version, rooms });
    expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([422, ['rooms']]);
  });
});

test('a traveller says it until the hold is over, the desk until check-out', async () => {
  const { sql } = sharedServer();
  const { bookingId } = await booked();
  await sql(`update bookings set hold_until = now() - interval '1 minute' where code = $1`, [
    bookingId,
  ]);
  const late = await say('customer', bookingId, { version: 1, arrivingGuest: mai });
  expect([late.status, late.body.code]).toEqual([409, 'TOO_LATE']);
  expect((await say('partner', bookingId, { version: 1, arrivingGuest: mai })).status).toBe(200);
  await setStatus(bookingId, 'CHECKED_IN');
  const here = await say('customer', bookingId, { version: 2 });
  expect([here.status, here.body.code]).toEqual([409, 'STATUS_CHANGED']);
  const body = { version: 2, rooms: divided };
  const time = await say('partner', bookingId, { ...body, arrivalTime: '22:00' });
  expect([time.status, time.body.code]).toEqual([409, 'STATUS_CHANGED']);
  expect((await say('partner', bookingId, body)).status).toBe(200);
  for (const status of ['COMPLETED', 'CANCELLED', 'NO_SHOW']) {
    await setStatus(bookingId, status);
    const over = await say('partner', bookingId, { version: 3 });
    expect([over.status, over.body.code]).toEqual([409, 'STATUS_CHANGED']);
  }
});

test('the hotel hears of it, in its list and by mail', async () => {
  const { bookingId } = await booked({ specialRequests: ['HIGH_FLOOR'] });
  const said = { version: 1, arrivingGuest: mai, specialRequests: ['HIGH_FLOOR'], rooms: divided };
  await say('customer', bookingId, said);
  const news = await call<{ content: { kind: string; text: string; bookingId: string }[] }>(
    'GET',
    '/api/partner/notifications?size=50',
    { token: house.partner.token },
  );
  const told = news.body.content.find((one) => one.bookingId === bookingId);
  expect(told?.kind).toBe('BOOKING_CHANGED');
  expect(told?.text).toContain('Another guest arrives');
  await tenMinutesLater(house.partner.email);
  const subject = new RegExp(`changed .+: ${bookingId}`);
  const mail = await mailTo(house.partner.email, { subject });
  expect(mail.text).toContain(`Guest: ${mai.name}, ${mai.phoneNumber}`);
  expect(mail.text).toContain('Guests by room: 101: 1 adult, 2 children (aged 4); 102: 2 adults');
});

const at = (checkIn: string, time: string) => vietnamInstant(checkIn, time).toISOString();

test('when they arrive may be said with the booking, which is then held for as long', async () => {
  // Who has been told of many bookings is told of more later.
  const traveller = await newTraveller();
  const { bookingId, ...made } = await booked({ arrivalTime: '21:30' }, traveller);
  const checkIn = addDays(vietnamToday(new Date()), days);
  expect(made).toMatchObject({ arrivalTime: '21:30', holdUntil: at(checkIn, '21:30') });
  const { history } = (await seenAtDesk(bookingId)).body;
  expect(history).toMatchObject([
    { reason: 'Arrives at 21:30; the rooms are held until 21:30', by: 'Nguyễn Lan' },
  ]);
  const mail = await mailTo(traveller.email, { subject: new RegExp(bookingId) });
  expect(mail.text).toContain('21:30');
  const again = await call<Read>('PUT', `/api/customer/bookings/${bookingId}/arrival`, {
    ...{ token: traveller.token, body: { arrivalTime: '22:00' } },
  });
  expect([again.status, again.body.code]).toEqual([409, 'ARRIVAL_SET']);
  const early = bookingOf(house.hotel, house.hotel.rooms.slice(0, 1), stayIn((days += 3)));
  const refused = await book(house.traveller.token, { ...early, arrivalTime: '09:00' });
  expect([refused.status, Object.keys(refused.body.fieldErrors ?? {})]).toEqual([
    422,
    ['arrivalTime'],
  ]);
});

test('the desk notes when they arrive as often as they call, and shortens no hold', async () => {
  const { bookingId } = await booked({ arrivalTime: '21:30' });
  const checkIn = addDays(vietnamToday(new Date()), days);
  const later = await say('partner', bookingId, { version: 1, arrivalTime: '23:00' });
  expect(later.body).toMatchObject({ arrivalTime: '23:00', holdUntil: at(checkIn, '23:00') });
  const earlier = await say('partner', bookingId, { version: 2, arrivalTime: '19:00' });
  expect(earlier.body).toMatchObject({ arrivalTime: '19:00', holdUntil: at(checkIn, '23:00') });
  expect(earlier.body.history.map(({ reason }) => reason).slice(1)).toEqual([
    'Arrives at 21:30 → 23:00',
    'Arrives at 23:00 → 19:00',
  ]);
  const kept = await say('partner', bookingId, { version: 3, specialRequests: ['QUIET_ROOM'] });
  expect(kept.body).toMatchObject({ arrivalTime: '19:00' });
});

test('of two tabs at once one is stored', async () => {
  const { bookingId } = await booked();
  const answers = await Promise.all([
    say('customer', bookingId, { version: 1, arrivingGuest: mai }),
    say('partner', bookingId, { version: 1, specialRequests: ['QUIET_ROOM'] }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await seenAtDesk(bookingId)).body.version).toBe(2);
});

describe('what the desk has said of who comes', () => {
  const undo = (code: string, version: number) =>
    changesOf({ code, token: house.partner.token }).undo(version);

  it('is taken back by the version that it made, and what was said before is said again', async () => {
    const { bookingId, version } = await booked({ specialRequests: ['HIGH_FLOOR'] });
    const first = await say('partner', bookingId, { version, rooms: divided });
    const before = (await seenAtDesk(bookingId)).body;
    const body = { version: first.body.version, arrivingGuest: mai, arrivalTime: '22:00' };
    const said = await say('partner', bookingId, body);
    const undone = await undo(bookingId, said.body.version);
    expect(undone.status).toBe(200);
    const after = (await seenAtDesk(bookingId)).body;
    const { arrivingGuest, arrivalTime, holdUntil, rooms, specialRequests } = before;
    expect(after).toMatchObject({ arrivalTime, holdUntil, rooms, version: said.body.version + 1 });
    expect([after.arrivingGuest, after.specialRequests]).toEqual([arrivingGuest, specialRequests]);
    expect(after.history.at(-1)).toMatchObject({ kind: 'UNDONE' });
    // And what the desk said before that.
    expect((await undo(bookingId, after.version)).status).toBe(200);
    expect((await seenAtDesk(bookingId)).body).toMatchObject({ specialRequests: ['HIGH_FLOOR'] });
  });

  it('stays after half a minute, and what a guest has said is not taken back by the desk', async () => {
    const { bookingId, version } = await booked();
    const said = await say('partner', bookingId, { version, arrivingGuest: mai });
    await sharedServer().sql(
      `update booking_changes c set created_at = ${earlier('c.created_at', `interval '31 seconds'`)}
       from bookings b where b.hotel_id = c.hotel_id and b.id = c.booking_id and b.code = $1`,
      [bookingId],
    );
    expect((await undo(bookingId, said.body.version)).body.code).toBe('UNDO_TOO_LATE');
    const own = await say('customer', bookingId, { version: said.body.version });
    expect((await undo(bookingId, own.body.version)).body.code).toBe('NOTHING_TO_UNDO');
  });
});
