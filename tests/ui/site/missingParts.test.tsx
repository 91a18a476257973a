import { screen, waitFor, within } from '@testing-library/react';
import { newTraveller } from '../../support/accounts';
import { renderPiece } from '../../support/browser/partnerPiece';
import { renderApp } from '../../support/browser/renderApp';
import { useToast } from '../../../src/ui/overlays/toastContext';

/** What a browser throws when a program is gone, as after a new release. */
function mockGone(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}
jest.mock('../../../src/pages/shell/Footer', () => mockGone());
jest.mock('../../../src/pages/shell/TopBarMenus', () => mockGone());
jest.mock('../../../src/ui/overlays/ToastCard', () => mockGone());

let logged: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  // React reports what a boundary caught.
  logged = jest.spyOn(console, 'error').mockImplementation();
});

const bar = () => within(screen.getByRole('banner'));
const messages = () => within(screen.getByRole('region', { name: 'Notifications' }));
const reloads = () => logged.mock.calls.filter(([first]) => /not implemented/i.test(String(first)));

describe('a part of the frame whose program does not arrive', () => {
  it('leaves the page, and a link to the login', async () => {
    const app = await renderApp('/favourites');
    const login = await bar().findByRole('link', { name: 'Đăng nhập' });
    expect(screen.queryByRole('alert')).toBeNull();
    await app.user.click(login);
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    expect(bar().getByRole('link', { name: 'Nghỉ Đâu – trang chủ' })).toBeVisible();
    expect(reloads()).toEqual([]);
  });

  it('leaves a traveller who is signed in the way to the bookings', async () => {
    const { token } = await newTraveller();
    await renderApp('/favourites', { token });
    expect(await bar().findByRole('link', { name: 'Đặt phòng của tôi' })).toHaveAttribute(
      'href',
      '/bookings',
    );
    // The program that asks the account for its favourites is missing too.
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

it('a message whose card does not arrive is still read and acted on', async () => {
  const onAct = jest.fn();
  const Closing = () => {
    const toast = useToast();
    const close = () =>
      toast({ text: 'Room 101 is closed', seconds: 60, action: { label: 'Undo', onAct } });
    return <button onClick={close}>Close the room</button>;
  };
  const { user } = renderPiece(<Closing />);
  await user.click(screen.getByRole('button', { name: 'Close the room' }));
  expect(await messages().findByText('Room 101 is closed')).toBeVisible();
  await user.click(messages().getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(messages().queryByText('Room 101 is closed')).toBeNull());
  expect(onAct).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Close the room' })).toBeVisible();
  expect(reloads()).toEqual([]);
});
