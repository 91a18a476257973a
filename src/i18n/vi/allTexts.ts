import { texts as accounts } from './accounts';
import { texts as bookingChange } from './bookingChange';
import { texts as bookings } from './bookings';
import { texts as favourites } from './favourites';
import { texts as featuredHotels } from './featuredHotels';
import { texts as footer } from './footer';
import { texts as guests } from './guests';
import { texts as help } from './help';
import { texts as home } from './home';
import { texts as hotelCards } from './hotelCards';
import { texts as hotelDetails } from './hotelDetails';
import { texts as hotels } from './hotels';
import { texts as menus } from './menus';
import { texts as pager } from './pager';
import { texts as policies } from './policies';
import { texts as priceCalendar } from './priceCalendar';
import { texts as profile } from './profile';
import { texts as reviewWords } from './reviewWords';
import { texts as reviews } from './reviews';
import { texts as rooms } from './rooms';
import { texts as search } from './search';
import { texts as site } from './site';
import { texts as stays } from './stays';
import { texts as tripSearch } from './tripSearch';

/** Every area of the traveller's pages. */
export const texts = {
  accounts,
  bookingChange,
  bookings,
  favourites,
  featuredHotels,
  footer,
  guests,
  help,
  home,
  hotelCards,
  hotelDetails,
  hotels,
  menus,
  pager,
  policies,
  priceCalendar,
  profile,
  reviewWords,
  reviews,
  rooms,
  search,
  site,
  stays,
  tripSearch,
};

export type AllTexts = typeof texts;
