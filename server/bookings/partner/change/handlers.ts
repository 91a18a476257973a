import type { Call, Handlers, Schemas } from '../../../http/operations';
import { ownHotel } from '../../../rooms/partner/ownHotel';
import type { Services } from '../../../services';
import { changeBooking, previewChange, type ChangeRequest } from '../../change/change';
import { toPreview } from '../../change/preview';
import { tellDeskChange } from '../../change/tell';
import { undoChange, type UndoRequest } from '../../change/undo';
import { wishOf } from '../../change/wish';
import { repeatableOf, type Repeatable } from '../../idempotency';
import { detailOf, keyOf, type OneBooking } from '../ownBooking';
import { lockPartnerBooking, partnerBooking } from '../queries';
import { undoAct } from '../desk/undoAct';
import { previewSwap, swapRooms, type SwapRequest } from './swap';
import { changeTogether, previewTogether, type TogetherRequest } from './together';

type Own = Pick<
  Handlers,
  | 'previewPartnerBookingChange'
  | 'changePartnerBooking'
  | 'undoBookingChange'
  | 'previewRoomSwap'
  | 'swapBookingRooms'
  | 'previewBookingsTogether'
  | 'changeBookingsTogether'
>;

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
      return detailOf(db, keyOf(call), clock.now());
    },

    async undoBookingChange(call) {
      const { account, body } = call;
      const key = keyOf(call);
      const { hotelId } = key;
      const request: UndoRequest = {
        ...{ hotelId, version: body.version, userId: account.id },
        booking: (within) => partnerBooking(within, key),
        publicUrl: settings.publicUrl,
        now: clock.now(),
      };
      await inHotelTransaction(hotelId, async (tx) => {
        if (!(await undoAct(tx, request))) await undoChange(tx, request);
      });
      mailQueued();
      return detailOf(db, keyOf(call), clock.now());
    },

    async previewRoomSwap(call) {
      const [own, other] = await previewSwap(services, swapOf(call));
      const { language } = call;
      return {
        own: await toPreview(db, own, language),
        other: await toPreview(db, other, language),
      };
    },

    async swapBookingRooms(call) {
      await swapRooms(services, swapOf(call));
      mailQueued();
      return detailOf(db, keyOf(call), clock.now());
    },

    async previewBookingsTogether(call) {
      const previews = [];
      for (const changed of await previewTogether(services, await togetherOf(call))) {
        previews.push(await toPreview(db, changed, call.language));
      }
      return previews;
    },

    async changeBookingsTogether(call) {
      const request = await togetherOf(call);
      await changeTogether(services, request);
      mailQueued();
      const { hotelId, ownerId, changes } = request;
      const versions = [];
      for (const { code } of changes) {
        const booking = await partnerBooking(db, { hotelId, ownerId, code });
        if (booking) versions.push({ bookingId: code, version: booking.version });
      }
      return versions;
    },
  };

  async function togetherOf({
    account,
    params: { hotelId },
    body,
  }: Pick<
    Call<'changeBookingsTogether'>,
    'account' | 'params' | 'body'
  >): Promise<TogetherRequest> {
    await ownHotel(db, account, hotelId);
    const { id: userId } = account;
    return {
      ...{ hotelId, ownerId: userId, publicUrl: settings.publicUrl },
      changes: body.changes.map(({ bookingId, change }) => ({
        code: bookingId.toUpperCase(),
        wish: wishOf(change, { by: 'desk', userId }),
      })),
    };
  }

  function swapOf(call: OneBooking & { body: Schemas['RoomSwap'] }): SwapRequest {
    const { hotelId, code } = keyOf(call);
    const { version, position, other } = call.body;
    return {
      ...{ hotelId, ownerId: call.account.id, publicUrl: settings.publicUrl },
      sides: [
        { code, version, position },
        { ...other, code: other.bookingId.toUpperCase() },
      ],
    };
  }

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
}
