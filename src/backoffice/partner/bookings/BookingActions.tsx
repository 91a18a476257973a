import { Button } from 'antd';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import type { BookingAction, PartnerBooking, PartnerBookingDetail } from '../../../api/partner';
import { bookingTexts as texts } from '../../../i18n/en/partner/bookings';
import { guestItemTexts } from '../../../i18n/en/partner/guestItems';
import { roomSwapTexts } from '../../../i18n/en/partner/roomSwap';
import { stayChangeTexts } from '../../../i18n/en/partner/stayChange';
import { useKeptForLogin } from '../../../ui/form/useKeptForLogin';
import { dayWords, momentWords } from '../../ui/dates/dateWords';
import { AreaPart } from '../site/AreaPart';
import { DrawerButton } from './DrawerButton';
import { keptName } from './keptName';
import { useBookingMoves } from './useBookingMoves';
import { vietnamToday } from '../../../../domain/stays/stay';
import styles from './BookingDrawer.module.css';
import { Inline } from '../../../ui/layout/Stack';

// Its form is the only one here, and larger than all the rest of the drawer.
const loadCancelDialog = () => import('./CancelDialog');
const loadSwap = () => import('./swap/SwapRoomsDrawer');
const SwapRoomsDrawer = lazy(async () => ({ default: (await loadSwap()).SwapRoomsDrawer }));
const loadGuests = () => import('./guests/GuestsDrawer');
const GuestsDrawer = lazy(async () => ({ default: (await loadGuests()).GuestsDrawer }));
const loadChange = () => import('./change/ChangeStayDrawer');
const ChangeStayDrawer = lazy(async () => ({ default: (await loadChange()).ChangeStayDrawer }));
const CancelDialog = lazy(async () => ({ default: (await loadCancelDialog()).CancelDialog }));

/** What may be done with a booking now, and what may be done later and when. */
export function BookingActions({ booking }: { booking: PartnerBookingDetail }) {
  const [cancelling, setCancelling] = useState(false);
  // Its reason is kept after a slip as well, upon which nothing opens by itself.
  useKeptForLogin<boolean>(`beside ${keptName('cancel', booking)}`, {
    typed: () => cancelling || null,
    restore: setCancelling,
  });
  const { checkIn, checkOut, release } = useBookingMoves();
  const id = useId();
  const can = (action: BookingAction) => booking.actions.includes(action);
  const isExpected = booking.status === 'CONFIRMED';
  // So that a press is answered at once.
  useEffect(() => {
    if (isExpected) loadCancelDialog().catch(() => undefined);
  }, [isExpected]);

  const isHere = booking.status === 'CHECKED_IN';
  return (
    <div className={styles.footer}>
      <Inline gap={2}>
        {isHere && (
          <Button type="primary" onClick={() => void checkOut(booking)}>
            {texts.checkOut.label}
          </Button>
        )}
        {isExpected && (
          <>
            <Button
              type="primary"
              disabled={!can('CHECK_IN')}
              aria-describedby={can('CHECK_IN') ? undefined : `${id}-check-in`}
              onClick={() => void checkIn(booking)}
            >
              {texts.checkIn.label}
            </Button>
            <Button
              disabled={!can('RELEASE')}
              aria-describedby={can('RELEASE') ? undefined : `${id}-release`}
              onClick={() => void release(booking)}
            >
              {texts.release.label}
            </Button>
          </>
        )}
        <ChangeStay booking={booking} mayChange={isHere || isExpected} />
        {isExpected && (
          <Button danger onClick={() => setCancelling(true)}>
            {texts.cancel.label}
          </Button>
        )}
      </Inline>
      {!isHere && !isExpected && <p className="note">{texts.details.nothingToDo}</p>}
      {isExpected && !can('CHECK_IN') && (
        <p id={`${id}-check-in`} className="note">
          {whyNoCheckIn(booking)}
        </p>
      )}
      {isExpected && !can('RELEASE') && (
        <p id={`${id}-release`} className="note">
          {texts.release.notBefore(momentWords(booking.holdUntil))}
        </p>
      )}
      {cancelling && (
        <AreaPart name={texts.cancel.label}>
          <Suspense fallback={null}>
            <CancelDialog booking={booking} onClose={() => setCancelling(false)} />
          </Suspense>
        </AreaPart>
      )}
    </div>
  );
}

type ChangeStayProps = { booking: PartnerBookingDetail; mayChange: boolean };

/** Other days, rooms or guests, each in a drawer of its own, which stays with what is typed there whatever becomes of the booking. */
function ChangeStay({ booking, mayChange }: ChangeStayProps) {
  return (
    <>
      <DrawerButton
        {...{ booking, load: loadChange, drawer: ChangeStayDrawer, hidden: !mayChange }}
        label={stayChangeTexts.open}
        name={stayChangeTexts.label}
        kept={keptName('change', booking)}
      />
      <DrawerButton
        {...{ booking, load: loadSwap, drawer: SwapRoomsDrawer }}
        hidden={!mayChange || booking.checkOutDate <= vietnamToday(new Date())}
        label={roomSwapTexts.open}
        name={roomSwapTexts.label}
        kept={keptName('swap', booking)}
      />
      <DrawerButton
        {...{ booking, load: loadGuests, drawer: GuestsDrawer, hidden: !mayChange }}
        label={guestItemTexts.open}
        name={guestItemTexts.label}
        kept={keptName('guests', booking)}
      />
    </>
  );
}

function whyNoCheckIn({ checkInDate }: PartnerBooking): string {
  if (checkInDate <= vietnamToday(new Date())) return texts.checkIn.over;
  return texts.checkIn.notBefore(dayWords(checkInDate));
}
