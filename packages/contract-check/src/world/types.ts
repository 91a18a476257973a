import type { Login } from '../arguments';

export interface Person extends Login {
  token: string;
  /** Signed up by this run, so that it may be changed and deleted. */
  isOwn: boolean;
}

export interface People {
  customer?: Person;
  otherCustomer?: Person;
  partner?: Person;
  otherPartner?: Person;
  admin?: Person;
}

export interface Room {
  id: number;
  price: number;
  name: string;
}

/** A hotel of the check's own. */
export interface World {
  owner: Person;
  hotelId: number;
  rooms: Room[];
  voucherId: number | undefined;
  voucherCode: string;
  /** Of what else was made, by the name of the parameter that says it. */
  ids: Record<string, number | string>;
}
