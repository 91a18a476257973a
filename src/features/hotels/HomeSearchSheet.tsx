import { useTexts } from '../../state/useTexts';
import { homeTexts } from '../../texts/home';
import { Sheet } from '../../ui/overlays/Sheet';
import { HomeSearchForm } from './HomeSearchForm';

/** The search of a phone: the whole screen for four questions. */
export function HomeSearchSheet({ onClose }: { onClose: () => void }) {
  const texts = useTexts(homeTexts).search;
  return (
    <Sheet open onClose={onClose} title={texts.label} closeLabel={texts.close} side="center">
      <HomeSearchForm layout="sheet" onDone={onClose} />
    </Sheet>
  );
}
