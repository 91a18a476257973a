import type { HotelChange } from '../db/hotelChange';
import type { Schemas } from '../http/operations';
import type { Position } from './queries';

const ID = /^(\d{1,18})\.(\d{1,12})$/;
/** How long a client waits before it comes again, unless it knows better: what changes meanwhile is told late. */
const RETRY_MS = 750;

export function idOf({ transaction, seconds }: Position): string {
  return `${transaction}.${seconds}`;
}

/** What `Last-Event-ID` brings back; undefined when no event had that id. */
export function positionOf(id: string): Position | undefined {
  const [, transaction, seconds] = ID.exec(id) ?? [];
  return transaction === undefined ? undefined : { transaction, seconds: Number(seconds) };
}

/** The first words of a stream: whoever waits knows that it is open. */
export function opening(id: string): string {
  return `retry: ${RETRY_MS}\n${silence(id)}`;
}

/** Nothing has happened; what is on the way keeps the connection, and the client the position. */
export function silence(id: string | undefined): string {
  return `${idLine(id)}:\n\n`;
}

export function eventText(id: string | undefined, change: HotelChange): string {
  return `${idLine(id)}data: ${JSON.stringify(toLiveEvent(change))}\n\n`;
}

/** Without one, the client goes on with the position that it has. */
function idLine(id: string | undefined): string {
  return id === undefined ? '' : `id: ${id}\n`;
}

function toLiveEvent({ hotelId, what }: HotelChange): Schemas['LiveEvent'] {
  if (hotelId === null || what === null) return { hotelId, kind: 'ANY', ids: [], days: null };
  const { kind, ids = [], days = null } = what;
  return { hotelId, kind, ids: ids.map(String), days };
}
