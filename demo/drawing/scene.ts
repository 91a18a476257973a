import type { PlaceSlug } from '../../server/hotels/destinations/destinations';
import { chalet } from './hotels/chalet';
import { colonial } from './hotels/colonial';
import { heritage } from './hotels/heritage';
import { resort } from './hotels/resort';
import { tower } from './hotels/tower';
import { townhouse } from './hotels/townhouse';
import { villa } from './hotels/villa';
import { balcony } from './interiors/balcony';
import { interior } from './interiors/shell';
import { HOURS, LIGHTS } from './light';
import { seeded } from '../random';
import { daLat } from './scenes/daLat';
import { daNang } from './scenes/daNang';
import { haNoi } from './scenes/haNoi';
import { hoChiMinh } from './scenes/hoChiMinh';
import { hoiAn } from './scenes/hoiAn';
import { phuQuoc } from './scenes/phuQuoc';
import { HOTEL_BASE, type Place } from './scenes/place';
import { saPa } from './scenes/saPa';
import { vungTau } from './scenes/vungTau';
import { mirrored, picture } from './svg';

const PLACES = {
  'da-nang': { ...daNang, best: 'dusk', tree: 'palm', facades: [tower, villa, townhouse] },
  'vung-tau': { ...vungTau, best: 'morning', tree: 'palm', facades: [tower, resort, villa] },
  'da-lat': { ...daLat, best: 'morning', tree: 'pine', facades: [chalet, colonial, villa] },
  'ha-noi': { ...haNoi, best: 'noon', tree: 'palm', facades: [townhouse, colonial, tower] },
  'ho-chi-minh': {
    ...hoChiMinh,
    best: 'dusk',
    tree: 'palm',
    facades: [tower, townhouse, colonial],
  },
  'phu-quoc': { ...phuQuoc, best: 'noon', tree: 'palm', facades: [resort, villa, tower] },
  'hoi-an': { ...hoiAn, best: 'dusk', tree: 'palm', facades: [heritage, resort, townhouse] },
  'sa-pa': { ...saPa, best: 'morning', tree: 'pine', facades: [chalet, colonial, tower] },
} as const satisfies Readonly<Record<PlaceSlug, Place>>;

/**
 * A hotel in front of its destination. The seed settles the hour, the kind of building, its colours
 * and storeys, and which side the sun is on; neighbouring seeds differ in hour and building.
 */
export function scene(slug: PlaceSlug, seed: number): string {
  const place: Place = PLACES[slug];
  const random = seeded(`${slug}/${seed}`);
  const light = LIGHTS[HOURS[seed % HOURS.length] ?? 'morning'];
  const facade =
    place.facades[(seed + Math.floor(seed / 3)) % place.facades.length] ?? place.facades[0];
  const focus = random.between(330, 370);
  const view = { light, random, focus, span: 0.74, sunX: focus - random.between(90, 220) };
  const drawn =
    place.backdrop(view) +
    facade({
      x: 872 + random.between(-20, 30),
      base: HOTEL_BASE,
      tree: place.tree,
      light,
      random,
    }) +
    place.foreground(view);
  return picture(seed % 2 ? mirrored(drawn) : drawn);
}

/** The destination itself, without a hotel. */
export function destinationPicture(slug: PlaceSlug): string {
  const place: Place = PLACES[slug];
  const random = seeded(slug);
  const view = { light: LIGHTS[place.best], random, focus: 640, span: 1, sunX: 440 };
  return picture(place.backdrop(view) + place.foreground(view));
}

/** The destination as seen from a balcony. */
export function balconyOver(slug: PlaceSlug, seed: number): string {
  const random = seeded(`balcony/${slug}/${seed}`);
  const inside = interior(random);
  const view = { light: inside.light, random, focus: 600, span: 1, sunX: 400 };
  return picture(balcony(inside, PLACES[slug].backdrop(view)));
}
