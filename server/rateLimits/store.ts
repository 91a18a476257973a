import { createHmac } from 'node:crypto';
import { emailKey } from '../../domain/accounts/credentials';
import type { RateLimitStore, Tally } from '../http/rateLimit';
import { cannotStore } from '../db/readOnly';
import type { Services } from '../services';
import { addOne, takeOneOff, type CountRow } from './queries';

/** Counts tries in the database; nobody can read from it who tried. */
export function rateLimitStore({ db, clock, settings }: Services): RateLimitStore {
  const hidden = (name: string) =>
    createHmac('sha256', settings.jwtKeys[0]).update(`tries\n${name}`).digest('base64url');
  const own = new Map<string, CountRow>();

  return {
    emailKey,

    async add(names, seconds) {
      const now = clock.now();
      const endsAt = new Date(now.getTime() + seconds * 1000);
      const plain = new Map(names.map((name) => [hidden(name), name]));
      const rows = await orElse(addOne(db, [...plain.keys()], { now, endsAt }), () =>
        [...plain.keys()].map((name) => addOwn(own, { name, count: 0, endsAt }, now)),
      );
      return new Map(rows.map((row) => [plain.get(row.name) ?? '', tallyOf(row, now)]));
    },

    async takeBack(names) {
      const all = names.map(hidden);
      await orElse(takeOneOff(db, all), () => all.forEach((name) => takeOneOffOwn(own, name)));
    },
  };
}

/** While nothing can be stored this process counts for itself: signing in goes on, guessing does not. */
async function orElse<T>(stored: Promise<T>, own: () => T): Promise<T> {
  try {
    return await stored;
  } catch (error) {
    if (!cannotStore(error)) throw error;
    return own();
  }
}

function addOwn(own: Map<string, CountRow>, fresh: CountRow, now: Date): CountRow {
  if (own.size > 10_000) forgetEnded(own, now);
  const known = own.get(fresh.name);
  const row = known && known.endsAt > now ? known : fresh;
  row.count += 1;
  own.set(row.name, row);
  return row;
}

function forgetEnded(own: Map<string, CountRow>, now: Date): void {
  for (const { name, endsAt } of own.values()) if (endsAt <= now) own.delete(name);
}

function takeOneOffOwn(own: Map<string, CountRow>, name: string): void {
  const row = own.get(name);
  if (row && row.count > 0) row.count -= 1;
}

function tallyOf({ count, endsAt }: CountRow, now: Date): Tally {
  return { count, secondsLeft: Math.ceil((endsAt.getTime() - now.getTime()) / 1000) };
}
