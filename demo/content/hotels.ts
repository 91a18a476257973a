import { daLatHotels } from './hotels/daLat';
import { daNangHotels } from './hotels/daNang';
import { haNoiHotels } from './hotels/haNoi';
import { hoChiMinhHotels } from './hotels/hoChiMinh';
import { hoiAnHotels } from './hotels/hoiAn';
import type { DemoHotel } from './hotels/hotel';
import { phuQuocHotels } from './hotels/phuQuoc';
import { saPaHotels } from './hotels/saPa';
import { vungTauHotels } from './hotels/vungTau';

const BY_DESTINATION: readonly (readonly DemoHotel[])[] = [
  daNangHotels,
  vungTauHotels,
  daLatHotels,
  phuQuocHotels,
  hoiAnHotels,
  haNoiHotels,
  hoChiMinhHotels,
  saPaHotels,
];

/** Every demo hotel, destinations taken in turn, so that the first page shows them all. */
export const HOTELS: readonly DemoHotel[] = inTurn(BY_DESTINATION);

function inTurn(lists: readonly (readonly DemoHotel[])[]): readonly DemoHotel[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat();
}
