import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { PartnerRoom } from '../../../src/api/partner';
import { BulkPriceDialog } from '../../../src/backoffice/partner/rooms/BulkPriceDialog';
import { renderPiece } from '../../support/browser/partnerPiece';

const room = { id: 1, roomNumber: '101', name: 'Sea', price: 500_000, currency: 'VND' };
const refusal = { status: 409, code: 'STALE', problem: {}, fieldErrors: {} };

/** A page that changes prices; the test says how that ends. */
function page() {
  const sent: { fail: (message: string) => void }[] = [];
  const change = () =>
    new Promise((_, reject: (error: Error) => void) =>
      sent.push({ fail: (message) => reject(Object.assign(new Error(message), refusal)) }),
    );
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Ask</button>
        {open && (
          <BulkPriceDialog
            rooms={[room as PartnerRoom]}
            change={change}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  }
  return { sent, ...renderPiece(<Page />) };
}

const apply = () => screen.getByRole('button', { name: 'Change price' });

it('prices that are refused after their dialog was closed are told, and work the next time', async () => {
  const { user, sent } = page();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.type(screen.getByRole('spinbutton'), '10');
  await user.click(apply());
  const busy = await screen.findByRole('button', { name: 'Changing...' });
  expect(busy).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  sent[0]!.fail('Somebody else has changed room 101.');
  expect(await screen.findByText('Somebody else has changed room 101.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.type(screen.getByRole('spinbutton'), '10');
  await user.click(apply());
  await waitFor(() => expect(sent).toHaveLength(2));
});
