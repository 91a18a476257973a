import { vietnamToday } from '../../../domain/stays/stay';
import { recordHotelChange } from '../../db/changeRecording';
import { searchText } from '../../../domain/search/searchText';
import { madeForAccount, madeInHotel, makeOnce } from '../../accounts/keys/makeOnce';
import { notFound } from '../../http/errors';
import type { Call, Handlers } from '../../http/operations';
import { pageOf } from '../../http/page';
import { csvOf } from '../../files/csv';
import { toStoredImage } from '../../files/images';
import { readImages } from '../../files/upload';
import type { Services } from '../../services';
import { hotelColumns, toHotelRow, toPartnerHotel } from './mappers';
import { changeHotel, deleteHotel, listHotel } from './changeHotel';
import { fieldsOf, plainHotel } from './fields';
import { addImages, arrangeImages, MAX_IMAGES, removeImage } from './images/changeImages';
import { imagesOfHotel } from './images/queries';
import { placeOf } from './destinationMatch';
import {
  destinationNames,
  hotelCountMatching,
  hotelOfPartner,
  hotelsMatching,
  insertHotel,
  type HotelFilter,
  type HotelSort,
  type OwnHotel,
} from './queries';

type Own = Pick<
  Handlers,
  | 'listPartnerHotels'
  | 'exportPartnerHotels'
  | 'createPartnerHotel'
  | 'getPartnerHotel'
  | 'updatePartnerHotel'
  | 'setHotelListing'
  | 'deletePartnerHotel'
  | 'uploadHotelImages'
  | 'arrangeHotelImages'
  | 'deleteHotelImage'
>;

export function partnerHotelHandlers(services: Services): Own {
  const { db, saveInHotel, clock, images } = services;

  async function ownHotel(own: OwnHotel) {
    const hotel = await hotelOfPartner(db, own);
    if (!hotel) throw notFound();
    return hotel;
  }

  return {
    async listPartnerHotels({ account, query }) {
      const { page = 0, size = 10 } = query;
      const filter = filterOf(account, query);
      const rows = await hotelsMatching(db, filter, { ...orderOf(query), page: { page, size } });
      const total = await hotelCountMatching(db, filter);
      return pageOf(rows.map(toHotelRow), total, { page, size });
    },

    async exportPartnerHotels({ account, query }) {
      return csvOf(
        hotelColumns,
        await hotelsMatching(db, filterOf(account, query), orderOf(query)),
      );
    },

    async createPartnerHotel(call) {
      const { account } = call;
      const hotel = fieldsOf(call.body, plainHotel);
      const place = placeOf(hotel, await destinationNames(db));
      const hotelId = await makeOnce(
        madeForAccount(services, account.id),
        'createPartnerHotel',
        call,
        (inKeyedTransaction) =>
          inKeyedTransaction(async (tx) => {
            const id = await insertHotel(tx, account.id, { hotel, place, now: clock.now() });
            await recordHotelChange(tx, id, { kind: 'HOTEL' });
            return id;
          }),
      );
      return toPartnerHotel(await ownHotel({ ownerId: account.id, hotelId }));
    },

    async getPartnerHotel({ account, params: { id } }) {
      return toPartnerHotel(await ownHotel({ ownerId: account.id, hotelId: id }));
    },

    async updatePartnerHotel({ account, params: { id }, body }) {
      const own = { ownerId: account.id, hotelId: id };
      return toPartnerHotel(await changeHotel(saveInHotel, own, body, vietnamToday(clock.now())));
    },

    async setHotelListing({ body, ...call }) {
      return toPartnerHotel(await listHotel(saveInHotel, ownOf(call), body.listed));
    },

    async deletePartnerHotel({ account, params: { id } }) {
      await deleteHotel(saveInHotel, { ownerId: account.id, hotelId: id }, clock.now());
      return { message: 'The hotel is deleted.' };
    },

    async uploadHotelImages({ parts, ...call }) {
      const own = ownOf(call);
      await ownHotel(own);
      const pictures = await readImages(parts(), { most: MAX_IMAGES });
      const sent = { ...call, body: pictures.map(({ sentHash }) => sentHash) };
      await makeOnce(
        madeInHotel(services, own.hotelId),
        'uploadHotelImages',
        sent,
        (inKeyedTransaction) => addImages(inKeyedTransaction, images, own, pictures),
      );
      return (await imagesOfHotel(db, own.hotelId)).map(toStoredImage);
    },

    async arrangeHotelImages({ body, ...call }) {
      return (await arrangeImages(saveInHotel, ownOf(call), body.imageIds)).map(toStoredImage);
    },

    async deleteHotelImage({ account, params: { hotelId, imageId } }) {
      const own = { ownerId: account.id, hotelId };
      return (await removeImage(services, images, own, imageId)).map(toStoredImage);
    },
  };
}

interface InHotel {
  account: { id: number };
  params: { hotelId: number };
}

function ownOf({ account, params: { hotelId } }: InHotel): OwnHotel {
  return { ownerId: account.id, hotelId };
}

type ListQuery = Call<'exportPartnerHotels'>['query'];

function filterOf({ id }: { id: number }, { text, state }: ListQuery): HotelFilter {
  return { ownerId: id, text: text && searchText(text), state };
}

function orderOf({ sort = '-created' }: ListQuery): { sort: HotelSort; descending: boolean } {
  return { sort: sort.replace('-', '') as HotelSort, descending: sort.startsWith('-') };
}
