import { step, type Context } from '../../context';
import { forAWhile } from '../../world/world';
import { byType, closed, six, strange } from './given';
import { mails } from './mails';
import { pinned, split } from './places';
import { atDesk, byHand, byTraveller, discounted } from './prices';

/** Guests change rooms: at which price, for which nights, and whether they are written to. */
export const moves = (ctx: Context): Promise<void> => forAWhile(ctx, () => all(ctx));

async function all(ctx: Context): Promise<void> {
  await step(ctx, 'a traveller who moves pays what lies between', () => byTraveller(ctx));
  await step(ctx, 'the desk moves a guest for what was agreed, or for what lies between', () =>
    atDesk(ctx),
  );
  await step(ctx, 'the desk agrees on a price for what it changes', () => byHand(ctx));
  await step(ctx, 'a guest is elsewhere for one night', () => split(ctx));
  await step(ctx, 'a room that is promised is kept', () => pinned(ctx));
  await step(ctx, 'nobody moves to where the hotel is closed', () => closed(ctx));
  await step(ctx, 'nobody moves to another hotel', () => strange(ctx));
  await step(ctx, 'a stay has five rooms at most', () => six(ctx));
  await step(ctx, 'the desk gives any room of a type', () => byType(ctx));
  await step(ctx, 'a night more costs what it costs today', () => discounted(ctx));
  await step(ctx, 'guests are written to where their stay is another', () => mails(ctx));
}
