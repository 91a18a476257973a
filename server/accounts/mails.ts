import type { Language, Text } from '../contract/messages';
import { TOKEN_LIFE_HOURS } from './tokens';

/** A mail without its address. */
interface Letter {
  subject: string;
  text: string;
  html: string;
}

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

/** Carries the link that proves the address. */
export function verificationMail(publicUrl: string, token: string, language: Language): Letter {
  return letter(verification, link(publicUrl, `/verify-email?token=${token}`), language);
}

/** Tells who owns the address that somebody signed up with it again. */
export function addressKnownMail(publicUrl: string, language: Language): Letter {
  return letter(addressKnown, link(publicUrl, '/login'), language);
}

function link(publicUrl: string, path: string): string {
  return publicUrl.replace(/\/+$/, '') + path;
}

function letter(words: Words, href: string, language: Language): Letter {
  const [hello, lead, note, name] = [greeting, words.lead, words.note, signature].map(
    (text) => text[language],
  ) as [string, string, string, string];
  const action = words.action[language];
  return {
    subject: words.subject[language],
    text: [hello, lead, `${action}:\n${href}`, note, `-- \n${name}`].join('\n\n') + '\n',
    html: page(language, [
      paragraph(hello),
      paragraph(lead),
      `<p style="margin:28px 0"><a href="${escapeHtml(href)}" style="${buttonStyle}">${escapeHtml(action)}</a></p>`,
      `<p style="${smallStyle};word-break:break-all">${escapeHtml(href)}</p>`,
      `<p style="${smallStyle}">${escapeHtml(note)}</p>`,
      `<p style="${smallStyle};border-top:1px solid #e5ddd0;padding-top:16px">${escapeHtml(name)}</p>`,
    ]),
  };
}

const buttonStyle =
  'background:#0b6e5f;color:#ffffff;display:inline-block;padding:12px 24px;border-radius:8px;text-decoration:none;font-weight:600';
const smallStyle = 'color:#5b6b66;font-size:14px;line-height:1.5;margin:0 0 16px';

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function page(language: Language, content: string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#fbf7f0">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;color:#14231f;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0b6e5f">Nghỉ Đâu</p>
${content.join('\n')}
</div>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
