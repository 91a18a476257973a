import { Button } from 'antd';
import { useMemo } from 'react';
import { partnerApi, useListVouchersQuery, type Voucher } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { voucherTexts as texts } from '../../../i18n/en/partner/vouchers';
import { PageHeader } from '../../ui/PageHeader';
import { choiceOf } from '../../../../site/filterReaders';
import { TableFilter } from '../../ui/table/filters';
import { useTableState } from '../../ui/table/useTableState';
import { ListTable } from '../ListTable';
import { useWholeList } from '../useWholeList';
import { useDeleteVouchers } from './useDeleteVouchers';
import { statusOf, voucherColumns } from './voucherColumns';

const statuses = ['active', 'scheduled', 'expired'] as const;
const statusOptions = statuses.map((value) => ({ value, label: texts.statuses[value] }));

const options = {
  filters: { status: choiceOf(...statuses) },
  sorts: ['code', 'start', 'expiration', 'used'],
} as const;

const statusFilter = {
  name: 'status',
  label: texts.status,
  options: statusOptions,
  allLabel: texts.allStatuses,
} as const;

/** The partner's discounts. */
export default function VouchersPage() {
  const table = useTableState(options);
  const answer = useListVouchersQuery(table.args);
  const remove = useDeleteVouchers();
  const columns = useMemo(() => voucherColumns((voucher) => void remove([voucher])), [remove]);
  const whole = useWholeList({
    list: partnerApi.endpoints.listVouchers,
    csv: partnerApi.endpoints.exportVouchers,
    fileName: 'discounts.csv',
    args: table.exportArgs,
  });

  return (
    <>
      <PageHeader title={texts.title} />
      <ListTable<Voucher>
        name="vouchers"
        texts={texts}
        addAt={paths.newVoucher()}
        state={table}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ code }) => code}
        filters={<TableFilter table={table} {...statusFilter} />}
        rowClass={(voucher) => (statusOf(voucher) === 'expired' ? 'quiet' : undefined)}
        bulk={(selected, clear) => (
          <Button danger onClick={() => void remove(selected).then((done) => done && clear())}>
            {texts.delete}
          </Button>
        )}
        {...whole}
      />
    </>
  );
}
