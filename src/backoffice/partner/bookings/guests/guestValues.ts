import { lazy, object, string, boolean, number, type AnyObject, type Schema } from 'yup';
import { isVietnamesePhone, normalizePhone } from '../../../../../domain/accounts/phone';
import {
  BED_REQUESTS,
  FLOOR_REQUESTS,
  type SpecialRequest,
} from '../../../../../domain/bookings/specialRequests';
import { holdsOccupants, partyOf, type Occupants } from '../../../../../domain/stays/occupants';
import type { Party, RoomPlaces } from '../../../../../domain/stays/party';
import { CHECK_IN_TIME } from '../../../../../domain/stays/stay';
import { isBlank, tidy } from '../../../../../domain/texts/texts';
import type { PartnerBookingDetail } from '../../../../api/partner';
import { threeWayMerge } from '../../../../ui/form/threeWayMerge';
import { guestItemTexts } from '../../../../i18n/en/partner/guestItems';
import { atMost } from '../../../ui/form/textRules';

/** Who sleeps in a room, as it is typed: the ages of its children one after the other. */
interface TypedOccupants {
  adults: number | null;
  ages: string;
}

/** Who comes, who sleeps where and what they would like, as it is typed at the desk. */
export interface GuestValues {
  /** '' where whoever booked comes. */
  arrivingName: string;
  arrivingPhone: string;
  bed: '' | SpecialRequest;
  floor: '' | SpecialRequest;
  quiet: boolean;
  arrivalTime: string;
  /** By room; the keys are the form's own. */
  occupants: Record<string, TypedOccupants>;
}

export const NO_GUESTS: GuestValues = {
  ...{ arrivingName: '', arrivingPhone: '', bed: '', floor: '', quiet: false, arrivalTime: '' },
  occupants: {},
};

const texts = guestItemTexts.rules;
const MAX_AGE = 17;
const MAX_PEOPLE = 100;
export const MAX_NOTES = 500;

/** Ages as they are typed, `?` where one is not known; null where that is none. */
function agesOf(text = ''): Occupants['childAges'] | null {
  const words = text.split(/[,;\s]+/).filter(Boolean);
  const ages = words.map((word) => (word === '?' ? null : Number(word)));
  const isAge = (age: number | null) => age === null || (Number.isInteger(age) && age >= 0);
  return ages.every((age) => isAge(age) && (age ?? 0) <= MAX_AGE) ? ages : null;
}

/** Formik hands an empty one over as none. */
const text = () => string().trim().ensure();

const choice = (among: readonly SpecialRequest[]) =>
  string<GuestValues['bed']>()
    .oneOf(['', ...among])
    .ensure();

const occupants = object({
  adults: number()
    .nullable()
    .integer(texts.people)
    .min(0, texts.people)
    .max(MAX_PEOPLE, texts.people),
  ages: text().test('ages', texts.ages, (ages) => agesOf(ages) !== null),
});

/** The rules of it. */
export const guestShape = {
  arrivingName: text()
    .test(atMost(100, texts.nameLong))
    .test('seen', texts.name, (name) => name === '' || !isBlank(name))
    .when('arrivingPhone', ([phone], schema) =>
      String(phone ?? '').trim() === '' ? schema : schema.required(texts.name),
    ),
  arrivingPhone: text().test(
    'phone',
    texts.phone,
    (phone) => phone === '' || isVietnamesePhone(phone),
  ),
  bed: choice(BED_REQUESTS),
  floor: choice(FLOOR_REQUESTS),
  quiet: boolean().required(),
  arrivalTime: text().test(
    'range',
    texts.arrival,
    (time) => time === '' || (/^\d\d:\d\d$/.test(time) && time >= CHECK_IN_TIME),
  ),
  occupants: lazy((rooms: GuestValues['occupants'] = {}) =>
    object(Object.fromEntries(Object.keys(rooms).map((key) => [key, occupants]))),
  ) as unknown as Schema<GuestValues['occupants'], AnyObject>,
};

/** What is typed of a booking that is made: its notes as well. */
export type BookingGuestValues = GuestValues & { notes: string };

/** Those of a booking: a time that was told can be another one, but not none. */
export function guestShapeOf({ arrivalTime: told }: Pick<PartnerBookingDetail, 'arrivalTime'>) {
  const { arrivalTime } = guestShape;
  return {
    ...guestShape,
    notes: text().test(atMost(MAX_NOTES, texts.notes)),
    arrivalTime: told ? arrivalTime.required(texts.arrivalStays) : arrivalTime,
  };
}

