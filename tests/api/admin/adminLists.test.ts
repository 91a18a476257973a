import { randomUUID } from 'node:crypto';
import { newPartner, newTraveller } from '../../support/accounts';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { act, pageOf, type Hotel, type User } from './setup';

describe('listUsers', () => {
  test('finds a person by name without marks, also after they changed it', async () => {
    const word = randomUUID().slice(0, 6);
    const { token, email } = await newTraveller();
    await call('PUT', '/auth/update-profile', {
      token,
      body: { firstName: `Hường ${word}`, lastName: 'Đặng' },
    });
    const { content, totalElements } = await pageOf<User>('users', { text: `DANG huong ${word}` });
    expect(totalElements).toBe(1);
    expect(content[0]).toMatchObject({ email, fullName: `Đặng Hường ${word}`, hotels: 0 });
    expect((await pageOf('users', { text: `${word} nguyen` })).totalElements).toBe(0);
  });

  test('filters by role and suspension, sorts and pages', async () => {
    const mark = `sort-${randomUUID().slice(0, 8)}`;
    const sql = sharedServer().sql;
    for (const [name, role, reason] of [
      ['Bình', 'PARTNER', null],
      ['An', 'CUSTOMER', 'Fraud'],
      ['Chi', 'CUSTOMER', null],
    ]) {
      await sql(
        `insert into users (email, email_key, password_hash, first_name, last_name, role,
           suspended_reason, search_text, created_at)
         values ($1, $1, '', $2, $3, $4, $5, lower($3 || ' ' || $2), now())`,
        [`${name}-${mark}@example.com`.toLowerCase(), name, mark, role, reason],
      );
    }
    const names = async (query: Record<string, string>) =>
      (await pageOf<User>('users', { text: mark, ...query })).content.map(({ fullName }) =>
        fullName.replace(`${mark} `, ''),
      );
    expect(await names({ sort: 'name' })).toEqual(['An', 'Bình', 'Chi']);
    expect(await names({ sort: '-name' })).toEqual(['Chi', 'Bình', 'An']);
    expect(await names({ sort: 'name', size: '2', page: '1' })).toEqual(['Chi']);
    expect(await names({ role: 'PARTNER' })).toEqual(['Bình']);
    expect(await names({ suspended: 'yes' })).toEqual(['An']);
    expect(await names({ suspended: 'no', sort: 'name' })).toEqual(['Bình', 'Chi']);
  });
});

describe('listAllHotels', () => {
  test('shows published, unpublished and suspended ones, found by owner too', async () => {
    const owner = await newPartner();
    const listed = await newHotel({ owner: owner.email, name: `Sea ${randomUUID()}` });
    const draft = await newHotel({ owner: owner.email, listed: false });
    const banned = await newHotel({ owner: owner.email });
    await act(`hotels/${banned.id}/suspend`);
    const idsIn = async (query: Record<string, string>) =>
      (await pageOf<Hotel>('hotels', { text: owner.email, ...query })).content.map(({ id }) => id);
    // The one of the sign-up is a draft too.
    expect(await idsIn({})).toHaveLength(4);
    expect(await idsIn({ state: 'LISTED' })).toEqual([listed.id]);
    expect(await idsIn({ state: 'DRAFT' })).toContain(draft.id);
    expect(await idsIn({ state: 'SUSPENDED' })).toEqual([banned.id]);
    const { content } = await pageOf<Hotel>('hotels', { text: listed.name.toLowerCase() });
    expect(content).toMatchObject([{ id: listed.id, ownerEmail: owner.email, numRooms: 1 }]);
  });
});
