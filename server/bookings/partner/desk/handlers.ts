import { normalizePhone } from '../../../../domain/accounts/phone';
import { averageNight, differ, stayPrice } from '../../../../domain/prices/nightPrices';
import { hotelById } from '../../../hotels/queries';
import { DAYS, refuseBadStay } from '../../../hotels/stayRules';
import type { Call, Handlers, Schemas } from '../../../http/operations';
import { notFound } from '../../../http/errors';
import { textOf } from '../../../http/messages';
import { ownHotel } from '../../../rooms/partner/ownHotel';
import { freeRooms } from '../../../rooms/queries';
import { restrictionsTold } from '../../../rooms/restrictions';
import type { Services } from '../../../services';
import { automaticVoucher } from '../../../vouchers/queries';
import { repeatableOf } from '../../idempotency';
import { priceOf, type PricedRoom } from '../../pricing';
import { detailOf } from '../ownBooking';
import { bookAtDesk, type DeskRequest } from './bookAtDesk';

type Own = Pick<Handlers, 'listFreeRooms' | 'createPartnerBooking'>;

/** What the hotel sells at its own desk. */
export function deskHandlers(services: Services): Own {
  const { db, inHotelTransaction, clock, settings, mailQueued } = services;
  const market = () => ({ now: clock.now(), rates: settings.rates });

  return {
    async listFreeRooms({ account, params: { hotelId }, query, language }) {
      const { checkIn, checkOut } = query;
      const context = market();
      const stay = { checkIn, checkOut };
      await ownHotel(db, account, hotelId);
      const hotel = await hotelById(db, hotelId);
      if (!hotel) throw notFound();
      refuseBadStay(stay, context.now, DAYS);
      const anybody = { adults: 1, children: 0, bedType: '' };
      const rooms = await freeRooms(db, hotelId, { ...stay, ...anybody });
      const automatic = await automaticVoucher(db, hotelId, context.now);
      const { rooms: priced } = priceOf(rooms, stay, { automatic, typed: null }, context);
      const bound = { stay, hotel, now: context.now };
      const warned = new Map(
        rooms.map((room) => [
          room.id,
          restrictionsTold([room], bound).map((error) => textOf(error, language)),
        ]),
      );
      return priced
        .map((room) => toFreeRoom(room, warned.get(room.id)))
        .sort((a, b) => a.stayPrice - b.stayPrice);
    },

    async createPartnerBooking(call) {
      const code = await bookAtDesk({ db, inHotelTransaction }, requestOf(call), market());
      mailQueued();
      const { hotelId } = call.params;
      return detailOf(db, { ownerId: call.account.id, hotelId, code }, clock.now());
    },
  };

  function requestOf(call: Call<'createPartnerBooking'>): DeskRequest {
    const { account, params, body } = call;
    const { hotelId } = params;
    return {
      ...{ hotelId, ownerId: account.id, publicUrl: settings.publicUrl },
      ...{ checkIn: body.checkInDate, checkOut: body.checkOutDate, roomIds: body.roomIds },
      ...{ source: body.source, language: body.language ?? 'vi', notes: cleaned(body.notes) },
      guest: {
        name: cleaned(body.guestName),
        phone: normalizePhone(body.phoneNumber ?? '') ?? '',
        email: cleaned(body.email),
      },
      adults: body.adults ?? 1,
      children: body.children ?? 0,
      seenTotalPrice: body.totalPrice,
      priceByHand: body.priceByHand,
      arrived: body.checkInNow ?? false,
      repeatable: repeatableOf(call, { userId: account.id, hotelId, body }),
    };
  }
}

const cleaned = (text = '') => text.normalize('NFC').trim();

function toFreeRoom({ nights, ...room }: PricedRoom, warnings: string[] = []): Schemas['FreeRoom'] {
  return {
    id: room.id,
    roomNumber: room.roomNumber,
    name: room.name,
    roomType: room.roomType,
    numberOfAdults: room.adults,
    numberOfChildren: room.children,
    capacity: room.capacity,
    ...(warnings.length > 0 && { warnings }),
    price: averageNight(nights).price,
    stayPrice: stayPrice(nights),
    ...(differ(nights) && { nights }),
  };
}
