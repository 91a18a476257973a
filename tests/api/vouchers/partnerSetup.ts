import { newPartner, type TestAccount } from '../../support/accounts';

/** What each test of this file is given. */
export const given = {} as { partner: TestAccount; stranger: TestAccount };

beforeAll(async () => {
  [given.partner, given.stranger] = await Promise.all([newPartner(), newPartner()]);
});
