import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
import { MAX_FAVOURITES } from '../../../domain/hotels/favourites';
import type { FavouriteTexts } from '../vi/favourites';

export const texts: FavouriteTexts = {
  favourites: {
    title: 'Favourite places',
    description: 'The places you saved on this device. Log in to see them everywhere.',
    inAccount: 'The places you saved in your account, the same on every device.',
    notLoaded: 'The favourites of your account could not be read.',
    retry: 'Try again',
    empty: 'You have not saved a place yet',
    emptyHint: 'Press the heart on a place to keep it here.',
    inAccountEmpty: 'None of your saved places takes guests now',
    inAccountHint:
      'Press the heart on a place to keep it here. A saved one that takes no guests now is shown again when it does.',
  },
  news: {
    notKept: (hotel: string) => `${hotel} could not be saved. Please try again.`,
    notRemoved: (hotel: string) => `${hotel} could not be taken out. Please try again.`,
    gone: (hotel: string) => `${hotel} is no longer sold on Nghỉ Đâu.`,
    full: `Your list of favourites is full (${MAX_FAVOURITES} places). Take one out and try again.`,
    left: (count: number) =>
      `An account keeps ${MAX_FAVOURITES} places at most; ${count} of this device did not fit in.`,
  },
  history: {
    title: 'Recently viewed',
    description: 'The places you opened on this device, newest first.',
    empty: 'You have not viewed a place yet',
    emptyHint: "Open a hotel's page and it is noted here.",
    clear: 'Clear history',
  },
  priceThen: `a night when you looked, before ${TAX_AND_FEE_PERCENT}% taxes and fees`,
  find: 'Find a place to stay',
  loading: 'Reading the list…',
};
