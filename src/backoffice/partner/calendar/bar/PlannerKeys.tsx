import { bookingTexts } from '../../../../i18n/en/partner/bookings';
import { calendarKeyTexts as texts } from '../../../../i18n/en/partner/calendarKeys';
import { KeysDialog } from '../../../ui/table/keys/KeysDialog';

/** Every key that does something in the grid, in words. */
const keys: readonly { key: string; label: string }[] = [
  { key: '← → ↑ ↓', label: texts.move },
  { key: 'Ctrl ← → ↑ ↓', label: texts.change },
  { key: 'Shift ← → ↑ ↓', label: texts.grow },
  { key: 'Ctrl Space', label: texts.choose },
  { key: 'Home End', label: texts.ends },
  { key: 'Ctrl Home', label: texts.home },
  { key: 'PgUp PgDn', label: texts.page },
  { key: 'Alt PgUp PgDn', label: texts.days },
  { key: 'Enter', label: texts.enter },
  { key: 'n', label: texts.newStay },
  { key: 'c', label: texts.close },
  { key: 'i', label: bookingTexts.checkIn.label },
  { key: 'o', label: bookingTexts.checkOut.label },
  { key: 'm', label: texts.lift },
  { key: 'e', label: texts.end },
  { key: 's', label: texts.split },
  { key: 'x', label: texts.swap },
  { key: 'p', label: texts.pin },
  { key: '0–9 + -', label: texts.price },
  { key: 'l', label: texts.stay },
  { key: 'a', label: texts.arrivals },
  { key: 'd', label: texts.departures },
  { key: 't', label: texts.today },
  { key: 'g', label: texts.goTo },
  { key: '/', label: texts.find },
  { key: '?', label: texts.help },
  { key: 'Ctrl Z', label: texts.undo },
  { key: 'Ctrl Shift Z', label: texts.redo },
];

export function PlannerKeys({ onClose }: { onClose: () => void }) {
  return <KeysDialog open onClose={onClose} keys={keys} />;
}
