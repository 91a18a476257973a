import { fault } from '../faults';
import { invalid } from '../http/problem';
import { RATES } from '../prices/nightPrices';
import { tidy } from '../texts';
import type { Hotel, Room, RoomFields } from '../store';

export const MAX_PRICE = 1_000_000_000;

export interface RoomBody {
  version?: number;
  roomNumber: string;
  name: string;
  roomType: string;
  status?: Room['status'];
  description?: string;
  capacity?: number;
  numberOfAdults?: number;
  numberOfChildren?: number;
  numberOfBeds?: number;
  typeBed?: string;
  pricePerNight: number;
  services?: string[];
  typeId?: number;
}

const once = (names: string[]) => (fault('services-twice') ? names : [...new Set(names)]);

/** What a body leaves out stays as it was, or is what a form begins with. */
export function fieldsFrom(body: Omit<RoomBody, 'roomNumber'>, before?: RoomFields): RoomFields {
  const numberOfAdults = body.numberOfAdults ?? before?.numberOfAdults ?? 1;
  const numberOfChildren = body.numberOfChildren ?? before?.numberOfChildren ?? 0;
  return {
    name: tidy(body.name),
    roomType: body.roomType,
    description: tidy(body.description ?? before?.description ?? ''),
    capacity: body.capacity ?? before?.capacity ?? numberOfAdults + numberOfChildren,
    numberOfAdults,
    numberOfChildren,
    numberOfBeds: body.numberOfBeds ?? before?.numberOfBeds ?? 1,
    typeBed: body.typeBed ?? before?.typeBed ?? 'Single',
    services: once((body.services ?? before?.services ?? []).map(tidy)),
  };
}

/** Whole dong, or cents; and not more than a night may cost. */
export function checkPrice(price: number, { currency }: Hotel, field = 'pricePerNight'): void {
  const steps = currency === 'VND' ? price : Math.round(price * 1e6) / 1e4;
  if (!Number.isInteger(steps) || price <= 0) throw invalid(field, 'AMOUNT_LIMIT');
  if (price * RATES[currency] > MAX_PRICE) throw invalid(field, 'AMOUNT_LIMIT');
}
