import { expectStatus, needs, seemsStatus, Skipped, tell, type Context } from '../context';
import { freshEmail, mailsOf, newPerson, PASSWORD, signUpOf } from '../people/people';

const OTHER_PASSWORD = 'Matkhau321';

/** A mail that came twice is opened by its first link, as by its last. */
export async function eitherLink(ctx: Context): Promise<void> {
  needs(ctx, 'signUp', 'verifyAccount', 'login');
  const email = freshEmail();
  const [earlier] = await linksOf(ctx, email, [PASSWORD, OTHER_PASSWORD]);
  const opened = await ctx.client.call('verifyAccount', { query: { token: earlier! } });
  seemsStatus(ctx, opened, 200, {
    step: 'the link of the first mail is opened after a second one has come',
    severity: 'BREAKS SCREEN',
  });
}

/** "If the address waits for verification": otherwise nothing is sent, whatever is answered. */
export async function notAgain(ctx: Context): Promise<void> {
  needs(ctx, 'resendVerification');
  const mails = mailsOf(ctx);
  const { email } = await newPerson(ctx, 'customer');
  const before = await mails.tokensTo(email);
  const asked = await ctx.client.call('resendVerification', { body: { email } });
  expectStatus(ctx, asked, 200, { step: 'another mail is asked for' });
  // By the time that a later mail is there, it would be too.
  await newPerson(ctx, 'customer');
  const after = await mails.tokensTo(email, before.length);
  if (after.length === before.length) return;
  tell(ctx, asked, {
    cause: 'an address that is verified is sent another link',
    severity: 'WRONG MESSAGE',
    expected: 'no mail',
    seen: `${after.length - before.length} more`,
  });
}

/** Of as many sign-ups of one address, in their order. */
async function linksOf(ctx: Context, email: string, passwords: string[]): Promise<string[]> {
  const mails = mailsOf(ctx);
  const links: string[] = [];
  for (const password of passwords) {
    const body = { ...signUpOf('customer', email), password, confirmPassword: password };
    const made = await ctx.client.call('signUp', { body });
    expectStatus(ctx, made, 201, { step: 'signing up as a customer' });
    const all = await mails.tokensTo(email, links.length + 1);
    const link = all.find((one) => !links.includes(one));
    if (link === undefined) throw new Skipped(`no mail with a link came to ${email}`);
    links.push(link);
  }
  return links;
}

/** "The first link that is opened ends the other sign-ups of its address": whoever reads its mails says which. */
export async function firstOpened(ctx: Context): Promise<void> {
  needs(ctx, 'signUp', 'verifyAccount', 'login');
  const email = freshEmail();
  const [strangers, own] = await linksOf(ctx, email, [OTHER_PASSWORD, PASSWORD]);
  const opened = await ctx.client.call('verifyAccount', { query: { token: own! } });
  expectStatus(ctx, opened, 200, { step: "opening the mail's link" });
  const late = await ctx.client.call('verifyAccount', { query: { token: strangers! } });
  seemsStatus(ctx, late, 400, {
    step: 'a link of another sign-up of the address is opened afterwards',
    severity: late.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'TOKEN_INVALID',
  });
  for (const [password, status] of [
    [PASSWORD, 200],
    [OTHER_PASSWORD, 401],
  ] as const) {
    const answer = await ctx.client.call('login', { body: { email, password } });
    seemsStatus(ctx, answer, status, {
      step: 'signing in with the password of the sign-up whose link was opened, and of no other',
      severity: status === 401 ? 'UNSAFE' : 'BREAKS SCREEN',
    });
  }
}
