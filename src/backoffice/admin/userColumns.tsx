import { Link } from '../../ui/navigation/Link';
import type { AdminUser } from '../../api/partner';
import { paths } from '../../../site/paths';
import { adminTexts } from '../../i18n/en/partner/admin';
import { StatusTag } from '../ui/StatusTag';
import type { TableColumn } from '../ui/table/columns';
import { actionsColumn, createdColumn } from './sharedColumns';
import { SuspendButton } from './SuspendButton';
import styles from './admin.module.css';

const { users: texts } = adminTexts;
const { columns: titles } = texts;

type Options = {
  /** The administrator's own account, which they cannot suspend. */
  ownId: number | undefined;
  onDecide: (user: AdminUser) => void;
};

export function userColumns({ ownId, onDecide }: Options): TableColumn<AdminUser>[] {
  return [
    {
      key: 'name',
      title: titles.name,
      sortKey: 'name',
      rowHeader: true,
      always: true,
      render: ({ fullName }) => fullName,
    },
    { key: 'email', title: titles.email, sortKey: 'email', render: ({ email }) => email },
    {
      key: 'phone',
      title: titles.phone,
      hiddenAtFirst: true,
      render: ({ phone }) => phone ?? texts.noPhone,
    },
    { key: 'role', title: titles.role, render: ({ role }) => texts.roles[role] },
    { key: 'hotels', title: titles.hotels, numeric: true, render: hotelsOf },
    { key: 'state', title: titles.state, render: (user) => <State user={user} /> },
    createdColumn(titles.created),
    actionsColumn((user) =>
      user.id === ownId ? (
        <span className="quiet">{texts.you}</span>
      ) : (
        <DecideButton user={user} onDecide={onDecide} />
      ),
    ),
  ];
}

function hotelsOf({ hotels, fullName, email }: AdminUser) {
  if (hotels === 0) return hotels;
  return (
    <Link to={paths.adminHotels({ q: email })} aria-label={texts.hotelsOf(fullName, hotels)}>
      {hotels}
    </Link>
  );
}

function State({ user: { suspendedReason, verified } }: { user: AdminUser }) {
  if (suspendedReason !== null) {
    return (
      <>
        <StatusTag tone="bad">{texts.states.suspended}</StatusTag>
        <span className={styles.reason}>{adminTexts.reasonIs(suspendedReason)}</span>
      </>
    );
  }
  if (!verified) return <StatusTag tone="waiting">{texts.states.unverified}</StatusTag>;
  return <StatusTag tone="good">{texts.states.active}</StatusTag>;
}

function DecideButton({ user, onDecide }: { user: AdminUser } & Pick<Options, 'onDecide'>) {
  const suspend = user.suspendedReason === null;
  const name = suspend ? texts.suspendOf(user.fullName) : texts.restoreOf(user.fullName);
  return <SuspendButton suspend={suspend} name={name} onPress={() => onDecide(user)} />;
}
