import { needs, tell, type Context } from '../../context';
import { at, listAt, numberAt, textAt, textOf } from '../../json';
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
