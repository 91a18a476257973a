import { expectStatus, needs, seemsStatus, tell, type Context } from '../context';
import { textAt } from '../json';
import { mailsOf, newPerson, PASSWORD } from '../people/people';
import type { Person } from '../world/types';
import { ends, signedIn } from './tokens';

const OTHER_PASSWORD = 'Matkhau789';

/** What is in the link that was mailed last. */
async function linkTo(ctx: Context, { email }: Person): Promise<string> {
  const mails = mailsOf(ctx);
  const before = (await mails.tokensTo(email, 1)).length;
  const asked = await ctx.client.call('forgotPassword', { body: { email } });
  expectStatus(ctx, asked, 200, { step: 'a traveller asks for a link for a new password' });
  return (await mails.tokensTo(email, before + 1)).at(-1) ?? '';
}

export async function worksOnce(ctx: Context, person: Person): Promise<void> {
  needs(ctx, 'forgotPassword', 'resetPassword');
  const mailed = await linkTo(ctx, person);
  const session = await signedIn(ctx, person.email, person.password);
  const body = { token: mailed, password: PASSWORD, confirmPassword: PASSWORD };
  const slip = await ctx.client.call('resetPassword', {
    body: { ...body, confirmPassword: OTHER_PASSWORD },
  });
  seemsStatus(ctx, slip, 422, { step: 'two different new passwords are refused' });
  const both = await Promise.all([
    ctx.client.call('resetPassword', { body }),
    ctx.client.call('resetPassword', { body }),
  ]);
  const worked = both.filter(({ status }) => status === 200);
  if (worked.length !== 1) {
    tell(ctx, both[0], {
      cause: 'a link for a new password works another number of times than once',
      severity: 'UNSAFE',
      expected: 'one 200, one 400 PASSWORD_LINK_INVALID',
      seen: both.map(({ status, code }) => `${status} ${code}`.trim()).join(', '),
    });
  }
  const again = await ctx.client.call('resetPassword', { body });
  seemsStatus(ctx, again, 400, {
    step: 'a used link sets a password again',
    severity: 'UNSAFE',
    code: 'PASSWORD_LINK_INVALID',
  });
  await ends(ctx, session, 'a password that is set by a link');
}

/** "The answer's role tells which login comes next." */
export async function leadsOn(ctx: Context): Promise<void> {
  needs(ctx, 'forgotPassword', 'resetPassword');
  for (const kind of ['customer', 'partner'] as const) {
    const token = await linkTo(ctx, await newPerson(ctx, kind));
    const body = { token, password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
    const answer = await ctx.client.call('resetPassword', { body });
    expectStatus(ctx, answer, 200, { step: 'a new password is set by the mailed link' });
    const [expected, seen] = [kind.toUpperCase(), textAt(answer.body, 'role')];
    if (seen === expected) continue;
    tell(ctx, answer, {
      cause: 'whoever has set a password is led to the wrong login',
      severity: 'BREAKS SCREEN',
      expected: `role: ${expected}`,
      seen: `role: ${seen}`,
    });
  }
}
