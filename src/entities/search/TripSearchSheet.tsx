import type { HotelSearch } from '../../../site/hotelSearch';
import { useTexts } from '../../state/useTexts';
import { tripSearchTexts } from '../../i18n/tripSearch';
import { Sheet } from '../../ui/overlays/Sheet';
import { TripSearchForm } from './TripSearchForm';

type TripSearchSheetProps = { current?: HotelSearch | undefined; onClose: () => void };

/** The search of a phone: the whole screen for four questions. */
export function TripSearchSheet({ current, onClose }: TripSearchSheetProps) {
  const texts = useTexts(tripSearchTexts);
  return (
    <Sheet open onClose={onClose} title={texts.label} closeLabel={texts.close} side="center">
      <TripSearchForm layout="sheet" current={current} onDone={onClose} />
    </Sheet>
  );
}
