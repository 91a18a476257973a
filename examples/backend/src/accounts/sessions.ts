import { now } from '../days';
import { fault } from '../faults';
import { callerOf, ok, type Handler } from '../http/call';
import { ApiError, invalid } from '../http/problem';
import { hashOf, newLink, tokenOf } from '../http/tokens';
import type { Account } from '../store';
import { accountByAddress, currentUserOf } from './accounts';
import { hashOfPassword, isPassword } from './passwords';
import { isFresh, waitingSignUp } from './signUp';

const sessionOf = (account: Account) => {
  const token = tokenOf(account);
  const isOther = account.role !== 'PARTNER' && fault('token-for-partners-only');
  return { jwt: token, token: isOther ? '' : token };
};

const suspended = () =>
  fault('suspended-is-wrong-password')
    ? new ApiError(401, 'WRONG_CREDENTIALS')
    : new ApiError(403, 'ACCOUNT_SUSPENDED');

const login: Handler = async ({ store, body }) => {
  const { email, password, role } = body as { email: string; password: string; role?: string };
  if (role === undefined && fault('login-page-required')) throw invalid('role', 'MISSING_FIELD');
  const account = accountByAddress(store, email);
  if (!account && fault('login-tells-addresses')) throw new ApiError(404, 'NOT_FOUND');
  const isSuspended = account !== undefined && account.suspendedReason !== null;
  if (isSuspended && fault('suspension-told-to-anybody')) throw suspended();
  const isRight = await isPassword(password, account?.password);
  if (account && isRight) {
    if (isSuspended) throw suspended();
    if (fault('one-session-only')) account.epoch += 1;
    if (fault('role-from-login') && /partner/i.test(role ?? '')) account.role = 'PARTNER';
    return ok(sessionOf(account));
  }
  const waiting = await waitingSignUp(store, email, password);
  if (!waiting) throw new ApiError(401, 'WRONG_CREDENTIALS');
  if (!fault('unverified-may-sign-in')) throw new ApiError(400, 'NOT_VERIFIED');
  store.accounts.set(waiting.id, waiting);
  return ok(sessionOf(waiting));
};

const getCurrentUser: Handler = (call) => ok(currentUserOf(callerOf(call)));

const getMe: Handler = (call) => {
  const told = currentUserOf(callerOf(call));
  return ok(fault('me-without-phone') ? { ...told, phone: null, phoneNumber: null } : told);
};

interface NewPassword {
  password: string;
  confirmPassword: string;
}

function checkConfirmation({ password, confirmPassword }: NewPassword): void {
  if (password !== confirmPassword && !fault('confirmation-unchecked')) {
    throw invalid('confirmPassword', 'PASSWORDS_DIFFER');
  }
}

const changePassword: Handler = async (call) => {
  const account = callerOf(call);
  const body = call.body as NewPassword & { currentPassword: string };
  checkConfirmation(body);
  const isRight = await isPassword(body.currentPassword, account.password);
  if (!isRight && !fault('old-password-unasked')) {
    const isElsewhere = fault('wrong-password-at-the-new-one');
    throw invalid(isElsewhere ? 'password' : 'currentPassword', 'WRONG_PASSWORD');
  }
  account.password = await hashOfPassword(body.password);
  const before = sessionOf(account);
  if (!fault('token-outlives-password')) account.epoch += 1;
  return ok(fault('new-token-is-old') ? before : sessionOf(account));
};

const forgotPassword: Handler = ({ store, mailer, settings, body, language }) => {
  const { email } = body as { email: string };
  const account = accountByAddress(store, email);
  const isTyped = !fault('forgot-case-counts') || account?.email === email;
  const { token, hash } = newLink();
  if (fault('old-addresses-refused') && !/^[\w.+-]+@[\w.-]+$/.test(email)) {
    throw invalid('email', 'INVALID_FIELD');
  }
  if (account && isTyped) {
    store.passwordLinks.set(hash, { accountId: account.id, createdAt: now(), used: false });
    const link = `${settings.publicUrl}/reset-password?token=${token}`;
    mailer.send(account.email, 'Nghỉ Đâu: đặt lại mật khẩu', link);
  }
  if (!account && fault('forgot-tells-addresses'))
    return ok({ email, message: 'Không có tài khoản.' });
  const message =
    language === 'en'
      ? 'Please look into your mails to set a new password.'
      : 'Vui lòng kiểm tra email để đặt lại mật khẩu.';
  const told = (fault('forgot-answers-stored-address') ? account?.email : undefined) ?? email;
  return ok({ email: told, message, ...(fault('link-in-answer') ? { token } : {}) });
};

const resetPassword: Handler = async ({ store, body, language }) => {
  const given = body as NewPassword & { token: string };
  if (!fault('reset-unconfirmed')) checkConfirmation(given);
  const link = store.passwordLinks.get(hashOf(given.token));
  const account = link && store.accounts.get(link.accountId);
  const isOver = !link || !isFresh(link) || (link.used && !fault('reset-link-again'));
  if (!account || isOver) throw new ApiError(400, 'PASSWORD_LINK_INVALID');
  link.used = true;
  account.password = await hashOfPassword(given.password);
  account.verifiedAt ??= now();
  if (!fault('reset-keeps-sessions')) account.epoch += 1;
  const message =
    language === 'en' || fault('reset-in-english')
      ? 'The password is set. You can log in now.'
      : 'Mật khẩu đã được đổi. Bạn có thể đăng nhập ngay bây giờ.';
  return ok({ message, role: fault('reset-for-travellers') ? 'CUSTOMER' : account.role });
};

const signOutEverywhere: Handler = (call) => {
  if (!fault('token-outlives-sign-out')) callerOf(call).epoch += 1;
  return ok({
    message:
      call.language === 'en'
        ? 'You are signed out on every device.'
        : 'Bạn đã đăng xuất khỏi mọi thiết bị.',
  });
};

const chooseLanguage: Handler = (call) => {
  const { language } = call.body as { language: 'vi' | 'en' };
  callerOf(call).language = language;
  return ok({ language: fault('language-always-vi') ? 'vi' : language });
};

export const sessionHandlers = {
  login,
  getCurrentUser,
  getMe,
  changePassword,
  forgotPassword,
  resetPassword,
  signOutEverywhere,
  chooseLanguage,
};
