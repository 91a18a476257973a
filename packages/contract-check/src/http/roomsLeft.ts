import { dayIn } from '../days';
import { listAt, numberAt, textAt, type Json, type JsonObject } from '../json';

interface Left {
  name: string;
  expected: Json;
  seen: Json;
}

const has = (span: Json, night: string) =>
  textAt(span, 'from') <= night && night < textAt(span, 'to');

/** "How many nobody has that night": of the rooms of a calendar those without a bar and without a closure. */
export function roomsLeft(of: JsonObject): Left[] {
  const rooms = listAt(of, 'rooms');
  const spans = [...listAt(of, 'bars'), ...listAt(of, 'closures')];
  return listAt(of, 'types').flatMap((type) => {
    const own = rooms.filter((room) => numberAt(room, 'typeId') === numberAt(type, 'typeId'));
    const ids = new Set(own.map((room) => numberAt(room, 'id')));
    const taken = spans.filter((span) => ids.has(numberAt(span, 'roomId')));
    // Who left early may have given nights back, and what is under repair may count or not.
    const isPlain =
      own.every((room) => textAt(room, 'status') === 'AVAILABLE') &&
      taken.every((span) => textAt(span, 'status') !== 'COMPLETED');
    return isPlain ? nightsOf(type, own, taken) : [];
  });
}

function nightsOf(type: Json, rooms: Json[], taken: Json[]): Left[] {
  return listAt(type, 'nights').flatMap((night) => {
    const day = textAt(night, 'night');
    // Of nights that are over nothing need be kept.
    if (day < dayIn(0) || Number.isNaN(numberAt(night, 'roomsLeft'))) return [];
    const held = new Set(
      taken.filter((span) => has(span, day)).map((span) => numberAt(span, 'roomId')),
    );
    const expected = rooms.length - held.size;
    const seen = numberAt(night, 'roomsLeft');
    return seen === expected ? [] : [{ name: 'roomsLeft', expected, seen }];
  });
}
