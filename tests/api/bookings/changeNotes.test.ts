import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { changesOf } from '../../support/bookingChanges';
import { call } from '../../support/client';
import { newHouse, partnerBooking } from '../../support/partnerBookings';

const wish = { specialRequests: ['QUIET_ROOM'] };

/** A booking with notes, and who changes it. */
async function noted(side: 'customer' | 'partner') {
  const { hotel, partner } = await newHouse();
  const guest = await newTraveller();
  const wanted = { ...bookingOf(hotel, hotel.rooms, stayIn(5)), notes: 'Đến bằng xe đạp.' };
  const made = await book(guest.token, wanted);
  const { bookingId } = made.body;
  const { token } = side === 'customer' ? guest : partner;
  const path = `/api/${side}/bookings/${bookingId}/guests`;
  return {
    partner,
    bookingId,
    write: (body: object) => call<ProblemAnswer>('PUT', path, { token, body }),
    atDesk: async () => (await partnerBooking(partner.token, bookingId)).body,
  };
}

describe.each(['customer', 'partner'] as const)('notes that the %s writes anew', (side) => {
  it('stay where they are left out, and are taken away on purpose only', async () => {
    const { write } = await noted(side);
    const left = await write({ version: 1, ...wish });
    expect(left.body).toMatchObject({ notes: 'Đến bằng xe đạp.' });
    expect((await write({ version: 2, notes: '' })).body).toMatchObject({ notes: '' });
  });

  it('are what the desk reads from then on; the history only says that they are others', async () => {
    const { write, atDesk } = await noted(side);
    const notes = ' Đến bằng ô tô.\u202e ';
    const other = await write({ version: 1, notes });
    expect(other.body).toMatchObject({ notes: 'Đến bằng ô tô.' });
    const desk = (await atDesk()) as { history?: object[] };
    expect(desk).toMatchObject({ notes: 'Đến bằng ô tô.', version: 2 });
    expect(desk.history?.at(-1)).toMatchObject({ kind: 'GUESTS_CHANGED', reason: 'Notes' });
    const same = await write({ version: 2, notes });
    expect([same.status, same.body.code]).toEqual([409, 'NOTHING_CHANGED']);
  });

  it('are refused when they are too long, and nothing is stored', async () => {
    const { write, atDesk } = await noted(side);
    const long = await write({ version: 1, notes: 'x'.repeat(501) });
    expect([long.status, Object.keys(long.body.fieldErrors ?? {})]).toEqual([422, ['notes']]);
    expect(await atDesk()).toMatchObject({ version: 1, notes: 'Đến bằng xe đạp.' });
  });
});

test('the desk takes back other notes with the rest of it', async () => {
  const { partner, bookingId, write } = await noted('partner');
  await write({ version: 1, ...wish, notes: 'Đến bằng ô tô.' });
  const undone = await changesOf({ code: bookingId, ...partner, side: 'partner' }).undo(2);
  expect([undone.status, undone.body]).toMatchObject([200, { notes: 'Đến bằng xe đạp.' }]);
  expect(undone.body).not.toHaveProperty('specialRequests');
});
