import { benchAnswers } from './answers';
import { benchHome } from './home';
import { benchNation } from './nation';
import { benchOperations } from './operations';
import { benchPartner } from './partner';
import { benchPlanner } from './planner';
import { benchPasswords } from './passwords';
import type { Scale } from './scale';
import { benchSteadyState } from './steadyState';

/** `npm run bench` prints all figures; `-- home` and so on, by the names below, only those. */
const small: Scale = { hotels: 100, roomsPerHotel: 20, nightsPerRoom: 25 };
const large: Scale = { hotels: 2000, roomsPerHotel: 20, nightsPerRoom: 25 };
const nation: Scale = { hotels: 20_000, roomsPerHotel: 20, nightsPerRoom: 10 };

const parts: Record<string, () => Promise<void>> = {
  home: benchHome,
  answers: () => benchAnswers(large),
  small: () => benchOperations(small),
  search: () => benchOperations(large),
  nation: () => benchNation(nation),
  partner: benchPartner,
  planner: benchPlanner,
  passwords: () => benchPasswords(small),
  steady: benchSteadyState,
};

/** It takes minutes to fill. */
const onlyByName = ['nation'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(parts)) {
  if (asked.length === 0 ? !onlyByName.includes(name) : asked.includes(name)) await bench();
}
