/** Letters of a booking id: without those that are read for another (I, L, O, U). */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const RANDOM_LETTERS = 10;

const BASE = CODE_LETTERS.length;
const CODE = new RegExp(`^ND-([${CODE_LETTERS}]{1,11})-[${CODE_LETTERS}]{${RANDOM_LETTERS}}$`);

/** A readable booking id that carries its hotel: `ND-<hotel>-<ten random letters>`. */
export function bookingCode(hotelId: number, random: string): string {
  return `ND-${encode(hotelId)}-${random}`;
}

/** The hotel that a booking id carries; null for text that is no booking id. */
export function hotelOfCode(code: string): number | null {
  const letters = CODE.exec(code)?.[1];
  if (!letters) return null;
  const id = [...letters].reduce((sum, letter) => sum * BASE + CODE_LETTERS.indexOf(letter), 0);
  return Number.isSafeInteger(id) ? id : null;
}

function encode(id: number): string {
  const letters = id >= BASE ? encode(Math.floor(id / BASE)) : '';
  return letters + (CODE_LETTERS[id % BASE] ?? '');
}
