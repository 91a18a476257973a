import { createHmac } from 'node:crypto';
import { signingKey } from '../../../server/http/signingKey';

const bytes = new TextEncoder().encode('a key of at least 32 characters, for this test only');

test('the key of the tokens is prepared once, not for each of them', async () => {
  const prepared = jest.spyOn(crypto.subtle, 'importKey');
  const keys = [await signingKey(bytes), await signingKey(bytes), await signingKey(bytes)];
  expect(new Set(keys).size).toBe(1);
  expect(prepared).toHaveBeenCalledTimes(1);
  const signature = await crypto.subtle.sign('HMAC', keys[0]!, Buffer.from('token'));
  expect(Buffer.from(signature)).toEqual(createHmac('sha256', bytes).update('token').digest());
});
