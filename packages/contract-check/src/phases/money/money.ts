import { step, type Context } from '../../context';
import { forAWhile } from '../../world/world';
import { automatic } from './automatic';
import { discounts, invalid, uses } from './discounts';
import { abroad, asQuoted, otherPrice, quotes } from './prices';
import { keptDiscount } from './kept';
import { dollarsOff, together, trial } from './together';
import { trials, trialsOfDrafts } from './trials';

/** What is asked for, taken off and added adds up, everywhere the same. */
export async function money(ctx: Context): Promise<void> {
  await step(ctx, 'quotes add up', () => quotes(ctx));
  await step(ctx, 'a booking costs what was quoted', () => asQuoted(ctx));
  await step(ctx, 'another price is not taken', () => otherPrice(ctx));
  await step(ctx, 'discounts take off what they say', () => discounts(ctx));
  await step(ctx, 'of two discounts the better counts', () => together(ctx));
  await step(ctx, 'a discount applies by itself while it can be used', () =>
    forAWhile(ctx, () => automatic(ctx)),
  );
  await step(ctx, 'a discount in dollars is paid in dong', () => dollarsOff(ctx));
  await step(ctx, 'a discount is tried before it is made', () => trial(ctx));
  await step(ctx, 'a discount costs what its trial said', () => forAWhile(ctx, () => trials(ctx)));
  await step(ctx, 'a discount is tried before its hotel is on sale', () => trialsOfDrafts(ctx));
  await step(ctx, 'discounts that are not valid take off nothing', () => invalid(ctx));
  for (const currency of ['USD', 'EUR']) {
    await step(ctx, `a hotel that counts in ${currency} is paid in dong`, () =>
      abroad(ctx, currency),
    );
  }
  await step(ctx, "a discount's uses are counted and given back", () => uses(ctx));
  await step(ctx, 'a booking keeps its discount whatever becomes of that', () => keptDiscount(ctx));
}
