import { Button } from 'antd';
import { formatAmount, formatDong } from '../../../../domain/money/money';
import type { PartnerRoom, StatusTonight } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { ButtonLink } from '../../ui/ButtonLink';
import { StatusTag } from '../../ui/StatusTag';
import type { TableColumn } from '../../ui/table/columns';
import { PriceEditor } from './PriceEditor';
import { roomLabel } from './roomChoices';
import { Difference, TypeLink } from './types/OfType';
import styles from './rooms.module.css';

interface RoomActs {
  /** The room whose price is being changed in its row. */
  editing: number | null;
  edit: (room: PartnerRoom) => void;
  endEdit: () => void;
  changePrice: (room: PartnerRoom, price: number) => Promise<unknown>;
  remove: (room: PartnerRoom) => void;
}

const tones = { AVAILABLE: 'good', BOOKED: 'info', MAINTENANCE: 'bad', CLOSED: 'quiet' } as const;

export function RoomStatusTag({ status }: { status: StatusTonight }) {
  return <StatusTag tone={tones[status]}>{texts.statuses[status]}</StatusTag>;
}

/** The price in the hotel's currency, where that is another one in dong too, and what tonight costs where that differs. */
export function RoomPrice({ room }: { room: PartnerRoom }) {
  const { price, currency, travellerPrice, tonightPrice } = room;
  return (
    <>
      {formatAmount(price, currency)}
      {currency !== 'VND' && (
        <span className={styles.travellers}>
          <span className="visuallyHidden">{texts.travellersSee} </span>
          {formatDong(travellerPrice)}
        </span>
      )}
      {tonightPrice !== undefined && (
        <span className={styles.tonight}> {texts.tonight(formatAmount(tonightPrice, 'VND'))}</span>
      )}
    </>
  );
}

export function roomColumns(acts: RoomActs): TableColumn<PartnerRoom>[] {
  const { columns } = texts;
  return [
    {
      key: 'number',
      title: columns.number,
      sortKey: 'roomNumber',
      width: '6.25rem',
      rowHeader: true,
      always: true,
      render: (room) => room.roomNumber,
    },
    { key: 'name', title: columns.name, hiddenAtFirst: true, render: (room) => room.name },
    { key: 'type', title: columns.type, sortKey: 'type', render: (room) => room.roomType },
    {
      key: 'typeName',
      title: columns.typeName,
      sortKey: 'typeName',
      wraps: true,
      render: (room) => <TypeLink room={room} />,
    },
    {
      key: 'capacity',
      title: columns.capacity,
      sortKey: 'capacity',
      numeric: true,
      render: (room) => room.capacity,
    },
    {
      key: 'beds',
      title: columns.beds,
      hiddenAtFirst: true,
      render: (room) => texts.bedsOf(room.numberOfBeds, room.typeBed),
    },
    {
      key: 'price',
      title: columns.price,
      sortKey: 'price',
      numeric: true,
      always: true,
      // Holds what changes a price, so that nothing moves when it appears.
      width: '12.1875rem',
      render: (room) => <PriceCell room={room} acts={acts} />,
    },
    {
      key: 'difference',
      title: columns.difference,
      sortKey: 'difference',
      numeric: true,
      render: (room) => <Difference room={room} />,
    },
    {
      key: 'status',
      title: columns.status,
      sortKey: 'status',
      render: (room) => <RoomStatusTag status={room.statusTonight} />,
    },
    {
      key: 'services',
      title: columns.services,
      hiddenAtFirst: true,
      render: (room) => room.services.map(({ name }) => name).join(', '),
    },
    {
      key: 'actions',
      title: columns.actions,
      always: true,
      render: (room) => <Actions room={room} remove={acts.remove} />,
    },
  ];
}

function PriceCell({ room, acts }: { room: PartnerRoom; acts: RoomActs }) {
  if (acts.editing === room.id) {
    return <PriceEditor room={room} save={acts.changePrice} onDone={acts.endEdit} />;
  }
  return (
    <Button
      type="text"
      size="small"
      className={styles.price ?? ''}
      title={texts.price.change}
      onClick={() => acts.edit(room)}
    >
      <span className="visuallyHidden">{texts.price.changeOf(roomLabel(room))}: </span>
      <span>
        <RoomPrice room={room} />
      </span>
    </Button>
  );
}

function Actions({ room, remove }: { room: PartnerRoom; remove: RoomActs['remove'] }) {
  const label = roomLabel(room);
  return (
    <span className={styles.actions}>
      <ButtonLink small to={paths.updateRoom(room.id)} label={texts.editOf(label)}>
        {texts.edit}
      </ButtonLink>
      <Button size="small" danger aria-label={texts.deleteOf(label)} onClick={() => remove(room)}>
        {texts.delete}
      </Button>
    </span>
  );
}
