import { arrivingNameOf } from '../../domain/bookings/guestName';
import { eachNight } from '../../domain/stays/stay';
import type { Schemas } from '../http/operations';
import { toNight } from '../prices/partner/mappers';
import type { namedNights } from '../rooms/nights/nights.queries';
import type { PricedTypeRow } from '../rooms/nights/seasons.queries';
import type { Bar } from './bars';
import type { RoomRow, Span, UncommonNights } from './queries';
import { roomsLeft } from './roomsLeft';

/** What is as it mostly is is left out. */
export function toBar(row: Bar): Schemas['CalendarBar'] {
  const { bookingId, roomId, from, to, guestFirstName, guestLastName, totalAmount } = row;
  const { status, more } = row;
  const arrivingName = more?.arrivingName ?? '';
  const guestName = arrivingNameOf({ guestFirstName, guestLastName, arrivingName });
  const bar: Schemas['CalendarBar'] = { bookingId, roomId, from, to, guestName, totalAmount };
  if (status !== 'CONFIRMED') bar.status = status;
  return more ? { ...bar, ...uncommonOf(more, { from, to }) } : bar;
}

function uncommonOf(more: UncommonNights, { from, to }: Span): Partial<Schemas['CalendarBar']> {
  const { source, version, position, pinned, checkInDate, checkOutDate } = more;
  return {
    ...(source !== 'WEBSITE' && { source }),
    ...(version !== 1 && { version }),
    ...(position !== 0 && { position }),
    ...(pinned && { pinned }),
    ...(checkInDate !== from && { checkInDate }),
    ...(checkOutDate !== to && { checkOutDate }),
  };
}

export function toRooms(rows: readonly RoomRow[]): {
  rooms: Schemas['CalendarRoom'][];
  closures: Schemas['CalendarClosure'][];
} {
  return {
    // Each has a type by now.
    rooms: rows.map(({ closures: _, typeId, ...room }) => ({ ...room, typeId: typeId ?? 0 })),
    closures: rows.flatMap(({ id, closures }) =>
      closures.map((closure) => ({ ...closure, roomId: id })),
    ),
  };
}

interface Found {
  types: readonly PricedTypeRow[];
  said: Awaited<ReturnType<typeof namedNights>>;
  rooms: readonly RoomRow[];
  bars: readonly Schemas['CalendarBar'][];
  span: Span;
}

/** The types with what each night costs and how many of their rooms are left in it. */
export function toTypes({ types, said, rooms, bars, span }: Found): Schemas['NightsOfType'][] {
  const nights = eachNight({ checkIn: span.from, checkOut: span.to });
  const saidOf = new Map(said.map((row) => [`${row.typeId} ${row.night}`, row]));
  const names = new Map(said.map((row) => [row.seasonId ?? 0, row.seasonName ?? '']));
  const left = roomsLeft(rooms, bars, nights);
  return types.map((type) => {
    const counts = left.get(type.id);
    return {
      typeId: type.id,
      name: type.name,
      currency: type.currency,
      rooms: rooms.filter(({ typeId }) => typeId === type.id).length,
      nights: nights.map((night, index) =>
        toNight(type, night, saidOf.get(`${type.id} ${night}`), {
          roomsLeft: counts?.[index] ?? 0,
          names,
        }),
      ),
    };
  });
}
