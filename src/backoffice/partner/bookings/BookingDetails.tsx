import { useEffect, useRef } from 'react';
import { occupantsText, requestsText } from '../../../../domain/bookings/guestsText';
import { formatAmount } from '../../../../domain/money/money';
import type { PartnerBookingDetail } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { classNames } from '../../../ui/classNames';
import { PriceLines } from '../../../ui/display/PriceLines';
import { dayWords, momentWords } from '../../ui/dates/dateWords';
import { DetailsPart, DetailsParts } from '../../ui/DetailsPart';
import { FactList } from '../../ui/FactList';
import { BookingHistory } from './BookingHistory';
import { BookingStatusTag } from './BookingStatusTag';
import { guestFacts } from './guestFacts';
import { NightLines } from './NightLines';
import { lineNumbers } from './roomNumbers';
import { Stack } from '../../../ui/layout/Stack';
import styles from './BookingDrawer.module.css';

const texts = bookingTexts.details;
const dong = (amount: number) => formatAmount(amount, 'VND');

/** Everything that is known about a booking. */
export function BookingDetails({ booking }: { booking: PartnerBookingDetail }) {
  return (
    <DetailsParts>
      <StatusNow status={booking.status} />
      <DetailsPart title={texts.guest}>
        <FactList facts={guestFacts(booking)} />
      </DetailsPart>
      <DetailsPart title={texts.stay}>
        <FactList facts={stayFacts(booking)} />
      </DetailsPart>
      <DetailsPart title={texts.rooms}>
        <Stack as="ul" gap={1} className={styles.rooms}>
          {booking.rooms.map((room) => (
            <li key={room.id}>
              <span>
                <strong>{lineNumbers(room)}</strong> {room.name}
              </span>
              <NightlyPrice room={room} />
              <NightLines nights={room.nights} className={styles.wholeLine} />
              {room.occupants && (
                <span className={classNames('note', styles.wholeLine)}>
                  {occupantsText(room.occupants, 'en')}
                </span>
              )}
            </li>
          ))}
        </Stack>
      </DetailsPart>
      <DetailsPart title={texts.price}>
        <Price booking={booking} />
      </DetailsPart>
      {booking.specialRequests && (
        <DetailsPart title={texts.requests}>
          <p>{requestsText(booking.specialRequests, 'en')}</p>
          <p className="note">{texts.requestsNote}</p>
        </DetailsPart>
      )}
      <DetailsPart title={texts.notes}>
        <p className={booking.notes ? 'freeText' : 'note'}>{booking.notes || texts.noNotes}</p>
      </DetailsPart>
      <DetailsPart title={texts.history}>
        <BookingHistory history={booking.history} />
      </DetailsPart>
    </DetailsParts>
  );
}

/** Takes the focus when the button that changed the status is gone with the old status. */
function StatusNow({ status }: Pick<PartnerBookingDetail, 'status'>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, [status]);
  return (
    <div ref={ref} tabIndex={-1}>
      <BookingStatusTag status={status} />
    </div>
  );
}

/** The full price as well where an automatic discount was off, since the rooms' total counts it. */
function NightlyPrice({ room }: { room: PartnerBookingDetail['rooms'][number] }) {
  const { price, originalPrice } = room;
  return (
    <span className="figures">
      {originalPrice !== undefined && (
        <s className="quiet">
          <span className="visuallyHidden">{`${texts.originalPrice} `}</span>
          {dong(originalPrice)}
        </s>
      )}{' '}
      {texts.perNight(dong(price))}
    </span>
  );
}

function stayFacts(booking: PartnerBookingDetail) {
  return [
    { label: texts.hotel, value: booking.hotelName },
    { label: texts.checkIn, value: dayWords(booking.checkInDate) },
    { label: texts.checkOut, value: dayWords(booking.checkOutDate) },
    { label: texts.arrival, value: booking.arrivalTime ?? texts.noArrival },
    { label: texts.holdUntil, value: momentWords(booking.holdUntil) },
    { label: texts.freeCancellation, value: freeWords(booking) },
    { label: texts.created, value: momentWords(booking.createdAt) },
    { label: texts.source, value: bookingTexts.sources[booking.source] },
  ];
}

function freeWords({ freeCancellationUntil, createdAt }: PartnerBookingDetail): string {
  const words = momentWords(freeCancellationUntil);
  // In milliseconds: one may be written with fewer decimals of a second than the other.
  const isFree = Date.parse(freeCancellationUntil) > Date.parse(createdAt);
  return isFree ? words : texts.neverFree;
}

function Price({ booking }: { booking: PartnerBookingDetail }) {
  const { nights, roomTotal, discount, voucherCode, taxAndFeePercent, taxAndFee } = booking;
  const isOpen = booking.status === 'CONFIRMED' || booking.status === 'CHECKED_IN';
  const off = {
    key: 'discount',
    label: texts.discount(voucherCode ?? ''),
    amount: dong(-discount),
    reduction: true,
  };
  return (
    <PriceLines
      lines={[
        { key: 'rooms', label: texts.roomTotal(nights), amount: dong(roomTotal) },
        ...(discount > 0 ? [off] : []),
        { key: 'tax', label: texts.taxAndFee(taxAndFeePercent), amount: dong(taxAndFee) },
      ]}
      total={{ label: isOpen ? texts.toPay : texts.total, amount: dong(booking.totalAmount) }}
    />
  );
}
