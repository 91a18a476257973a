import { lazy, Suspense, useState } from 'react';
import { useListNotificationsQuery } from '../../../api/partner';
import { notificationTexts as texts } from '../../../i18n/en/partner/notifications';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Disclosure } from '../../ui/Disclosure';
import { useKeptFresh } from '../useKeptFresh';
import { BellIcon } from './BellIcon';
import styles from './NotificationsMenu.module.css';

// Behind the bell, and with it the words for how long ago something was.
const NotificationList = lazy(async () => ({
  default: (await import('./NotificationList')).NotificationList,
}));

const STEP = 10;
const MOST = 50;
const MAX_COUNTED = 99;

/** The bell in the top bar: how many are unread, and behind it what happened. */
export function NotificationsMenu() {
  const [size, setSize] = useState(STEP);
  const answer = useListNotificationsQuery({ size });
  useKeptFresh(answer);
  const unread = answer.data?.unread ?? 0;
  const total = answer.data?.totalElements ?? 0;

  return (
    <Disclosure
      quiet
      align="end"
      name={texts.button(unread)}
      label={
        <span className={styles.bell}>
          <BellIcon />
          {unread > 0 && (
            <span className={styles.badge}>{unread > MAX_COUNTED ? '99+' : unread}</span>
          )}
        </span>
      }
    >
      {(close) => (
        <Suspense fallback={<Waiting />}>
          <NotificationList
            answer={answer}
            onFollowed={close}
            onOlder={size < total && size < MOST ? () => setSize(size + STEP) : undefined}
          />
        </Suspense>
      )}
    </Disclosure>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={texts.loading} className={styles.panel}>
      <Skeleton height="8em" />
    </div>
  );
}
