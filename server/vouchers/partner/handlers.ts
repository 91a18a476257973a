import { searchText } from '../../../domain/search/searchText';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Handlers, Schemas } from '../../http/operations';
import { pageOf } from '../../http/page';
import { recordOwnerChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import { isTaken } from '../../db/sqlStates';
import { inTransaction } from '../../db/transaction';
import type { Services } from '../../services';
import { toVoucher, voucherTable } from './mappers';
import {
  changeVoucher,
  insertVoucher,
  ownVoucher,
  removeVoucher,
  voucherCount,
  vouchersOfOwner,
  type VoucherFilter,
} from './queries';
import { previewedPrice } from './preview';
import { newVoucherDefaults, wordingOf } from './wording';

type VoucherHandlers = Pick<
  Handlers,
  | 'listVouchers'
  | 'exportVouchers'
  | 'getVoucher'
  | 'createVoucher'
  | 'updateVoucher'
  | 'deleteVoucher'
  | 'previewVoucher'
>;

export function voucherHandlers({ db, clock, settings }: Services): VoucherHandlers {
  return {
    async listVouchers({ account, query: { page = 0, size = 10, sort, ...query } }) {
      const filter = filterOf(query, clock.now());
      const part = { page, size };
      const rows = await vouchersOfOwner(db, account.id, filter, { sort, page: part });
      const total = await voucherCount(db, account.id, filter);
      return pageOf(
        rows.map((row) => toVoucher(row, filter.now)),
        total,
        part,
      );
    },

    async exportVouchers({ account, query: { sort, ...query } }) {
      const filter = filterOf(query, clock.now());
      return voucherTable(await vouchersOfOwner(db, account.id, filter, { sort }), filter.now);
    },

    async getVoucher({ account, params: { id } }) {
      const row = await ownVoucher(db, { ownerId: account.id, id });
      if (!row) throw notFound();
      return toVoucher(row, clock.now());
    },

    async createVoucher({ account, body }) {
      const now = clock.now();
      const wording = wordingOf(body, newVoucherDefaults);
      const row = await withFreeCode(
        changing(account.id, (tx) => insertVoucher(tx, account.id, wording, now)),
      );
      if (!row) throw new Error('The voucher was not stored.');
      return toVoucher(row, now);
    },

    async updateVoucher({ account, params: { id }, body: { version, ...body } }) {
      const own = { ownerId: account.id, id };
      const stored = await ownVoucher(db, own);
      if (!stored) throw notFound();
      const wording = wordingOf(body, stored);
      const row = await withFreeCode(
        changing(account.id, (tx) => changeVoucher(tx, { ...own, version }, wording)),
      );
      if (!row) throw await whyNotChanged({ ...own, version });
      return toVoucher(row, clock.now());
    },

    async deleteVoucher({ account, params: { id } }) {
      const removed = await changing(account.id, (tx) =>
        removeVoucher(tx, { ownerId: account.id, id }, clock.now()),
      );
      if (!removed) throw notFound();
      return { message: 'The discount is deleted.' };
    },

    async previewVoucher({ account, body }) {
      return previewedPrice(db, account.id, body, { now: clock.now(), rates: settings.rates });
    },
  };

  /** What is taken off without a code is taken off in all of the owner's hotels. */
  function changing<T>(ownerId: number, work: (tx: Db) => Promise<T>): Promise<T> {
    return inTransaction(db, async (tx) => {
      const result = await work(tx);
      await recordOwnerChange(tx, ownerId, { kind: 'PRICES' });
      return result;
    });
  }

  async function whyNotChanged(own: { ownerId: number; id: number; version: number }) {
    const stored = await ownVoucher(db, own);
    if (!stored) return notFound();
    if (stored.version !== own.version) return new ApiError('STALE');
    return invalid({ quantity: { error: 'belowUsed', value: stored.used } });
  }
}

function filterOf(
  { text, status }: { text?: string | undefined; status?: Schemas['VoucherStatus'] | undefined },
  now: Date,
): VoucherFilter {
  return { text: searchText(text ?? ''), status, now };
}

async function withFreeCode<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (isTaken(error)) throw invalid({ code: 'codeTaken' });
    throw error;
  }
}
