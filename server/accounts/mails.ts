import { momentText } from '../../domain/dayText';
import type { Language, Text } from '../http/messages';
import {
  letterOf,
  linkBlock,
  paragraph,
  signatureBlock,
  smallPrint,
  type Letter,
} from '../mail/letter';
import { TOKEN_LIFE_HOURS } from './tokens';

interface Words {
  subject: Text;
  lead: Text;
  action: Text;
  note: Text;
}

const greeting: Text = { vi: 'Xin chào,', en: 'Hello,' };
const signature: Text = {
  vi: 'Nghỉ Đâu – đặt phòng khắp Việt Nam',
  en: 'Nghỉ Đâu – places to stay across Vietnam',
};

// What the sign-up form said is never repeated here: anybody may type anybody's address, and must
// not be able to send them words of their own.
const verification: Words = {
  subject: {
    vi: 'Xác thực email của bạn tại Nghỉ Đâu',
    en: 'Verify your e-mail address at Nghỉ Đâu',
  },
  lead: {
    vi: 'Cảm ơn bạn đã đăng ký Nghỉ Đâu. Hãy mở liên kết dưới đây để xác thực địa chỉ email này và bắt đầu sử dụng tài khoản.',
    en: 'Thank you for signing up at Nghỉ Đâu. Open the link below to verify this e-mail address and start using your account.',
  },
  action: { vi: 'Xác thực email', en: 'Verify my e-mail address' },
  note: {
    vi: `Liên kết có hiệu lực trong ${TOKEN_LIFE_HOURS} giờ. Nếu bạn không đăng ký, xin đừng mở liên kết và hãy bỏ qua thư này: tài khoản không dùng được khi email chưa được xác thực.`,
    en: `The link works for ${TOKEN_LIFE_HOURS} hours. If you did not sign up, please do not open it and ignore this mail: the account cannot be used until the address is verified.`,
  },
};

const signedUpAt = {
  vi: (moment: string) => `Đăng ký lúc ${moment}:`,
  en: (moment: string) => `Signed up at ${moment}:`,
};

const onlyYours: Text = {
  vi: 'Địa chỉ này được đăng ký nhiều lần. Hãy mở liên kết của lần bạn đã đăng ký: mỗi liên kết kích hoạt tài khoản với mật khẩu được nhập ở lần đó.',
  en: 'This address was signed up more than once. Please open the link of the time when it was you: each activates the account with the password that was typed then.',
};

const addressKnown: Words = {
  subject: {
    vi: 'Bạn đã có tài khoản tại Nghỉ Đâu',
    en: 'You already have an account at Nghỉ Đâu',
  },
  lead: {
    vi: 'Vừa có người đăng ký Nghỉ Đâu bằng địa chỉ email này, nhưng địa chỉ này đã có tài khoản. Nếu đó là bạn, hãy đăng nhập bằng mật khẩu bạn đã đặt trước đây.',
    en: 'Somebody has just tried to sign up at Nghỉ Đâu with this e-mail address, which already has an account. If it was you, sign in with the password you chose before.',
  },
  action: { vi: 'Đăng nhập', en: 'Sign in' },
  note: {
    vi: 'Nếu không phải bạn, bạn không cần làm gì: tài khoản và mật khẩu của bạn không thay đổi.',
    en: 'If it was not you, there is nothing to do: your account and password have not changed.',
  },
};

const passwordReset: Words = {
  subject: {
    vi: 'Đặt lại mật khẩu Nghỉ Đâu của bạn',
    en: 'Set a new password for Nghỉ Đâu',
  },
  lead: {
    vi: 'Vừa có người xin đặt lại mật khẩu của tài khoản Nghỉ Đâu dùng địa chỉ email này. Nếu đó là bạn, hãy mở liên kết dưới đây và chọn mật khẩu mới.',
    en: 'Somebody has just asked for a new password for the Nghỉ Đâu account with this e-mail address. If it was you, open the link below and choose one.',
  },
  action: { vi: 'Đặt mật khẩu mới', en: 'Choose a new password' },
  note: {
    vi: `Liên kết dùng được một lần, trong ${TOKEN_LIFE_HOURS} giờ. Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.`,
    en: `The link works once, within ${TOKEN_LIFE_HOURS} hours. If it was not you, please ignore this mail: your password has not changed.`,
  },
};

/** Carries the links that prove the address, one for each sign-up, and says when that was made. */
export function verificationMail(
  publicUrl: string,
  signUps: readonly { token: string; createdAt: Date }[],
  language: Language,
): Letter {
  return letterOf(language, verification.subject[language], [
    paragraph(greeting[language]),
    paragraph(verification.lead[language]),
    ...signUps.flatMap(({ token, createdAt }) => [
      paragraph(signedUpAt[language](momentText(createdAt, language))),
      linkBlock({
        label: verification.action[language],
        href: link(publicUrl, `/verify-email?token=${token}`),
      }),
    ]),
    ...(signUps.length > 1 ? [paragraph(onlyYours[language])] : []),
    smallPrint(verification.note[language]),
    signatureBlock(signature[language]),
  ]);
}

/** Tells who owns the address that somebody signed up with it again. */
export function addressKnownMail(publicUrl: string, language: Language): Letter {
  return letter(addressKnown, link(publicUrl, '/login'), language);
}

/** Carries the link that sets a new password. */
export function passwordResetMail(publicUrl: string, token: string, language: Language): Letter {
  return letter(passwordReset, link(publicUrl, `/reset-password?token=${token}`), language);
}

function link(publicUrl: string, path: string): string {
  return publicUrl.replace(/\/+$/, '') + path;
}

function letter(words: Words, href: string, language: Language): Letter {
  return letterOf(language, words.subject[language], [
    paragraph(greeting[language]),
    paragraph(words.lead[language]),
    linkBlock({ label: words.action[language], href }),
    smallPrint(words.note[language]),
    signatureBlock(signature[language]),
  ]);
}
