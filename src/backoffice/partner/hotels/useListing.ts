import { useCallback, useState } from 'react';
import { isRequestError, repeatedUnanswered } from '../../../api';
import { useSetHotelListingMutation, type PartnerHotelRow } from '../../../api/partner';
import { hotelTexts } from '../../../i18n/en/partner/hotels';
import { useToast } from '../../../ui/overlays/toastContext';
import { messageOf } from '../../ui/messageOf';
import { useUndo } from '../../ui/useUndo';
import { useComingStays } from './useComingStays';

const texts = hotelTexts.listing;

type Hotel = Pick<PartnerHotelRow, 'id' | 'name'>;

/** A hotel that cannot be published yet, and why, by what is missing. */
export interface Unready {
  hotel: Hotel;
  reasons: readonly { field: string; text: string }[];
}

/** Publishes hotels or takes them off sale; what is not ready for it is kept to be shown. */
export function useListing() {
  const [set] = useSetHotelListingMutation();
  const [unready, setUnready] = useState<readonly Unready[]>([]);
  const toast = useToast();
  const undoable = useUndo();
  const countComing = useComingStays();

  const setListed = useCallback(
    async (hotels: readonly Hotel[], listed: boolean): Promise<void> => {
      const send = (hotel: Hotel, value: boolean) =>
        repeatedUnanswered(() =>
          set({ hotelId: hotel.id, hotelListing: { listed: value } }).unwrap(),
        );
      const done: Hotel[] = [];
      const refused: Unready[] = [];
      for (const hotel of hotels) {
        try {
          await send(hotel, listed);
          done.push(hotel);
        } catch (error) {
          refused.push({ hotel, reasons: reasonsOf(error) });
        }
      }
      setUnready(listed ? refused : []);
      if (!listed && refused[0]) {
        toast({ text: refused[0].reasons[0]?.text ?? texts.failed, tone: 'error' });
      }
      if (done.length > 0) {
        undoable({
          text: newsOf(done, listed, listed ? 0 : await countComing(done)),
          undo: () => Promise.all(done.map((hotel) => send(hotel, !listed))),
          failed: texts.failed,
        });
      }
    },
    [set, toast, undoable, countComing],
  );
  return { setListed, unready, forgetUnready: () => setUnready([]) };
}

function reasonsOf(error: unknown): Unready['reasons'] {
  const fields = isRequestError(error) ? Object.entries(error.fieldErrors) : [];
  if (fields.length === 0) return [{ field: '', text: messageOf(error, texts.failed) }];
  return fields.map(([field, text]) => ({ field, text }));
}

function newsOf(done: readonly Hotel[], listed: boolean, coming: number): string {
  const [first] = done;
  const one = done.length === 1 ? first : undefined;
  if (listed) return one ? texts.published(one.name) : texts.severalPublished(done.length);
  const said = one ? texts.unpublished(one.name) : texts.severalUnpublished(done.length);
  return coming > 0 ? `${said} ${texts.stillToCome(coming)}` : said;
}
