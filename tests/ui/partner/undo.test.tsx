import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { badAnswer } from '../../../src/api/toRequestError';
import { useUndo } from '../../../src/backoffice/ui/useUndo';
import { newPartner } from '../../support/accounts';
import { otherTab } from '../../support/browser/otherTab';
import { renderPiece } from '../../support/browser/partnerPiece';
import { withFinger } from '../../support/browser/withFinger';

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

it.each([
  ['a mouse', () => undefined, 'Undo (Ctrl+Z)'],
  ['a finger', withFinger, 'Undo'],
])('with %s it is offered with the keys only where there are some', async (_, point, name) => {
  point();
  const { user } = renderPiece(<CheckIn undo={async () => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

it.each([
  ['the keys', '{Control>}z{/Control}'],
  ['the button', null],
])('what could not be undone for want of an answer can be tried again by %s', async (_, keys) => {
  const undo = jest.fn(async () => undefined).mockRejectedValueOnce(badAnswer());
  const { user } = renderPiece(<CheckIn undo={undo} />);
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  const press = async () => {
    const offer = await screen.findByRole('button', { name: /^Undo/ });
    if (keys) await user.keyboard(keys);
    else await user.click(offer);
  };
  await press();
  expect(await screen.findByText('This could not be undone. Please try again.')).toBeVisible();
  await press();
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(undo).toHaveBeenCalledTimes(2);
});

it('of two things the keys undo the last, and then the one before', async () => {
  const [first, second] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
  const { user } = renderPiece(
    <>
      <CheckIn undo={first} />
      <CheckIn undo={second} />
    </>,
  );
  for (const button of screen.getAllByRole('button', { name: 'Check in' })) {
    await user.click(button);
  }
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(2));
  await user.keyboard('{Control>}z{/Control}');
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await user.keyboard('{Control>}z{/Control}');
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('what is refused is offered no longer', async () => {
  const undo = jest.fn().mockRejectedValue({ ...badAnswer(409), code: 'STALE' });
  const { user } = renderPiece(<CheckIn undo={undo} />);
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText(/^This has been changed since/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('what one account did is not undone by the next, who signs in from another tab', async () => {
  const [first, next] = [await newPartner(), await newPartner()];
  const undo = jest.fn(async () => undefined);
  const { user } = renderPiece(<CheckIn undo={undo} />);
  otherTab.signsIn(first.token);
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  await screen.findByRole('button', { name: /^Undo/ });
  otherTab.signsIn(next.token);
  await waitForElementToBeRemoved(screen.queryByText('Lan is checked in'));
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
});
