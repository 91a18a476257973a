import { Button } from 'antd';
import { formatAmount } from '../../../../domain/money/money';
import { displayStatus, isUsedUp, usesOf } from '../../../../domain/vouchers/voucher';
import type { Voucher, VoucherStatus } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { voucherTexts as texts } from '../../../i18n/en/partner/vouchers';
import { ButtonLink } from '../../ui/ButtonLink';
import { dayWordsOf, momentWords } from '../../ui/dates/dateWords';
import { StatusTag } from '../../ui/StatusTag';
import type { TableColumn } from '../../ui/table/columns';
import styles from './vouchers.module.css';

const tones = { active: 'good', scheduled: 'waiting', expired: 'quiet' } as const;

export function statusOf({ isActive, startDate }: Voucher): VoucherStatus {
  return displayStatus({ isActive, startDate: new Date(startDate) }, new Date());
}

export function voucherColumns(remove: (voucher: Voucher) => void): TableColumn<Voucher>[] {
  const { columns } = texts;
  return [
    {
      key: 'code',
      title: columns.code,
      sortKey: 'code',
      rowHeader: true,
      always: true,
      render: ({ code }) => code,
    },
    { key: 'discount', title: columns.discount, numeric: true, render: discountText },
    {
      key: 'period',
      title: columns.period,
      sortKey: 'expiration',
      render: ({ startDate, expirationDate }) => (
        <span className={styles.period}>
          <span>{dayWordsOf(startDate)} –</span> <span>{dayWordsOf(expirationDate)}</span>
        </span>
      ),
    },
    {
      key: 'starts',
      title: columns.starts,
      sortKey: 'start',
      hiddenAtFirst: true,
      render: ({ startDate }) => momentWords(startDate),
    },
    {
      key: 'expires',
      title: columns.expires,
      hiddenAtFirst: true,
      render: ({ expirationDate }) => momentWords(expirationDate),
    },
    {
      key: 'usage',
      title: columns.usage,
      sortKey: 'used',
      numeric: true,
      render: (voucher) => (
        <span className={styles.usage}>
          <span>{`${usesOf(voucher)}/${voucher.quantity || texts.unlimited}`}</span>
          {isUsedUp(voucher) && <span className="note">{texts.usedUp}</span>}
        </span>
      ),
    },
    {
      key: 'status',
      title: columns.status,
      render: (voucher) => {
        const status = statusOf(voucher);
        return <StatusTag tone={tones[status]}>{texts.statuses[status]}</StatusTag>;
      },
    },
    {
      key: 'automatic',
      title: columns.automatic,
      render: ({ autoApply }) => (autoApply ? texts.automatic : texts.byCode),
    },
    {
      key: 'description',
      title: columns.description,
      hiddenAtFirst: true,
      wraps: true,
      render: ({ description }) => description,
    },
    {
      key: 'actions',
      title: columns.actions,
      always: true,
      render: (voucher) => <Actions voucher={voucher} remove={remove} />,
    },
  ];
}

/** `10%` or `$12.50`. */
function discountText({ discountPercent, discountAmount, currency }: Voucher): string {
  if (discountPercent !== null) return `${discountPercent}%`;
  return formatAmount(discountAmount ?? 0, currency);
}

type ActionsProps = { voucher: Voucher; remove: (voucher: Voucher) => void };

function Actions({ voucher, remove }: ActionsProps) {
  const { id, code } = voucher;
  return (
    <span className={styles.actions}>
      <ButtonLink small to={paths.editVoucher(id)} label={texts.editOf(code)}>
        {texts.edit}
      </ButtonLink>
      <Button size="small" danger aria-label={texts.deleteOf(code)} onClick={() => remove(voucher)}>
        {texts.delete}
      </Button>
    </span>
  );
}
