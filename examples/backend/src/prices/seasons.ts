import { nightsBetween, today } from '../days';
import { created, numberOf, ok, type Call, type Handler } from '../http/call';
import { conflict, invalid, notFound } from '../http/problem';
import { fault } from '../faults';
import { checkVersion, ownHotel } from '../hotels/partners';
import type { Hotel, Season, Store } from '../store';
import { tidy } from '../texts';
import { checkValue, MAX_SPAN, typesNamed } from './handlers';
import { ALL_WEEKDAYS, changed } from './nightPrices';

type SeasonBody = Partial<Season> & Pick<Season, 'name' | 'firstNight' | 'lastNight' | 'change'>;

const seasonOf = ({ hotelId: _hotelId, ...season }: Season) => season;

const seasonsOf = (store: Store, hotel: Hotel) =>
  store.seasons
    .filter((one) => one.hotelId === hotel.id && one.lastNight >= today())
    .filter((one) => one.lastNight > today() || !fault('season-gone-on-last-night'));

const inOrder = (seasons: Season[]) =>
  fault('seasons-by-their-days')
    ? seasons.toSorted((a, b) => (a.firstNight < b.firstNight ? -1 : 1))
    : seasons;

function seasonFrom(call: Call, hotel: Hotel, body: SeasonBody, before?: Season): Season {
  checkValue(body.change, body.value, hotel);
  if (body.lastNight < body.firstNight) throw invalid('lastNight', 'DEPARTURE_EARLY');
  if (body.lastNight < today()) throw invalid('lastNight', 'ARRIVAL_PAST');
  if (nightsBetween(today(), body.lastNight) > 5 * 365) throw invalid('lastNight', 'TOO_FAR');
  if (nightsBetween(body.firstNight, body.lastNight) > MAX_SPAN)
    throw invalid('lastNight', 'TOO_FAR');
  typesNamed(call, hotel, body.typeIds ?? []);
  const kept = fault('season-weekdays-kept') ? before?.weekdays : undefined;
  const weekdays = body.weekdays ?? kept ?? ALL_WEEKDAYS;
  return {
    id: before?.id ?? call.store.nextId(),
    hotelId: hotel.id,
    name: tidy(body.name),
    firstNight: body.firstNight,
    lastNight: body.lastNight,
    weekdays: ALL_WEEKDAYS.filter((day) => weekdays.includes(day)),
    typeIds: (fault('season-types-kept') ? before?.typeIds : undefined) ?? body.typeIds ?? [],
    change: body.change,
    value: body.value ?? null,
    minStay: body.minStay ?? null,
    minStayThrough: body.minStayThrough ?? null,
    noArrival: body.noArrival ?? false,
    noDeparture: body.noDeparture ?? false,
    closed: body.closed ?? false,
    version: (before?.version ?? 0) + 1,
  };
}

/** A price with which a room would cost nothing on some night is none. */
function checkSold(store: Store, hotel: Hotel, season: Season): void {
  for (const type of store.typesOf(hotel.id)) {
    const cheapest = Math.min(0, ...store.roomsOfType(type.id).map(({ difference }) => difference));
    const usual = [type.price, ...type.weekdayPrices.filter((price) => price !== null)];
    const least = Math.min(
      ...usual.map((one) => changed(one, season.change, season.value, hotel.currency)),
    );
    if (least + cheapest <= 0) throw invalid('value', 'AMOUNT_LIMIT');
  }
}

const createSeason: Handler = (call) => {
  const hotel = ownHotel(call);
  const season = seasonFrom(call, hotel, call.body as SeasonBody);
  checkSold(call.store, hotel, season);
  if (fault('new-season-below')) call.store.seasons.push(season);
  else call.store.seasons.unshift(season);
  return created(seasonOf(season));
};

function ownSeason(call: Call, hotel: Hotel): Season {
  const id = numberOf(call, 'seasonId');
  const season = call.store.seasons.find(
    (one) => one.id === id && (one.hotelId === hotel.id || fault('foreign-season-changed')),
  );
  if (!season) throw notFound();
  return season;
}

const updateSeason: Handler = (call) => {
  const hotel = ownHotel(call);
  const season = ownSeason(call, hotel);
  const body = call.body as SeasonBody;
  checkVersion(body.version, season.version);
  const next = seasonFrom(call, hotel, body, season);
  checkSold(call.store, hotel, next);
  if (fault('hand-lost-with-season')) call.store.nightsByHand.clear();
  return ok(seasonOf(Object.assign(season, next)));
};

const deleteSeason: Handler = (call) => {
  const season = ownSeason(call, ownHotel(call));
  if (!fault('season-deleted-unread')) checkVersion(numberOf(call, 'version'), season.version);
  if (!fault('deleted-season-counts')) {
    call.store.seasons.splice(call.store.seasons.indexOf(season), 1);
  }
  return ok({ message: 'The season is deleted.' });
};

const arrangeSeasons: Handler = (call) => {
  const { store } = call;
  const hotel = ownHotel(call);
  const { seasonIds } = call.body as { seasonIds: number[] };
  const all = seasonsOf(store, hotel);
  const isAll = fault('some-seasons-arranged')
    ? seasonIds.every((id) => all.some((one) => one.id === id))
    : seasonIds.length === all.length && all.every(({ id }) => seasonIds.includes(id));
  if (!isAll) throw conflict('STALE');
  const order = seasonIds.map((id) => all.find((one) => one.id === id)!);
  for (const one of all) store.seasons.splice(store.seasons.indexOf(one), 1);
  store.seasons.unshift(...(fault('order-unsaved') ? all : order));
  return ok(order.map(seasonOf));
};

export const seasonHandlers = {
  listSeasons: ((call) =>
    ok(inOrder(seasonsOf(call.store, ownHotel(call))).map(seasonOf))) as Handler,
  createSeason,
  updateSeason,
  deleteSeason,
  arrangeSeasons,
};
