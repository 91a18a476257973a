import type { Handlers } from '../http/operations';
import { pageOf } from '../http/page';
import type { Services } from '../services';
import { markRead, notificationCounts, notificationPage } from './queries';
import { toNotification } from './sentences';

type Own = Pick<Handlers, 'listNotifications' | 'markNotificationsRead'>;

export function notificationHandlers({ db, saveForAccount, clock }: Services): Own {
  return {
    async listNotifications({ query: { page = 0, size = 10 }, account }) {
      const rows = await notificationPage(db, account.id, { page, size });
      const { total, unread } = await notificationCounts(db, account.id);
      return { ...pageOf(rows.map(toNotification), total, { page, size }), unread };
    },

    async markNotificationsRead({ body: { ids }, account }) {
      const read = { userId: account.id, ids, now: clock.now() };
      await saveForAccount(account.id, (tx) => markRead(tx, read));
      const { unread } = await notificationCounts(db, account.id);
      return { unread };
    },
  };
}
