import type { Input, Profile } from '../arguments';
import type { Context } from '../context';
import { differential } from '../differential/walk';
import { Unusable } from '../record/recording';
import { recordScreens } from '../record/screens';
import { access } from './access';
import { accountRules } from './accountRules';
import { admin } from './admin/admin';
import { accountsAlike } from './alike/accounts';
import { calendarsAlike } from './alike/calendars';
import { everyHeader } from './alike/everyHeader';
import { hotelChoices } from './alike/hotelChoices';
import { hotelsAlike } from './alike/hotelsAlike';
import { keptHotels } from './alike/keptHotels';
import { offersAlike } from './alike/offersAlike';
import { reviewsAlike } from './alike/reviewsAlike';
import { roomsAlike } from './alike/rooms';
import { stays } from './alike/stays';
import { bodies } from './bodies';
import { boundaries } from './boundaries';
import { changeCalendar } from './changeCalendar';
import { changeRules } from './changeRules';
import { changes } from './changes';
import { defaults } from './defaults';
import { desk } from './desk/desk';
import { document } from './document';
import { generated } from './generated';
import { guests } from './guests';
import { guestsFit } from './guestsFit';
import { history } from './history';
import { bystander } from './house/bystander';
import { house } from './house/house';
import { nightsModel } from './house/nightsModel';
import { holdings } from './holdings';
import { idempotency } from './idempotency';
import { forms } from './forms';
import { found } from './found';
import { foundHotels } from './foundHotels';
import { foundRooms } from './foundRooms';
import { likeRooms } from './likeRooms';
import { limits } from './limits';
import { lists } from './lists/lists';
import { money } from './money/money';
import { moves } from './moves/moves';
import { news } from './news';
import { nights } from './nights';
import { findOffered } from './offered';
import { ownership } from './ownership';
import { onSale } from './onSale';
import { pages } from './pages';
import { parties } from './parties';
import { partnerFlow } from './partnerFlow';
import { privacy } from './privacy';
import { races } from './races';
import { reach } from './reach';
import { refusals } from './refusals';
import { reviews } from './reviews/reviews';
import { roomNumbers } from './roomNumbers';
import { roomTypes } from './roomTypes';
import { seasons } from './seasons';
import { seasonSpans } from './seasonSpans';
import { seasonTypes } from './seasonTypes';
import { sessions } from './sessions';
import { settle } from './settle';
import { stayRules } from './stayRules';
import { strangers } from './strangers';
import { lives } from './surfaces/lives';
import { sweep } from './sweep';
import { toldAlike } from './toldAlike';
import { travellerFlow } from './travellerFlow';
import { uploads } from './uploads';
import { versions } from './versions';
import { voucherStates } from './voucherStates';

export interface Phase {
  name: string;
  profiles: Profile[];
  writes: boolean;
  /** Whatever else is asked for stands on it. */
  isGround?: boolean;
  /** Has a house and people of its own, and runs beside what follows. */
  isApart?: boolean;
  run(ctx: Context): Promise<void>;
}

const ALL: Profile[] = ['core', 'trade', 'full', 'hardening'];
const TRADE: Profile[] = ['trade', 'full', 'hardening'];
const FULL: Profile[] = ['full', 'hardening'];

