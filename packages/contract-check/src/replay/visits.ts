import { rows, type pages, type PageKey } from '../../../../site/pages';
import type { Asker, Entry } from '../record/recording';

/** A page of the client, and whom it is opened as. */
export interface Visit {
  /** The route, as `x-screens` names it. */
  screen: string;
  asker: Asker;
  /** Undefined where nothing that was recorded names it. */
  at: string | undefined;
}

/** Pages with an address and a component of their own. */
type OwnPage = {
  [K in PageKey]: (typeof pages)[K] extends { sameAs: PageKey } | { leadsTo: PageKey } ? never : K;
}[PageKey];
type PageOfOne = {
  [K in OwnPage]: (typeof pages)[K] extends { path: `${string}:${string}` } ? K : never;
}[OwnPage];

/** Which operation is asked for what a page is about: the last part of its address stands in the page's. */
const ABOUT: Record<PageOfOne, string> = {
  hotel: 'getHotel',
  room: 'getRoom',
  booking: 'getBooking',
  changeBooking: 'getBooking',
  review: 'getBooking',
  editHotel: 'getPartnerHotel',
  editRoom: 'getPartnerRoom',
  editVoucher: 'getVoucher',
};

const ASKERS = { signedIn: 'customer', partner: 'partner', admin: 'admin' } as const;

/** Each page of the table once, with what the recording is about in its address. */
export function visitsOf(entries: readonly Entry[]): Visit[] {
  const found = foundIn(entries);
  return rows
    .filter(([, { sameAs, leadsTo }]) => !sameAs && !leadsTo)
    .map(([key, { path, access }]) => {
      const query = queriesOf(found)[key];
      const about = ABOUT[key as PageOfOne] as string | undefined;
      const address = about === undefined ? path : withId(path, found.id(about));
      const asker =
        key === 'bookingConfirmation' ? 'customer' : access ? ASKERS[access] : 'anonymous';
      const isThere = found.isAsker(asker) && address !== undefined && query !== null;
      const at = isThere ? `${address}${query ? `?${query}` : ''}` : undefined;
      return { screen: path, asker, at };
    });
}

type Found = ReturnType<typeof foundIn>;

function foundIn(entries: readonly Entry[]) {
  const first = (operationId: string) =>
    entries.find((entry) => entry.operationId === operationId && entry.status < 300);
  return {
    id: (operationId: string) => first(operationId)?.path.split('/').at(-1),
    stay: first('searchRooms')?.query,
    isAsker: (asker: Asker) => entries.some((entry) => entry.asker === asker),
  };
}

/** Behind the `?`; null where it lacks what it has to name. */
function queriesOf({ id, stay }: Found): Partial<Record<PageKey, string | null | undefined>> {
  const [hotel, room, booking] = [id('getHotel'), id('getRoom'), id('getBooking')];
  const house = id('getPartnerHotel');
  return {
    hotel: stay,
    room: stay,
    bookingDetails: hotel && room && stay ? `hotel=${hotel}&rooms=${room}&${stay}` : null,
    bookingConfirmation: booking ? `booking=${booking}` : null,
    partnerRooms: house && `hotelId=${house}`,
    newRoom: house && `hotelId=${house}`,
    // The recorded ones are gone, as they let somebody in.
    resetPassword: 'token=redacted',
    verifyEmail: 'token=redacted',
  };
}

function withId(path: string, id: string | undefined): string | undefined {
  return id === undefined ? undefined : path.replace(/:\w+/, id);
}
