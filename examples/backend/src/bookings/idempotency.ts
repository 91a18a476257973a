import { fault } from '../faults';
import { callerOf, type Call } from '../http/call';
import { invalid } from '../http/problem';
import type { Booking } from '../store';

/** The same whatever the order of fields. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null || fault('key-after-order')) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, part]) => [name, canonical(part)]));
}

/** A key is the account's own, and for one request. */
export class KeyedRequest {
  private readonly name: string | undefined;
  private readonly body: string;

  constructor(
    private readonly call: Call,
    subject: string,
  ) {
    const owner = fault('key-of-everybody') ? 'all' : callerOf(call).id;
    const isUnread =
      (subject.startsWith('change') && fault('key-of-change-ignored')) ||
      (subject.startsWith('desk') && fault('key-of-desk-ignored'));
    const key = fault('key-any-case') ? call.key?.toLowerCase() : call.key;
    this.name = key && !isUnread && !fault('key-ignored') ? `${owner} ${key}` : undefined;
    this.body = JSON.stringify([subject, canonical(call.body)]);
  }

  /** What the same key has made before. */
  made(): Booking | undefined {
    const use = this.name === undefined ? undefined : this.call.store.keys.get(this.name);
    if (!use && this.name !== undefined && fault('key-burnt-by-refusal')) {
      this.call.store.keys.set(this.name, { body: this.body, bookingId: '' });
    }
    if (!use) return undefined;
    const isOther = use.body !== this.body && !fault('key-of-everybody');
    if (isOther && !fault('key-with-other-body')) throw invalid('Idempotency-Key', 'KEY_USED');
    const booking = this.call.store.bookings.get(use.bookingId);
    const isOver = booking?.status === 'CANCELLED' && fault('key-over-with-booking');
    return isOver ? undefined : booking;
  }

  keep(booking: Booking): Booking {
    if (this.name !== undefined) {
      this.call.store.keys.set(this.name, { body: this.body, bookingId: booking.id });
    }
    return booking;
  }
}
