import { pictureOf, type PlaceSlug } from '../server/hotels/destinations/destinations';
import type { Amenity } from './drawing/amenity';
import type { BedKind } from './drawing/interiors/beds';
import type { RoomKind } from './drawing/room';

/** What a picture shows. Equal subjects are the same picture, drawn once. */
export type Subject =
  | { readonly kind: 'hotel'; readonly place: PlaceSlug; readonly seed: number }
  | { readonly kind: 'place'; readonly place: PlaceSlug }
  | { readonly kind: 'balcony'; readonly place: PlaceSlug; readonly seed: number }
  | { readonly kind: 'room'; readonly type: RoomKind; readonly bed: BedKind; readonly seed: number }
  | { readonly kind: 'amenity'; readonly amenity: Amenity; readonly seed: number };

/** A stable name, safe in file names: 'hotel-da-nang-3', 'room-deluxe-queen-1'. */
export function subjectKey(subject: Subject): string {
  switch (subject.kind) {
    case 'hotel':
      return `hotel-${subject.place}-${subject.seed}`;
    case 'balcony':
      return `balcony-${subject.place}-${subject.seed}`;
    case 'place':
      return pictureOf(subject.place);
    case 'room':
      return `room-${subject.type}-${subject.bed}-${subject.seed}`.toLowerCase();
    case 'amenity':
      return `${subject.amenity}-${subject.seed}`;
  }
}
