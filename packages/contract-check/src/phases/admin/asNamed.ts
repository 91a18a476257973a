import { expectStatus, needs, tell, worldOf, type Context } from '../../context';
import { at, listAt, numberAt, textAt, type Json } from '../../json';
import { newPerson } from '../../people/people';
import { HOTEL, secondHotel } from '../../world/world';
import { ownWord } from '../lists/lists';
import { asAdmin } from './log';

/** What is suspended and restored, and is then called otherwise. */
interface Named {
  kind: 'USER' | 'HOTEL';
  id: number;
  suspend: string;
  restore: string;
  rename(): Promise<unknown>;
}

/** "Its name at that time": the log goes on saying it whatever somebody or a hotel is called later. */
export async function asNamed(ctx: Context): Promise<void> {
  needs(ctx, 'listAdminActions');
  for (const open of [account, hotel]) {
    const word = ownWord();
    const { kind, id, suspend, restore, rename } = await open(ctx, word);
    const admin = asAdmin(ctx);
    const call = { params: { id }, body: { reason: 'Thử tên.' } };
    for (const operation of [suspend, restore]) {
      const done = await admin(operation, call);
      expectStatus(ctx, done, 200, { step: 'an administrator suspends and restores' });
    }
    await rename();
    const list = await admin('listAdminActions', { query: { size: 50 } });
    const rows = listAt(list.body, 'content').filter(
      (row) => textAt(row, 'action').endsWith(kind) && numberAt(row, 'subjectId') === id,
    );
    const names = rows.map((row) => textAt(row, 'subjectName'));
    if (names.length === 2 && names.every((name) => name.includes(word))) continue;
    tell(ctx, list, {
      cause: 'the log does not say what somebody or a hotel was called at that time',
      severity: 'BREAKS SCREEN',
      expected: `subjectName with "${word}", twice`,
      seen: names.join(', ') || 'nothing',
    });
  }
}

/** Of a name of its own, by which it is found among all. */
async function account(ctx: Context, word: string): Promise<Named> {
  needs(ctx, 'suspendUser', 'restoreUser', 'listUsers', 'updateProfile', 'login');
  const { token, email, password } = await newPerson(ctx, 'customer');
  const called = (firstName: string, by: string) =>
    ctx.client.call('updateProfile', { token: by, body: { firstName, lastName: 'Vũ' } });
  await called(word, token);
  return {
    ...{ kind: 'USER', suspend: 'suspendUser', restore: 'restoreUser' },
    id: await idByName(ctx, word, email),
    async rename() {
      const login = await ctx.client.call('login', { body: { email, password } });
      await called('Khác', textAt(login.body, 'jwt'));
    },
  };
}

/** "`text` looks in full names and addresses of mail." */
async function idByName(ctx: Context, word: string, email: string): Promise<number> {
  const admin = asAdmin(ctx);
  const isIt = (row: Json) => textAt(row, 'email') === email;
  const found = await Promise.all(
    [word, `vu ${word}`, email].map((text) => admin('listUsers', { query: { text, size: 50 } })),
  );
  for (const list of found) {
    if (listAt(list.body, 'content').some(isIt)) continue;
    tell(ctx, list, {
      cause: 'listUsers does not find words that it looks for',
      severity: 'BREAKS SCREEN',
      expected: `${email}, whose name is Vũ ${word}`,
      seen: `${numberAt(list.body, 'totalElements')} others`,
    });
  }
  const row = found.flatMap(({ body }) => listAt(body, 'content')).find(isIt);
  return numberAt(row, 'id');
}

async function hotel(ctx: Context, word: string): Promise<Named> {
  needs(ctx, 'suspendHotel', 'restoreHotel', 'getPartnerHotel', 'updatePartnerHotel');
  const { token } = worldOf(ctx).owner;
  const { hotelId: id } = await secondHotel(ctx, { name: `Nhà ${word}` });
  return {
    ...{ kind: 'HOTEL', id, suspend: 'suspendHotel', restore: 'restoreHotel' },
    async rename() {
      const call = { token, params: { id } };
      const read = await ctx.client.call('getPartnerHotel', call);
      const body = { ...HOTEL, name: 'Nhà Khác', version: at(read.body, 'version') };
      return ctx.client.call('updatePartnerHotel', { ...call, body });
    },
  };
}
