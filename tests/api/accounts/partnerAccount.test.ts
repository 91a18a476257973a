import { newPartner, newTraveller } from '../../support/accounts';
import { call } from '../../support/client';

const PATH = '/api/partner/settings';

test('a partner wants every mail until they say otherwise, and only theirs changes', async () => {
  const { token } = await newPartner();
  const other = await newPartner();
  const all = { mailOnBooking: true, mailOnCancellation: true };
  expect((await call('GET', PATH, { token })).body).toEqual(all);

  const wanted = { mailOnBooking: false, mailOnCancellation: true };
  const saved = await call('PUT', PATH, { token, body: wanted });
  expect(saved.status).toBe(200);
  expect(saved.body).toEqual(wanted);
  const again = { mailOnBooking: true, mailOnCancellation: false };
  expect((await call('PUT', PATH, { token, body: again })).body).toEqual(again);
  expect((await call('GET', PATH, { token })).body).toEqual(again);
  expect((await call('GET', PATH, { token: other.token })).body).toEqual(all);
});

test.each([
  ['mailOnBooking', { mailOnBooking: 'yes', mailOnCancellation: true }],
  ['mailOnCancellation', { mailOnBooking: true }],
  ['userId', { mailOnBooking: true, mailOnCancellation: true, userId: 1 }],
])('settings are refused in English, naming %s', async (field, body) => {
  const { token } = await newPartner();
  const answer = await call<{ message: string; fieldErrors: object }>('PUT', PATH, { token, body });
  expect(answer.status).toBe(422);
  expect(answer.body.fieldErrors).toHaveProperty(field);
  expect(answer.body.message).toMatch(/^Some of the information/);
});

test('a traveller has no such settings', async () => {
  const { token } = await newTraveller();
  expect((await call('GET', PATH, { token })).status).toBe(403);
});
