import type { Day } from '../../../domain/stays/stay';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Schemas } from '../../http/operations';
import { recordHotelChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import type { HotelTransaction } from '../hotelTransactions';
import { fieldsOf } from './fields';
import { errorsOfMissing } from './missing';
import { placeOf } from './destinationMatch';
import {
  destinationNames,
  hasAmountsOfSeasons,
  hotelOfPartner,
  lockHotel,
  markHotelDeleted,
  openBookingsOfHotel,
  setListed,
  updateHotel,
  type OwnHotel,
  type PartnerHotelRow,
} from './queries';

/** The hotel as it stays until the transaction ends. @throws ApiError 404 */
async function lockedHotel(tx: Db, own: OwnHotel, purpose: 'changed' | 'gone' = 'changed') {
  const hotel = (await lockHotel(tx, own, purpose)) && (await hotelOfPartner(tx, own));
  if (!hotel) throw notFound();
  return hotel;
}

/** @throws ApiError 404, 409 (saved by somebody else in the meantime) or 422 */
export function changeHotel(
  saveInHotel: HotelTransaction,
  own: OwnHotel,
  body: Schemas['HotelChanges'],
  today: Day,
): Promise<PartnerHotelRow> {
  return saveInHotel(own.hotelId, async (tx) => {
    const before = await lockedHotel(tx, own);
    if (before.version !== body.version) throw new ApiError('STALE');
    const hotel = fieldsOf(body, before);
    if (hotel.currency !== before.currency) {
      if (before.rooms > 0) throw invalid({ currency: 'currencyFixed' });
      if (await hasAmountsOfSeasons(tx, own.hotelId, today)) {
        throw invalid({ currency: 'currencyOfSeasons' });
      }
    }
    const place = placeOf(hotel, await destinationNames(tx));
    if (!(await updateHotel(tx, own, { hotel, place, version: body.version }))) {
      throw new ApiError('STALE');
    }
    await recordHotelChange(tx, own.hotelId, { kind: 'HOTEL' });
    return lockedHotel(tx, own);
  });
}

/** @throws ApiError 404, 409 (suspended) or 422 (naming what is missing) */
export function listHotel(
  saveInHotel: HotelTransaction,
  own: OwnHotel,
  listed: boolean,
): Promise<PartnerHotelRow> {
  return saveInHotel(own.hotelId, async (tx) => {
    const hotel = await lockedHotel(tx, own);
    if (listed) refuseUnready(hotel);
    await setListed(tx, own, listed);
    await recordHotelChange(tx, own.hotelId, { kind: 'HOTEL' });
    return lockedHotel(tx, own);
  });
}

function refuseUnready(hotel: PartnerHotelRow): void {
  if (hotel.suspendedReason !== null) throw new ApiError('SUSPENDED');
  const missing = errorsOfMissing(hotel);
  if (Object.keys(missing).length > 0) throw invalid(missing);
}

/** @throws ApiError 404, or 409 while guests are expected or in the house */
export function deleteHotel(
  saveInHotel: HotelTransaction,
  own: OwnHotel,
  now: Date,
): Promise<void> {
  return saveInHotel(own.hotelId, async (tx) => {
    await lockedHotel(tx, own, 'gone');
    const bookings = await openBookingsOfHotel(tx, own.hotelId, now);
    if (bookings > 0) throw new ApiError('HAS_BOOKINGS', { bookings });
    await markHotelDeleted(tx, own, now);
    await recordHotelChange(tx, own.hotelId, { kind: 'HOTEL' });
  });
}
