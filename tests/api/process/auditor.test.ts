import { auditor } from '../../../server/audit/auditor';
import { systemClock } from '../../../server/clock';
import { recordedDb } from '../../support/server/recordedDb';

const HOTELS = [3, 7];
const HOUR_MS = 3_600_000;
const settings = { rates: { USD: 25_000, EUR: 27_000 } };

/** Two hotels, of which each has as many nights sold twice as are given in its turn. */
function marketOf(counts: readonly number[]) {
  let hotels = 0;
  let looks = 0;
  return recordedDb((text) => {
    if (text.includes('bookingsUntold')) return [];
    if (text.includes('from hotels')) return hotels++ % 2 === 0 ? HOTELS.map((id) => ({ id })) : [];
    if (/union\s+select/.test(text)) return HOTELS.map((hotelId) => ({ hotelId }));
    if (text.includes('nightsSoldTwice')) return [{ nightsSoldTwice: counts[looks++] }];
    return [];
  });
}

test('a round shows what it finds at once, and only its end takes back what was found before', async () => {
  const { db } = marketOf([1, 0, 0, 2, 0, 0]);
  const logged: unknown[] = [];
  const log = { error: (error: unknown) => logged.push(error) } as never;
  const { audit, shown } = auditor({ db, clock: systemClock, log, settings });
  const shownAfter: unknown[] = [];
  const look = (part: number) => {
    if (part <= HOTELS.length) shownAfter.push(shown()['nightsSoldTwice']);
  };
  expect(shown()).toEqual({});
  for (let round = 1; round <= 3; round += 1) {
    await audit(look);
    shownAfter.push(shown()['nightsSoldTwice']);
  }
  expect(shownAfter).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 0]);
  expect(logged).toEqual([
    { hotelId: 3, nightsSoldTwice: 1 },
    { hotelId: 7, nightsSoldTwice: 2 },
  ]);
});

test('the next part is looked at only when whoever takes them goes on', async () => {
  const { db, statements } = marketOf([0, 0]);
  const { audit } = auditor({ db, clock: systemClock, log: {} as never, settings });
  const asked = await new Promise<number>((resolve) => {
    void audit(() => {
      resolve(statements.length);
      return new Promise(() => undefined);
    });
  });
  expect(statements.length).toBe(asked);
  expect(statements.filter((text) => text.includes('nightsSoldTwice'))).toHaveLength(1);
});

test('who asks during a round shares the next one with all others who ask', async () => {
  const { db, statements } = marketOf([0, 0, 0, 1]);
  const log = { error: () => undefined } as never;
  const { auditNow } = auditor({ db, clock: systemClock, log, settings });
  const found = await Promise.all([auditNow(), auditNow(), auditNow()]);
  expect(found.map((figures) => figures['nightsSoldTwice'])).toEqual([0, 1, 1]);
  const looks = statements.filter((text) => text.includes('nightsSoldTwice'));
  expect(looks).toHaveLength(2 * HOTELS.length);
});

test('a round that lasts past midnight looks at each hotel, and a second time, from its own day on', async () => {
  // An hour before midnight in Vietnam.
  let now = new Date('2030-06-01T16:00:00Z');
  const days: unknown[] = [];
  let hotels = 0;
  const { db } = recordedDb((text, values) => {
    if (/union\s+select/.test(text)) return HOTELS.map((hotelId) => ({ hotelId }));
    if (text.includes('for no key update')) now = new Date(now.getTime() + HOUR_MS);
    else if (text.includes('from hotels'))
      return hotels++ === 0 ? HOTELS.map((id) => ({ id })) : [];
    if (text.includes('from type_nights')) {
      days.push(values.at(-1));
      // It is of no season any more.
      return [{ typeId: 1, night: '2030-07-01', seasonId: 1 }];
    }
    return [];
  });
  const log = { error: () => undefined } as never;
  const { audit } = auditor({ db, clock: { now: () => now }, log, settings });
  await audit();
  expect(days).toEqual(['2030-06-01', '2030-06-02', '2030-06-02', '2030-06-02']);
});
