import type { Db } from '../../db/db';
import { notFound } from '../../http/errors';
import type { OwnHotel } from './own';
import { hotelOfOwner } from './queries';

/** The hotel, which is the account's. @throws ApiError 404 */
export async function ownHotel(
  db: Db,
  account: { id: number },
  hotelId: number,
): Promise<OwnHotel> {
  const hotel = await hotelOfOwner(db, account.id, hotelId);
  if (!hotel) throw notFound();
  return hotel;
}
