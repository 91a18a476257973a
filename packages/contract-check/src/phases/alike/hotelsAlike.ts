import { expectStatus, needs, personOf, Skipped, step, tell, type Context } from '../../context';
import { dayIn } from '../../days';
import { at, isObject, listAt, numberAt, textAt, textOf, type Json } from '../../json';
import { quote } from '../../world/bookings';
import { HOTEL, secondHotel } from '../../world/world';
import { roomsIn } from '../travellerFlow';
import { picked, tellTold } from './differences';
import { places, similar } from './places';
import { whileDiscounted } from './house';

const FROM = 620;
const STAY = () => ({ checkIn: dayIn(FROM), checkOut: dayIn(FROM + 3) });
const NAME = 'Nhà Kể Như Nhau';

/** A hotel is told alike on every card, on its page, beside its rooms, and as its owner typed it. */
export async function hotelsAlike(ctx: Context): Promise<void> {
  await step(ctx, 'a hotel is what its owner typed', () => typed(ctx));
  await step(ctx, 'a hotel is told alike on every card', () => cards(ctx));
  await step(ctx, 'similar hotels stand as they are near', () => similar(ctx));
  await step(ctx, 'places are in order, and found by every name', () => places(ctx));
}

const TYPED = 'Nhà Gõ Sao Thấy Vậy';
const LINKED = {
  minimumStay: '1_WEEK',
  website: 'https://example.com/nha',
  socialMedia: {
    facebook: 'https://facebook.com/nha',
    instagram: 'https://instagram.com/nha',
    tiktok: 'https://tiktok.com/@nha',
  },
};

async function typed(ctx: Context): Promise<void> {
  needs(ctx, 'setHotelListing');
  const { hotelId, room } = await secondHotel(ctx, { ...LINKED, name: TYPED }, 405_000);
  const page = await ctx.client.call('getHotel', { params: { id: hotelId } });
  expectStatus(ctx, page, 200, { step: "a listed hotel's page opens" });
  const { businessName, description, phone, email, address } = HOTEL;
  const { socialMedia, ...own } = LINKED;
  const sent = {
    ...own,
    ...socialMedia,
    name: TYPED,
    businessName,
    description,
    phone,
    email,
    address,
  };
  tellTold(ctx, page, 'a hotel', { ...sent, petsAllowed: false }, page.body);
  const line = textAt(page.body, 'location');
  const missing = Object.values(address).filter((part) => !line.includes(part));
  if (missing.length > 0) {
    tellTold(ctx, page, 'a hotel', { location: Object.values(address).join(', ') }, page.body);
  }
  const card = await cardOf(ctx, hotelId, { text: TYPED });
  const shown = picked(page.body, ['id', 'name', 'location', 'description', 'propertyType']);
  tellTold(
    ctx,
    page,
    'a card',
    { ...shown, ...own },
    {
      ...picked(card, Object.keys(shown)),
      ...picked(card, ['minimumStay']),
      website: LINKED.website,
    },
  );
  const detail = await ctx.client.call('getRoom', { params: { id: room.id } });
  const summary = at(detail.body, 'hotel');
  tellTold(
    ctx,
    detail,
    'a hotel',
    picked(page.body, Object.keys(isObject(summary) ? summary : {})),
    summary,
  );
  for (const other of SUMMARY) {
    tellTold(ctx, detail, 'a hotel', picked(page.body, [other]), summary);
  }
}

const SUMMARY = [
  'id',
  'name',
  'location',
  'address',
  'phone',
  'images',
  'minimumStay',
  'petsAllowed',
];

/** The card of a hotel in whichever list, of tonight and of a stay, with and without a discount. */
async function cards(ctx: Context): Promise<void> {
  needs(ctx, 'setHotelListing');
  const { hotelId, room } = await secondHotel(ctx, { name: NAME }, 410_000);
  // At the same price in the same place: none is more similar.
  const { hotelId: beside } = await secondHotel(ctx, {}, 410_000);
  const all = async () => {
    for (const query of [{}, STAY()]) {
      const card = await cardOf(ctx, hotelId, query);
      await priced(ctx, card, room.id, query);
      await inOtherLists(ctx, card, { hotelId, beside }, query);
    }
  };
  await all();
  await whileDiscounted(ctx, 25, all);
}

async function cardOf(ctx: Context, id: number, query: Record<string, string>): Promise<Json> {
  const list = await ctx.client.call('listHotels', { query: { text: NAME, size: 50, ...query } });
  const card = listAt(list.body, 'content').find((row) => numberAt(row, 'id') === id);
  if (card) return card;
  tell(ctx, list, {
    cause: 'a hotel that was just put on sale is not found by its name',
    severity: 'BREAKS SCREEN',
    expected: `hotel ${id}`,
    seen: textOf(at(list.body, 'totalElements')),
  });
  throw new Skipped('its card is not found');
}

/** The price is its room's, and the whole of a stay what the counter asks for. */
async function priced(ctx: Context, card: Json, roomId: number, query: Record<string, string>) {
  const room = await ctx.client.call('getRoom', { params: { id: roomId }, query });
  const told = {
    roomCount: 1,
    rooms: 1,
    ...picked(room.body, ['price', 'originalPrice', 'discount']),
  };
  tellTold(ctx, room, 'a card', { ...told, ...picked(room.body, ['stayNights']) }, card);
  const absent = ['originalPrice', 'discount', 'stayNights'].filter(
    (name) => at(room.body, name) === undefined && at(card, name) !== undefined,
  );
  for (const name of absent) tellTold(ctx, room, 'a card', { [name]: 'nothing' }, card);
  if (!('checkIn' in query) || !ctx.offered.has('createQuote')) return;
  const plan = { hotelId: numberAt(card, 'id'), rooms: [{ id: roomId, price: 0, name: '' }] };
  const { body } = await quote(ctx, { ...plan, from: FROM, nights: 3 });
  const before = numberAt(body, 'roomTotal');
  const fee = Math.floor((before * numberAt(body, 'taxAndFeePercent')) / 100 + 0.5);
  const isReduced = at(room.body, 'originalPrice') !== undefined;
  const expected = {
    stayTotal: numberAt(body, 'total'),
    ...(isReduced && { originalStayTotal: before + fee }),
  };
  tellTold(ctx, room, 'a card', expected, card);
}

async function inOtherLists(
  ctx: Context,
  card: Json,
  { hotelId: id, beside }: { hotelId: number; beside: number },
  query: Record<string, string>,
) {
  const expected = isObject(card) ? card : {};
  if (ctx.offered.has('listSimilarHotels')) {
    const other = await ctx.client.call('listSimilarHotels', { params: { id: beside }, query });
    const row = roomsIn(other.body).find((one) => numberAt(one, 'id') === id);
    if (row) tellTold(ctx, other, 'a card', expected, row);
  }
  if (!ctx.offered.has('listFavourites') || 'checkIn' in query) return;
  const { token } = personOf(ctx, 'customer');
  await ctx.client.call('addFavourite', { token, params: { hotelId: id } });
  const kept = await ctx.client.call('listFavourites', { token });
  const row = listAt(kept.body, 'hotels').find((one) => numberAt(one, 'id') === id);
  tellTold(ctx, kept, 'a card', expected, row);
  await ctx.client.call('removeFavourite', { token, params: { hotelId: id } });
}
