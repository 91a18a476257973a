import { Link } from '../../ui/navigation/Link';
import type { AdminHotel } from '../../api/partner';
import { paths } from '../../../site/paths';
import { adminTexts } from '../../i18n/en/partner/admin';
import { StatusTag } from '../ui/StatusTag';
import type { TableColumn } from '../ui/table/columns';
import { actionsColumn, createdColumn, named } from './sharedColumns';
import { SuspendButton } from './SuspendButton';
import styles from './admin.module.css';

const { hotels: texts } = adminTexts;
const { columns: titles } = texts;

const TONES = { LISTED: 'good', DRAFT: 'quiet', SUSPENDED: 'bad' } as const;

type OnDecide = (hotel: AdminHotel) => void;

export function hotelColumns(onDecide: OnDecide): TableColumn<AdminHotel>[] {
  return [
    {
      key: 'name',
      title: titles.name,
      sortKey: 'name',
      rowHeader: true,
      always: true,
      // Only what is on sale has a page to look at.
      render: ({ id, name, state, ownerSuspended }) =>
        state === 'LISTED' && !ownerSuspended ? <Link to={paths.hotel(id)}>{name}</Link> : name,
    },
    {
      key: 'city',
      title: titles.city,
      sortKey: 'city',
      render: ({ city }) => city || <span className="quiet">{texts.noCity}</span>,
    },
    {
      key: 'owner',
      title: titles.owner,
      sortKey: 'owner',
      render: ({ ownerName, ownerEmail }) => named(ownerName, ownerEmail),
    },
    { key: 'rooms', title: titles.rooms, numeric: true, render: ({ numRooms }) => numRooms },
    { key: 'state', title: titles.state, render: (hotel) => <State hotel={hotel} /> },
    createdColumn(titles.created),
    actionsColumn((hotel) => <DecideButton hotel={hotel} onDecide={onDecide} />),
  ];
}

function State({ hotel: { state, suspendedReason, ownerSuspended } }: { hotel: AdminHotel }) {
  return (
    <>
      <StatusTag tone={TONES[state]}>{texts.states[state]}</StatusTag>
      {ownerSuspended && <StatusTag tone="bad">{texts.ownerSuspended}</StatusTag>}
      {suspendedReason !== null && (
        <span className={styles.reason}>{adminTexts.reasonIs(suspendedReason)}</span>
      )}
    </>
  );
}

function DecideButton({ hotel, onDecide }: { hotel: AdminHotel; onDecide: OnDecide }) {
  const suspend = hotel.state !== 'SUSPENDED';
  const name = suspend ? texts.suspendOf(hotel.name) : texts.restoreOf(hotel.name);
  return <SuspendButton suspend={suspend} name={name} onPress={() => onDecide(hotel)} />;
}
