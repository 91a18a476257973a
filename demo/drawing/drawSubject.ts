import type { Subject } from '../subject';
import { amenity } from './amenity';
import { room } from './room';
import { balconyOver, destinationPicture, scene } from './scene';

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
