import { personOf, step, type Context } from '../../context';
import { asBefore, notSuspended } from './asBefore';
import { asNamed } from './asNamed';
import { suspended } from './hotels';
import { oneself, suspendedUser } from './users';

/** What administrators do, and all that has to follow: sale, sessions, lists, news and the log. */
export async function admin(ctx: Context): Promise<void> {
  personOf(ctx, 'admin');
  await step(ctx, 'a hotel is suspended and restored', () => suspended(ctx));
  await step(ctx, 'a restored hotel is what it was', () => asBefore(ctx));
  await step(ctx, 'an administrator cancels at a suspended hotel only', () => notSuspended(ctx));
  await step(ctx, 'an account is suspended and restored', () => suspendedUser(ctx));
  await step(ctx, 'the log says what everything was called', () => asNamed(ctx));
  await step(ctx, 'an administrator stays one', () => oneself(ctx));
}
