import {
  useRestoreHotelMutation,
  useSuspendHotelMutation,
  type AdminHotel,
} from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { useToast } from '../../ui/overlays/toastContext';
import { DecisionDialog } from './DecisionDialog';
import { suspensionWords } from './suspensionWords';

const { hotels: texts, reason: reasonTexts } = adminTexts;

type HotelDecisionProps = { hotel: AdminHotel; onClose: () => void };

/** Suspends a hotel, or restores a suspended one. */
export function HotelDecision({ hotel, onClose }: HotelDecisionProps) {
  const [suspendHotel] = useSuspendHotelMutation();
  const [restoreHotel] = useRestoreHotelMutation();
  const toast = useToast();
  const { id, name, state } = hotel;
  const suspend = state !== 'SUSPENDED';
  const { done, ...words } = suspensionWords(suspend, texts);
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        ...words,
        thing: name,
        consequence: <p>{suspend ? texts.suspendConsequence : texts.restoreConsequence}</p>,
        reasonHint: reasonTexts.hint,
        act: async (reason) => {
          const decide = suspend ? suspendHotel : restoreHotel;
          await decide({ id, reason: { reason } }).unwrap();
          toast({ text: done(name), tone: 'success' });
        },
      }}
    />
  );
}
