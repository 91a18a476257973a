import { callerOf, created, ok, textOf, type Call, type Handler } from '../http/call';
import { ApiError, invalid } from '../http/problem';
import { hashOf, newLink } from '../http/tokens';
import { fault } from '../faults';
import { now } from '../days';
import { draftHotel } from '../hotels/newHotel';
import type { Account, SignUp, Store } from '../store';
import { tidy } from '../texts';
import { accountByAddress, currentUserOf, fullNameOf, phoneOf, sameAddress } from './accounts';
import { hashOfPassword, isPassword } from './passwords';

const LINK_LIFE = 24 * 3_600_000;

interface NewAccount {
  email: string;
  password: string;
  confirmPassword?: string;
  firstName?: string;
  lastName?: string;
  name?: string;
  hotelName?: string;
  phone?: string | null;
  role?: string | null;
  consentVersion?: string;
}

export const isFresh = ({ createdAt }: { createdAt: Date }) =>
  Date.now() - createdAt.getTime() < LINK_LIFE;

const mailSent = (email: string, language: 'vi' | 'en') => ({
  email,
  message:
    language === 'en'
      ? 'Please look into your mails to verify the account.'
      : 'Vui lòng kiểm tra email để xác thực tài khoản.',
});

const signUp: Handler = async (call) => {
  const body = call.body as NewAccount;
  const { confirmPassword = body.password } = body;
  if (confirmPassword !== body.password && !fault('confirmation-unchecked')) {
    throw invalid('confirmPassword', 'PASSWORDS_DIFFER');
  }
  if (body.role === null && fault('no-role-refused')) throw invalid('role', 'INVALID_FIELD');
  const account = await accountFrom(call, body);
  if (!accountByAddress(call.store, body.email)) {
    const { token, hash } = newLink();
    const { hotelName } = body;
    if (fault('second-sign-up-ends-first')) endOthers(call.store, account);
    call.store.signUps.set(hash, { account, hotelName, createdAt: now(), ended: false });
    mailLink(call, body.email, token);
  } else if (fault('sign-up-takes-over')) {
    accountByAddress(call.store, body.email)!.password = account.password;
  } else if (fault('sign-up-tells-addresses')) {
    throw invalid('email', 'CODE_TAKEN');
  }
  return created(mailSent(body.email, call.language));
};

const NAME_COLUMN = 20;
const kept = (name: string) => (fault('name-cut-at-twenty') ? name.slice(0, NAME_COLUMN) : name);

const composed = (name: string) => (fault('sign-up-uncomposed') ? name.trim() : kept(tidy(name)));

async function accountFrom(call: Call, body: NewAccount): Promise<Account> {
  const isLong = body.name !== undefined || !fault('short-form-is-traveller');
  const isKnown = isLong && (!fault('partner-in-capitals-only') || body.role === 'PARTNER');
  const role = ((isKnown && body.role) || 'CUSTOMER').toUpperCase() as Account['role'];
  const words = (body.name ?? '').trim().split(/\s+/);
  const given = fault('first-word-given')
    ? words.shift()
    : fault('middle-name-given')
      ? words.splice(Math.min(1, words.length - 1)).join(' ')
      : words.pop();
  const moment = now();
  return {
    id: call.store.nextId(),
    email: body.email,
    // A Vietnamese name begins with that of the family.
    firstName: composed(body.firstName ?? given ?? ''),
    lastName: composed(body.lastName ?? words.join(' ')),
    phone: fault('sign-up-phone-lost') ? null : phoneOf(body.phone),
    role,
    password: await hashOfPassword(body.password),
    verifiedAt: null,
    createdAt: moment,
    consent:
      body.consentVersion && !fault('consent-lost')
        ? { at: moment, version: body.consentVersion }
        : null,
    epoch: 1,
    language: call.language,
    suspendedReason: null,
    mailOnBooking: true,
    mailOnCancellation: true,
  };
}

