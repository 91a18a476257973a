import { madeInHotel, makeOnce } from '../../accounts/keys/makeOnce';
import { notFound } from '../../http/errors';
import { vietnamToday } from '../../../domain/stays/stay';
import { tidy } from '../../../domain/texts/texts';
import type { Handlers, Schemas } from '../../http/operations';
import { seasonById, seasonsOf } from '../../rooms/nights/seasons.queries';
import type { OwnHotel } from '../../rooms/partner/own';
import { ownHotel } from '../../rooms/partner/ownHotel';
import type { Services } from '../../services';
import { priceRuleOf, restrictionsOf, spanOf } from './fields';
import { toSeason } from './mappers';
import { addSeason, arrangeSeasons, changeSeason, removeSeason } from './saveSeason';
import type { SeasonFields } from './seasons.queries';

type Own = Pick<
  Handlers,
  'listSeasons' | 'createSeason' | 'arrangeSeasons' | 'updateSeason' | 'deleteSeason'
>;

export function seasonHandlers(services: Services): Own {
  const { db, saveInHotel, clock, settings } = services;
  const { rates } = settings;
  const terms = () => ({ now: clock.now(), rates });
  const today = () => vietnamToday(clock.now());

  function fieldsOf(body: Schemas['SeasonFields'], { currency }: OwnHotel): SeasonFields {
    return {
      name: tidy(body.name),
      ...spanOf(body, today()),
      typeIds: body.typeIds ?? [],
      ...priceRuleOf(body, currency, rates),
      ...restrictionsOf(body),
    };
  }

  return {
    async listSeasons({ account, params: { hotelId } }) {
      await ownHotel(db, account, hotelId);
      return (await seasonsOf(db, hotelId, today())).map(toSeason);
    },

    async createSeason(call) {
      const hotel = await ownHotel(db, call.account, call.params.hotelId);
      const seasonId = await makeOnce(
        madeInHotel(services, hotel.id),
        'createSeason',
        call,
        (inKeyedTransaction) => {
          const fields = fieldsOf(call.body, hotel);
          return inKeyedTransaction((tx) => addSeason(tx, hotel, fields, terms()));
        },
      );
      const season = await seasonById(db, { hotelId: hotel.id, seasonId });
      if (!season) throw notFound();
      return toSeason(season);
    },

    async arrangeSeasons({ account, params: { hotelId }, body: { seasonIds } }) {
      await ownHotel(db, account, hotelId);
      return (await arrangeSeasons(saveInHotel, hotelId, seasonIds, terms())).map(toSeason);
    },

    async updateSeason({ account, params, body: { version, ...body } }) {
      const hotel = await ownHotel(db, account, params.hotelId);
      const { seasonId } = params;
      const change = { hotel, seasonId, version, fields: fieldsOf(body, hotel) };
      return toSeason(await changeSeason(saveInHotel, change, terms()));
    },

    async deleteSeason({ account, params, query: { version } }) {
      await ownHotel(db, account, params.hotelId);
      await removeSeason(saveInHotel, { ...params, version }, terms());
      return { message: 'The season is deleted.' };
    },
  };
}
