import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { UndoButtons } from '../../../../src/backoffice/partner/calendar/bar/UndoButtons';
import { useStayChanges } from '../../../../src/backoffice/partner/calendar/change/useStayChanges';
import { useUndoStack } from '../../../../src/backoffice/partner/calendar/change/useUndoStack';
import { renderPiece } from '../../../support/browser/partnerPiece';

const barOf = (bookingId: string, roomId: number) => {
  const days = { from: '2027-03-01', to: '2027-03-03' };
  return { bookingId, roomId, ...days, guestName: `Guest ${bookingId}`, totalAmount: 1_000 };
};
const [one, other] = [barOf('A', 1), barOf('B', 2)];

function Page() {
  const stack = useUndoStack();
  const changes = useStayChanges({ hotelId: 1, rows: [], from: '2027-03-01', stack });
  const change = { version: 1, checkOutDate: '2027-03-04' };
  return (
    <>
      <button onClick={() => void changes.change(one, change)}>Change one</button>
      <button onClick={() => void changes.change(other, change)}>Change the other</button>
      <UndoButtons stack={stack} />
    </>
  );
}

// As the contract shows them: answers that are not what it promises are refused.
const { examples } = (
  load(readFileSync(join(__dirname, '../../../../openapi.yaml'), 'utf8')) as {
    components: {
      examples: Record<'BookingChangePreview' | 'PartnerBookingDetail', { value: object }>;
    };
  }
).components;
const longer = examples.BookingChangePreview.value;
const changed = (version: number) => ({ ...examples.PartnerBookingDetail.value, version });

/** What is asked waits until it is answered. */
function heldAnswers() {
  const asked: { url: string; answer: (body: object) => void }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((resolve) => {
        const { url } = new Request(input, init);
        const headers = { 'Content-Type': 'application/json' };
        const answer = (body: object) => resolve(new Response(JSON.stringify(body), { headers }));
        asked.push({ url: new URL(url).pathname, answer });
      }),
  );
  return {
    asked,
    answer: async (path: RegExp, body: object) => {
      await waitFor(() => expect(asked.at(-1)?.url).toMatch(path));
      asked.at(-1)?.answer(body);
    },
  };
}

const press = (name: string) => screen.getByRole('button', { name });

const STILL_SAVED = 'A change is still being saved. Please wait a moment.';

test('a change begun while another is being asked about waits for it, and undo goes on from both', async () => {
  const { asked, answer } = heldAnswers();
  const { user } = renderPiece(<Page />);
  await user.click(press('Change one'));
  await user.click(press('Change the other'));
  await answer(/A\/change\/preview$/, longer);
  const question = await screen.findByRole('alertdialog', { name: 'Change this stay?' });
  expect(question).toHaveTextContent('Guest A');
  expect(asked.filter(({ url }) => url.includes('/B/'))).toEqual([]);
  await user.click(press('Save'));
  await answer(/A\/change$/, changed(2));
  expect(await screen.findByText('The stay of Guest A has been changed.')).toBeVisible();
  await answer(/B\/change\/preview$/, longer);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Guest B');
  await user.click(press('Save'));
  await answer(/B\/change$/, changed(2));
  expect(await screen.findByText('The stay of Guest B has been changed.')).toBeVisible();
  await user.click(press('Undo'));
  await answer(/B\/undo-change$/, changed(3));
  expect(await screen.findByText('The stay of Guest B is as it was.')).toBeVisible();
  await user.click(press('Undo'));
  await answer(/A\/undo-change$/, changed(3));
  expect(await screen.findByText('The stay of Guest A is as it was.')).toBeVisible();
});

test('what waits is done also where the change before it could not be', async () => {
  const { answer } = heldAnswers();
  const { user } = renderPiece(<Page />);
  await user.click(press('Change one'));
  await user.click(press('Change the other'));
  await answer(/A\/change\/preview$/, { ...longer, kinds: [] });
  expect(await screen.findByText('The stay of Guest A is like this already.')).toBeVisible();
  await answer(/B\/change\/preview$/, longer);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Guest B');
});

test('the same stay, and undoing, are refused in words while a change is being saved', async () => {
  const { asked, answer } = heldAnswers();
  const { user } = renderPiece(<Page />);
  await user.click(press('Change the other'));
  await answer(/B\/change\/preview$/, longer);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await answer(/B\/change$/, changed(2));
  expect(await screen.findByText('The stay of Guest B has been changed.')).toBeVisible();
  await user.click(press('Change one'));
  await user.click(press('Change one'));
  expect(await screen.findByText(STILL_SAVED)).toBeVisible();
  await user.click(press('Undo'));
  expect(await screen.findAllByText(STILL_SAVED)).not.toHaveLength(0);
  expect(asked.filter(({ url }) => url.endsWith('undo-change'))).toEqual([]);
  await answer(/A\/change\/preview$/, longer);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Guest A');
});

test('a change that changes nothing says so', async () => {
  const { answer } = heldAnswers();
  const { user } = renderPiece(<Page />);
  await user.click(press('Change one'));
  await answer(/A\/change\/preview$/, { ...longer, kinds: [] });
  expect(await screen.findByText('The stay of Guest A is like this already.')).toBeVisible();
});
