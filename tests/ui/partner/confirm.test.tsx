import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useConfirm } from '../../../src/backoffice/ui/confirm/confirmContext';
import { signedIn } from '../../../src/state/authSlice';
import { renderPiece } from '../../support/browser/partnerPiece';

const refusal = { status: 409, code: 'STATUS_CHANGED', problem: {}, fieldErrors: {} };

/** A page with one act that is asked about; the test says how it ends. */
function page() {
  const sent: { arrive: () => void; fail: (message: string) => void }[] = [];
  function Page() {
    const confirm = useConfirm();
    const [answers, setAnswers] = useState<boolean[]>([]);
    const ask = async () => {
      const done = await confirm({
        question: 'Release the rooms?',
        thing: 'AB12',
        confirmLabel: 'Release',
        failed: 'Failed to release.',
        act: () =>
          new Promise<void>((resolve, reject: (error: Error) => void) =>
            sent.push({
              arrive: resolve,
              fail: (message) => reject(Object.assign(new Error(message), refusal)),
            }),
          ),
      });
      setAnswers((before) => [...before, done]);
    };
    return (
      <>
        <button onClick={() => void ask()}>Ask</button>
        <button onClick={() => void Promise.all([ask(), ask()])}>Ask twice</button>
        <output>{answers.join(' ')}</output>
      </>
    );
  }
  return { sent, ...renderPiece(<Page />) };
}

const question = () => screen.findByRole('alertdialog', { name: 'Release the rooms?' });
const press = (name: string) => screen.getByRole('button', { name });
async function askAndRelease(user: ReturnType<typeof page>['user']): Promise<void> {
  await user.click(press('Ask'));
  await question();
  await user.click(press('Release'));
}
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

it('a question that is closed while its act runs tells the refusal, and works the next time', async () => {
  const { user, sent } = page();
  await askAndRelease(user);
  await user.keyboard('{Escape}');
  await gone();
  sent[0]!.fail('The guest is here.');
  expect(await screen.findByText('The guest is here.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('false'));

  await askAndRelease(user);
  sent[1]!.arrive();
  await gone();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('false true'));
});

it('the next question is not closed by the end of one before it', async () => {
  const { user, sent } = page();
  await askAndRelease(user);
  await user.keyboard('{Escape}');
  await gone();
  await user.click(press('Ask'));
  await question();
  sent[0]!.arrive();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('true'));
  expect(await question()).toBeVisible();
});

it('a busy button keeps the focus, does nothing twice, and a refusal is read beside it', async () => {
  const { user, sent } = page();
  await askAndRelease(user);
  expect(press('Release')).toHaveFocus();
  await user.keyboard('{Enter} ');
  expect(sent).toHaveLength(1);
  sent[0]!.fail('The guest is here.');
  expect(await screen.findByText('The guest is here.')).toBeVisible();
  expect(press('Release')).toHaveFocus();
});

it('a question that another takes the place of is answered with no', async () => {
  const { user, sent } = page();
  await user.click(press('Ask twice'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('false'));
  await question();
  await user.click(press('Release'));
  sent[0]!.arrive();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('false true'));
});

it('gives the focus to the next control where the one that asked is gone by then', async () => {
  function Row() {
    const confirm = useConfirm();
    const [isSettled, setSettled] = useState(false);
    useEffect(() => {
      const settle = () => setSettled(true);
      window.addEventListener('settled', settle);
      return () => window.removeEventListener('settled', settle);
    }, []);
    const ask = () =>
      confirm({
        ...{ question: 'Release the rooms?', thing: 'AB12', confirmLabel: 'Release' },
        ...{ failed: 'Failed to release.', act: async () => undefined },
      });
    return (
      <>
        <button>Before</button>
        <p>{!isSettled && <button onClick={() => void ask()}>Ask</button>}</p>
        <button>Next</button>
      </>
    );
  }
  const { user } = renderPiece(<Row />);
  await user.click(press('Ask'));
  await question();
  window.dispatchEvent(new Event('settled'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(press('Next')).toHaveFocus());
});

it('a question goes with whoever was asked', async () => {
  const { user, sent, store } = page();
  await user.click(press('Ask'));
  await question();
  store.dispatch(signedIn('another.partners.token'));
  await gone();
  await askAndRelease(user);
  expect(sent).toHaveLength(1);
  // Whoever asked before is answered at last.
  expect(screen.getByRole('status')).toHaveTextContent('false');
});
