import { Button } from 'antd';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { Link } from '../../../ui/navigation/Link';
import type { PartnerNotification } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { notificationTexts as texts } from '../../../i18n/en/partner/notifications';
import { momentWords } from '../../ui/dates/dateWords';
import { classNames } from '../../../ui/classNames';
import { CheckIcon } from '../../../ui/icons/actionIcons';
import styles from './NotificationsMenu.module.css';

dayjs.extend(relativeTime);

type NotificationEntryProps = {
  notification: PartnerNotification;
  onFollow: () => void;
  onRead: () => void;
};

export function NotificationEntry({ notification, onFollow, onRead }: NotificationEntryProps) {
  const { title, text, createdAt, read } = notification;
  const to = whereTo(notification);
  return (
    <li className={classNames(styles.entry, !read && styles.unread)}>
      <div className={styles.words}>
        <p className={styles.name}>
          {!read && <span className="visuallyHidden">{texts.unread}: </span>}
          {to === null ? (
            title
          ) : (
            <Link to={to} onClick={onFollow}>
              {title}
            </Link>
          )}
        </p>
        <p>{text}</p>
        <time dateTime={createdAt} title={momentWords(createdAt)} className="note">
          {dayjs(createdAt).fromNow()}
        </time>
      </div>
      {!read && (
        <Button
          type="text"
          size="small"
          icon={<CheckIcon />}
          title={texts.markRead}
          aria-label={texts.markOneRead(`${title}, ${text}`)}
          onClick={onRead}
        />
      )}
    </li>
  );
}

/** To what the news is about; null when it can only be read. */
function whereTo({ reviewId, hotelId, bookingId }: PartnerNotification): string | null {
  if (reviewId !== null && hotelId !== null) {
    return paths.partnerReviews({ review: `${hotelId}-${reviewId}` });
  }
  return bookingId === null ? null : paths.partnerBookings({ booking: bookingId });
}