function mailLink(call: Call, email: string, token: string): void {
  call.mailer.send(
    email,
    'Nghỉ Đâu: xác thực email',
    `${call.settings.publicUrl}/verify-email?token=${token}`,
  );
}

const verifyAccount: Handler = (call) => {
  const found = call.store.signUps.get(hashOf(textOf(call, 'token') ?? ''));
  if (!found || found.ended || !isFresh(found)) throw new ApiError(400, 'TOKEN_INVALID');
  if (found.account.verifiedAt && fault('verify-once-only'))
    throw new ApiError(400, 'TOKEN_INVALID');
  if (!found.account.verifiedAt) activate(call.store, found);
  const message =
    call.language === 'en'
      ? 'The e-mail is verified. You can log in now.'
      : 'Xác thực email thành công! Bạn có thể đăng nhập ngay bây giờ.';
  const role = fault('everybody-verified-as-traveller') ? 'CUSTOMER' : found.account.role;
  return ok({ message, role });
};

function endOthers(store: Store, account: Account): void {
  for (const other of store.signUps.values()) {
    if (other.account !== account && sameAddress(other.account.email, account.email)) {
      other.ended = true;
    }
  }
}

/** The first link that is opened ends the other sign-ups of its address. */
function activate(store: Store, opened: SignUp): void {
  const { account, hotelName } = opened;
  if (!fault('other-links-live')) endOthers(store, account);
  account.verifiedAt = now();
  store.accounts.set(account.id, account);
  if (account.role === 'PARTNER' && hotelName && !fault('no-draft-hotel')) {
    const name = fault('draft-of-own-name') ? fullNameOf(account) : hotelName;
    const hotel = draftHotel(store, account.id, tidy(name));
    hotel.listed = fault('first-hotel-on-sale');
    store.hotels.set(hotel.id, hotel);
  }
}

const resendVerification: Handler = (call) => {
  const { email } = call.body as { email: string };
  const isWaiting = [...call.store.signUps.values()].some(
    ({ account }) => !account.verifiedAt && sameAddress(account.email, email),
  );
  if (!isWaiting && fault('resend-tells-addresses')) throw new ApiError(404, 'NOT_FOUND');
  for (const [hash, waiting] of call.store.signUps) {
    const { account, hotelName, ended } = waiting;
    const isDone = account.verifiedAt && !fault('verified-mailed-again');
    if (ended || isDone || !sameAddress(account.email, email)) continue;
    call.store.signUps.delete(hash);
    const link = newLink();
    if (!fault('resent-link-dead')) {
      call.store.signUps.set(link.hash, { account, hotelName, createdAt: now(), ended: false });
    }
    mailLink(call, email, link.token);
    break;
  }
  return ok(mailSent(email, call.language));
};

/** A sign-up of this address and password that still waits for its link. */
export async function waitingSignUp(store: Store, email: string, password: string) {
  for (const { account, ended } of store.signUps.values()) {
    const mayBe = !ended && !account.verifiedAt && sameAddress(account.email, email);
    if (
      mayBe &&
      (fault('unverified-told-to-anybody') || (await isPassword(password, account.password)))
    )
      return account;
  }
  return undefined;
}

const updateProfile: Handler = (call) => {
  const account = callerOf(call);
  const body = call.body as { firstName: string; lastName: string; phone?: string | null };
  const namedBy = (name: string) => (fault('profile-names-untrimmed') ? name : kept(tidy(name)));
  account.firstName = namedBy(body.firstName).normalize('NFC');
  account.lastName = namedBy(body.lastName).normalize('NFC');
  const isSaid = body.phone !== undefined || fault('profile-drops-phone');
  const phone = phoneOf(body.phone);
  if (isSaid && (phone || !fault('phone-for-ever'))) account.phone = phone;
  return ok(currentUserOf(account));
};

export const signUpHandlers = { signUp, verifyAccount, resendVerification, updateProfile };
