import { expectStatus, needs, stepsAtOnce, tell, type Context } from '../../context';
import { at, isObject, textAt, type Json } from '../../json';
import { newPerson, signUpOf } from '../../people/people';
import { wording } from '../accountRules';
import { picked, tellAlike, tellTold } from './differences';
import { anyAddress, doneInWords, mailsAreTold, namedFields, sentAgain } from './accountForms';
import { deletions } from './deletions';

/** An account is told alike wherever it is told, and at the right moment. */
export async function accountsAlike(ctx: Context): Promise<void> {
  await stepsAtOnce(ctx, [
    ['an account is told alike everywhere', everywhere],
    ['a link that was sent again opens the account', sentAgain],
    ['a wrong password is named where it stands', namedFields],
    ['an address is known in whatever letters', anyAddress],
    ['what was done is said in the language asked for', doneInWords],
    ['a language is chosen', language],
    ['a house with guests keeps its host', deletions],
  ]);
}

/** Clocks of two machines differ by so much at most, as `reach` holds. */
const TOLERANCE_MS = 5 * 60_000;

async function everywhere(ctx: Context): Promise<void> {
  needs(ctx, 'updateProfile', 'getCurrentUser');
  const began = Date.now();
  const person = await newPerson(ctx, 'customer', { consentVersion: wording(ctx) });
  const span: [number, number] = [began - TOLERANCE_MS, Date.now() + TOLERANCE_MS];
  const { token } = person;
  const signed = signUpOf('customer', person.email);
  const first = await ctx.client.call('getCurrentUser', { token });
  const names = { firstName: String(signed['firstName']), lastName: String(signed['lastName']) };
  tellTold(ctx, first, 'an account', { ...names, email: person.email }, first.body);
  const moments = await records(ctx, token, span);
  for (const phone of ['0987654321', '', '0912345678', null]) {
    const body = { firstName: 'Bảo Trân', lastName: 'Đỗ', phone };
    const saved = await ctx.client.call('updateProfile', { token, body });
    expectStatus(ctx, saved, 200, { step: 'a name and a phone are saved' });
    const { phone: _, ...said } = body;
    tellTold(ctx, saved, 'an account', said, saved.body);
    if (!phone) tellTold(ctx, saved, 'an account', { phone: null }, saved.body);
    await alike(ctx, token, saved.body);
  }
  await mailsAreTold(ctx);
  const later = await records(ctx, token, span);
  if (later !== moments) misdated(ctx, moments, later);
}

const ACCOUNT = ['id', 'email', 'firstName', 'lastName', 'phone', 'role'];

async function alike(ctx: Context, token: string, expected: Json | undefined): Promise<void> {
  for (const id of ['getCurrentUser', 'getMe', 'exportAccount']) {
    if (!ctx.offered.has(id)) continue;
    const answer = await ctx.client.call(id, { token });
    const isExport = id === 'exportAccount';
    const names = isExport ? ACCOUNT : Object.keys(isObject(expected) ? expected : {});
    const seen = isExport ? at(answer.body, 'account') : answer.body;
    tellTold(ctx, answer, 'an account', picked(expected, names), seen);
  }
}

/** When it was made, agreed to and verified: within the sign-up, and the same wherever it is told. */
async function records(ctx: Context, token: string, span: [number, number]): Promise<string> {
  if (!ctx.offered.has('getAccountRecord')) return '';
  const record = await ctx.client.call('getAccountRecord', { token });
  const counts = { comingBookings: 0, hotelsOnSale: 0, expectedGuests: 0 };
  tellTold(ctx, record, 'an account', counts, record.body);
  const moments = [textAt(record.body, 'createdAt'), textAt(record.body, 'consent', 'at')];
  if (ctx.offered.has('exportAccount')) {
    const all = await ctx.client.call('exportAccount', { token });
    moments.push(textAt(all.body, 'account', 'verifiedAt'));
    const expected = picked(record.body, ['createdAt', 'consent']);
    tellAlike(ctx, all, 'an account', expected, at(all.body, 'account'));
    const lists = ['bookings', 'reviews', 'favourites', 'hotels'];
    const none = Object.fromEntries(lists.map((name): [string, Json] => [name, []]));
    tellTold(ctx, all, 'an account', none, all.body);
    const exportedAt = Date.parse(textAt(all.body, 'exportedAt'));
    if (Math.abs(exportedAt - Date.now()) > TOLERANCE_MS) {
      misdated(ctx, new Date().toISOString(), textAt(all.body, 'exportedAt'));
    }
  }
  const [from, to] = span;
  const wrong = moments.filter((one) => !(Date.parse(one) >= from && Date.parse(one) <= to));
  if (wrong.length > 0) misdated(ctx, 'the moments of the sign-up', wrong.join());
  return moments.join();
}

function misdated(ctx: Context, expected: string, seen: string): void {
  tell(ctx, undefined, {
    cause: 'an account is dated otherwise than it was made, agreed to and verified',
    severity: 'CONTRACT',
    expected,
    seen,
  });
}

async function language(ctx: Context): Promise<void> {
  needs(ctx, 'chooseLanguage');
  const { token } = await newPerson(ctx, 'customer');
  for (const chosen of ['en', 'vi']) {
    const answer = await ctx.client.call('chooseLanguage', { token, body: { language: chosen } });
    expectStatus(ctx, answer, 200, { step: 'a language is chosen' });
    tellTold(ctx, answer, 'an account', { language: chosen }, answer.body);
  }
}
