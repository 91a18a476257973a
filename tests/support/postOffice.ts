import { SMTPServer } from 'smtp-server';
import { readMail, type Mail } from './mail';

export interface PostOffice {
  /** It takes nothing. */
  refusing: boolean;
  /** It has read a mail, and says only then that it took it. */
  holding: Promise<void> | undefined;
  mails: Mail[];
  close(): Promise<void>;
}

/** A real SMTP server. */
export async function openPostOffice(port: number): Promise<PostOffice> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      done(office.refusing ? new Error('not now') : null);
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        office.mails.push(readMail(Buffer.concat(chunks).toString('latin1')));
        if (office.holding) void office.holding.then(() => done());
        else done();
      });
    },
  });
  const office: PostOffice = {
    refusing: false,
    holding: undefined,
    mails: [],
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return office;
}
