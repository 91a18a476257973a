import { hotelOfCode } from '../../../domain/bookings/bookingCode';
import { notFound } from '../../http/errors';
import type { Call, Handlers, Schemas } from '../../http/operations';
import { hotelById } from '../../hotels/queries';
import { refuseFarDay } from '../../rooms/calendar/calendarOf';
import { namingNearestStay } from '../../rooms/nearestStay';
import type { Services } from '../../services';
import { bookingOfUser, lockBookingOfUser } from '../guest.queries';
import { repeatableOf, type Repeatable } from '../idempotency';
import { toBooking } from '../mappers';
import { changeBooking, previewChange, type ChangeRequest } from './change';
import { changeCalendar } from './changeCalendar';
import { nearestChange } from './nearestChange';
import { toPreview } from './preview';
import { tellOwnChange } from './tell';
import { wishOf } from './wish';

type Own = Pick<Handlers, 'getChangeCalendar' | 'previewBookingChange' | 'changeBooking'>;
type Needs = Pick<Services, 'db' | 'inHotelTransaction' | 'clock' | 'settings' | 'mailQueued'>;

/** A traveller's own changes of a booking. */
export function changeHandlers(services: Needs): Own {
  const { db, clock, settings, mailQueued } = services;

  return {
    async getChangeCalendar(call) {
      const { from, days = 31 } = call.query;
      const now = clock.now();
      refuseFarDay(from, now);
      return changeCalendar(db, await ownBooking(call), { from, days, now });
    },

    async previewBookingChange(call) {
      const request = requestOf(call);
      const changed = await namingNearestStay(
        () => previewChange(services, request),
        async () =>
          nearestChange(db, await ownBooking(call), { wish: request.wish, now: clock.now() }),
      );
      return toPreview(db, changed, call.language);
    },

    async changeBooking(call) {
      const { account, body, language } = call;
      const { hotelId, code } = keyOf(call);
      const asked = { bookingId: code, ...body };
      const repeatable = repeatableOf(call, { userId: account.id, hotelId, body: asked });
      await changeBooking(services, requestOf(call, repeatable));
      mailQueued();
      const row = await bookingOfUser(db, { hotelId, code, userId: account.id });
      const hotel = await hotelById(db, hotelId);
      if (!row || !hotel) throw notFound();
      return toBooking(row, hotel, language);
    },
  };

  async function ownBooking(call: Pick<Call<'changeBooking'>, 'params' | 'account'>) {
    const booking = await bookingOfUser(db, { ...keyOf(call), userId: call.account.id });
    if (!booking) throw notFound();
    return booking;
  }

  function requestOf(
    call: Pick<Call<'changeBooking'>, 'params' | 'account'> & { body: Schemas['BookingChange'] },
    repeatable?: Repeatable,
  ): ChangeRequest {
    const userId = call.account.id;
    const { hotelId, code } = keyOf(call);
    const key = { hotelId, code, userId };
    return {
      hotelId,
      wish: wishOf(call.body, { by: 'guest', userId, repeatable }),
      booking: (tx, locked) => (locked ? lockBookingOfUser(tx, key) : bookingOfUser(tx, key)),
      limits: settings.bookingLimits,
      told: (tx, changed) => tellOwnChange(tx, changed, settings.publicUrl),
    };
  }
}

/** The id may come in any case, as people type it. */
function keyOf({ params }: Pick<Call<'changeBooking'>, 'params'>) {
  const code = params.bookingId.toUpperCase();
  const hotelId = hotelOfCode(code);
  if (hotelId === null) throw notFound();
  return { hotelId, code };
}
