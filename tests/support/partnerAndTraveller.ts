import { newPartner, newTraveller, type TestAccount } from './accounts';

/** A partner and a traveller of the test file's own, there once its tests begin. */
export function partnerAndTraveller(): { minh: TestAccount; traveller: TestAccount } {
  const given = {} as { minh: TestAccount; traveller: TestAccount };
  beforeAll(async () => {
    given.minh = await newPartner();
    given.traveller = await newTraveller();
  });
  return given;
}
