import type { Login } from '../arguments';
import { personOf, seemsStatus, step, stepsAtOnce, Skipped, type Context } from '../context';
import { newPerson, signIn } from '../people/people';
import { newWorld } from '../world/world';
import type { People } from '../world/types';

/** Lets everybody in, and makes the hotel that the rest is about. */
export async function settle(ctx: Context): Promise<void> {
  const { customers, partners, admin } = ctx.input;
  const given = {
    customer: customers[0],
    otherCustomer: customers[1],
    partner: partners[0],
    otherPartner: partners[1],
    admin,
  };
  const everybody = Object.entries(given) as [keyof People, Login | undefined][];
  await stepsAtOnce(
    ctx,
    everybody.map(([name, login]) => [
      `${name} signs in`,
      async (own) => {
        ctx.people[name] = await letIn(own, name, login);
      },
    ]),
  );
  await step(ctx, 'signing in elsewhere ends no token', () => elsewhere(ctx));
  await step(ctx, 'the partner makes a hotel', async () => {
    if (ctx.input.isReadOnly) throw new Skipped('--read-only');
    if (!ctx.people.partner) throw new Skipped('no partner');
    ctx.world = await newWorld(ctx, ctx.people.partner);
  });
}

async function letIn(ctx: Context, name: keyof People, login: Login | undefined) {
  if (login) return signIn(ctx, login, false);
  if (ctx.input.isReadOnly) throw new Skipped('no account, and --read-only');
  if (name === 'admin') throw new Skipped('no --admin');
  return newPerson(ctx, name.toLowerCase().includes('partner') ? 'partner' : 'customer');
}

/** Before it is one refusal after the other that nobody understands. */
async function elsewhere(ctx: Context): Promise<void> {
  const person = personOf(ctx, 'customer');
  const { email, password, isOwn, token } = person;
  const again = await signIn(ctx, { email, password }, isOwn);
  const answer = await ctx.client.call('getCurrentUser', { token });
  const isKept = seemsStatus(ctx, answer, 200, {
    step: 'signing in elsewhere ends the first token',
  });
  // What follows asks with one that works.
  if (!isKept) ctx.people.customer = again;
}
