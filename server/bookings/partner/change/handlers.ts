import { hotelOfCode } from '../../../../domain/bookings/bookingCode';
import { notFound } from '../../../http/errors';
import type { Call, Handlers, Schemas } from '../../../http/operations';
import type { Services } from '../../../services';
import { changeBooking, previewChange, type ChangeRequest } from '../../change/change';
import { toPreview } from '../../change/preview';
import { tellDeskChange } from '../../change/tell';
import { undoChange } from '../../change/undo';
import { wishOf } from '../../change/wish';
import { eventsOfBooking } from '../../history.queries';
import { repeatableOf, type Repeatable } from '../../idempotency';
import { toPartnerBookingDetail } from '../mappers';
import { lockPartnerBooking, partnerBooking } from '../queries';
import { swapRooms } from './swap';

type Own = Pick<
  Handlers,
  'previewPartnerBookingChange' | 'changePartnerBooking' | 'undoBookingChange' | 'swapBookingRooms'
>;
type OneBooking = Pick<Call<'changePartnerBooking'>, 'params' | 'account'>;

/** What the desk changes of stays. */
export function deskChangeHandlers(services: Services): Own {
  const { db, inHotelTransaction, clock, settings, mailQueued } = services;

  return {
    async previewPartnerBookingChange(call) {
      const changed = await previewChange(services, requestOf(call));
      return toPreview(db, changed, call.language);
    },

    async changePartnerBooking(call) {
      const { account, body } = call;
      const { hotelId, code } = keyOf(call);
      const asked = { bookingId: code, ...body };
      const repeatable = repeatableOf(call, { userId: account.id, hotelId, body: asked });
      await changeBooking(services, requestOf(call, repeatable));
      mailQueued();
      return detail(call);
    },

    async undoBookingChange(call) {
      const { account, body } = call;
      const key = keyOf(call);
      const { hotelId } = key;
      await inHotelTransaction(hotelId, (tx) =>
        undoChange(tx, {
          ...{ hotelId, version: body.version, userId: account.id },
          booking: (within) => partnerBooking(within, key),
          publicUrl: settings.publicUrl,
          now: clock.now(),
        }),
      );
      mailQueued();
      return detail(call);
    },

    async swapBookingRooms(call) {
      const { account, body } = call;
      const { hotelId, code } = keyOf(call);
      const { version, position, other } = body;
      await swapRooms(services, {
        ...{ hotelId, ownerId: account.id, publicUrl: settings.publicUrl },
        sides: [
          { code, version, position },
          { ...other, code: other.bookingId.toUpperCase() },
        ],
      });
      mailQueued();
      return detail(call);
    },
  };

  function requestOf(
    call: OneBooking & { body: Schemas['PartnerBookingChange'] },
    repeatable?: Repeatable,
  ): ChangeRequest {
    const key = keyOf(call);
    return {
      hotelId: key.hotelId,
      wish: wishOf(call.body, { by: 'desk', userId: key.ownerId, repeatable }),
      booking: (tx, locked) => (locked ? lockPartnerBooking(tx, key) : partnerBooking(tx, key)),
      limits: settings.bookingLimits,
      told: (tx, changed, before) =>
        tellDeskChange(tx, changed, { before, publicUrl: settings.publicUrl }),
    };
  }

  async function detail(call: OneBooking): Promise<Schemas['PartnerBookingDetail']> {
    const row = await partnerBooking(db, keyOf(call));
    if (!row) throw notFound();
    const events = await eventsOfBooking(db, { hotelId: row.hotelId, bookingId: row.id });
    return toPartnerBookingDetail(row, events, clock.now());
  }
}

/** The id may come in any case, as people type it. */
function keyOf({ params, account }: OneBooking) {
  const code = params.bookingId.toUpperCase();
  const hotelId = hotelOfCode(code);
  if (hotelId === null) throw notFound();
  return { ownerId: account.id, hotelId, code };
}