/** What the booking says, to be changed. */
export function guestsOf(booking: PartnerBookingDetail): BookingGuestValues {
  const { arrivingGuest, specialRequests: requests = [], notes, rooms, arrivalTime } = booking;
  const among = (some: readonly SpecialRequest[]) =>
    requests.find((request) => some.includes(request)) ?? '';
  return {
    arrivingName: arrivingGuest?.name ?? '',
    arrivingPhone: arrivingGuest?.phoneNumber ?? '',
    bed: among(BED_REQUESTS),
    floor: among(FLOOR_REQUESTS),
    quiet: requests.includes('QUIET_ROOM'),
    notes,
    arrivalTime: arrivalTime ?? '',
    occupants: Object.fromEntries(
      rooms.map(({ position = 0, occupants: said }) => [position, typed(said)]),
    ),
  };
}

/** What was typed over a booking as it was, over that booking as it is now. */
export function carriedOver(
  values: BookingGuestValues,
  before: PartnerBookingDetail,
  now: PartnerBookingDetail,
): BookingGuestValues {
  const [old, fresh] = [guestsOf(before), guestsOf(now)];
  const occupants = Object.entries(fresh.occupants).map(([key, is]): [string, TypedOccupants] => {
    const [was, typed] = [old.occupants[key], values.occupants[key]];
    return [key, was && typed ? threeWayMerge(typed, { was, is }) : is];
  });
  return {
    ...threeWayMerge(values, { was: old, is: fresh }),
    occupants: Object.fromEntries(occupants),
  };
}

function typed(said: Occupants | undefined): TypedOccupants {
  if (!said) return { adults: null, ages: '' };
  return { adults: said.adults, ages: said.childAges.map((age) => age ?? '?').join(', ') };
}

/** What is sent of who comes and what they would like. */
export function toldGuests(values: GuestValues) {
  const { arrivingName, arrivingPhone, bed, floor, quiet } = values;
  const [name, phoneNumber] = [tidy(arrivingName), normalizePhone(arrivingPhone)];
  const requests = [bed, floor, quiet ? 'QUIET_ROOM' : ''].filter(
    (request): request is SpecialRequest => request !== '',
  );
  return {
    ...(name !== '' && { arrivingGuest: { name, ...(phoneNumber !== '' && { phoneNumber }) } }),
    ...(requests.length > 0 && { specialRequests: requests }),
  };
}

/** Who sleeps in these rooms, by the form's keys; empty where nobody said. */
export function toldOccupants(
  { occupants: rooms }: Pick<GuestValues, 'occupants'>,
  keys: readonly (number | string)[],
): Map<string, Occupants> {
  const said = keys.map(String).map((key) => ({ key, adults: null, ages: '', ...rooms[key] }));
  if (said.every(({ adults, ages }) => adults === null && ages.trim() === '')) return new Map();
  return new Map(
    said.map(({ key, adults, ages }) => [
      key,
      { adults: adults ?? 0, childAges: agesOf(ages) ?? [] },
    ]),
  );
}

/** Whether both tell the same, however it is typed. */
export function isToldSo(
  one: BookingGuestValues,
  other: BookingGuestValues,
  keys: readonly (number | string)[],
): boolean {
  const [told, same] = [one, other].map((values) => {
    const occupants = [...toldOccupants(values, keys)];
    return JSON.stringify([toldGuests(values), occupants, tidy(values.notes), values.arrivalTime]);
  });
  return told === same;
}

/** Why guests cannot be divided so, in words; null where they can, or nobody says. */
export function occupantsError(
  told: ReadonlyMap<string, Occupants>,
  party: Party,
  places: ReadonlyMap<string, RoomPlaces> = new Map(),
): string | null {
  if (told.size === 0) return null;
  const isOver = [...told].some(([key, inside]) => {
    const room = places.get(key);
    return room && !holdsOccupants(room, partyOf([inside]));
  });
  if (isOver) return texts.overfull;
  const { adults, children } = partyOf([...told.values()]);
  const isAll = adults === party.adults && children === party.children;
  return isAll ? null : texts.sum(party.adults, party.children);
}
