import { useEffect, useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_CHILDREN } from '../../../../domain/stays/party';
import { isDay, vietnamToday } from '../../../../domain/stays/stay';
import { isRefused } from '../../../api';
import type { Booking, BookingChange, BookingChangePreview } from '../../../api/bookings';
import { paths } from '../../../../site/paths';
import { useTexts } from '../../../state/useTexts';
import { bookingChangeTexts } from '../../../i18n/bookingChange';
import { stayTexts } from '../../../i18n/stays';
import { PartyFields } from '../../../entities/stay/PartyFields';
import { StayDatesField } from '../../../entities/stay/StayDatesField';
import { hasUnreadableDates } from '../../../ui/dates/hasUnreadableDates';
import { useOtherLanguage } from '../../../ui/form/useForm';
import { useKeptForLogin } from '../../../ui/form/useKeptForLogin';
import { Card } from '../../../ui/layout/Card';
import { SideLayout } from '../../../ui/layout/SideLayout';
import { Stack } from '../../../ui/layout/Stack';
import { useToast } from '../../../ui/overlays/toastContext';
import { ChangeFailure } from './ChangeFailure';
import { changeOf, hasOwnRooms, roomKinds, unchanged, type ChangeWish } from './changeWish';
import { ChangeSummary } from './ChangeSummary';
import { RoomFields } from './RoomFields';
import styles from './ChangeBooking.module.css';
import { useChangePreview } from './useChangePreview';
import { useSendChange, type ChangeError } from './useSendChange';

type ChangeFormProps = {
  booking: Booking;
  /** The booking is not as it was read. */
  onStale: () => unknown;
};

/** What shall be different, and beside it what that does. */
export function ChangeForm({ booking, onStale }: ChangeFormProps) {
  const { bookingId } = booking;
  const texts = useTexts(bookingChangeTexts);
  const { unreadable } = useTexts(stayTexts).dates;
  const datesId = useId();
  // The wish is still of the days before.
  const [isUnreadable, setUnreadable] = useState(false);
  const [wish, setWish] = useState(() => unchanged(booking));
  const [failure, setFailure] = useState<ChangeError | null>(null);
  // By now it may be part of the booking: what became of it comes before all else, and until then it is shown as it was sent.
  const [unanswered, setUnanswered] = useState<Sent | null>(null);
  const { booking: shown } = unanswered ?? { booking };
  const change = changeOf(shown, wish);
  const { answer: latest, previews, askAgain } = useChangePreview(bookingId, change);
  const { answer } = unanswered ?? { answer: latest };
  const { send, sending } = useSendChange(bookingId);
  const preview = answer?.kind === 'preview' ? answer.preview : null;
  const isStale = useNewerVersion(booking, answer, onStale);
  const leave = useWayBack(bookingId);
  useKeptForLogin<KeptWish>(`change of ${bookingId}`, {
    typed: () => ({ wish, version: booking.version }),
    // Rooms and dates of another version are not those that were chosen from.
    restore: (kept) => kept.version === booking.version && setWish(kept.wish),
  });
  // What the server said is not said in a language that is not chosen any more.
  useOtherLanguage(() => setFailure((was) => (was?.kind === 'refused' ? null : was)));
  const isBegun = booking.checkInDate < vietnamToday(new Date());

  const edit = (to: Partial<ChangeWish>) => {
    setFailure(null);
    setWish((before) => ({ ...before, ...to }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hasUnreadableDates(event.currentTarget)) {
      setUnreadable(true);
      return document.getElementById(datesId)?.focus();
    }
    const agreed = preview && agreedTo(change, preview);
    const wanted = unanswered ?? (agreed && { change: agreed, booking, answer });
    if (!wanted) return;
    const refused = await send(wanted.change);
    if (refused === 'sending') return;
    if (!refused) return leave();
    setFailure(refused);
    setUnanswered(leftOpen(refused, wanted, unanswered));
    if (refused.kind === 'stale') onStale();
    else if (refused.kind !== 'unknown') askAgain();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>{texts.lead}</p>
      <SideLayout>
        <fieldset disabled={unanswered !== null}>
          <Stack gap={6}>
            <Card as="section" aria-label={texts.dates}>
              <StayDatesField
                id={datesId}
                value={wish}
                error={isUnreadable ? unreadable : undefined}
                pricesOf={hasOwnRooms(wish) && !isBegun ? { bookingId } : undefined}
                onChange={({ checkIn, checkOut }) => {
                  setUnreadable(false);
                  if (isDay(checkIn) && isDay(checkOut)) edit({ checkIn, checkOut });
                }}
              />
            </Card>
            <Card as="section" aria-label={texts.guests}>
              <PartyFields
                {...{ adults: wish.adults, children: wish.children }}
                maxChildren={Math.max(MAX_CHILDREN, shown.children)}
                onChange={edit}
              />
            </Card>
            <Card as="section">
              <RoomFields
                rooms={shown.selectedRooms}
                kinds={roomKinds(previews, shown, wish)}
                wish={wish}
                onChange={edit}
              />
            </Card>
          </Stack>
        </fieldset>
        <Stack>
          <ChangeFailure failure={failure ?? (isStale ? { kind: 'stale' } : null)} />
          <ChangeSummary
            {...{ booking: shown, answer, failure, sending }}
            isUnanswered={unanswered !== null}
            onRetry={askAgain}
            onStay={edit}
          />
        </Stack>
      </SideLayout>
    </form>
  );
}

interface KeptWish {
  wish: ChangeWish;
  version: Booking['version'];
}

/** A change with what it was agreed to upon. */
interface Sent {
  change: BookingChange;
  booking: Booking;
  answer: ReturnType<typeof useChangePreview>['answer'];
}

/** What nobody knows yet whether it was done: an answer that only asks to wait tells nothing of an earlier try. */
function leftOpen(refused: ChangeError, sent: Sent, before: Sent | null) {
  if (refused.kind === 'unknown') return sent;
  return refused.kind === 'refused' && !isRefused(refused.error) ? before : null;
}

/** Null where there is nothing to agree to. */
function agreedTo(change: BookingChange, preview: BookingChangePreview): BookingChange | null {
  const { kinds, taken, after } = preview;
  return kinds.length > 0 && taken.length === 0
    ? { ...change, totalPrice: after.totalPrice }
    : null;
}

/** Whether somebody has changed it since this page showed it; then it is asked for anew. */
function useNewerVersion(
  { version }: Booking,
  answer: ReturnType<typeof useChangePreview>['answer'],
  onStale: () => unknown,
): boolean {
  const [first] = useState(version);
  const isRefused = answer?.kind === 'refused' && answer.error?.code === 'STALE';
  useEffect(() => {
    if (isRefused) onStale();
  }, [isRefused, onStale]);
  return version !== first;
}

/** To the booking as it is now. */
function useWayBack(bookingId: string): () => void {
  const texts = useTexts(bookingChangeTexts);
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    toast({ text: texts.done, tone: 'success' });
    void navigate(paths.booking(bookingId), { replace: true });
  };
}
