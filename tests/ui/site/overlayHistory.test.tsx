import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../../src/ui/overlays/Dialog';
import { useOverlayHistory } from '../../../src/ui/overlays/useOverlayHistory';

function Window({ name, busy = false }: { name: string; busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open {name}</button>
      <Dialog open={open} onClose={() => !busy && setOpen(false)} title={name} closeLabel="Close">
        <Link to="/elsewhere">Leave</Link>
        {name === 'first' && <Window name="second" />}
      </Dialog>
    </>
  );
}

function Site() {
  useOverlayHistory();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <div key={pathname}>
      <h1>{pathname + search}</h1>
      <Link to="/page">To the page</Link>
      <button onClick={() => void navigate('?q=1', { replace: true })}>Replace</button>
      <Window name="first" />
      <Window name="stubborn" busy />
    </div>
  );
}

async function atPage() {
  window.history.pushState(null, '', '/start');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'To the page' }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { press, leave: () => user.click(screen.getByRole('link', { name: 'Leave' })) };
}

const at = (address: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(address));
const windows = () => screen.queryAllByRole('dialog').map((dialog) => dialog.textContent);
const shows = (count: number) => waitFor(() => expect(windows()).toHaveLength(count));
const back = () => window.history.back();

it('Back closes what is open, the uppermost first, and then leaves the page', async () => {
  const { press } = await atPage();
  await press('Open first');
  await press('Open second');
  back();
  await shows(1);
  back();
  await shows(0);
  await at('/page');
  back();
  await at('/start');
});

it('Back passes over what was closed otherwise, however often that was', async () => {
  const { press } = await atPage();
  const before = window.history.length;
  for (let times = 0; times < 3; times += 1) {
    await press('Open first');
    await press('Close');
    await shows(0);
  }
  expect(window.history.length).toBeLessThanOrEqual(before + 1);
  back();
  await at('/start');
  window.history.forward();
  await at('/page');
});

it('a link in a window leads on, and one Back leads to the page, another one away', async () => {
  const { press, leave } = await atPage();
  await press('Open first');
  await leave();
  await at('/elsewhere');
  back();
  await at('/page');
  await shows(0);
  back();
  await at('/start');
  window.history.forward();
  await at('/page');
  window.history.forward();
  await at('/elsewhere');
});

it('an address that was replaced above the page is the page’s', async () => {
  const { press } = await atPage();
  await press('Open first');
  await press('Replace');
  await at('/page?q=1');
  back();
  await shows(0);
  await waitFor(() => expect(window.location.search).toBe('?q=1'));
  await at('/page?q=1');
});

it('what cannot be closed now stays, and so does its page', async () => {
  const { press } = await atPage();
  await press('Open stubborn');
  for (let times = 0; times < 2; times += 1) {
    const pushed = jest.spyOn(window.history, 'pushState');
    back();
    await waitFor(() => expect(pushed).toHaveBeenCalledTimes(1));
    pushed.mockRestore();
    await shows(1);
  }
  await at('/page');
});

it('a reload in an open window leaves no dead step', async () => {
  const { press } = await atPage();
  await press('Open first');
  // What a reload finds: the mark of an overlay that nobody opens again.
  await press('Close');
  await press('Replace');
  back();
  await at('/start');
});
