import { screen } from '@testing-library/react';
import { useUndo } from '../../../src/backoffice/ui/useUndo';
import { renderPiece } from '../../support/browser/partnerPiece';

function CheckIn({ undo }: { undo: () => Promise<unknown> }) {
  const undoable = useUndo();
  return <button onClick={() => undoable({ text: 'Lan is checked in', undo })}>Check in</button>;
}

it.each([
  ['the keys', '{Control>}z{/Control}'],
  ['the keys with CapsLock', '{Control>}Z{/Control}'],
  ['the button', null],
])('what %s undid is offered no longer', async (_, keys) => {
  const undo = jest.fn(async () => undefined);
  const { user } = renderPiece(<CheckIn undo={undo} />);
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  const offer = await screen.findByRole('button', { name: /^Undo/ });
  if (keys) await user.keyboard(keys);
  else await user.click(offer);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Lan is checked in')).not.toBeInTheDocument();
});
