import { step, type Context } from '../../context';
import { byNumbers, inBulk, ownThings, servicesOnce } from './rooms';
import { closedOverStay, closedTonight, closuresApart } from './closures';
import { codesAsWritten, codesOnce, leftOut, noDiscounts, overAndBack } from './discounts';
import { covers, published } from './published';
import { byStars, settings, takenBack } from './owners';

/** What a house has and says of itself: as its owner has set it, wherever it is told. */
export async function house(ctx: Context): Promise<void> {
  await step(ctx, 'rooms stand by their numbers', () => byNumbers(ctx));
  await step(ctx, 'several rooms are changed at once', () => inBulk(ctx));
  await step(ctx, 'a room differs from its type', () => ownThings(ctx));
  await step(ctx, 'a room offers each service once', () => servicesOnce(ctx));
  await step(ctx, 'a room that is closed is not free tonight', () => closedTonight(ctx));
  await step(ctx, 'a room is closed for several reasons', () => closuresApart(ctx));
  await step(ctx, 'how many stays keep a room from being closed', () => closedOverStay(ctx));
  await step(ctx, 'a hotel is published once nothing is missing', () => published(ctx));
  await step(ctx, 'a hotel shows its cover everywhere', () => covers(ctx));
  await step(ctx, 'what no discount is', () => noDiscounts(ctx));
  await step(ctx, 'a discount is over, and comes back', () => overAndBack(ctx));
  await step(ctx, 'what is left out of a discount stays', () => leftOut(ctx));
  await step(ctx, 'a partner has each code once', () => codesOnce(ctx));
  await step(ctx, 'a code reads as it was written', () => codesAsWritten(ctx));
  await step(ctx, 'which mails a partner wants', () => settings(ctx));
  await step(ctx, 'reviews are chosen by their stars', () => byStars(ctx));
  await step(ctx, 'an answer is written and taken back', () => takenBack(ctx));
}
