import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { forgetValues } from '../../../src/ui/form/keptForms';
import { renderPiece } from '../../support/browser/partnerPiece';
import { NotSaved } from '../../../src/backoffice/ui/form/useBackofficeForm';
import { RoomPage, city, filled, name, price, submit } from './roomForm';

/** What the server's refusal becomes. */
const refusal = (more: object) =>
  Object.assign(new Error(), { status: 422, code: 'INVALID', problem: {}, fieldErrors: {} }, more);

beforeEach(() => forgetValues(' room'));

describe('sending', () => {
  it('hands over the values, is busy meanwhile, and counts them as saved', async () => {
    let arrive: () => void = () => undefined;
    const send = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const { user } = renderPiece(<RoomPage send={send} values={filled} />);
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByTitle('Deluxe'));
    await user.click(screen.getByRole('checkbox', { name: 'Active' }));
    await user.clear(price());
    await user.type(price(), '7.25');
    await user.click(submit());
    const busy = await screen.findByRole('button', { name: 'Creating...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(send.mock.calls).toEqual([[{ ...filled, type: 'DELUXE', active: false, price: 7.25 }]]);
    expect(leaving()).toBe(true);
    arrive();
    expect(await screen.findByRole('button', { name: 'Create Room' })).toBeEnabled();
    expect(leaving()).toBe(true);
  });

  it('leads to what is said instead of saving, and keeps all as unsaved', async () => {
    const send = () => Promise.reject(new NotSaved('Nothing is booked yet.'));
    const { user } = renderPiece(<RoomPage send={send} values={filled} />);
    await user.type(name(), ' view');
    for (let press = 1; press <= 2; press += 1) {
      await user.click(submit());
      const message = await screen.findByText('Nothing is booked yet.');
      await waitFor(() => expect(message.closest('[role="alert"]')).toHaveFocus());
      expect(leaving()).toBe(false);
    }
    expect(name()).toHaveValue('Sea view');
  });

  it('leads to what is left to do when all is saved', async () => {
    const send = () => Promise.resolve({ said: 'An image did not arrive.' });
    const { user } = renderPiece(<RoomPage send={send} values={filled} />);
    await user.type(name(), ' view');
    await user.click(submit());
    const message = await screen.findByText('An image did not arrive.');
    await waitFor(() => expect(message.closest('[role="alert"]')).toHaveFocus());
    expect(leaving()).toBe(true);
  });

  it('leaves what is typed meanwhile, unsaved, and leads nowhere', async () => {
    let arrive: (saved: { leave: () => void }) => void = () => undefined;
    const leave = jest.fn();
    const send = () => new Promise<{ leave: () => void }>((resolve) => (arrive = resolve));
    const { user } = renderPiece(<RoomPage send={send} values={filled} />);
    await user.click(submit());
    await screen.findByRole('button', { name: 'Creating...' });
    await user.type(name(), ' view');
    arrive({ leave });
    expect(await screen.findByText(/^Saved\. What you typed while/)).toBeVisible();
    expect(name()).toHaveValue('Sea view');
    expect(leaving()).toBe(false);
    expect(leave).not.toHaveBeenCalled();
    await user.click(submit());
    await screen.findByRole('button', { name: 'Creating...' });
    arrive({ leave });
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(leaving()).toBe(true);
  });

  it('shows at their fields what the server refuses', async () => {
    const refused = refusal({ fieldErrors: { name: 'Already taken', town: 'Unknown city' } });
    const { user } = renderPiece(<RoomPage values={filled} send={() => Promise.reject(refused)} />);
    await user.click(submit());
    await waitFor(() => expect(name()).toHaveAccessibleDescription(/Already taken/));
    expect(city()).toHaveAccessibleDescription('Unknown city');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it.each([
    [
      'in the server’s words',
      refusal({ status: 409, message: 'Somebody changed it.' }),
      'Somebody changed it.',
    ],
    ['in our own', refusal({ status: 0 }), 'Failed to create room. Please try again.'],
    [
      'about a field that is not there',
      refusal({ message: 'No.', fieldErrors: { owner: 'Wrong' } }),
      'No. owner: Wrong',
    ],
  ])('says %s why it failed', async (_, refused, words) => {
    const { user } = renderPiece(<RoomPage values={filled} send={() => Promise.reject(refused)} />);
    await user.click(submit());
    expect(await screen.findByText(words)).toBeVisible();
    expect(name()).toHaveValue('Sea');
  });
});

/** Whether the document may be left without a question. */
const leaving = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('unsaved values', () => {
  const pages = (
    <Routes>
      <Route path="/partner/rooms" element={<RoomPage values={filled} />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  );

  it('are back after another page, and can be given up', async () => {
    const { user, goTo, goBack } = renderPiece(pages);
    expect(leaving()).toBe(true);
    await user.type(name(), ' view');
    expect(leaving()).toBe(false);
    goTo('/partner/bookings');
    await screen.findByText('Elsewhere');
    expect(leaving()).toBe(true);
    goBack();
    expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
    expect(name()).toHaveValue('Sea view');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toHaveValue('Sea');
    expect(screen.queryByText('Your unsaved changes are back')).not.toBeInTheDocument();
    goTo('/partner/bookings');
    await screen.findByText('Elsewhere');
    goBack();
    await waitFor(() => expect(name()).toHaveValue('Sea'));
    expect(screen.queryByText('Your unsaved changes are back')).not.toBeInTheDocument();
  });

  it('are gone once they are saved', async () => {
    const { user, goTo, goBack } = renderPiece(pages);
    await user.type(name(), ' view');
    await user.click(submit());
    await waitFor(() => expect(leaving()).toBe(true));
    goTo('/partner/bookings');
    await screen.findByText('Elsewhere');
    goBack();
    await waitFor(() => expect(name()).toHaveValue('Sea'));
  });

  it.each([
    ['back when sending them failed after all', false, 'Sea view'],
    ['gone when sending them went well after all', true, 'Sea'],
  ])('that are left on their way are %s', async (_, wentWell, shown) => {
    let end: () => void = () => undefined;
    const send = () =>
      new Promise<void>((arrive, fail: (error: Error) => void) => {
        end = () => (wentWell ? arrive() : fail(refusal({ status: 401 })));
      });
    const { user, goTo, goBack } = renderPiece(
      <Routes>
        <Route path="/partner/rooms" element={<RoomPage values={filled} send={send} />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>,
    );
    await user.type(name(), ' view');
    await user.click(submit());
    await screen.findByRole('button', { name: 'Creating...' });
    goTo('/partner/bookings');
    await screen.findByText('Elsewhere');
    end();
    // What follows from it has happened by the next turn.
    await new Promise((resolve) => setTimeout(resolve));
    goBack();
    await waitFor(() => expect(name()).toHaveValue(shown));
  });
});
