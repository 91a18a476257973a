import type { Facade } from '../hotels/plot';
import type { Hour, Light } from '../light';
import type { Random } from '../../random';

/** What a scene is drawn by. */
export interface View {
  readonly light: Light;
  readonly random: Random;
  /** The x of the landmark's middle: left of a hotel, or the picture's middle without one. */
  readonly focus: number;
  /** The landmark's size: 1 where it has the picture to itself. */
  readonly span: number;
  readonly sunX: number;
}

/** What lies around a hotel. */
export interface Scenery {
  /** Everything behind the hotel, ground included. */
  backdrop(view: View): string;
  /** What stands nearer than the hotel. */
  foreground(view: View): string;
}

/** A destination as the pictures know it. */
export interface Place extends Scenery {
  /** The hour that suits the place best; its own picture shows it. */
  readonly best: Hour;
  readonly facades: readonly [Facade, ...Facade[]];
  /** What grows beside the houses. */
  readonly tree: 'palm' | 'pine';
}

/** The ground line on which hotels stand. */
export const HOTEL_BASE = 752;
