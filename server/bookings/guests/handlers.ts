import { normalizePhone } from '../../../domain/accounts/phone';
import { hotelOfCode } from '../../../domain/bookings/bookingCode';
import { tidy } from '../../../domain/texts/texts';
import { invalid, notFound } from '../../http/errors';
import type { Handlers, Schemas } from '../../http/operations';
import { hotelById } from '../../hotels/queries';
import { announceChange } from '../../notifications/announce';
import type { Services } from '../../services';
import { bookingById, bookingOfUser, lockBookingOfUser } from '../guest.queries';
import { toBooking } from '../mappers';
import { detailOf, keyOf } from '../partner/ownBooking';
import { lockPartnerBooking } from '../partner/queries';
import { changeGuests } from './changeGuests';
import type { SaidOfGuests } from './said';

type Own = Pick<Handlers, 'changeGuests' | 'changePartnerGuests'>;
type Needs = Pick<Services, 'db' | 'inHotelTransaction' | 'clock' | 'settings' | 'mailQueued'>;

/** What is said of a booking's guests once it is made, by themselves and at the desk. */
export function guestHandlers(services: Needs): Own {
  const { db, inHotelTransaction, clock, settings, mailQueued } = services;

  return {
    async changeGuests({ params, account, body, language }) {
      const code = params.bookingId.toUpperCase();
      const hotelId = hotelOfCode(code);
      const hotel = hotelId === null ? undefined : await hotelById(db, hotelId);
      if (!hotel) throw notFound();
      const userId = account.id;
      const key = { hotelId: hotel.id, code, userId };
      const now = clock.now();
      await inHotelTransaction(hotel.id, async (tx) => {
        const booking = await lockBookingOfUser(tx, key);
        if (!booking) throw notFound();
        const change = await changeGuests(tx, booking, saidOf(body), { by: 'guest', userId, now });
        const changed = await bookingById(tx, { hotelId: hotel.id, bookingId: booking.id });
        if (!changed) throw notFound();
        const { publicUrl } = settings;
        const act = ` ${changed.version}`;
        await announceChange(tx, changed, { change, act, guestId: userId, publicUrl, now });
      });
      mailQueued();
      const row = await bookingOfUser(db, key);
      if (!row) throw notFound();
      return toBooking(row, hotel, language);
    },

    async changePartnerGuests(call) {
      const { account, body } = call;
      const key = keyOf(call);
      const now = clock.now();
      await inHotelTransaction(key.hotelId, async (tx) => {
        const booking = await lockPartnerBooking(tx, key);
        if (!booking) throw notFound();
        const said = { ...saidOf(body), arrivalTime: body.arrivalTime };
        await changeGuests(tx, booking, said, { by: 'desk', userId: account.id, now });
      });
      mailQueued();
      return detailOf(db, key, now);
    },
  };
}

function saidOf(body: Schemas['BookingGuests']): SaidOfGuests {
  const { version, arrivingGuest: guest, specialRequests = [], notes, rooms = [] } = body;
  const occupants = new Map(rooms.map((room) => [room.position, room.occupants]));
  // Of a line that is named twice nobody knows what is meant.
  if (occupants.size < rooms.length) throw invalid({ rooms: 'occupantsSum' });
  return {
    ...{ version, specialRequests, occupants },
    notes: notes === undefined ? undefined : tidy(notes),
    arrivingName: tidy(guest?.name ?? ''),
    arrivingPhone: normalizePhone(guest?.phoneNumber ?? '') ?? '',
  };
}
