import { randomUUID } from 'node:crypto';
import { call } from './client';
import { sharedServer } from './server/serverControl';

export interface VoucherAnswer {
  id: number;
  code: string;
  discountPercent: number | null;
  discountAmount: number | null;
  currency: string;
  startDate: string;
  expirationDate: string;
  quantity: number;
  remainingQuantity: number;
  usedCount: number;
  isActive: boolean;
  autoApply: boolean;
  description: string | null;
  version: number;
}

const HOUR_MS = 3_600_000;

/** The moment so many hours from now. */
export function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}

/** A code that no other test has. */
export function freshCode(): string {
  return `MA${randomUUID().slice(0, 8).toUpperCase()}`;
}

/** What a partner sends for a voucher of ten percent that is in force and unlimited. */
export function voucherBody(changes: object = {}) {
  return {
    code: freshCode(),
    startDate: hoursFromNow(-1),
    expirationDate: hoursFromNow(24),
    ...('discountAmount' in changes ? {} : { discountPercent: 10 }),
    ...changes,
  };
}

export async function newVoucher(
  { token }: { token: string },
  changes: object = {},
  { url }: { url: string } = sharedServer(),
): Promise<VoucherAnswer> {
  const { status, body } = await call<VoucherAnswer>('POST', '/api/partner/vouchers/create', {
    url,
    token,
    body: voucherBody(changes),
  });
  if (status !== 201) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function readVoucher(
  { token }: { token: string },
  { id }: Pick<VoucherAnswer, 'id'>,
): Promise<VoucherAnswer> {
  return (await call<VoucherAnswer>('GET', `/api/partner/vouchers/${id}`, { token })).body;
}
