import fc from 'fast-check';
import type { DraftStay } from '../../../site/stayLink';
import {
  draftBooked,
  draftDropped,
  draftEdited,
  draftReducer,
  draftStarted,
  type DraftGuests,
} from '../../../src/state/draftSlice';

const stay: DraftStay = {
  hotelId: 7,
  roomIds: [3, 20, 100],
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  adults: 2,
  children: 1,
};

type Drafts = ReturnType<typeof draftReducer>;
const start = (wanted: DraftStay, drafts?: Drafts) => draftReducer(drafts, draftStarted(wanted));

it('keeps its key, what was typed and the booking when the same stay is started again', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(stay.roomIds, { minLength: 3 }), (roomIds) => {
      const edits = [draftEdited({ phoneNumber: '0912345678' }), draftBooked('ND-ABC-123')];
      const before = edits.reduce(draftReducer, start(stay));
      expect(start({ ...stay, roomIds }, before)).toEqual(before);
    }),
  );
});

it.each<[string, Partial<DraftStay>]>([
  ['other rooms', { roomIds: [3, 20] }],
  ['another hotel', { hotelId: 8 }],
  ['another check-in', { checkIn: '2026-11-30' }],
  ['another check-out', { checkOut: '2026-12-04' }],
  ['another party', { adults: 3 }],
])('gets a new key for %s, and keeps what was typed', (_, change) => {
  const typed = { phoneNumber: '0912345678', notes: 'Đến muộn' };
  const before = draftReducer(start(stay), draftEdited(typed));
  const { draft } = start({ ...stay, ...change }, before);
  expect(draft).toMatchObject({ ...stay, ...change, ...typed, bookingId: null });
  expect(draft!.key).not.toBe(before.draft!.key);
  expect(draft!.key).toMatch(/^[\w-]{24}$/);
});

const guests: DraftGuests = {
  forOther: true,
  arrivingGuest: { name: 'Ông Bảy', phoneNumber: '' },
  specialRequests: ['QUIET_ROOM'],
  occupants: { 3: { adults: 2, childAges: [5] } },
};
const said = { notes: 'Tầng trệt', guests, arrivalTime: '19:30', voucherCode: 'CHAOHE' };

it('keeps who sleeps where and when they come for the same rooms on other days', () => {
  const before = draftReducer(start(stay), draftEdited(said));
  const after = (change: Partial<DraftStay>) => start({ ...stay, ...change }, before).draft;
  expect(after({ checkOut: '2026-12-04' })).toMatchObject(said);
  expect(after({ roomIds: [3, 20] })).toMatchObject({ guests: { ...guests, occupants: {} } });
  expect(after({ hotelId: 8 })?.arrivalTime).toBeUndefined();
});

it('says nothing to another hotel of what was said for a stay that is booked, but the own number', () => {
  const edits = [draftEdited({ ...said, phoneNumber: '0912345678' }), draftBooked('ND-ABC-123')];
  const before = edits.reduce(draftReducer, start(stay));
  for (const change of [{ hotelId: 8, roomIds: [9] }, { checkOut: '2026-12-04' }]) {
    const { draft } = start({ ...stay, ...change }, before);
    expect(draft).toMatchObject({ phoneNumber: '0912345678', notes: '', bookingId: null });
    expect(Object.keys(draft!)).not.toEqual(expect.arrayContaining(['guests']));
    expect([draft!.arrivalTime, draft!.voucherCode]).toEqual([undefined, undefined]);
  }
});

it('keeps a voucher’s code for another stay in the same hotel only', () => {
  const before = draftReducer(start(stay), draftEdited({ voucherCode: 'CHAOHE' }));
  const codeAfter = (change: Partial<DraftStay>) =>
    start({ ...stay, ...change }, before).draft?.voucherCode;
  expect(codeAfter({ checkOut: '2026-12-04' })).toBe('CHAOHE');
  expect(codeAfter({ hotelId: 8 })).toBeUndefined();
});

it('never gives two drafts the same key', () => {
  const keys = Array.from({ length: 200 }, () => start(stay).draft!.key);
  expect(new Set(keys).size).toBe(200);
});

it('has nothing to edit or to book without a stay', () => {
  const none = draftReducer(undefined, draftDropped());
  const edits = [draftEdited({ notes: 'x' }), draftBooked('ND-ABC-123')];
  expect(edits.reduce(draftReducer, none)).toEqual({ draft: null });
});
