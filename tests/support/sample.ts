import type { Caller } from './contract';
import type { World } from './world';

/** A request that succeeds for whoever may make it. */
export interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  /** A picture to send. */
  upload?: true;
}

export type MakeSample = (world: World, caller: Caller) => Sample | Promise<Sample>;

export const hotelId: MakeSample = ({ hotel }) => ({ params: { hotelId: hotel.id } });
export const id: MakeSample = ({ hotel }) => ({ params: { id: hotel.id } });
export const aBooking: MakeSample = ({ bookingId }) => ({ params: { bookingId } });
export const none: MakeSample = () => ({});
