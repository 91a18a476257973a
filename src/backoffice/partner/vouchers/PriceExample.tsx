import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { formatDong } from '../../../../domain/money/money';
import { addDays, isDay, vietnamToday, type Stay } from '../../../../domain/stays/stay';
import {
  useListPartnerRoomsQuery,
  type PartnerRoom,
  type PriceLines as Lines,
  type VoucherTrial,
} from '../../../api/partner';
import { voucherTexts } from '../../../i18n/en/partner/vouchers';
import { PriceLines } from '../../../ui/display/PriceLines';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { DateInput } from '../../ui/dates/DateInput';
import { useChosenHotel, type HotelChoice } from '../rooms/hotelChoice';
import { HotelSelect } from '../rooms/HotelSelect';
import { roomsOf, RoomSelect } from './RoomSelect';
import { usePricePreview } from './usePricePreview';
import { appliesItself, discountOfValues, type VoucherValues } from './voucherValues';
import { classNames } from '../../../ui/classNames';
import styles from './vouchers.module.css';

const texts = voucherTexts.example;

/** What a traveller would pay with the discount as it stands in the form. */
export function PriceExample({ values }: { values: VoucherValues }) {
  const id = useId();
  const [picked, setPicked] = useState<HotelChoice>();
  const { hotel, hasNone } = useChosenHotel(picked?.id);
  return (
    <section className={classNames('surface', 'column', styles.example)} aria-labelledby={id}>
      <h2 id={id} className="likeH4">
        {texts.title}
      </h2>
      <p className="quiet">{hasNone ? texts.noHotel : texts.hint}</p>
      {!hasNone && (
        <Labelled label={texts.hotel}>
          {(fieldId) => <HotelSelect id={fieldId} value={hotel} onChange={setPicked} />}
        </Labelled>
      )}
      {hotel && <ExampleInHotel key={hotel.id} hotelId={hotel.id} values={values} />}
    </section>
  );
}

type ExampleInHotelProps = { hotelId: number; values: VoucherValues };

function ExampleInHotel({ hotelId, values }: ExampleInHotelProps) {
  const first = useListPartnerRoomsQuery(roomsOf(hotelId));
  const [picked, setPicked] = useState<PartnerRoom>();
  const [stay, setStay] = useState<Stay>(nextWeek);
  const room = picked ?? first.data?.content[0];
  const terms = discountOfValues(values);
  const discount = terms && { ...terms, autoApply: appliesItself(values) };
  const trial = room && discount ? trialOf(room, stay, discount) : null;

  if (first.data && !room) return <p>{texts.noRoom}</p>;
  return (
    <>
      <Labelled label={texts.room}>
        {(id) => <RoomSelect id={id} hotelId={hotelId} value={room} onChange={setPicked} />}
      </Labelled>
      <div className={styles.days}>
        <DayInput
          label={texts.checkIn}
          min={vietnamToday(new Date())}
          value={stay.checkIn}
          onChange={(checkIn) => setStay(movedTo(stay, checkIn))}
        />
        <DayInput
          label={texts.checkOut}
          min={stay.checkIn}
          value={stay.checkOut}
          onChange={(checkOut) => setStay({ ...stay, checkOut })}
        />
      </div>
      {discount ? <Price trial={trial} /> : <p role="status">{texts.badValue}</p>}
    </>
  );
}

function Price({ trial }: { trial: VoucherTrial | null }) {
  const { lines, error, checking } = usePricePreview(trial);
  const reasons = error && Object.values(error.fieldErrors);
  if (error && !checking) {
    return <p role="alert">{reasons?.[0] ?? error.message ?? texts.failed}</p>;
  }
  if (!lines) return <Skeleton height="7em" />;
  return (
    <div aria-busy={checking}>
      <PriceLines lines={linesOf(lines)} total={totalOf(lines)} />
    </div>
  );
}

function linesOf({ nights, roomTotal, discount, taxAndFeePercent, taxAndFee }: Lines) {
  return [
    { key: 'rooms', label: texts.roomTotal(nights), amount: formatDong(roomTotal) },
    { key: 'discount', label: texts.discount, amount: takenOff(discount), reduction: true },
    { key: 'tax', label: texts.taxAndFee(taxAndFeePercent), amount: formatDong(taxAndFee) },
  ];
}

function takenOff(discount: number): string {
  return discount > 0 ? `−${formatDong(discount)}` : formatDong(0);
}

function totalOf({ total }: Lines) {
  return { label: texts.total, amount: formatDong(total) };
}

function trialOf(
  { hotelId, id }: PartnerRoom,
  { checkIn, checkOut }: Stay,
  discount: Partial<VoucherTrial>,
): VoucherTrial | null {
  if (!isDay(checkIn) || !isDay(checkOut)) return null;
  return { hotelId, roomId: id, checkInDate: checkIn, checkOutDate: checkOut, ...discount };
}

function nextWeek(): Stay {
  const checkIn = addDays(vietnamToday(new Date()), 7);
  return { checkIn, checkOut: addDays(checkIn, 2) };
}

/** A check-in that overtakes the check-out takes it along. */
function movedTo(stay: Stay, checkIn: string): Stay {
  const overtaken = isDay(checkIn) && stay.checkOut <= checkIn;
  return { checkIn, checkOut: overtaken ? addDays(checkIn, 1) : stay.checkOut };
}

type LabelledProps = { label: string; children: (id: string) => ReactNode };

function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={classNames('column', styles.field)}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type DayInputProps = Pick<ComponentProps<typeof DateInput>, 'label' | 'min' | 'value' | 'onChange'>;

function DayInput(props: DayInputProps) {
  return (
    <Labelled label={props.label}>{(id) => <DateInput id={id} kind="date" {...props} />}</Labelled>
  );
}
