import { needs, Skipped, step, type Context } from '../../context';
import { at, listAt, numberAt, type Json } from '../../json';
import { tellTold } from './differences';

const MOST = 3;
const SIZES = [3, 7, 50];

/** Reviews are the same on every page of them, on the hotel's page and on its rooms'. */
export async function reviewsAlike(ctx: Context): Promise<void> {
  await step(ctx, 'reviews are told alike everywhere', async () => {
    needs(ctx, 'listReviews', 'listHotels', 'getHotel');
    const list = await ctx.client.call('listHotels', { query: { size: 50 } });
    const cards = listAt(list.body, 'content').toSorted(
      (a, b) => numberAt(b, 'totalReviews') - numberAt(a, 'totalReviews'),
    );
    const reviewed = cards.filter((card) => numberAt(card, 'totalReviews') > 0).slice(0, MOST);
    if (reviewed.length === 0) throw new Skipped('no hotel has reviews');
    for (const card of reviewed) await ofHotel(ctx, numberAt(card, 'id'));
  });
}

async function ofHotel(ctx: Context, id: number): Promise<void> {
  const page = (query: Record<string, number>) =>
    ctx.client.call('listReviews', { params: { id }, query });
  const whole = await page({ size: 50 });
  const rows = listAt(whole.body, 'content');
  const total = numberAt(whole.body, 'totalElements');
  const { content: _, ...rest } = whole.body as { [name: string]: Json };
  for (const size of SIZES) {
    const count = Math.ceil(total / size);
    for (const number of new Set([0, 1, count - 1, count])) {
      const answer = await page({ page: number, size });
      const expected = rows.slice(number * size, (number + 1) * size);
      const first = number * size;
      const isKnown = first + size <= rows.length || total <= rows.length;
      tellTold(
        ctx,
        answer,
        'a page of reviews',
        {
          ...rest,
          totalPages: count,
          numberOfElements: Math.max(0, Math.min(size, total - first)),
          pageable: { pageNumber: number },
          ...(isKnown && { content: expected }),
        },
        answer.body,
      );
    }
  }
  const hotel = await ctx.client.call('getHotel', { params: { id } });
  const told = {
    reviews: rows.slice(0, 10),
    totalReviews: total,
    totalRatings: at(whole.body, 'totalRatings') ?? null,
  };
  tellTold(ctx, hotel, 'a hotel', told, hotel.body);
  const room = at(hotel.body, 'rooms', 0);
  if (!ctx.offered.has('getRoom') || !room) return;
  const detail = await ctx.client.call('getRoom', { params: { id: numberAt(room, 'id') } });
  const { totalRatings, ...others } = told;
  tellTold(ctx, detail, 'a room', { ...others, totalRating: totalRatings }, detail.body);
}