/** In the order in which they run. */
const PHASES: Phase[] = [
  { name: 'reach', profiles: ALL, writes: false, run: reach },
  { name: 'document', profiles: ALL, writes: false, run: document },
  { name: 'operations', profiles: ALL, writes: false, isGround: true, run: findOffered },
  { name: 'accounts', profiles: ALL, writes: false, isGround: true, run: settle },
  // Before anything of what there is has been tried out.
  { name: 'screens', profiles: ALL, writes: false, run: recordScreens },
  { name: 'bystander', profiles: FULL, writes: true, isGround: true, run: bystander },
  { name: 'traveller', profiles: ALL, writes: true, run: travellerFlow },
  { name: 'partner', profiles: ALL, writes: true, run: partnerFlow },
  { name: 'desk', profiles: TRADE, writes: true, run: desk },
  { name: 'guests', profiles: TRADE, writes: true, run: guests },
  { name: 'access', profiles: ALL, writes: true, run: access },
  { name: 'ownership', profiles: ALL, writes: true, run: ownership },
  { name: 'strangers', profiles: FULL, writes: true, run: strangers },
  { name: 'news', profiles: FULL, writes: true, run: news },
  { name: 'bodies', profiles: ALL, writes: true, run: bodies },
  { name: 'rules of stays', profiles: ALL, writes: true, run: stayRules },
  { name: 'who sleeps where', profiles: FULL, writes: true, run: guestsFit },
  { name: 'whom a room holds', profiles: FULL, writes: true, run: parties },
  { name: 'on sale', profiles: ALL, writes: true, run: onSale },
  { name: 'rules of accounts', profiles: TRADE, writes: true, run: accountRules },
  { name: 'money', profiles: TRADE, writes: true, run: money },
  { name: 'states of discounts', profiles: FULL, writes: true, run: voucherStates },
  { name: 'nights', profiles: TRADE, writes: true, run: nights },
  { name: 'seasons', profiles: FULL, writes: true, run: seasons },
  { name: 'spans of seasons', profiles: FULL, writes: true, run: seasonSpans },
  { name: 'nights beside a model', profiles: FULL, writes: true, run: nightsModel },
  { name: 'types of seasons', profiles: FULL, writes: true, run: seasonTypes },
  { name: 'room types', profiles: FULL, writes: true, run: roomTypes },
  { name: 'numbers of rooms', profiles: FULL, writes: true, run: roomNumbers },
  { name: 'changes', profiles: FULL, writes: true, run: changes },
  { name: 'rules of changes', profiles: FULL, writes: true, run: changeRules },
  { name: 'calendar of a change', profiles: FULL, writes: true, run: changeCalendar },
  { name: 'moves to other rooms', profiles: FULL, writes: true, run: moves },
  { name: 'like rooms', profiles: FULL, writes: true, run: likeRooms },
  { name: 'lives of bookings', profiles: FULL, writes: true, run: lives },
  { name: 'races', profiles: TRADE, writes: true, run: races },
  { name: 'idempotency', profiles: ALL, writes: true, run: idempotency },
  { name: 'versions', profiles: ALL, writes: true, run: versions },
  { name: 'forms', profiles: FULL, writes: true, run: forms },
  { name: 'house', profiles: FULL, writes: true, run: house },
  { name: 'administrators', profiles: FULL, writes: true, run: admin },
  { name: 'lists', profiles: FULL, writes: true, run: lists },
  { name: 'questions', profiles: ALL, writes: false, run: sweep },
  { name: 'defaults', profiles: ALL, writes: false, run: defaults },
  { name: 'pages', profiles: ALL, writes: false, run: pages },
  { name: 'found', profiles: ALL, writes: false, run: found },
  { name: 'hotels found', profiles: ALL, writes: false, run: foundHotels },
  { name: 'told alike', profiles: ALL, writes: false, run: toldAlike },
  { name: 'rooms found', profiles: ALL, writes: true, run: foundRooms },
  { name: 'hotels told alike', profiles: FULL, writes: true, run: hotelsAlike },
  { name: 'reviews', profiles: FULL, writes: true, run: reviews },
  { name: 'reviews told alike', profiles: FULL, writes: false, run: reviewsAlike },
  { name: 'hotels for a stay', profiles: FULL, writes: true, run: hotelChoices },
  { name: 'every header', profiles: FULL, writes: true, run: everyHeader },
  // From here on nobody reads a list of all hotels twice: it changes meanwhile.
  {
    ...{ name: 'beside the reference', profiles: FULL, writes: true },
    ...{ run: differential, isApart: true },
  },
  { name: 'stays told alike', profiles: FULL, writes: true, run: stays },
  { name: 'accounts told alike', profiles: FULL, writes: true, run: accountsAlike },
  { name: 'rooms told alike', profiles: FULL, writes: true, run: roomsAlike },
  { name: 'calendars told alike', profiles: FULL, writes: true, run: calendarsAlike },
  { name: 'offers told alike', profiles: FULL, writes: true, run: offersAlike },
  { name: 'kept hotels', profiles: FULL, writes: true, run: keptHotels },
  { name: 'refusals', profiles: ALL, writes: true, run: refusals },
  { name: 'uploads', profiles: TRADE, writes: true, run: uploads },
  { name: 'limits of values', profiles: FULL, writes: true, run: boundaries },
  { name: 'any body', profiles: FULL, writes: true, run: generated },
  { name: 'sessions', profiles: TRADE, writes: true, run: sessions },
  { name: 'history', profiles: FULL, writes: true, run: history },
  { name: 'privacy', profiles: FULL, writes: true, run: privacy },
  { name: 'holdings', profiles: FULL, writes: true, run: holdings },
  { name: 'guessing', profiles: FULL, writes: true, run: limits },
];

/** Those of the profile or, of them, those that are named and what they stand on. */
export function phasesFor({ profile, phases: named }: Input): Phase[] {
  const own = PHASES.filter(({ profiles }) => profiles.includes(profile));
  const unknown = named.find((name) => !own.some((phase) => phase.name === name));
  if (unknown !== undefined) {
    const names = own.map(({ name }) => name).join(', ');
    throw new Unusable(`--profile ${profile} has no phase "${unknown}", but ${names}`);
  }
  return own.filter(({ name, isGround }) => named.length === 0 || isGround || named.includes(name));
}
