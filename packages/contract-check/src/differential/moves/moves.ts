import type { House } from '../house';
import { ACCOUNT_MOVES } from './accounts';
import { ADMIN_MOVES } from './admin';
import { HOUSE_MOVES } from './house';
import { PRICE_MOVES } from './prices';
import { STAY_MOVES } from './stays';
import { DESK_MOVES } from './desk';
import { PICTURE_MOVES } from './pictures';
import { VOUCHER_MOVES } from './vouchers';

/** Does something in both that may succeed or be refused; what it makes is noted in the house. */
export type Move = (house: House) => Promise<unknown>;

/** How often one of each kind is made, beside the others. */
export const KINDS: [moves: readonly Move[], weight: number][] = [
  [HOUSE_MOVES, 3],
  [PRICE_MOVES, 3],
  [VOUCHER_MOVES, 1],
  [PICTURE_MOVES, 1],
  [ACCOUNT_MOVES, 1],
  [ADMIN_MOVES, 1],
  [DESK_MOVES, 5],
  [STAY_MOVES, 4],
];
