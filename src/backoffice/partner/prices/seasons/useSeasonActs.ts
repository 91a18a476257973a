import {
  useArrangeSeasonsMutation,
  useDeleteSeasonMutation,
  type Season,
} from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { useToast } from '../../../../ui/overlays/toastContext';
import { useConfirm } from '../../../ui/confirm/confirmContext';
import { deletedOnce } from '../../../ui/deletedOnce';
import { messageOf } from '../../../ui/messageOf';

const texts = priceTexts.seasons;

/** Puts a season higher or lower, or deletes it. */
export function useSeasonActs(hotelId: number, seasons: readonly Season[]) {
  const [arrange] = useArrangeSeasonsMutation();
  const [remove] = useDeleteSeasonMutation();
  const confirm = useConfirm();
  const toast = useToast();
  return {
    move: async (index: number, by: 1 | -1) => {
      const seasonIds = seasons.map(({ id }) => id);
      seasonIds.splice(index + by, 0, ...seasonIds.splice(index, 1));
      try {
        await arrange({ hotelId, seasonOrder: { seasonIds } }).unwrap();
        const { name = '' } = seasons[index] ?? {};
        toast({ text: texts.moved(name, index + by + 1, seasons.length), tone: 'success' });
      } catch (error) {
        toast({ text: messageOf(error, priceTexts.failures.order), tone: 'error' });
      }
    },
    remove: ({ id: seasonId, name, version }: Season) =>
      confirm({
        question: texts.deleteQuestion,
        thing: name,
        consequence: texts.deleteConsequence,
        confirmLabel: texts.delete,
        danger: true,
        act: () => deletedOnce(() => remove({ hotelId, seasonId, version }).unwrap()),
        done: texts.deleted(name),
        failed: priceTexts.failures.delete,
      }),
  };
}
