import { needs, Skipped, tell, worldOf, type Context } from '../../context';
import { at, listAt, numberAt, textAt, textOf } from '../../json';
import { HOTEL } from '../../world/world';
import { roomsIn } from '../travellerFlow';
import { tellTold } from './differences';

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();

/** Featured ones first, each under every name that it has. */
export async function places(ctx: Context): Promise<void> {
  needs(ctx, 'listDestinations');
  const answer = await ctx.client.call('listDestinations');
  const rows = roomsIn(answer.body);
  const featured = rows.map((place) => at(place, 'featured') === true);
  const order = featured.toSorted((a, b) => Number(b) - Number(a));
  tellTold(ctx, answer, 'the list of places', { featured: order }, { featured });
  for (const place of rows) {
    const slug = textAt(place, 'slug');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      tellTold(ctx, answer, 'a place', { slug: plain(slug).replaceAll(' ', '-') }, place);
    }
    const aliases = listAt(place, 'aliases').map(textOf);
    tellTold(ctx, answer, 'a place', { aliases: aliases.map(plain) }, place);
    const there = await ctx.client.call('listHotels', { query: { destination: slug, size: 50 } });
    const count = at(place, 'hotelCount') ?? null;
    tellTold(ctx, there, 'a place', { totalElements: count }, there.body);
    const ids = listAt(there.body, 'content').map((row) => numberAt(row, 'id'));
    for (const text of [textAt(place, 'name'), ...aliases]) {
      const found = await ctx.client.call('listHotels', { query: { text, size: 50 } });
      const named = listAt(found.body, 'content').map((row) => numberAt(row, 'id'));
      if (numberAt(found.body, 'totalPages') > 1 || ids.every((id) => named.includes(id))) continue;
      tell(ctx, found, {
        cause: 'hotels are not found by a name of their place',
        severity: 'BREAKS SCREEN',
        expected: `${text}: ${ids.join()}`,
        seen: named.join(),
      });
    }
  }
}

/** "Same destination first, nearest in price", in the list without dates. */
export async function similar(ctx: Context): Promise<void> {
  needs(ctx, 'listSimilarHotels', 'listDestinations');
  const { hotelId } = worldOf(ctx);
  const places = roomsIn((await ctx.client.call('listDestinations')).body);
  const own = places.find((place) => textAt(place, 'name') === HOTEL.address.city);
  if (!own) throw new Skipped('its city is no destination');
  const destination = textAt(own, 'slug');
  const there = await ctx.client.call('listHotels', { query: { destination, size: 50 } });
  if (numberAt(there.body, 'totalPages') > 1) throw new Skipped('its hotels are not on one page');
  const near = listAt(there.body, 'content').map((row) => numberAt(row, 'id'));
  const answer = await ctx.client.call('listSimilarHotels', { params: { id: hotelId } });
  const rows = roomsIn(answer.body);
  const seen = rows.map((row) => near.includes(numberAt(row, 'id')));
  const price = numberAt(
    listAt(there.body, 'content').find((row) => numberAt(row, 'id') === hotelId),
    'price',
  );
  const off = rows.map((row) => Math.abs(numberAt(row, 'price') - price));
  const isInOrder = rows.every(
    (_, i) =>
      i === 0 ||
      Number(seen[i]) < Number(seen[i - 1]) ||
      seen[i] !== seen[i - 1] ||
      !((off[i] ?? 0) < (off[i - 1] ?? 0)),
  );
  const isNearFirst = seen.every((one, i) => i === 0 || !one || seen[i - 1] === true);
  const expected = Math.min(4, Math.max(rows.length, near.length - 1));
  if (isInOrder && isNearFirst && rows.length === expected) return;
  tell(ctx, answer, {
    cause: 'similar hotels are not those of the same place first, nearest in price',
    severity: 'BREAKS SCREEN',
    expected: `${expected}, those of ${destination} first, by what they differ from ${price}`,
    seen: rows.map((row, i) => `${numberAt(row, 'id')} ${String(seen[i])} ${off[i]}`).join(', '),
  });
}
