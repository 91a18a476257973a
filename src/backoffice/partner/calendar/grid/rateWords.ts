import type { NightOfType, NightsOfType } from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { marksOf, shortPrice, wordsOf } from '../../prices/grid/nightWords';
import type { Said } from './rows';

const texts = calendarTexts.rates;
const { marks, ...night } = priceTexts.night;

/** What stands in a night's cell. */
export function textOfNight(one: NightOfType, { currency }: NightsOfType, said: Said): string {
  const price = shortPrice(one.price, currency);
  switch (said) {
    case 'left':
      return `${one.roomsLeft}\n${price}\n${marksOf(one).join('')}`;
    case 'price':
      return `${price}\n${one.source === 'BY_HAND' ? marks.byHand : ''}`;
    case 'minStay':
      return [
        ...(one.minStay === null ? [] : [marks.minStay(one.minStay)]),
        ...(one.minStayThrough === null ? [] : [marks.minStayThrough(one.minStayThrough)]),
      ].join('\n');
    case 'arrival':
      return `${one.noArrival ? marks.noArrival : ''}${one.noDeparture ? marks.noDeparture : ''}`;
    case 'open':
      return one.closed ? marks.closed : String(one.roomsLeft);
  }
}

/** The same in words; of the row that stands for the whole type everything, of the price its reason. */
export function wordsOfNight(one: NightOfType, type: NightsOfType, said: Said): string {
  const all = wordsOf(one, type.currency, type.rooms);
  switch (said) {
    case 'left':
    case 'price':
      return all;
    case 'minStay':
      return (
        [
          ...(one.minStay === null ? [] : [night.minStay(one.minStay)]),
          ...(one.minStayThrough === null ? [] : [night.minStayThrough(one.minStayThrough)]),
        ].join(', ') || texts.anyStay
      );
    case 'arrival':
      return [
        one.noArrival ? night.noArrival : texts.arrivals,
        one.noDeparture ? night.noDeparture : texts.departures,
      ].join(', ');
    case 'open': {
      const left = night.left(one.roomsLeft, type.rooms);
      return one.closed ? `${night.closed}, ${left}` : left;
    }
  }
}
