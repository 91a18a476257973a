import { mkdir, rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings';
import type { WaitingMail } from './queries';

const SENDER = 'Nghỉ Đâu';
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** A mail as it leaves, perhaps with what others of its topic had to tell. */
interface LeavingMail extends Omit<WaitingMail, 'calendar'> {
  /** iCalendar files. */
  calendars: readonly string[];
}

/** Takes a mail out of the house. */
export interface Transport {
  /** Resolves when the mail has been accepted; rejects when it has to be tried again. */
  deliver(mail: LeavingMail): Promise<void>;
}

interface Parts {
  settings: Pick<Settings, 'smtpUrl' | 'dataDir' | 'publicUrl'>;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/** The SMTP server of the settings, or without one a file per mail. */
export function mailTransport(parts: Parts): Transport {
  const { smtpUrl } = parts.settings;
  return smtpUrl ? smtpTransport(smtpUrl, parts) : fileTransport(parts);
}

function smtpTransport(url: string, { settings }: Parts): Transport {
  const smtp = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async deliver(mail) {
      await smtp.sendMail(messageOf(mail, settings.publicUrl));
    },
  };
}

/** Each mail is one `.eml` file under `outbox/`, sorted by time; its first link is printed. */
function fileTransport({ settings, log }: Parts): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = join(settings.dataDir, 'outbox');
  return {
    async deliver(mail) {
      const { message } = await writer.sendMail(messageOf(mail, settings.publicUrl));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileName(mail));
      // Renamed when whole, so that nobody reads half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '';
      log.info(`Mail to ${mail.to}: ${mail.subject} ${link}`.trim());
    },
  };
}

function fileName({ id, to, createdAt }: LeavingMail): string {
  const time = createdAt.toISOString().replace(/[:.]/g, '-');
  const recipient = to.replace(/[^\w.@+-]/g, '_').slice(0, 100);
  return `${time}-${id}-${recipient}.eml`;
}

function messageOf(mail: LeavingMail, publicUrl: string): SendMailOptions {
  const host = hostOf(publicUrl);
  return {
    from: { name: SENDER, address: `no-reply@${host}` },
    // As an object it stays one address, whatever signs it holds.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.calendars.map(calendarFile),
    // The same at every try, so that a mail that went out twice can be told.
    messageId: `<${mail.id}.${mail.createdAt.getTime()}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Named as the page names it: for its booking. */
function calendarFile(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  const [, bookingId = ''] = /^UID:([\w-]+)/m.exec(content) ?? [];
  const filename = `${bookingId}.ics`;
  return { filename, content, contentType };
}

function hostOf(publicUrl: string): string {
  if (!URL.canParse(publicUrl)) return 'localhost';
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/[[\]]/g, '')) ? 'localhost' : hostname;
}
