import { normalizePhone } from '../../../../domain/accounts/phone';
import { TAX_AND_FEE_PERCENT } from '../../../../domain/bookings/taxAndFee';
import { averageNight, differ, stayPrice } from '../../../../domain/prices/nightPrices';
import { tidy } from '../../../../domain/texts/texts';
import { hotelById } from '../../../hotels/queries';
import { DAYS, refuseBadDeskStay } from '../../../hotels/stayRules';
import type { Call, Handlers, Schemas } from '../../../http/operations';
import { invalid, notFound } from '../../../http/errors';
import { textOf } from '../../../http/messages';
import { ownHotel } from '../../../rooms/partner/ownHotel';
import { chosenRooms, freeRooms } from '../../../rooms/queries';
import { restrictionsTold } from '../../../rooms/restrictions';
import type { Services } from '../../../services';
import { automaticVoucher } from '../../../vouchers/queries';
import { repeatableOf } from '../../idempotency';
import { priceOf, type PricedRoom } from '../../pricing';
import { detailOf } from '../ownBooking';
import { bookAtDesk, type DeskRequest } from './bookAtDesk';
import { deskOffer, vouchersFor } from './deskOffer';

type Own = Pick<Handlers, 'listFreeRooms' | 'quotePartnerBooking' | 'createPartnerBooking'>;

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
      refuseBadDeskStay(stay, context.now, DAYS);
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

    async quotePartnerBooking({ account, params: { hotelId }, body }) {
      const { checkInDate: checkIn, checkOutDate: checkOut, roomIds, voucherCode } = body;
      const context = market();
      await ownHotel(db, account, hotelId);
      refuseBadDeskStay({ checkIn, checkOut }, context.now);
      const rooms = await chosenRooms(db, hotelId, roomIds, { checkIn, checkOut });
      if (rooms.length < roomIds.length) throw invalid({ roomIds: 'roomGone' });
      const read = vouchersFor(db, { hotelId, voucherCode }, context);
      const [automatic, named] = await Promise.all([read.automatic, read.named]);
      const { pricePerNight } = body;
      const priceByHand = pricePerNight === undefined ? undefined : { pricePerNight };
      const asked = { hotelId, checkIn, checkOut, voucherCode, priceByHand };
      const { quote, voucher } = deskOffer(asked, rooms, { automatic, named }, context);
      const { roomTotal, discount, totalPrice, taxAndFee, total } = quote;
      const amounts = { roomTotal, discount, totalPrice, taxAndFee, total };
      return {
        ...amounts,
        voucherCode: voucher?.code ?? null,
        taxAndFeePercent: TAX_AND_FEE_PERCENT,
      };
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
      ...{ source: body.source, language: body.language ?? 'vi', notes: tidy(body.notes ?? '') },
      guest: {
        name: tidy(body.guestName),
        phone: normalizePhone(body.phoneNumber ?? '') ?? '',
        email: tidy(body.email ?? ''),
      },
      adults: body.adults ?? 1,
      children: body.children ?? 0,
      seenTotalPrice: body.totalPrice,
      priceByHand: body.priceByHand,
      voucherCode: body.voucherCode,
      ...saidOf(body),
      arrivalTime: body.arrivalTime,
      arrived: body.checkInNow ?? false,
      repeatable: repeatableOf(call, { userId: account.id, hotelId, body }),
    };
  }
}

/** Who comes, what they would like, and who sleeps where. */
function saidOf(body: Schemas['NewPartnerBooking']) {
  const { arrivingGuest: guest, specialRequests = [], occupants = [] } = body;
  const said = new Map(occupants.map((room) => [room.roomId, room.occupants]));
  // Of a room that is named twice nobody knows what is meant.
  if (said.size < occupants.length) throw invalid({ occupants: 'occupantsSum' });
  const phone = normalizePhone(guest?.phoneNumber ?? '') ?? '';
  const arriving = guest && { name: tidy(guest.name), phone };
  return { arriving, specialRequests, occupants: said };
}

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
