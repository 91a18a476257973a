import { newPartner, newTraveller, type TestAccount } from './accounts';
import type { ProblemAnswer } from './bookings';
import { call, type Answer } from './client';

/** A partner and a traveller of the test file's own, there once its tests begin. */
export function partnerAndTraveller(): { minh: TestAccount; traveller: TestAccount } {
  const given = {} as { minh: TestAccount; traveller: TestAccount };
  beforeAll(async () => {
    given.minh = await newPartner();
    given.traveller = await newTraveller();
  });
  return given;
}

export type Got<T> = Promise<Answer<T & ProblemAnswer>>;

/** Asks below that path as the partner, or as somebody else. */
export const partnerAsks =
  (given: { minh: TestAccount }, path: string) =>
  <T>(method: string, rest: string, body?: unknown, { token } = given.minh): Got<T> =>
    call(method, path + rest, { token, ...(body !== undefined && { body }) });
