import { madeForAccount, makeOnce } from '../../accounts/keys/makeOnce';
import { searchText } from '../../../domain/search/searchText';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Handlers, Schemas } from '../../http/operations';
import { pageOf } from '../../http/page';
import { refusedWhenTaken } from '../../http/refusedWhenTaken';
import { recordOwnerChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
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
  type VoucherWording,
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

const CODE_TAKEN = { code: 'codeTaken' } as const;

export function voucherHandlers(services: Services): VoucherHandlers {
  const { db, saveForAccount, clock, settings } = services;

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
      return shown({ ownerId: account.id, id });
    },

    async createVoucher(call) {
      const ownerId = call.account.id;
      const wording = wordingOf(call.body, newVoucherDefaults);
      const id = await makeOnce(
        madeForAccount(services, ownerId),
        'createVoucher',
        call,
        (inKeyedTransaction) =>
          refusedWhenTaken(
            inKeyedTransaction((tx) => addVoucher(tx, ownerId, wording)),
            CODE_TAKEN,
          ),
      );
      return shown({ ownerId, id });
    },

    async updateVoucher({ account, params: { id }, body: { version, ...body } }) {
      const own = { ownerId: account.id, id };
      const stored = await ownVoucher(db, own);
      if (!stored) throw notFound();
      const wording = wordingOf(body, stored);
      const change = async (tx: Db) => {
        const row = await changeVoucher(tx, { ...own, version }, wording);
        if (!row) throw await whyNotChanged(tx, { ...own, version });
        return row;
      };
      const row = await refusedWhenTaken(changing(account.id, change), CODE_TAKEN);
      return toVoucher(row, clock.now());
    },

    async deleteVoucher({ account, params: { id } }) {
      await changing(account.id, async (tx) => {
        const own = { ownerId: account.id, id };
        if (!(await removeVoucher(tx, own, clock.now()))) throw notFound();
      });
      return { message: 'The discount is deleted.' };
    },

    async previewVoucher({ account, body }) {
      return previewedPrice(db, account.id, body, { now: clock.now(), rates: settings.rates });
    },
  };

  async function shown(own: { ownerId: number; id: number }): Promise<Schemas['Voucher']> {
    const row = await ownVoucher(db, own);
    if (!row) throw notFound();
    return toVoucher(row, clock.now());
  }

  async function addVoucher(tx: Db, ownerId: number, wording: VoucherWording): Promise<number> {
    const row = await insertVoucher(tx, ownerId, wording, clock.now());
    if (!row) throw new Error('The voucher was not stored.');
    await recordPrices(tx, ownerId);
    return row.id;
  }

  /** What is refused is undone, and nobody is told of it. */
  function changing<T>(ownerId: number, work: (tx: Db) => Promise<T>): Promise<T> {
    return saveForAccount(ownerId, async (tx) => {
      const result = await work(tx);
      await recordPrices(tx, ownerId);
      return result;
    });
  }

  async function whyNotChanged(tx: Db, own: { ownerId: number; id: number; version: number }) {
    const stored = await ownVoucher(tx, own);
    if (!stored) return notFound();
    if (stored.version !== own.version) return new ApiError('STALE');
    return invalid({ quantity: { error: 'belowUsed', value: stored.used } });
  }
}

/** What is taken off without a code is taken off in all of the owner's hotels. */
function recordPrices(tx: Db, ownerId: number): Promise<void> {
  return recordOwnerChange(tx, ownerId, { kind: 'PRICES' });
}

function filterOf(
  { text, status }: { text?: string | undefined; status?: Schemas['VoucherStatus'] | undefined },
  now: Date,
): VoucherFilter {
  return { text: searchText(text ?? ''), status, now };
}
