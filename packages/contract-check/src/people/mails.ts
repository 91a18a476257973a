import { exec } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';

export interface Mails {
  /** The tokens of all links in mails to this address, the newest last; waits for so many. */
  tokensTo(address: string, count?: number): Promise<string[]>;
  close(): Promise<void>;
}

const WAIT_MS = 15_000;
const PAUSE_MS = 50;
const LINK = /https?:\/\/[^\s"'<>]+[?&]token=([^\s"'<>&]+)/g;

/** A mail server of its own: whatever is sent to it is read, and goes nowhere. */
export async function openSink(port: number): Promise<Mails> {
  const mails: { to: string[]; text: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    // Whoever sends may keep the connection for the next mail.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onAuth: (_, __, done) => done(null, { user: 'anybody' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        mails.push({ to, text: Buffer.concat(chunks).toString('latin1') });
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    smtp.on('error', reject);
    smtp.listen(port, '127.0.0.1', resolve);
  });
  const read = async (address: string) =>
    mails
      .filter(({ to }) => to.includes(address.toLowerCase()))
      .flatMap(({ text }) => tokensIn(text));
  return {
    tokensTo: (address, count = 1) => until(() => read(address), count),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

/** Asks a command, which knows the address as $MAIL_TO. */
export function askCommand(command: string): Mails {
  const run = promisify(exec);
  const read = async (address: string) => {
    const { stdout } = await run(command, { env: { ...process.env, MAIL_TO: address } }).catch(
      () => ({ stdout: '' }),
    );
    return tokensIn(stdout);
  };
  return {
    tokensTo: (address, count = 1) => until(() => read(address), count),
    close: () => Promise.resolve(),
  };
}

async function until(read: () => Promise<string[]>, count: number): Promise<string[]> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const tokens = await read();
    if (tokens.length >= count || Date.now() > end) return tokens;
    await sleep(PAUSE_MS);
  }
}

/** Each once, in whatever way the mail is written down. */
export function tokensIn(mail: string): string[] {
  const unfolded = mail.replace(/=\r?\n/g, '');
  const quoted = unfolded.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  const encoded = [...mail.matchAll(/(?:^[A-Za-z0-9+/]{40,}={0,2}\r?\n?)+/gm)].map(([part]) =>
    Buffer.from(part, 'base64').toString('utf8'),
  );
  const isQuoted = /quoted-printable/i.test(mail);
  const texts = [isQuoted ? quoted : mail, ...encoded];
  const found = texts.flatMap((text) => [...text.matchAll(LINK)].map(([, token = '']) => token));
  return [...new Set(found.map((token) => decodeURIComponent(token.replaceAll('&amp;', '&'))))];
}
