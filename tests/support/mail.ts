/** Just enough of the mail format to read what our own server writes. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The calendar file that came along; '' without one. */
  calendar: string;
  /** All of them, of a mail that tells several things. */
  calendars: string[];
  /** Of what came along. */
  fileNames: string[];
}

interface Part {
  headers: Map<string, string>;
  /** Raw, one character a byte. */
  body: string;
}

/** `raw` is the file read as latin1: one character a byte. */
export function readMail(raw: string): Mail {
  const mail = readPart(raw);
  const [text = ''] = textsOf(mail, 'text/plain');
  const [html = ''] = textsOf(mail, 'text/html');
  const calendars = textsOf(mail, 'text/calendar');
  return {
    to: mail.headers.get('to') ?? '',
    subject: decodeWords(mail.headers.get('subject') ?? ''),
    text,
    html,
    calendar: calendars[0] ?? '',
    calendars,
    fileNames: [...raw.matchAll(/filename="?([^";\r\n]+)/g)].map(([, name]) => name!),
  };
}

function readPart(raw: string): Part {
  const [head = '', ...rest] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const unfolded = head.replace(/\n[ \t]+/g, ' ');
  const headers = new Map<string, string>();
  for (const line of unfolded.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: rest.join('\n\n') };
}

function textsOf(part: Part, kind: 'text/plain' | 'text/html' | 'text/calendar'): string[] {
  const type = part.headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary) {
    const inner = part.body.split(`--${boundary}`).slice(1, -1);
    return inner.flatMap((raw) => textsOf(readPart(raw.replace(/^\n/, '')), kind));
  }
  if (!type.startsWith(kind)) return [];
  return [decoded(part.body, part.headers.get('content-transfer-encoding') ?? '')];
}

function decoded(body: string, encoding: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = encoding.toLowerCase() === 'quoted-printable' ? unquoted(body) : body;
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function unquoted(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** `=?UTF-8?Q?Xin_ch=C3=A0o?=` and its base64 sibling; the blank between two of them is not text. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? decoded(word, 'base64')
        : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
    );
}
