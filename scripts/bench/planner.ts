import { addDays, vietnamToday } from '../../domain/stays/stay';
import { fillHouse, HOUSE } from './house';
import { compare, get, withProduct, type Bench } from './harness';

/** The planner of a hotel with 500 rooms over 60 days. */
export async function benchPlanner(): Promise<void> {
  await withProduct(fillHouse, measure);
}

async function measure({ url, engine, counting, tokenOf }: Bench): Promise<void> {
  const token = await tokenOf(1);
  const from = addDays(vietnamToday(new Date()), -1);
  console.log(`\n${engine}: the planner, ${HOUSE.rooms} rooms, ${HOUSE.days} days`);
  const path = `/api/partner/hotels/1/calendar?from=${from}&days=${HOUSE.days}`;
  await compare('calendar', counting, () => get(url + path, token), { ms: 40 });
}
