import { ApiError } from '../../http/errors';
import type { Handlers } from '../../http/operations';
import { texts } from '../../i18n/texts';
import type { Services } from '../../services';
import { deleteAccount } from './deleteAccount';
import {
  accountRecord,
  exportedAccount,
  exportedBookings,
  exportedFavourites,
  exportedHotels,
  exportedMails,
  exportedReviews,
} from './queries';

type OwnDataHandlers = Pick<Handlers, 'getAccountRecord' | 'exportAccount' | 'deleteAccount'>;

/** What the account's owner may know, take along and have deleted. */
export function ownDataHandlers({
  db,
  saveForAccount,
  clock,
  deletions,
}: Pick<Services, 'db' | 'saveForAccount' | 'clock' | 'deletions'>): OwnDataHandlers {
  return {
    async getAccountRecord({ account }) {
      const record = await accountRecord(db, account.id, clock.now());
      if (!record) throw new ApiError('SIGNED_OUT');
      return record;
    },

    async exportAccount({ account: { id } }) {
      const account = await exportedAccount(db, id);
      if (!account) throw new ApiError('SIGNED_OUT');
      return {
        exportedAt: clock.now().toISOString(),
        account,
        bookings: await exportedBookings(db, id),
        reviews: await exportedReviews(db, id),
        favourites: await exportedFavourites(db, id),
        mails: await exportedMails(db, account.email),
        hotels: await exportedHotels(db, id),
      };
    },

    async deleteAccount({ body, account, language, leaveQueue }) {
      const now = clock.now();
      const who = { userId: account.id, password: body.password, leaveQueue };
      await deleteAccount({ db, saveForAccount, deletions }, who, now);
      return { message: texts[language].accounts.deleted };
    },
  };
}
