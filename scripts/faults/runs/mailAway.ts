import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import type { PreparedFault, Fault } from '../fault';
import type { Deployment } from '../deployment';
import { until } from '../until';

const BOOKINGS = 60;
const PATIENCE_MS = 60_000;
/** A hanging post office is given up after ten seconds, and asked again after thirty. */
const MAILS_MS = 90_000;

/** A post office that takes calls: what it does with them is said by its mood. */
interface PostOffice {
  port: number;
  mood: 'well' | 'refusing' | 'hanging';
  close(): void;
}

/** A real SMTP server behind a door that may stay silent. */
async function openPostOffice(): Promise<PostOffice> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(office.mood === 'well' ? null : new Error('not now')),
    onData: (stream, _, done) => void stream.resume().on('end', () => done()),
  });
  smtp.on('error', () => undefined);
  const callers = new Set<Socket>();
  const door: Server = createServer((caller) => {
    callers.add(caller.on('error', () => undefined));
    if (office.mood !== 'hanging') smtp.server.emit('connection', caller);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const office: PostOffice = {
    port: (door.address() as AddressInfo).port,
    mood: 'well',
    close() {
      callers.forEach((caller) => caller.destroy());
      door.close();
    },
  };
  return office;
}

/** Nobody who books waits for the mail; what was not taken goes out later. */
function whileIt(mood: 'refusing' | 'hanging') {
  return async (deployment: Deployment): Promise<PreparedFault> => {
    const office = await openPostOffice();
    return {
      env: { SMTP_URL: `smtp://127.0.0.1:${office.port}` },
      async inject({ load, expect }) {
        office.mood = mood;
        const before = load.answers.length;
        const enough = load.acknowledged.length + BOOKINGS;
        await until('they go on booking', PATIENCE_MS, () => load.acknowledged.length >= enough);
        const refused = load.answers.slice(before).filter(({ status }) => status >= 500);
        expect('nobody who books notices', refused.length === 0);
        office.mood = 'well';
      },
      async after({ expect }) {
        const watcher = new pg.Client({ connectionString: deployment.databaseUrl });
        await watcher.connect();
        const waiting = async () => {
          const { rowCount } = await watcher.query(
            'select 1 from outbox where sent_at is null and (last_fault is not null or attempts > 0)',
          );
          return rowCount === 0;
        };
        const areOut = await until('mails go out', MAILS_MS, waiting).then(
          () => true,
          () => false,
        );
        expect('what was not taken goes out later', areOut);
        await watcher.end();
      },
      clear: async () => office.close(),
    };
  };
}

export const mailRefused: Fault = {
  name: 'mail-refused',
  engines: ['postgres'],
  prepare: whileIt('refusing'),
};

export const mailHanging: Fault = {
  name: 'mail-hanging',
  engines: ['postgres'],
  prepare: whileIt('hanging'),
};
