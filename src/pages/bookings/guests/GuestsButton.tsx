import { lazy, Suspense, useState } from 'react';
import type { Booking } from '../../../api';
import { guestsTexts } from '../../../i18n/guests';
import { useTexts } from '../../../state/useTexts';
import { Button } from '../../../ui/actions/Button';
import { useKeptForLogin } from '../../../ui/form/useKeptForLogin';
import { canSayGuests } from '../sheetContent';
import { keptName } from './guestValues';

const load = () => import('./GuestsDialog');
const GuestsDialog = lazy(async () => ({ default: (await load()).GuestsDialog }));

/** Opens who comes, who sleeps where and what they would like; nothing where it can no longer be said. */
export function GuestsButton({ booking }: { booking: Partial<Booking> }) {
  const texts = useTexts(guestsTexts).change;
  const [isOpen, setOpen] = useState(false);
  // What is typed is kept after a slip as well, upon which nothing opens by itself.
  useKeptForLogin<boolean>(`beside ${keptName(booking)}`, {
    typed: () => isOpen || null,
    restore: setOpen,
  });
  if (!canSayGuests(booking)) return null;
  return (
    <>
      <Button
        variant="secondary"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {texts.action}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GuestsDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
