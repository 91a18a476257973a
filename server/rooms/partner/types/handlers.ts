import { madeInHotel, makeOnce } from '../../../accounts/keys/makeOnce';
import type { Handlers } from '../../../http/operations';
import { refusedWhenTaken } from '../../../http/refusedWhenTaken';
import type { Services } from '../../../services';
import { settleHotel } from '../../types/settleTypes';
import { takenNumbers, typesOfHotel } from '../../types/types.queries';
import { plainRoom } from '../fields';
import { ownHotel } from '../ownHotel';
import { deleteType } from './deleteType';
import { numbersOf, typeFieldsOf } from './fields';
import { toRoomType } from './mappers';
import { addRooms, addType, changeType, typeOf } from './saveType';

type Own = Pick<
  Handlers,
  | 'listRoomTypes'
  | 'createRoomType'
  | 'getRoomType'
  | 'updateRoomType'
  | 'deleteRoomType'
  | 'addRoomsOfType'
  | 'previewRoomNumbers'
>;

/** A server of the version before may take a number at the same moment. */
const NUMBERS_TAKEN = { roomNumbers: 'roomNumberTaken' } as const;

export function roomTypeHandlers(services: Services): Own {
  const { db, saveInHotel, clock, settings } = services;
  const { rates } = settings;
  const terms = () => ({ now: clock.now(), rates });

  return {
    async listRoomTypes({ account, params: { hotelId } }) {
      await ownHotel(db, account, hotelId);
      await settleHotel(services, hotelId, terms());
      return (await typesOfHotel(db, hotelId)).map(toRoomType);
    },

    async createRoomType(call) {
      const { roomNumbers, ...body } = call.body;
      const { hotelId } = call.params;
      const hotel = await ownHotel(db, call.account, hotelId);
      const { currency } = hotel;
      const before = { ...plainRoom, week: null };
      const typeId = await makeOnce(
        madeInHotel(services, hotelId),
        'createRoomType',
        call,
        (inKeyedTransaction) => {
          const fields = typeFieldsOf(body, { before, currency, rates });
          const numbers = numbersOf(roomNumbers);
          const added = inKeyedTransaction((tx) =>
            addType(tx, hotel, { fields, numbers }, terms()),
          );
          return refusedWhenTaken(added, NUMBERS_TAKEN);
        },
      );
      return toRoomType(await typeOf(db, { hotelId, typeId }));
    },

    async getRoomType({ account, params }) {
      await ownHotel(db, account, params.hotelId);
      return toRoomType(await typeOf(db, params));
    },

    async updateRoomType({ account, params, body }) {
      await ownHotel(db, account, params.hotelId);
      return toRoomType(await changeType(saveInHotel, params, body, terms()));
    },

    async deleteRoomType({ account, params, query: { rooms } }) {
      await ownHotel(db, account, params.hotelId);
      await deleteType(saveInHotel, { ...params, ownerId: account.id }, rooms, terms());
      return { message: 'The room type is deleted.' };
    },

    async addRoomsOfType(call) {
      const { account, params, body } = call;
      await ownHotel(db, account, params.hotelId);
      const numbers = numbersOf(body.roomNumbers);
      await makeOnce(
        madeInHotel(services, params.hotelId),
        'addRoomsOfType',
        call,
        (inKeyedTransaction) =>
          refusedWhenTaken(
            inKeyedTransaction((tx) => addRooms(tx, params, numbers, clock.now())),
            NUMBERS_TAKEN,
          ),
      );
      return toRoomType(await typeOf(db, params));
    },

    async previewRoomNumbers({ account, params: { hotelId }, query }) {
      await ownHotel(db, account, hotelId);
      const numbers = numbersOf(query.expression, 'expression');
      return { numbers, taken: await takenNumbers(db, hotelId, numbers) };
    },
  };
}
