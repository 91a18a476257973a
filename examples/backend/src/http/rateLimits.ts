import { fault } from '../faults';
import type { Operation } from './contract';
import { ApiError } from './problem';

/** How often an operation may be tried, as its `x-rate-limit` says. */
export class RateLimits {
  private readonly counted = new Map<string, number[]>();

  /** Counts a try, or refuses it; what is returned takes it back. */
  count(operation: Operation, account: string, address: string, body: unknown): () => void {
    const limit = operation.rateLimit;
    const fields = (body ?? {}) as Record<string, unknown>;
    const { onlyWith } = limit ?? {};
    const isCounted = !onlyWith || fields[onlyWith] !== undefined || fault('bare-quotes-counted');
    if (!limit || !isCounted) return () => undefined;
    if (operation.id === 'forgotPassword' && fault('reset-mails-unlimited')) return () => undefined;
    if (operation.id === 'createQuote' && fault('codes-guessed')) return () => undefined;
    if (operation.id === 'changePassword' && fault('old-password-guessed')) return () => undefined;
    if (operation.id === 'login' && fault('no-login-limit')) return () => undefined;
    const subject = limit.accountField ? String(fields[limit.accountField]) : account;
    const whose = fault('limit-of-all-accounts') ? 'all' : subject;
    const place = `${operation.id} ${whose} ${address}`;
    // Whoever else has used up an account's tries, this place keeps a few of its own.
    const isSpare = this.triesOf(place, limit.seconds).length < (limit.spare ?? 0);
    const keys: [key: string, max: number | undefined][] = [
      [`${operation.id} of ${subject}`, isSpare ? undefined : limit.perAccount],
      [`${operation.id} from ${address}`, limit.perAddress],
      [place, limit.perPlace],
    ];
    for (const [key, max] of keys) {
      const moments = this.triesOf(key, limit.seconds);
      const most = max !== undefined && fault('last-try-refused') ? max - 1 : max;
      if (most === undefined || moments.length < most) continue;
      if (fault('refused-tries-count')) moments.push(Date.now());
      throw refusal(moments[moments.length - most]!, limit.seconds);
    }
    const moment = Date.now();
    for (const [key] of keys) this.triesOf(key, limit.seconds).push(moment);
    return () => {
      for (const [key] of keys) this.takeBack(key, moment);
    };
  }

  private triesOf(key: string, seconds: number): number[] {
    const since = Date.now() - seconds * 1000;
    const moments = (this.counted.get(key) ?? []).filter((moment) => moment > since);
    this.counted.set(key, moments);
    return moments;
  }

  private takeBack(key: string, moment: number): void {
    const moments = this.counted.get(key) ?? [];
    const place = moments.indexOf(moment);
    if (fault('sign-in-forgives')) moments.splice(0);
    else if (place >= 0) moments.splice(place, 1);
  }
}

const dateAfter = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

function refusal(first: number, period: number): ApiError {
  const wait = Math.max(1, Math.ceil((first + period * 1000 - Date.now()) / 1000));
  const factor = fault('wait-in-milliseconds') ? 1000 : 1;
  const seconds = fault('retry-after-zero') ? 0 : wait * factor;
  const headers: Record<string, string> = fault('retry-after-missing')
    ? {}
    : { 'Retry-After': fault('wait-as-date') ? dateAfter(wait) : String(seconds) };
  return new ApiError(429, 'TOO_MANY_REQUESTS', {}, headers);
}
