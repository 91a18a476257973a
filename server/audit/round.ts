import { vietnamToday } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { hotelsAfter } from '../hotels/queries';
import type { Terms } from '../rooms/nights/compileNights';
import {
  bookingContradictions,
  hotelsWithSeasons,
  hotelsWithStays,
  newsContradictions,
  nightContradictions,
  priceContradictions,
  typeContradictions,
  type Contradictions,
} from './hotel.queries';
import { seasonContradictions } from './seasons';
import {
  keyContradictions,
  keysAfter,
  mailContradictions,
  ownerAfter,
  voucherContradictions,
  type KeyRow,
} from './market.queries';

const HOUR_MS = 3_600_000;
/** The relay gives up after five days; an hour later it has had its chance to. */
const STUCK_MS = 5 * 24 * HOUR_MS + HOUR_MS;
const HOTELS_AT_ONCE = 100;
const KEYS_AT_ONCE = 1_000;

/** One look at one part of the marketplace. */
export interface Finding {
  /** What was looked at, as the log names it. */
  of: { hotelId?: number; ownerId?: number };
  contradictions: Contradictions;
}

/**
 * Looks at everything once, part by part: each hotel, each owner's vouchers, the keys, the mails.
 * Whoever takes the findings decides on the pace, so that a round may last past midnight: what the time is,
 * is asked for each part. No statement that compares spans more than one hotel or owner.
 */
export async function* auditRound(db: Db, termsNow: () => Terms): AsyncGenerator<Finding> {
  yield* auditHotels(db, termsNow);
  yield* auditVouchers(db);
  yield* auditKeys(db);
  yield {
    of: {},
    contradictions: await mailContradictions(db, new Date(termsNow().now.getTime() - STUCK_MS)),
  };
}

async function* auditHotels(db: Db, termsNow: () => Terms): AsyncGenerator<Finding> {
  let ids = await hotelsAfter(db, 0, HOTELS_AT_ONCE);
  while (ids.length > 0) {
    // Most hotels of a new marketplace have neither, and each statement costs its planning.
    const withStays = await hotelsWithStays(db, ids);
    const withSeasons = await hotelsWithSeasons(db, ids);
    for (const hotelId of ids) {
      const contradictions = {
        ...(await typeContradictions(db, hotelId)),
        ...(withSeasons.has(hotelId) && (await seasonContradictions(db, hotelId, termsNow))),
        ...(withStays.has(hotelId) && (await stayContradictions(db, hotelId, termsNow))),
      };
      yield { of: { hotelId }, contradictions };
    }
    ids = await hotelsAfter(db, ids.at(-1)!, HOTELS_AT_ONCE);
  }
}

async function stayContradictions(
  db: Db,
  hotelId: number,
  termsNow: () => Terms,
): Promise<Contradictions> {
  return {
    ...(await nightContradictions(db, hotelId, vietnamToday(termsNow().now))),
    ...(await bookingContradictions(db, hotelId)),
    ...(await priceContradictions(db, hotelId)),
    ...(await newsContradictions(db, hotelId, termsNow().now)),
  };
}

async function* auditVouchers(db: Db): AsyncGenerator<Finding> {
  let ownerId = await ownerAfter(db, 0);
  while (ownerId !== undefined) {
    yield { of: { ownerId }, contradictions: await voucherContradictions(db, ownerId) };
    ownerId = await ownerAfter(db, ownerId);
  }
}

async function* auditKeys(db: Db): AsyncGenerator<Finding> {
  let last: Pick<KeyRow, 'userId' | 'key'> | undefined = { userId: 0, key: '' };
  while (last) {
    const keys: KeyRow[] = await keysAfter(db, last, KEYS_AT_ONCE);
    yield { of: {}, contradictions: await keyContradictions(db, keys) };
    last = keys.at(-1);
  }
}
