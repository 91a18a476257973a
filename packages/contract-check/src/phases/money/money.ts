import { step, type Context } from '../../context';
import { discounts, invalid, uses } from './discounts';
import { asQuoted, dollars, otherPrice, quotes } from './prices';

/** What is asked for, taken off and added adds up, everywhere the same. */
export async function money(ctx: Context): Promise<void> {
  await step(ctx, 'quotes add up', () => quotes(ctx));
  await step(ctx, 'a booking costs what was quoted', () => asQuoted(ctx));
  await step(ctx, 'another price is not taken', () => otherPrice(ctx));
  await step(ctx, 'discounts take off what they say', () => discounts(ctx));
  await step(ctx, 'discounts that are not valid take off nothing', () => invalid(ctx));
  await step(ctx, 'a hotel that counts in dollars is paid in dong', () => dollars(ctx));
  await step(ctx, "a discount's uses are counted and given back", () => uses(ctx));
}
