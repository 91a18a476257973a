import { benchAnswers } from './answers';
import { benchHome } from './home';
import { benchOperations } from './operations';
import { benchPartner } from './partner';
import { benchPasswords } from './passwords';
import type { Scale } from './scale';
import { benchSteadyState } from './steadyState';

/** `npm run bench` prints all figures; `-- home` and so on, by the names below, only those. */
const small: Scale = { hotels: 100, roomsPerHotel: 20, nightsPerRoom: 25 };
const large: Scale = { hotels: 2000, roomsPerHotel: 20, nightsPerRoom: 25 };

const parts: Record<string, () => Promise<void>> = {
  home: benchHome,
  answers: () => benchAnswers(large),
  small: () => benchOperations(small),
  search: () => benchOperations(large),
  partner: benchPartner,
  passwords: () => benchPasswords(small),
  steady: benchSteadyState,
};

const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await bench();
}
