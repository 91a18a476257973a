import type { Language } from '../../domain/languages/languages';
import { tidy } from '../../domain/texts/texts';
import type { Clock } from '../clock';
import { tokenFor } from '../http/access';
import { ApiError } from '../http/errors';

import type { Call, Handlers, Schemas } from '../http/operations';
import { texts } from '../i18n/texts';
import type { Db } from '../db/db';
import type { Settings } from '../settings';
import type { AccountTransaction } from './accountTransactions';
import { activateByLink } from './activate';
import { userBehind } from './credentials';
import { inEvenTime } from './constantTime';
import { changePassword, forgotPassword, resetPassword } from './newPassword';
import { storedPhone, toCurrentUser } from './people';
import { accountById, endTokens, setLanguage, updateUser, type UserRow } from './queries';
import { lockUserOfToken } from './tokens.queries';
import { resendVerification, signUp, type MailContext } from './signUp';
import { hashOfToken } from './tokens';

export interface AccountServices {
  db: Db;
  saveForAccount: AccountTransaction;
  clock: Clock;
  settings: Pick<Settings, 'jwtKeys' | 'publicUrl'>;
  /** Called when a mail waits to be sent. */
  mailQueued: () => void;
}

type AccountHandlers = Pick<
  Handlers,
  | 'login'
  | 'signUp'
  | 'verifyAccount'
  | 'resendVerification'
  | 'getCurrentUser'
  | 'getMe'
  | 'updateProfile'
  | 'chooseLanguage'
  | 'changePassword'
  | 'signOutEverywhere'
  | 'forgotPassword'
  | 'resetPassword'
>;

export function accountHandlers(services: AccountServices): AccountHandlers {
  const { db, saveForAccount, clock, settings, mailQueued } = services;

  return {
    async login({ body }) {
      return sessionOf(await userBehind(db, body));
    },

    async signUp({ body, language }) {
      await inEvenTime(signUp(saveForAccount, body, mailContext(language)).then(mailQueued));
      return { email: tidy(body.email), message: texts[language].accounts.mailSent };
    },

    async verifyAccount({ query, language }) {
      const hash = hashOfToken(query.token);
      const now = clock.now();
      const user = await saveForAccount(hash, async (tx) => {
        const userId = await lockUserOfToken(tx, hash, 'verify-email', now);
        if (userId === undefined || !(await activateByLink(tx, { userId, hash, now })))
          return undefined;
        return accountById(tx, userId);
      });
      if (!user) throw new ApiError('TOKEN_INVALID');
      return { message: texts[language].accounts.verified, role: user.role };
    },

    async resendVerification({ body, language }) {
      const sent = resendVerification(saveForAccount, body.email, mailContext(language));
      await inEvenTime(sent.then(mailQueued));
      return { email: tidy(body.email), message: texts[language].accounts.mailSent };
    },

    async changePassword({ body, account }) {
      return sessionOf(await changePassword(services, account.id, body));
    },

    async signOutEverywhere({ account, language }) {
      await saveForAccount(account.id, (tx) => endTokens(tx, account.id));
      return { message: texts[language].accounts.signedOutEverywhere };
    },

    async forgotPassword({ body, language }) {
      await inEvenTime(
        forgotPassword(saveForAccount, body.email, mailContext(language)).then(mailQueued),
      );
      return { email: tidy(body.email), message: texts[language].accounts.resetMailSent };
    },

    async resetPassword({ body, language }) {
      const { role } = await resetPassword(services, body, clock.now());
      return { message: texts[language].accounts.passwordSet, role };
    },

    async chooseLanguage({ body: { language }, account }) {
      await saveForAccount(account.id, (tx) => setLanguage(tx, account.id, language));
      return { language };
    },

    getCurrentUser: currentUser,
    getMe: currentUser,

    async updateProfile({ body, account }) {
      const changes = {
        firstName: tidy(body.firstName),
        lastName: tidy(body.lastName),
        phone: body.phone === undefined ? undefined : storedPhone(body.phone),
      };
      const known = await accountById(db, account.id);
      const user =
        known && (await saveForAccount(account.id, (tx) => updateUser(tx, known, changes)));
      if (!user) throw new ApiError('SIGNED_OUT');
      return toCurrentUser(user);
    },
  };

  async function sessionOf(user: UserRow): Promise<Schemas['Session']> {
    const jwt = await tokenFor(user, { clock, jwtKeys: settings.jwtKeys });
    return { jwt, token: jwt };
  }

  async function currentUser({
    account,
  }: Pick<Call<'getMe'>, 'account'>): Promise<Schemas['CurrentUser']> {
    const user = await accountById(db, account.id);
    if (!user) throw new ApiError('SIGNED_OUT');
    return toCurrentUser(user);
  }

  function mailContext(language: Language): MailContext {
    return { now: clock.now(), publicUrl: settings.publicUrl, language };
  }
}
