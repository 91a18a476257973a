import { createServer, type AddressInfo } from 'node:net';
import { startExample } from '../../../examples/backend/tests/support/started';
import { parseArguments } from '../src/arguments';
import { check } from '../src/check';
import { isFailure } from '../src/findings';

/** A bug of each family, none in the way of another, and the phase that looks for it. */
const CAUGHT = [
  ['errors-without-origin', 'reach'],
  ['foreign-season-changed', 'ownership'],
  ['names-swapped', 'traveller'],
  ['early-leaver-keeps-room', 'desk'],
  ['expired-voucher-taken', 'money'],
  ['season-ends-early', 'seasons'],
  ['range-without-last', 'room types'],
  ['moved-nights-kept', 'changes'],
  ['key-after-order', 'idempotency'],
  ['suspends-oneself', 'administrators'],
  ['status-found-as-set', 'lists'],
  ['stars-unchanged', 'reviews'],
  ['no-stay-code', 'refusals'],
  ['metadata-kept', 'uploads'],
  ['reset-keeps-sessions', 'sessions'],
  ['deleted-address-stays', 'privacy'],
] as const;

it('each of many bugs is found where it is looked for', async () => {
  const mailPort = await freePort();
  const example = await startExample(
    ...['--smtp', `smtp://127.0.0.1:${mailPort}?ignoreTLS=true`],
    ...CAUGHT.flatMap(([fault]) => ['--fault', fault]),
  );
  try {
    const input = parseArguments([
      example.url,
      ...['--profile', 'full', '--seed', '1', '--origin', 'http://client.localhost:5173'],
      ...['--mail-port', String(mailPort)],
      ...['--customer', 'customer@example.com:Customer123', '--may-review'],
      ...['--customer', 'customer2@example.com:Customer123'],
      ...['--partner', 'partner@example.com:Partner123'],
      ...['--partner', 'partner2@example.com:Partner123'],
      ...['--admin', 'admin@example.com:Admin123', '--default-limits'],
      ...CAUGHT.flatMap(([, phase]) => ['--phase', phase]),
    ]);
    if ('problem' in input) throw new Error(input.problem);
    const { findings } = await check(input);
    const phases = new Set(findings.filter(isFailure).map(({ phase }) => phase));
    expect(CAUGHT.filter(([, phase]) => !phases.has(phase))).toEqual([]);
  } finally {
    await example.stop();
  }
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
