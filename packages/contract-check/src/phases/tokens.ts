import { expectStatus, seemsStatus, type Context } from '../context';
import { textAt } from '../json';

export async function signedIn(ctx: Context, email: string, password: string): Promise<string> {
  const answer = await ctx.client.call('login', { body: { email, password } });
  expectStatus(ctx, answer, 200, { step: 'signing in with the right password' });
  return textAt(answer.body, 'jwt');
}

export async function ends(ctx: Context, token: string, what: string): Promise<void> {
  const answer = await ctx.client.call('getCurrentUser', { token });
  seemsStatus(ctx, answer, 401, { step: `${what} does not end a token`, severity: 'UNSAFE' });
}
