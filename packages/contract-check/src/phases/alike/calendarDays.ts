import { expectStatus, tell, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textOf, type Json } from '../../json';
import { roomsIn } from '../travellerFlow';
import { tellTold } from './differences';

export type Party = Record<string, string | number>;

export async function calendarOf(
  ctx: Context,
  hotelId: number,
  query: Record<string, string | number>,
) {
  const answer = await ctx.client.call('getStayCalendar', { params: { id: hotelId }, query });
  expectStatus(ctx, answer, 200, { step: 'a traveller opens the calendar' });
  return { answer, rows: roomsIn(answer.body) };
}

export async function search(
  ctx: Context,
  hotelId: number,
  from: number,
  nights: number,
  party: Party,
) {
  const query = { checkIn: dayIn(from), checkOut: dayIn(from + nights), ...party };
  const answer = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  return { answer, rooms: answer.status === 200 ? roomsIn(answer.body) : [] };
}

export function allows(row: Json | undefined, nights: number): boolean {
  return listAt(row, 'stays').some(
    (span) => numberAt(span, 'min') <= nights && nights <= numberAt(span, 'max'),
  );
}

export function tellDay(ctx: Context, answer: Answer, expected: string, seen: string): void {
  tell(ctx, answer, {
    cause: 'the calendar tells another stay than can be had',
    severity: 'BREAKS SCREEN',
    expected,
    seen,
  });
}

/** Arrival, the fewest nights and the spans say the same in three ways. */
export function agreesWithItself(ctx: Context, answer: Answer, row: Json | undefined): void {
  const spans = listAt(row, 'stays');
  const expected = { arrival: spans.length > 0, minStay: at(spans[0], 'min') ?? null };
  tellTold(ctx, answer, 'a day of the calendar', expected, row);
  const ends = spans.flatMap((span) => [numberAt(span, 'min'), numberAt(span, 'max') + 0.5]);
  if (ends.every((end, i) => i === 0 || end > (ends[i - 1] ?? 0))) return;
  tellDay(ctx, answer, 'spans of nights, the fewest first', textOf(row));
}
