import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { DecisionDialog } from '../../../src/backoffice/admin/DecisionDialog';
import { renderPiece } from '../../support/browser/partnerPiece';

function Suspension({ thing, act }: { thing: string; act: (reason: string) => Promise<void> }) {
  const [asks, setAsks] = useState(false);
  const decision = {
    ...{ danger: true, submit: 'Suspend', busy: 'Suspending...', question: 'Suspend this hotel?' },
    ...{ thing, consequence: null, reasonHint: 'The owner reads it', act, failed: 'Failed' },
  };
  return (
    <>
      <button onClick={() => setAsks(true)}>Ask about {thing}</button>
      {asks && <DecisionDialog decision={decision} onClose={() => setAsks(false)} />}
    </>
  );
}

const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
const closed = () => waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
const REASON = 'The house has been closed since May';

it('the reason for a decision outlives a dialog that is closed by a slip, and not the decision', async () => {
  const act = jest.fn(async () => undefined);
  const { user } = renderPiece(
    <>
      <Suspension thing="Lan Homestay" act={act} />
      <Suspension thing="Bình Homestay" act={act} />
    </>,
  );
  const ask = (thing: string) =>
    user.click(screen.getByRole('button', { name: `Ask about ${thing}` }));
  await ask('Lan Homestay');
  await user.type(reason(), REASON);
  await user.keyboard('{Escape}');
  await closed();
  await ask('Bình Homestay');
  expect(reason()).toHaveValue('');
  await user.type(reason(), '{Escape}');
  await closed();
  await ask('Lan Homestay');
  expect(reason()).toHaveValue(REASON);
  expect(screen.getByText('Your unsaved changes are back')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await closed();
  expect(act).toHaveBeenCalledWith(REASON);
  await ask('Lan Homestay');
  expect(reason()).toHaveValue('');
});
