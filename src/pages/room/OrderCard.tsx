import { MAX_CHILDREN_OF_ORDER } from '../../../domain/stays/party';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDong } from '../../../domain/money/money';
import type { RoomDetail } from '../../api';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { roomsTexts } from '../../i18n/rooms';
import { stayTexts } from '../../i18n/stays';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { BottomBar } from '../../ui/layout/BottomBar';
import { StayPrice } from '../../entities/booking/StayPrice';
import { QuoteLines } from '../../entities/stay/QuoteLines';
import { StayDatesField } from '../../entities/stay/StayDatesField';
import { OrderStatus, STATUS_ID } from './OrderStatus';
import { useRoomOrder } from './useRoomOrder';
import { classNames } from '../../ui/classNames';
import styles from './OrderCard.module.css';

type Order = ReturnType<typeof useRoomOrder>;

const DATES_ID = 'order-dates';

/**
 * Dates, party, price and the order button. On small screens the questions stand in the page and a
 * bar at its foot keeps the total and the button in reach.
 */
export function OrderCard({ room }: { room: RoomDetail }) {
  const texts = useTexts(roomsTexts).card;
  const order = useRoomOrder(room);
  const navigate = useNavigate();
  const [askedForDates, setAskedForDates] = useState(false);
  const fieldsRef = useRef<HTMLElement>(null);

  const askForDates = () => {
    setAskedForDates(true);
    fieldsRef.current?.scrollIntoView({ block: 'center' });
    fieldsRef.current?.querySelector<HTMLElement>(`#${DATES_ID}`)?.focus({ preventScroll: true });
  };
  const orderNow = () => {
    if (!order.isComplete || !order.stay) return askForDates();
    void navigate(paths.bookingDetails(order.stay), {
      state: { selectedRooms: [room], hotel: room.hotel },
    });
  };
  const blocked =
    room.onSale === false ||
    !order.hasPrice ||
    order.partyError !== null ||
    order.availability === 'taken' ||
    typeof order.availability === 'object';

  return (
    <section
      aria-label={texts.label}
      className={classNames('surface', 'column', styles.order)}
      ref={fieldsRef}
    >
      <StayPrice room={order.hasPrice ? room : { ...room, price: undefined }} large />
      <OrderFields room={room} order={order} missingDates={askedForDates && !order.isComplete} />
      {order.hasPrice && <QuoteLines quote={order.quote} rooms={1} />}
      <OrderStatus room={room} order={order} />
      <BottomBar className={styles.bar}>
        {order.hasPrice && <BarSummary order={order} />}
        <Button
          size="large"
          disabled={blocked}
          aria-describedby={blocked ? STATUS_ID : undefined}
          onClick={orderNow}
        >
          {texts.order}
        </Button>
      </BottomBar>
      <p className="note">{texts.payLater}</p>
    </section>
  );
}

type OrderFieldsProps = { room: RoomDetail; order: Order; missingDates: boolean };

function OrderFields({ room, order, missingDates }: OrderFieldsProps) {
  const texts = useTexts(roomsTexts).card;
  const { errors } = useTexts(stayTexts);
  const { adults, children, chooseParty, capacity } = order;
  return (
    <>
      <StayDatesField
        id={DATES_ID}
        value={order.dates}
        onChange={order.chooseDates}
        pricesOf={{ hotelId: room.hotelId, roomId: room.id, adults, children }}
        error={order.dateError || (missingDates ? errors.notADay : undefined)}
      />
      <div className={styles.party}>
        <Field label={texts.adults} error={order.partyError ?? undefined}>
          <Select
            name="adults"
            value={String(adults)}
            onChange={(event) => chooseParty({ adults: Number(event.target.value), children })}
            options={choices(1, capacity)}
          />
        </Field>
        <Field label={texts.children}>
          <Select
            name="children"
            value={String(children)}
            onChange={(event) => chooseParty({ adults, children: Number(event.target.value) })}
            options={choices(0, MAX_CHILDREN_OF_ORDER)}
          />
        </Field>
      </div>
    </>
  );
}

function choices(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, step) => {
    const count = String(from + step);
    return { value: count, label: count };
  });
}

/** What stands beside the button at the foot of a small screen. */
function BarSummary({ order }: { order: Order }) {
  const texts = useTexts(roomsTexts).card;
  return (
    <p className={styles.summary}>
      <strong className={styles.total}>{formatDong(order.quote.total)}</strong>
      <span className="note">{texts.totalFor(order.quote.nights)}</span>
    </p>
  );
}
