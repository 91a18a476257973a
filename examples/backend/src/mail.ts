import type { Transporter } from 'nodemailer';
import { now } from './days';
import { fault } from './faults';

interface Written {
  to: string;
  subject: string;
  writtenAt: Date;
  sentAt: Date | null;
}

const sameAs = (to: string, address: string) => to.toLowerCase() === address.toLowerCase();

/** Hands mails to an SMTP address where one is set, and prints their links where none is. */
export class Mailer {
  private readonly transport: Promise<Transporter> | undefined;
  private readonly written: Written[] = [];

  constructor(
    smtpUrl: string | undefined,
    private readonly print: (line: string) => void,
  ) {
    // Loaded by whoever sends: not with what only holds another server beside this one.
    this.transport = smtpUrl
      ? import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl))
      : undefined;
  }

  /** Nobody waits for it: the answer takes as long whether or not a mail goes out. */
  send(to: string, subject: string, link: string): void {
    const mail: Written = { to, subject, writtenAt: now(), sentAt: null };
    this.written.push(mail);
    if (!this.transport) {
      this.print(`mail to ${to}: ${subject} ${link}`);
      return;
    }
    const text = `${subject}\n\n${link}\n`;
    void this.transport
      .then((transport) => transport.sendMail({ from: 'no-reply@example.com', to, subject, text }))
      .then(() => {
        mail.sentAt = now();
      })
      .catch((error: unknown) => this.print(`mail to ${to} failed: ${String(error)}`));
  }

  /** What was written to an address, for whoever it belongs to. */
  writtenTo(address: string) {
    return this.written
      .filter(({ to }) => sameAs(to, address) || fault('mails-of-everybody'))
      .map(({ subject, writtenAt, sentAt }) => ({
        subject: fault('subjects-untold') ? '' : subject,
        writtenAt: writtenAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      }));
  }
}
