import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { momentText } from '../../../../domain/stays/dayText';
import { stayText } from '../../../../domain/stays/stayText';
import type { OwnStay } from '../../../api/reviews';
import { paths } from '../../../../site/paths';
import type { SignInState } from '../../../state/signInState';
import { useLanguage, useTexts } from '../../../state/useTexts';
import { reviewTexts } from '../../../i18n/reviews';
import { Button } from '../../../ui/actions/Button';
import { LinkButton } from '../../../ui/actions/LinkButton';
import { isChangeable } from '../../../entities/review/ownReview';
import type { OwnStays } from './useOwnStays';
import { Stack } from '../../../ui/layout/Stack';
import styles from './WriteReview.module.css';

const MAX_SHOWN = 3;

/** What the reader may write here, or why not. */
export function WriteReview({ signedIn, stays, failed, retry }: OwnStays) {
  const texts = useTexts(reviewTexts).tab;
  const { pathname, search } = useLocation();
  const language = useLanguage();
  if (!signedIn) {
    const state: SignInState = { from: pathname + search };
    return (
      <div className={styles.write}>
        <LinkButton variant="secondary" to={paths.login()} state={state}>
          {texts.signIn}
        </LinkButton>
        <p className="note">{texts.whoMay}</p>
      </div>
    );
  }
  if (!stays) {
    const retryButton = (
      <Button variant="quiet" onClick={retry}>
        {texts.retry}
      </Button>
    );
    return (
      <NotNow why={failed ? texts.checkFailed : texts.checking}>{failed && retryButton}</NotNow>
    );
  }
  const unwritten = stays.filter(({ review }) => !review);
  const changeable = stays.filter(({ review }) => review && isChangeable(review));
  const open = [...unwritten, ...changeable];
  if (open.length > 0) return <OpenStays stays={open.slice(0, MAX_SHOWN)} />;
  const end = stays[0]?.review?.changeableUntil;
  return (
    <NotNow
      why={end === undefined ? texts.noStay : texts.allFinal(momentText(new Date(end), language))}
    />
  );
}

function OpenStays({ stays }: { stays: readonly OwnStay[] }) {
  const texts = useTexts(reviewTexts);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Stack as="ul">
      {stays.map(({ bookingId, checkInDate, checkOutDate, review }) => (
        <li key={bookingId} className={styles.write}>
          <LinkButton
            variant={review ? 'secondary' : 'primary'}
            to={paths.review(bookingId)}
            state={{ from: pathname + search }}
          >
            {review ? texts.change : texts.write}
          </LinkButton>
          <p className="note">
            {texts.forStay(stayText({ checkIn: checkInDate, checkOut: checkOutDate }, language))}{' '}
            {review &&
              texts.changeableUntil(momentText(new Date(review.changeableUntil), language))}
          </p>
        </li>
      ))}
    </Stack>
  );
}

function NotNow({ why, children }: { why: string; children?: ReactNode }) {
  const texts = useTexts(reviewTexts);
  const id = useId();
  return (
    <div className={styles.write}>
      <Button variant="secondary" disabled aria-describedby={id}>
        {texts.write}
      </Button>
      <p id={id} className="note">
        {why}
      </p>
      {children}
    </div>
  );
}
