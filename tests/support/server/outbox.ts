import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { call } from '../client';
import { readMail, type Mail } from '../mail';
import { sharedServer, type ServerControl } from './serverControl';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

export interface ReceivedMail extends Mail {
  /** The first web address in the text. */
  link: string;
}

/**
 * The newest mail to an address, waited for up to a minute unless it has a long queue before it.
 * `subject` narrows it down when several are on their way.
 */
export async function mailTo(
  address: string,
  {
    outbox = sharedServer().outbox,
    subject = /^/,
    is = () => true,
    patienceMs = PATIENCE_MS,
  }: {
    outbox?: string;
    subject?: RegExp;
    /** By its text. */
    is?: ((text: string) => boolean) | undefined;
    patienceMs?: number;
  } = {},
): Promise<ReceivedMail> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const mails = await mailsNewestFirst(outbox, address);
    const mail = mails.find((m) => m.to.includes(address) && subject.test(m.subject) && is(m.text));
    if (mail) return { ...mail, link: /https?:\/\/[^\s<>"]+/.exec(mail.text)?.[0] ?? '' };
    if (Date.now() > deadline) throw new Error(`No mail to ${address} in ${outbox}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Resolves when what hotels have sold so far is told in the outbox, as far as it is to be told. */
export async function mailsCollected(
  { sql }: Pick<ServerControl, 'sql'> = sharedServer(),
): Promise<void> {
  const waitsForNothing = 'coalesce(send_after <= now(), true)';
  const [newest] = await sql<{ id: number }>(
    `select max(id) as id from hotel_mails where ${waitsForNothing}`,
  );
  for (;;) {
    const left = await sql(`select from hotel_mails where id <= $1 and ${waitsForNothing}`, [
      newest!.id,
    ]);
    if (left.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Lets the mails that wait for others of their topic go now. */
export async function tenMinutesLater(address: string): Promise<void> {
  await mailsCollected();
  await sharedServer().sql(
    `update outbox set next_attempt_at = next_attempt_at - interval '10 minutes'
     where recipient = $1 and sent_at is null and next_attempt_at > now()`,
    [address],
  );
  await wakeRelay();
}

/** Lets the mails go that wait for what they tell of to be taken back. */
export async function fifteenSecondsLater(address: string): Promise<void> {
  const later = 'update hotel_mails set send_after = null where recipient = $1';
  await sharedServer().sql(later, [address]);
  await wakeRelay();
}

/** Whoever asks for a mail wakes it, and nobody has this address. */
async function wakeRelay(): Promise<void> {
  const body = { email: `nobody-${randomUUID().slice(0, 13)}@example.com` };
  await call('POST', '/api/auth/forgot-password', { body });
}

/** Only those whose file is named for the address are read: a run writes hundreds. */
async function mailsNewestFirst(outbox: string, address: string): Promise<Mail[]> {
  const names = await readdir(outbox).catch(() => []);
  const recipient = address.replace(/[^\w.@+-]/g, '_').slice(0, 100);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml') && name.includes(recipient))
      .map(async (name) => {
        const file = path.join(outbox, name);
        return { file, written: (await stat(file)).mtimeMs };
      }),
  );
  files.sort((a, b) => b.written - a.written);
  return Promise.all(files.map(async ({ file }) => readMail(await readFile(file, 'latin1'))));
}
