import { eachNight, vietnamToday, type Day } from '../../../../domain/stays/stay';
import { changesOf, type ChangedBooking } from '../../../support/bookingChanges';
import { call, type Answer } from '../../../support/client';
import type { House } from '../../../support/partnerBookings';
import { heldBy, isActive, nightsTold, totalsOf, type Nights, type StayModel } from './stayModel';

const CLOSED = 'closed';
const DAYS = 30;

/** What a small hotel has to be like, and how it is looked at. */
export function houseState({ hotel, partner, traveller }: House) {
  const today = vietnamToday(new Date());
  const prices = new Map(hotel.rooms.map(({ id, price }) => [id, price]));
  const stays: StayModel[] = [];
  const closures = new Map<number, string[]>();
  const path = `/api/partner/hotels/${hotel.id}`;
  const roomId = (n: number) => hotel.rooms[n % hotel.rooms.length]!.id;
  const side = (by: 'guest' | 'desk') =>
    by === 'desk'
      ? ({ token: partner.token, side: 'partner' } as const)
      : ({ token: traveller.token, side: 'customer' } as const);
  const changes = ({ code }: StayModel, by: 'guest' | 'desk' = 'desk') =>
    changesOf({ code, ...side(by) });
  const chosen = (n: number, by: 'guest' | 'desk' = 'desk') => {
    const some = stays.filter((stay) => isActive(stay) && (by === 'desk' || stay.isOwn));
    return some[n % some.length];
  };

  function takenBeside(...own: readonly StayModel[]): Set<string> {
    const others = stays.filter((stay) => isActive(stay) && !own.includes(stay));
    return new Set([
      ...others.flatMap(({ nights }) => heldBy(nights)),
      ...[...closures.values()].flat(),
    ]);
  }
  const isFree = (nights: Nights, ...own: readonly StayModel[]) => {
    const taken = takenBeside(...own);
    return heldBy(nights).every((night) => !taken.has(night));
  };

  /** What its hotel reads is what it has to be. */
  async function expectRead(stay: StayModel): Promise<void> {
    const read = await changes(stay).read();
    expect(read).toMatchObject({
      ...{ status: stay.status, version: stay.version, ...totalsOf(stay) },
      ...{ checkInDate: stay.stay[0], checkOutDate: stay.stay[1] },
    });
    expect(read.history).toHaveLength(stay.events);
    expect(nightsTold(read, (key) => stay.nights.get(key)!.price)).toEqual(stay.nights);
  }

  /** Something has happened to it: it has a newer version and one more line of history. */
  function happened(stay: StayModel, { version }: ChangedBooking): void {
    expect(version).toBeGreaterThan(stay.version);
    Object.assign(stay, { version, events: stay.events + 1 });
  }

  function booked(
    { body }: Answer<ChangedBooking>,
    { isOwn, hasCode }: Pick<StayModel, 'isOwn' | 'hasCode'>,
  ): StayModel {
    const nights = nightsTold(body, (_, id) => prices.get(id)!);
    const { bookingId: code, status, version, history, checkInDate, checkOutDate } = body;
    const stay: StayModel = {
      ...{ code, status, version, events: history.length, nights },
      ...{ isOwn, hasCode, isJustBooked: !isOwn, undoable: [] },
      stay: [checkInDate, checkOutDate],
    };
    stays.push(stay);
    return stay;
  }

  /** The calendar shows every night with its one owner, and no other. */
  async function expectCalendar(): Promise<void> {
    const { body } = await call<Calendar>('GET', `${path}/calendar?from=${today}&days=${DAYS}`, {
      token: partner.token,
    });
    const nightsOf = ({ roomId: id, from, to }: CalendarSpan) =>
      eachNight({ checkIn: from, checkOut: to }).map((night) => `${id} ${night}`);
    const shown = [
      ...body.bars.flatMap((bar) => nightsOf(bar).map((night) => `${night} ${bar.bookingId}`)),
      ...body.closures.flatMap((one) => nightsOf(one).map((night) => `${night} ${CLOSED}`)),
    ];
    const owners = [
      ...stays
        .filter(isActive)
        .flatMap(({ code, nights }) => heldBy(nights).map((night) => `${night} ${code}`)),
      ...[...closures.values()].flat().map((night) => `${night} ${CLOSED}`),
    ];
    expect(shown.toSorted()).toEqual(owners.toSorted());
    expect(new Set(owners.map((owner) => owner.split(' ', 2).join())).size).toBe(owners.length);
  }

  return {
    ...{ today, prices, closures, path, roomId },
    ...{ changes, chosen, takenBeside, isFree, expectRead, happened, booked, expectCalendar },
  };
}

interface CalendarSpan {
  roomId: number;
  from: Day;
  to: Day;
}
interface Calendar {
  bars: (CalendarSpan & { bookingId: string })[];
  closures: CalendarSpan[];
}
