import { madeInHotel, makeOnce } from '../../accounts/keys/makeOnce';
import { searchText } from '../../../domain/search/searchText';
import { vietnamToday } from '../../../domain/stays/stay';
import { notFound } from '../../http/errors';
import type { Call, Handlers } from '../../http/operations';
import { automaticPercentOf } from '../../hotels/automaticDiscount.queries';
import { pageOf } from '../../http/page';
import { refusedWhenTaken } from '../../http/refusedWhenTaken';
import { csvOf } from '../../files/csv';
import type { Services } from '../../services';
import { roomColumns, toClosure, toPartnerRoom } from './mappers';
import { changeSeveral } from './changeSeveral';
import { closeRoom, reopenRoom } from './closures/closeRoom';
import { closureOfRoom, closuresOfRoom } from './closures/queries';
import { deleteRoom } from './deleteRoom';
import { fieldsOf, plainRoom } from './fields';
import { addRoom, changeRoom } from './saveRoom';
import { roomCount, roomOfOwner, roomsMatching, type RoomFilter, type RoomSort } from './queries';
import type { OwnHotel, OwnRoom } from './own';
import { ownHotel } from './ownHotel';

type Own = Pick<
  Handlers,
  | 'getRates'
  | 'listPartnerRooms'
  | 'exportPartnerRooms'
  | 'createPartnerRoom'
  | 'changePartnerRooms'
  | 'getPartnerRoom'
  | 'updatePartnerRoom'
  | 'deletePartnerRoom'
  | 'listRoomClosures'
  | 'closeRoom'
  | 'reopenRoom'
>;

const NUMBER_TAKEN = { roomNumber: 'roomNumberTaken' } as const;

interface InRoom {
  account: { id: number };
  params: { hotelId: number; roomId: number };
}

export function partnerRoomHandlers(services: Services): Own {
  const { db, saveInHotel, clock, settings } = services;
  const { rates, ratesSetOn } = settings;
  const today = () => vietnamToday(clock.now());
  const moment = () => ({ now: clock.now(), today: today(), rates });

  async function ownRoom(own: Omit<OwnRoom, 'hotelId'> & { hotelId?: number }) {
    const room = await roomOfOwner(db, own, today());
    if (!room) throw notFound();
    return room;
  }

  const percentOf = ({ id }: { id: number }) => automaticPercentOf(db, id, clock.now());

  /** The room as it is by now, as its owner sees it. */
  async function shownRoom(own: Parameters<typeof ownRoom>[0]) {
    return toPartnerRoom(await ownRoom(own), await percentOf({ id: own.ownerId }));
  }

  return {
    async getRates() {
      return { ...rates, asOf: ratesSetOn };
    },

    async listPartnerRooms({ account, params, query }) {
      const hotel = await ownHotel(db, account, params.hotelId);
      const { page = 0, size = 10 } = query;
      const filter = filterOf(query, hotel, today());
      const rows = await roomsMatching(db, filter, { ...orderOf(query), page: { page, size } });
      const percent = await percentOf(account);
      const rooms = rows.map((row) => toPartnerRoom(row, percent));
      return pageOf(rooms, await roomCount(db, filter), { page, size });
    },

    async exportPartnerRooms({ account, params, query }) {
      const hotel = await ownHotel(db, account, params.hotelId);
      const rows = await roomsMatching(db, filterOf(query, hotel, today()), orderOf(query));
      return csvOf(roomColumns(await percentOf(account)), rows);
    },

    async createPartnerRoom(call) {
      const { account, params, body } = call;
      const hotel = await ownHotel(db, account, params.hotelId);
      const { currency } = hotel;
      const roomId = await makeOnce(
        madeInHotel(services, hotel.id),
        'createPartnerRoom',
        call,
        (inKeyedTransaction) => {
          const fields = fieldsOf(body, { before: plainRoom, currency, rates });
          const room = { ...fields, typeId: body.typeId };
          const added = inKeyedTransaction((tx) => addRoom(tx, hotel, room, moment()));
          return refusedWhenTaken(added, NUMBER_TAKEN);
        },
      );
      return shownRoom({ ownerId: account.id, roomId });
    },

    async changePartnerRooms(call) {
      const hotel = await ownHotel(db, call.account, call.params.hotelId);
      const changed = await makeOnce(
        madeInHotel(services, hotel.id),
        'changePartnerRooms',
        call,
        (inKeyedTransaction) => changeSeveral(inKeyedTransaction, hotel, call.body, moment()),
      );
      return { changed };
    },

    async getPartnerRoom({ account, params: { roomId } }) {
      return shownRoom({ ownerId: account.id, roomId });
    },

    async updatePartnerRoom({ body, ...call }) {
      const own = ownOf(call);
      const before = await ownRoom(own);
      const fields = fieldsOf(body, { before, currency: before.currency, rates });
      const { version, typeId } = body;
      const changed = changeRoom(saveInHotel, own, { ...fields, version, typeId }, moment());
      await refusedWhenTaken(changed, NUMBER_TAKEN);
      return shownRoom(own);
    },

    async deletePartnerRoom(call) {
      await deleteRoom(saveInHotel, ownOf(call), moment());
      return { message: 'The room is deleted.' };
    },

    async listRoomClosures(call) {
      const own = ownOf(call);
      await ownRoom(own);
      return (await closuresOfRoom(db, own, today())).map(toClosure);
    },

    async closeRoom(call) {
      const own = ownOf(call);
      await ownRoom(own);
      const closureId = await makeOnce(
        madeInHotel(services, own.hotelId),
        'closeRoom',
        call,
        (inKeyedTransaction) => closeRoom({ db, inKeyedTransaction }, own, call.body, clock.now()),
      );
      const closure = await closureOfRoom(db, own, closureId);
      if (!closure) throw notFound();
      return toClosure(closure);
    },

    async reopenRoom({ params, account }) {
      const own = ownOf({ params, account });
      await ownRoom(own);
      await reopenRoom(saveInHotel, own, { closureId: params.closureId, today: today() });
      return { message: 'The room is open again.' };
    },
  };
}

function ownOf({ account, params: { hotelId, roomId } }: InRoom): OwnRoom {
  return { ownerId: account.id, hotelId, roomId };
}

type ListQuery = Call<'exportPartnerRooms'>['query'];

function filterOf({ text, status, roomType, typeId }: ListQuery, { id }: OwnHotel, today: string) {
  const filter: RoomFilter = {
    hotelId: id,
    today,
    text: text && searchText(text),
    status,
    roomType,
    typeId,
  };
  return filter;
}

function orderOf({ sort = 'roomNumber' }: ListQuery): { sort: RoomSort; descending: boolean } {
  return { sort: sort.replace('-', '') as RoomSort, descending: sort.startsWith('-') };
}
