import { nightsBetween } from '../../days';
import { expectStatus, tell, worldOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { at, isObject, listAt, numberAt, textAt, textOf, type Json } from '../../json';

/** What the calendar tells of a booking, as its own page says it; whatever is usual may be left out. */
interface Bar {
  roomId: number;
  from: string;
  to: string;
  told: [name: string, value: Json, usual: Json][];
}

function barsOf(booking: Json): Bar[] {
  const stay = { from: textAt(booking, 'checkInDate'), to: textAt(booking, 'checkOutDate') };
  return listAt(booking, 'rooms').flatMap((line) => {
    const segments = listAt(line, 'segments');
    const all =
      segments.length > 0
        ? segments.map((one) => ({
            roomId: numberAt(one, 'roomId'),
            ...{ from: textAt(one, 'from'), to: textAt(one, 'to') },
          }))
        : [{ roomId: numberAt(line, 'id'), ...stay }];
    return all.map((place) => ({ ...place, told: toldOf(booking, line, place) }));
  });
}

function toldOf(
  booking: Json,
  line: Json,
  { from, to }: { from: string; to: string },
): Bar['told'] {
  const of = (name: string) => at(booking, name) ?? null;
  return [
    ['status', of('status'), 'CONFIRMED'],
    ['totalAmount', of('totalAmount'), null],
    ['source', of('source'), 'WEBSITE'],
    ['version', of('version'), 1],
    ['position', at(line, 'position') ?? 0, 0],
    // Of a line in several rooms it may be said of some.
    ['pinned', at(line, 'segments') ? null : (at(line, 'pinned') ?? false), false],
    ['checkInDate', of('checkInDate'), from],
    ['checkOutDate', of('checkOutDate'), to],
    ['guestName', nameOf(booking), null],
  ];
}

/** "Who arrives, the guest for whom it was booked or else who booked; the family name first." */
function nameOf(booking: Json): string {
  const arriving = textAt(booking, 'arrivingGuest', 'name');
  if (arriving !== '') return arriving;
  const { lastName, firstName } = { lastName: '', firstName: '', ...userOf(booking) };
  return `${lastName} ${firstName}`.trim();
}

const userOf = (booking: Json) => {
  const user = at(booking, 'user');
  return isObject(user) ? (user as Record<string, string>) : {};
};

const isGone = (booking: Json) => /^(CANCELLED|NO_SHOW)$/.test(textAt(booking, 'status'));

/** "A stay that changes rooms has a bar in each of them. One that is cancelled has none." */
export async function hasBars(ctx: Context, booking: Json): Promise<void> {
  if (!ctx.offered.has('getPartnerCalendar')) return;
  const { owner } = worldOf(ctx);
  const [from, to] = [textAt(booking, 'checkInDate'), textAt(booking, 'checkOutDate')];
  const days = nightsBetween(from, to);
  // Whoever left early gave nights back.
  if (textAt(booking, 'status') === 'COMPLETED' || days > 60) return;
  const params = { hotelId: numberAt(booking, 'hotelId') };
  const ask = (first: string, count: number) =>
    ctx.client.call('getPartnerCalendar', {
      ...{ token: owner.token, params },
      query: { from: first, days: count },
    });
  const whole = await ask(from, days);
  expectStatus(ctx, whole, 200, { step: "a hotel's calendar opens" });
  const expected = isGone(booking) ? [] : barsOf(booking);
  areThere(ctx, whole, booking, expected);
  // Also bars that end with the day with which it begins.
  areThere(
    ctx,
    await ask(to, 1),
    booking,
    expected.filter((bar) => bar.to === to),
    false,
  );
}

function areThere(ctx: Context, answer: Answer, booking: Json, bars: Bar[], isWhole = true): void {
  const id = textAt(booking, 'bookingId');
  const own = listAt(answer.body, 'bars').filter((one) => textAt(one, 'bookingId') === id);
  const place = (bar: Json | Bar) =>
    `${numberAt(bar as Json, 'roomId')} ${textAt(bar as Json, 'from')} ${textAt(bar as Json, 'to')}`;
  const seen = own.map(place);
  const right = bars.map((bar) => place(bar));
  const isRight = isWhole
    ? seen.toSorted().join() === right.toSorted().join()
    : right.every((one) => seen.includes(one));
  if (!isRight) {
    return tell(ctx, answer, {
      cause: "a booking's bars in the calendar are not its nights",
      severity: 'BREAKS SCREEN',
      expected: right.join(', ') || 'no bar',
      seen: seen.join(', ') || 'no bar',
    });
  }
  for (const bar of bars) {
    const row = own[seen.indexOf(place(bar))];
    for (const [name, value, usual] of bar.told) {
      const said = at(row, name) ?? usual;
      if (value === null || said === value) continue;
      tell(ctx, answer, {
        cause: `a bar of the calendar says another "${name}" than its booking`,
        severity: 'BREAKS SCREEN',
        expected: `${name}: ${textOf(value)}`,
        seen: `${name}: ${textOf(said)}`,
      });
    }
  }
}
