import { startExample } from '../../../examples/backend/tests/support/started';
import { freePort } from '../../../tests/support/server/freeAddress';
import { DEMO_ACCOUNTS } from '../proof/demoAccounts';
import { parseArguments } from '../src/arguments';
import { check } from '../src/check';

/** Bugs from all over the contract, the phase that looks for each, and what it says. */
const CAUGHT: [fault: string, phase: string, cause: string][] = [
  ['errors-without-origin', 'reach', 'browsers may not read answers from'],
  ['foreign-season-changed', 'ownership', "updateSeason of another's below one's own hotel"],
  ['names-swapped', 'accounts', 'an answer contradicts itself: fullName'],
  ['early-leaver-keeps-room', 'desk', 'the nights after an early departure stay taken'],
  ['expired-voucher-taken', 'money', 'a discount that is over is taken'],
  ['season-ends-early', 'seasons', 'nights cost otherwise than they should'],
  ['range-without-last', 'room types', 'other rooms are there than were made by their numbers'],
  ['moved-nights-kept', 'changes', 'the nights that a stay was moved from stay taken'],
  ['key-after-order', 'idempotency', 'the same key and body do not answer the same booking'],
  ['suspends-oneself', 'administrators', 'an administrator suspends themselves'],
  ['status-found-as-set', 'lists', 'listPartnerRooms is not chosen by status'],
  ['stars-unchanged', 'reviews', 'a review\'s "rating" is not kept as it was typed'],
  ['no-stay-code', 'refusals', 'a stay that was cancelled is reviewed'],
  ['metadata-kept', 'uploads', 'a picture tells who has taken it, or where'],
  ['reset-keeps-sessions', 'sessions', 'a password that is set by a link does not end a token'],
  ['deleted-address-stays', 'privacy', "a deleted account's address is still told"],
];

it('many bugs at once are each found where they are looked for', async () => {
  const mailPort = await freePort();
  const example = await startExample(
    ...['--smtp', `smtp://127.0.0.1:${mailPort}?ignoreTLS=true`],
    ...CAUGHT.flatMap(([fault]) => ['--fault', fault]),
  );
  try {
    const input = parseArguments([
      example.url,
      ...['--profile', 'full', '--seed', '1', '--origin', 'http://client.localhost:5173'],
      ...['--mail-port', String(mailPort), '--may-review', ...DEMO_ACCOUNTS],
      ...CAUGHT.flatMap(([, phase]) => ['--phase', phase]),
    ]);
    if ('problem' in input) throw new Error(input.problem);
    const { findings } = await check(input);
    const found = findings.map(({ phase, cause }) => `${phase}: ${cause}`);
    const missed = CAUGHT.filter(
      ([, phase, cause]) => !found.some((one) => one.startsWith(`${phase}: ${cause}`)),
    );
    expect({ missed, found: missed.length > 0 ? found : [] }).toEqual({ missed: [], found: [] });
  } finally {
    await example.stop();
  }
});
