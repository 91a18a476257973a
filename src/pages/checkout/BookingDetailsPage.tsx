import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { vietnamToday } from '../../../domain/stays/stay';
import { paths } from '../../../site/paths';
import { type DraftStay, readStayLink } from '../../../site/stayLink';
import type { Account } from '../../state/persistence/account';
import { fateOf } from '../../state/persistence/fate';
import { sliceOwners } from '../../state/persistence/owners';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useWayBack } from '../../state/useWayBack';
import { isReadableStay, stayIdentity } from './stayIdentity';
import { draftStarted, type BookingDraft } from '../../state/draftSlice';
import { useAppDispatch, useAppSelector, useRemembered } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Container } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { BookingDetails } from './BookingDetails';
import { DetailsSkeleton } from '../../entities/booking/BookingSkeleton';
import { NothingToBook } from './NothingToBook';
import { classNames } from '../../ui/classNames';
import styles from './BookingDetailsPage.module.css';
import { Redirect } from '../../ui/navigation/Redirect';
import { useToast } from '../../ui/overlays/toastContext';

/** The last step before a booking. The stay stands in the address; without one, the draft has it. */
export default function BookingDetailsPage() {
  const texts = useTexts(bookingsTexts).details;
  return (
    <Container className={classNames('column', styles.page)}>
      <PageTitle siteName="Nghỉ Đâu" title={texts.pageTitle}>
        {texts.title}
      </PageTitle>
      <OfOneReader>
        <LinkedStay />
      </OfOneReader>
    </Container>
  );
}

/**
 * Anybody may begin a booking. Once somebody signed in has left it, be it in another tab, its stay is nobody's to go on
 * with: it would be drafted anew for whoever comes next.
 */
function OfOneReader({ children }: { children: ReactNode }) {
  const texts = useTexts(bookingsTexts).details;
  const { leadsToLogin, ...now } = useAppSelector(({ auth }) => auth);
  const { user } = useCurrentUser();
  const wayBack = useWayBack(user);
  const [owner, setOwner] = useState<Account>(null);
  if (user && owner === null) setOwner(now.account);

  const fate = fateOf(sliceOwners.draft, owner, now);
  if (fate === 'stays') return children;
  // The layout is about to lead to the login, and knows why.
  if (leadsToLogin) return <DetailsSkeleton label={texts.checkingPrice} />;
  return fate === 'waits' ? (
    <Redirect to={paths.login()} replace state={wayBack} />
  ) : (
    <ClosedWithItsAccount />
  );
}

/** Nobody here can go on with it, and who is here did not close it: the page that is shown instead says so. */
function ClosedWithItsAccount() {
  const { details } = useTexts(bookingsTexts);
  const toast = useToast();
  useEffect(() => {
    toast({ text: details.closedWithAccount });
  }, [toast, details]);
  return <Redirect to={paths.home()} replace />;
}

function LinkedStay() {
  const texts = useTexts(bookingsTexts).details;
  const remembered = useRemembered();
  const draft = useUsableDraft();
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const link = useMemo(() => readStayLink(query, vietnamToday(new Date())), [query]);

  // The draft holds the key under which this stay may be booked already: wait for it.
  if (!remembered) return <DetailsSkeleton label={texts.checkingPrice} />;
  if (link.kind === 'stay') return <DraftOfStay stay={link.stay} draft={draft} />;
  if (link.kind === 'wrong') return <NothingToBook hotelId={link.hotelId} error={link.error} />;
  if (draft) return <Redirect replace to={paths.bookingDetails(draft)} state={state} />;
  return <NothingToBook hotelId={null} error="none" />;
}

function DraftOfStay({ stay, draft }: { stay: DraftStay; draft: BookingDraft | null }) {
  const texts = useTexts(bookingsTexts).details;
  const dispatch = useAppDispatch();
  const identity = stayIdentity(stay);
  const isDrafted = draft !== null && stayIdentity(draft) === identity;
  useEffect(() => {
    if (!isDrafted) dispatch(draftStarted(stay));
  }, [isDrafted, dispatch, stay]);
  if (!isDrafted) return <DetailsSkeleton label={texts.checkingPrice} />;
  return <BookingDetails key={draft.key} stay={stay} draft={draft} />;
}

function useUsableDraft(): BookingDraft | null {
  const draft = useAppSelector((state) => state.draft.draft);
  return draft && isReadableStay(draft) ? draft : null;
}
