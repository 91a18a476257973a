import { Button } from 'antd';
import {
  useMarkNotificationsReadMutation,
  type NotificationPage,
  type PartnerNotification,
} from '../../../api/partner';
import { notificationTexts as texts } from '../../../i18n/en/partner/notifications';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useToast } from '../../../ui/overlays/toastContext';
import { useKeptFocus } from '../../../ui/useKeptFocus';
import { BusyButton } from '../../ui/BusyButton';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { messageOf } from '../../ui/messageOf';
import { NotificationEntry } from './NotificationEntry';
import styles from './NotificationsMenu.module.css';

type NotificationListProps = {
  answer: {
    data?: NotificationPage | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** A link has been followed. */
  onFollowed: () => void;
  onOlder: (() => void) | undefined;
};

/** What happened, newest first. */
export function NotificationList({ answer, onFollowed, onOlder }: NotificationListProps) {
  const [markRead] = useMarkNotificationsReadMutation();
  const toast = useToast();
  // The buttons go with what they do.
  const area = useKeptFocus<HTMLDivElement>();
  const { data, isFetching, refetch } = answer;

  const mark = (ids?: number[]) => {
    markRead({ notificationsRead: ids ? { ids } : {} })
      .unwrap()
      .catch((error: unknown) =>
        toast({ text: messageOf(error, texts.markFailed), tone: 'error' }),
      );
  };
  const follow = ({ id, read }: PartnerNotification) => {
    if (!read) mark([id]);
    onFollowed();
  };

  return (
    <div ref={area} className={styles.panel}>
      <div className={styles.head}>
        <h2 className="likeH4">{texts.title}</h2>
        {data !== undefined && data.unread > 0 && (
          <Button type="link" size="small" onClick={() => mark()}>
            {texts.markAllRead}
          </Button>
        )}
      </div>
      {data === undefined && answer.error !== undefined && (
        <ErrorPanel text={texts.failed} onRetry={refetch} retrying={isFetching} />
      )}
      {data === undefined && answer.error === undefined && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="8em" />
        </div>
      )}
      {data?.content.length === 0 && <p className="note">{texts.none}</p>}
      <ul className={styles.list}>
        {data?.content.map((notification) => (
          <NotificationEntry
            key={notification.id}
            notification={notification}
            onFollow={() => follow(notification)}
            onRead={() => mark([notification.id])}
          />
        ))}
      </ul>
      {onOlder && (
        <BusyButton type="text" block busy={isFetching} onClick={onOlder}>
          {texts.older}
        </BusyButton>
      )}
    </div>
  );
}
