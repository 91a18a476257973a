import { createTransport, type Transporter } from 'nodemailer';

/** Hands mails to an SMTP address where one is set, and prints their links where none is. */
export class Mailer {
  private readonly transport: Transporter | undefined;

  constructor(
    smtpUrl: string | undefined,
    private readonly print: (line: string) => void,
  ) {
    this.transport = smtpUrl ? createTransport(smtpUrl) : undefined;
  }

  /** Nobody waits for it: the answer takes as long whether or not a mail goes out. */
  send(to: string, subject: string, link: string): void {
    if (!this.transport) {
      this.print(`mail to ${to}: ${subject} ${link}`);
      return;
    }
    this.transport
      .sendMail({ from: 'no-reply@example.com', to, subject, text: `${subject}\n\n${link}\n` })
      .catch((error: unknown) => this.print(`mail to ${to} failed: ${String(error)}`));
  }
}
