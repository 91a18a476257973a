import { type Amenity, amenity } from './amenity';
import type { BedKind } from './interiors/beds';
import { type RoomKind, room } from './room';
import { balconyOver, destinationPicture, type PlaceSlug, scene } from './scene';

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
      return `place-${subject.place}`;
    case 'room':
      return `room-${subject.type}-${subject.bed}-${subject.seed}`.toLowerCase();
    case 'amenity':
      return `${subject.amenity}-${subject.seed}`;
  }
}

/** Draws a subject as an SVG of 1280 × 853. */
export function drawSubject(subject: Subject): string {
  switch (subject.kind) {
    case 'hotel':
      return scene(subject.place, subject.seed);
    case 'balcony':
      return balconyOver(subject.place, subject.seed);
    case 'place':
      return destinationPicture(subject.place);
    case 'room':
      return room(subject);
    case 'amenity':
      return amenity(subject.amenity, subject.seed);
  }
}
