import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import type { PreparedFault, Fault } from '../fault';
import type { Deployment } from '../deployment';
import { until } from '../until';

const BOOKINGS = 60;
const PATIENCE_MS = 60_000;
/** A hanging SMTP server is given up after ten seconds, and asked again after thirty. */
const MAILS_MS = 90_000;

/** An SMTP server that does with a connection what its mode says. */
interface SmtpStub {
  port: number;
  mode: 'accepting' | 'refusing' | 'hanging';
  close(): void;
}

/** A real SMTP server behind a listener that may stay silent. */
async function startSmtpStub(): Promise<SmtpStub> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(stub.mode === 'accepting' ? null : new Error('not now')),
    onData: (stream, _, done) => void stream.resume().on('end', () => done()),
  });
  smtp.on('error', () => undefined);
  const connections = new Set<Socket>();
  const listener: Server = createServer((connection) => {
    connections.add(connection.on('error', () => undefined));
    if (stub.mode !== 'hanging') smtp.server.emit('connection', connection);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const stub: SmtpStub = {
    port: (listener.address() as AddressInfo).port,
    mode: 'accepting',
    close() {
      connections.forEach((connection) => connection.destroy());
      listener.close();
    },
  };
  return stub;
}

/** Nobody who books waits for the mail; what was not taken goes out later. */
function whileIt(mode: 'refusing' | 'hanging') {
  return async (deployment: Deployment): Promise<PreparedFault> => {
    const stub = await startSmtpStub();
    return {
      env: { SMTP_URL: `smtp://127.0.0.1:${stub.port}` },
      async inject({ load, expect }) {
        stub.mode = mode;
        const before = load.answers.length;
        const enough = load.acknowledged.length + BOOKINGS;
        await until('they go on booking', PATIENCE_MS, () => load.acknowledged.length >= enough);
        const refused = load.answers.slice(before).filter(({ status }) => status >= 500);
        expect('nobody who books notices', refused.length === 0);
        stub.mode = 'accepting';
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
      clear: async () => stub.close(),
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
