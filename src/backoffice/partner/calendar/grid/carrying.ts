import type { Place } from './steps';

/** By which part a bar is taken. */
export type Grip = 'move' | 'start' | 'end';

/** What becomes of a bar that the mouse takes and carries elsewhere. */
export interface Carrying {
  onLift: (grip: Grip, place: Place) => void;
  onCarry: (to: { row: number; columns: number }) => void;
  onDrop: () => void;
}
