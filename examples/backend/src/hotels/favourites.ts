import { now } from '../days';
import { fault } from '../faults';
import { callerOf, numberOf, ok, type Call, type Handler } from '../http/call';
import { conflict, notFound } from '../http/problem';
import { cardOf, foundIn, isOffered, publicHotel } from './hotels';

const MAX_FAVOURITES = 200;

const idsOf = (call: Call) => call.store.favourites.get(callerOf(call).id) ?? [];

function keep(call: Call, ids: number[]): void {
  const { id } = callerOf(call);
  const before = idsOf(call);
  call.store.favourites.set(id, ids);
  for (const one of ids) if (!before.includes(one)) call.store.keptAt.set(`${id} ${one}`, now());
}

function told(call: Call, left: number) {
  const hotels = idsOf(call)
    .map((id) => call.store.hotels.get(id))
    .filter((hotel) => hotel !== undefined && isOffered(call.store, hotel))
    .map((hotel) => foundIn(call.store, hotel!, undefined, { adults: 1, children: 0 }));
  if (fault('unlisted-favourite-forgotten')) {
    keep(
      call,
      hotels.map(({ hotel }) => hotel.id),
    );
  }
  return ok({ hotels: hotels.map((one) => cardOf(call.store, one, undefined)), left });
}

const mergeFavourites: Handler = (call) => {
  const { hotelIds } = call.body as { hotelIds: number[] };
  const own = idsOf(call);
  const onSale = (id: number) => {
    const hotel = call.store.hotels.get(id);
    return hotel !== undefined && isOffered(call.store, hotel);
  };
  const fresh = hotelIds.filter((id) => !own.includes(id) && onSale(id));
  const room = MAX_FAVOURITES - own.length;
  const taken = fresh.slice(0, room);
  const all = fault('merged-last') ? [...own, ...taken] : [...taken, ...own];
  keep(call, fault('merge-replaces') ? taken : all);
  const wanted = fault('left-counts-passed-over') ? hotelIds : fresh;
  return told(call, Math.max(0, wanted.length - taken.length));
};

const addFavourite: Handler = (call) => {
  const { id } = publicHotel(call.store, numberOf(call, 'hotelId'), 'drafts-kept');
  const own = idsOf(call).filter((one) => one !== id || !fault('kept-again-first'));
  if (!own.includes(id) || fault('favourite-twice')) {
    if (own.length >= MAX_FAVOURITES) throw conflict('FAVOURITES_FULL');
    keep(call, fault('favourites-oldest-first') ? [...own, id] : [id, ...own]);
  }
  return ok({ hotelId: id, favourite: true });
};

const removeFavourite: Handler = (call) => {
  const hotelId = numberOf(call, 'hotelId');
  if (!idsOf(call).includes(hotelId) && fault('favourite-gone-404')) throw notFound();
  keep(
    call,
    idsOf(call).filter((id) => id !== hotelId),
  );
  return ok({ hotelId, favourite: false });
};

export const favouriteHandlers: Record<string, Handler> = {
  listFavourites: (call) => told(call, 0),
  mergeFavourites,
  addFavourite,
  removeFavourite,
};
