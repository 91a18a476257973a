import { useEffect, useState } from 'react';
import type { FormikHelpers } from 'formik';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Quote } from '../../api';
import { paths } from '../../../site/paths';
import type { DraftStay } from '../../../site/stayLink';
import type { SignInState } from '../../state/signInState';
import { draftEdited, loginAwaited, type BookingDraft } from '../../state/draftSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { guestsTexts } from '../../i18n/guests';
import { useForm, useOtherLanguage } from '../../ui/form/useForm';
import { useToast } from '../../ui/overlays/toastContext';
import { AlreadyBooked } from './AlreadyBooked';
import { DetailsSkeleton } from '../../entities/booking/BookingSkeleton';
import { inOtherLanguage, mayBeBooked, type BookingError } from './bookingError';
import { NO_GUESTS } from '../../entities/guests/guestsSchema';
import { bookingSchema, type BookingValues } from './bookingSchema';
import { DetailsForm } from './DetailsForm';
import { newBookingOf } from './newBooking';
import { NothingToBook } from './NothingToBook';
import { PriceChangedDialog } from './PriceChangedDialog';
import { sleptRooms } from '../../entities/guests/occupants';
import { useBookRooms } from './useBookRooms';
import { useOccupantsError } from '../../entities/guests/useOccupantsError';
import { useStayKnowledge } from './useStayKnowledge';

type BookingDetailsProps = { stay: DraftStay; draft: BookingDraft };

/** A stay that can be booked: its price, who travels, and what stood in the way so far. */
export function BookingDetails({ stay, draft }: BookingDetailsProps) {
  const texts = useTexts(bookingsTexts);
  const guestTexts = useTexts(guestsTexts);
  const token = useAppSelector((state) => state.auth.token);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (token) dispatch(loginAwaited(false));
  }, [token, dispatch]);
  const { voucherCode = '' } = draft;
  const known = useStayKnowledge(stay, voucherCode, draft.bookingId === null);
  const { book, processing } = useBookRooms(draft.key);
  const [newerQuote, setNewerQuote] = useState<Quote | null>(null);
  const [bookingError, setBookingError] = useState<BookingError | null>(
    draft.sent ? { kind: 'unknown', message: null } : null,
  );
  useOtherLanguage(() => setBookingError(inOtherLanguage));
  const toLogin = useWayToLogin();
  const toast = useToast();
  const quote = newerQuote ?? known.quote;
  const form = useForm<BookingValues>({
    initialValues: {
      ...{ phoneNumber: draft.phoneNumber, notes: draft.notes, voucherCode },
      ...{ ...(draft.guests ?? NO_GUESTS), arrivalTime: draft.arrivalTime ?? '' },
    },
    schema: bookingSchema({ ...texts.phoneRules, arrival: texts.arrival.range }, guestTexts.rules),
    failed: texts.failures.fallback,
    send: onSubmit,
  });

  const slept = sleptRooms(known.askedRooms, stay, form.values.occupants);
  const occupantsError = useOccupantsError(slept, stay);

  if (draft.bookingId && !processing) return <AlreadyBooked bookingId={draft.bookingId} />;
  // What may have been booked is asked for first, whatever becomes of its hotel.
  const isUnknown = mayBeBooked(bookingError);
  // In one piece: what came one after the other would push the rest down each time.
  if (known.isAsked && !(isUnknown && known.hotel))
    return <DetailsSkeleton label={texts.details.checkingPrice} />;
  if (known.isGone && !isUnknown) {
    return <NothingToBook hotelId={null} error="gone" isMeanwhile={form.submitCount > 0} />;
  }

  async function send(priced: Quote, values: BookingValues) {
    setBookingError(null);
    const code = known.voucher.refused ? '' : voucherCode;
    tell(await book(newBookingOf(stay, { quote: priced, known: known.known }, values, code)));
  }
  function tell(refused: BookingError | null) {
    setBookingError(refused);
    if (refused?.kind === 'fields') {
      showFieldErrors(refused.errors, form.formik);
      if (refused.errors['voucherCode']) askVoucher(voucherCode);
    }
    // Of a session that has ended the login speaks itself.
    if (refused?.kind === 'signIn' && !refused.sessionEnded) {
      toast({ text: texts.failures.signIn, tone: 'error' });
      toLogin();
    }
  }
  /** By now the price may not be told any more: the rooms are taken, maybe by what was sent. */
  async function sendAgain() {
    const { sent } = draft;
    if (quote || !sent) return form.submit();
    if (!token) return leaveForLogin(form.values);
    tell(await book(sent));
  }
  async function onSubmit(values: BookingValues): Promise<void> {
    if (!token) return leaveForLogin(values);
    const typed = values.voucherCode.trim();
    if (occupantsError) return form.setFieldError('occupants', occupantsError);
    if (typed && typed !== voucherCode) {
      form.setFieldError('voucherCode', texts.voucher.notApplied);
    } else if (typed && known.voucher.isUnchecked) {
      form.setFieldError('voucherCode', texts.voucher.unchecked);
    } else if (quote) await send(quote, values);
  }
  /** Prices the stay with this code, from now on and at every return to it. */
  function askVoucher(code: string) {
    setNewerQuote(null);
    if (code === voucherCode) known.voucher.checkAgain();
    else dispatch(draftEdited({ voucherCode: code }));
  }
  function leaveForLogin(values: BookingValues) {
    askVoucher(values.voucherCode.trim());
    toLogin();
  }

  return (
    <>
      <DetailsForm
        form={form}
        stay={stay}
        known={known}
        quote={quote}
        bookingError={bookingError}
        processing={processing}
        onSendAgain={() => void sendAgain()}
        voucher={{ asked: voucherCode, quote, onAsk: askVoucher, ...known.voucher }}
        onLogin={token ? null : () => leaveForLogin(form.values)}
      />
      {bookingError?.kind === 'priceChanged' && quote && (
        <PriceChangedDialog
          old={quote}
          now={bookingError.quote}
          onAccept={() => {
            setNewerQuote(bookingError.quote);
            void send(bookingError.quote, form.values);
          }}
          onDecline={() => {
            setNewerQuote(bookingError.quote);
            setBookingError(null);
          }}
        />
      )}
    </>
  );
}

function showFieldErrors(errors: Record<string, string>, form: FormikHelpers<BookingValues>): void {
  const { phoneNumber, notes, voucherCode, arrivalTime } = errors;
  const name = errors['arrivingGuest.name'];
  const phone = errors['arrivingGuest.phoneNumber'];
  form.setErrors({
    ...((name ?? phone) && {
      arrivingGuest: { ...(name && { name }), ...(phone && { phoneNumber: phone }) },
    }),
    ...(phoneNumber && { phoneNumber }),
    ...(notes && { notes }),
    ...(arrivalTime && { arrivalTime }),
    ...(voucherCode && { voucherCode }),
  });
}

function useWayToLogin(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const state: SignInState = { from: pathname + search, reason: 'booking' };
  return () => {
    dispatch(loginAwaited(true));
    void navigate(paths.login(), { state });
  };
}
