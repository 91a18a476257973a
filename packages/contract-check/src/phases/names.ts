import { expectStatus, needs, personOf, Skipped, tell, type Context } from '../context';
import { textAt } from '../json';
import { longText } from '../longText';
import { newPerson } from '../people/people';
import type { Person } from '../world/types';

const LONGEST = 100;

/** "Its last word is the given name, and all before it the family name", however many there are. */
export async function isNamed(
  ctx: Context,
  { token }: Person,
  expected: Record<'lastName' | 'firstName', string>,
): Promise<void> {
  const me = await ctx.client.call('getCurrentUser', { token });
  const { lastName, firstName } = expected;
  const [family, given] = [textAt(me.body, 'lastName'), textAt(me.body, 'firstName')];
  if (family === lastName && given === firstName) return;
  tell(ctx, me, {
    cause: 'a name is parted or kept otherwise than it should be',
    severity: 'BREAKS SCREEN',
    expected: `lastName: ${lastName}, firstName: ${firstName}`,
    seen: `lastName: ${family}, firstName: ${given}`,
  });
}

export async function oneWord(ctx: Context): Promise<void> {
  const person = await newPerson(ctx, 'partner', { name: 'Minh' });
  await isNamed(ctx, person, { lastName: '', firstName: 'Minh' });
}

/** "Or as a partner by the short form": with both names and no hotel. */
export async function shortForm(ctx: Context): Promise<void> {
  needs(ctx, 'listPartnerHotels');
  const names = { lastName: 'Lê Quang', firstName: 'Minh' };
  const person = await newPerson(ctx, 'customer', { ...names, role: 'Partner' });
  await isNamed(ctx, person, names);
  const { token } = person;
  const me = await ctx.client.call('getCurrentUser', { token });
  const hotels = await ctx.client.call('listPartnerHotels', { token });
  if (textAt(me.body, 'role') === 'PARTNER' && hotels.status === 200) return;
  tell(ctx, hotels, {
    cause: 'whoever signs up as a partner by the short form is none',
    severity: 'BREAKS SCREEN',
    expected: 'role: PARTNER, and 200 for its hotels',
    seen: `role: ${textAt(me.body, 'role')}, and ${hotels.status}`,
  });
}

/** "It is composed (NFC) and trimmed": as a keyboard writes it, letters and their signs apart. */
export async function trimmed(ctx: Context): Promise<void> {
  needs(ctx, 'updateProfile');
  const person = personOf(ctx, 'customer');
  if (!person.isOwn) throw new Skipped('the account was given: its name stays');
  const names = { lastName: 'Trần Thị', firstName: 'Mai' };
  const body = {
    lastName: `  ${names.lastName.normalize('NFD')} `,
    firstName: ` ${names.firstName}  `,
  };
  const saved = await ctx.client.call('updateProfile', { token: person.token, body });
  expectStatus(ctx, saved, 200, { step: 'a name and a phone are saved' });
  await isNamed(ctx, person, names);
}

/** A sign-up too, as long as a name may be; and a number of abroad keeps its plus. */
export async function composed(ctx: Context): Promise<void> {
  const names = { lastName: longText(LONGEST), firstName: 'Hường' };
  const phone = '+84912345678';
  const person = await newPerson(ctx, 'customer', {
    lastName: names.lastName,
    firstName: names.firstName.normalize('NFD'),
    phone,
  });
  await isNamed(ctx, person, names);
  const me = await ctx.client.call('getCurrentUser', { token: person.token });
  await longProfile(ctx, person);
  if (textAt(me.body, 'phone') === phone) return;
  tell(ctx, me, {
    cause: 'a phone number is another than was given',
    severity: 'BREAKS SCREEN',
    expected: phone,
    seen: textAt(me.body, 'phone'),
  });
}

async function longProfile(ctx: Context, person: Person): Promise<void> {
  if (!ctx.offered.has('updateProfile')) return;
  const names = { lastName: 'Đặng', firstName: longText(LONGEST) };
  const saved = await ctx.client.call('updateProfile', { token: person.token, body: names });
  expectStatus(ctx, saved, 200, { step: 'a name and a phone are saved' });
  await isNamed(ctx, person, names);
}
