import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Fault, FaultRun } from '../fault';
import { orderFor, send, settle } from '../load';
import { awaitedLater, within } from '../until';
import { startWatch, statusOf } from '../watch';

const GUESTS = 15;
/** Nobody else comes for these days. */
const DAY = 250;
const LOCKED_MS = 20_000;
const LOCKED_SHORT_MS = 6_000;
const PATIENCE_MS = 60_000;

/** One hotel's row locked by somebody else's session, and more guests who want it than there are connections. */
export const hotelLocked: Fault = {
  name: 'hotel-locked',
  engines: ['postgres'],
  inShort: true,
  waitMs: 5_000,
  // At a high load of other programs a refusal at the promised moment comes late by some seconds.
  shortWaitMs: 8_000,
  prepare: (deployment) => ({
    async inject(faultRun) {
      const { load, isShort } = faultRun;
      const hotel = deployment.fixture.hotels[0]!;
      const blocker = new pg.Client({ connectionString: deployment.databaseUrl });
      // A run that fails leaves it to whoever drops the database.
      blocker.on('error', () => undefined);
      await blocker.connect();
      await blocker.query('begin');
      await blocker.query('select 1 from hotels where id = $1 for update', [hotel.id]);
      const lockedAt = performance.now();
      const wishes = deployment.fixture.tokens
        .slice(0, GUESTS)
        .map((guest, room) => orderFor(hotel, { guest, room, day: DAY }));
      const booked = awaitedLater(Promise.all(wishes.map((wish) => settle(load, wish))));
      const watch = startWatch(probesElsewhere(faultRun), load);
      await sleep(isShort ? LOCKED_SHORT_MS : LOCKED_MS);
      const { failed, tookMs } = await watch.stop();
      const refused = load.answers.filter(
        ({ status, beganAt }) => status === 503 && beganAt > lockedAt,
      );
      await blocker.query('rollback');
      faultRun.over();
      await blocker.end();
      const statuses = await within('its guests book', PATIENCE_MS, booked);

      faultRun.expect('each of its guests is told to come again', refused.length >= GUESTS);
      faultRun.expect(
        'and books when it is free',
        statuses.every((status) => status === 201),
      );
      faultRun.expect(`no probe fails: ${failed.join()}`, failed.length === 0);
      const slowest = Math.max(...Object.values(tookMs).flat());
      const asked = Object.values(tookMs).flat().length;
      faultRun.note(
        `${asked} probes elsewhere, the slowest answered after ${slowest.toFixed(0)} ms`,
      );
    },
  }),
};

/** What has nothing to do with that hotel. */
function probesElsewhere({ deployment, server: { url }, load }: FaultRun) {
  const other = deployment.fixture.hotels[1]!;
  const guest = deployment.fixture.tokens[GUESTS]!;
  let booked = 0;
  const order = () => {
    const place = { room: booked, day: DAY + 2 * Math.floor(booked / other.roomIds.length) };
    booked += 1;
    return orderFor(other, { guest, ...place });
  };
  return {
    list: () => statusOf(`${url}/api/customer/hotels`),
    hotel: () => statusOf(`${url}/api/customer/hotels/${other.id}`),
    page: () => statusOf(`${url}/`),
    ready: () => statusOf(`${url}/health/ready`),
    booking: () => send(load, order(), url),
  };
}
