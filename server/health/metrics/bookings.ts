import { Counter } from 'prom-client';
import { lostRaces } from '../../bookings/attempts';

/** Bookings, and changes of bookings, that met somebody else. */
export function lostRaceMetric(): Counter<'outcome'> {
  return new Counter({
    name: 'booking_lost_races_total',
    help: 'Bookings and changes that lost a night, a voucher or a key to somebody else, by how they ended.',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(lostRaces())) this.inc({ outcome }, count);
    },
  });
}
