import { screen, waitFor, within } from '@testing-library/react';
import { sessionEnded } from '../../../src/api';
import { partnerApi } from '../../../src/api/partner';
import { tokenChangedElsewhere } from '../../../src/state/authSlice';
import { demo, newPartner, signIn } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { payloadOf } from '../../support/tokens';

const sections = () =>
  within(screen.getByRole('navigation', { name: 'Sections' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('who is not signed in', () => {
  it.each(['/partner', '/partner/bookings?status=CONFIRMED', '/partner/settings'])(
    'is asked by %s for a login and comes back',
    async (path) => {
      const { address, location } = await renderApp(path);
      await waitFor(() => expect(address()).toBe('/partner/login'));
      const from = path === '/partner' ? '/partner/dashboard' : path;
      expect(location().state).toEqual({ from });
    },
  );

  it('is asked by the administrator’s pages too, at the login that lets them in', async () => {
    const { address, location } = await renderApp('/admin');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(location().state).toEqual({ from: '/admin/users' });
  });
});

describe('who is somebody else', () => {
  it.each([
    ['a traveller', demo.customer, '/partner/dashboard'],
    ['a traveller', demo.customer, '/admin/users'],
    ['a partner', demo.partner, '/admin/hotels'],
    ['an administrator', demo.admin, '/partner/bookings'],
  ])('%s does not learn what is there (%#)', async (_, account, path) => {
    const { address } = await renderApp(path, { token: await signIn(account) });
    await waitFor(() => expect(address()).toBe('/not-found'));
  });

  it('leaves for the not-found page when the server says so in the middle', async () => {
    const { address, store } = await renderApp('/partner/profile', {
      token: await signIn(demo.partner),
    });
    await screen.findByRole('button', { name: 'Toggle sidebar' });
    await store.dispatch(partnerApi.endpoints.listUsers.initiate({}));
    await waitFor(() => expect(address()).toBe('/not-found'));
  });
});

describe('once another tab has signed in somebody else', () => {
  it.each([
    '/partner/bookings?status=CANCELLED&q=Mai',
    '/partner/discount-management?q=SUMMER&sort=-code',
    '/partner/hotel-management?q=Sen',
    '/partner/room-management?q=101',
    '/partner/reviews?answer=OPEN',
    '/partner/calendar?days=14',
  ])('%s shows all that is theirs, with nothing of what the last one looked for', async (from) => {
    const { address, location, go, store } = await renderApp(from, {
      token: (await newPartner()).token,
    });
    await screen.findByRole('button', { name: /^Hello/ });
    const { token } = await newPartner();
    store.dispatch(tokenChangedElsewhere(token));
    await waitFor(() => expect(address()).toBe(location().pathname));
    expect(location().pathname).toBe(from.split('?')[0]);
    await screen.findByRole('button', { name: /^Hello/ });
    void go(from);
    await waitFor(() => expect(address()).toBe(from));
  });

  it('so it is in the administrator’s tables, and a newer session of the same account changes nothing', async () => {
    const from = '/admin/users?q=mai';
    const { address, store } = await renderApp(from, {
      token: await signIn(demo.admin),
    });
    await screen.findByRole('button', { name: /^Hello|^Xin chào|Admin/ });
    store.dispatch(tokenChangedElsewhere(await signIn(demo.admin)));
    await screen.findByRole('button', { name: /^Hello|^Xin chào|Admin/ });
    expect(address()).toBe(from);
  });
});

describe('the frame', () => {
  it('greets the partner, shows the sections, and speaks English', async () => {
    const { token } = await newPartner();
    const { user, address } = await renderApp('/partner/profile', { token });
    expect(await screen.findByRole('button', { name: 'Hello, Trần Văn Minh' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
    expect(sections()).toEqual([
      'Dashboard',
      'Calendar',
      'Bookings',
      'Hotels',
      'Rooms',
      'Prices',
      'Discounts',
      'Reviews',
      'Settings',
    ]);
    expect(screen.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await user.click(screen.getByRole('link', { name: 'Discounts' }));
    await waitFor(() => expect(address()).toBe('/partner/discount-management'));
  });

  it('signs out to the partner’s login, with no way back to what was there', async () => {
    const { token } = await newPartner();
    const { user, address, location, store } = await renderApp('/partner/profile', { token });
    await user.click(await screen.findByRole('button', { name: /^Hello/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(address()).toBe('/partner/login'));
    expect(location().state).not.toHaveProperty('from');
    expect(store.getState().auth.token).toBeNull();
  });

  it('leads to the partner’s login, and back, when the session ends', async () => {
    const { token } = await newPartner();
    const { address, location, store } = await renderApp('/partner/settings?tab=1', { token });
    await screen.findByRole('button', { name: /^Hello/ });
    store.dispatch(sessionEnded({ token, leadsToLogin: true }));
    await waitFor(() => expect(address()).toBe('/partner/login'));
    expect(location().state).toEqual({
      from: '/partner/settings?tab=1',
      owner: payloadOf(token)['sub'],
      reason: 'sessionEnded',
    });
    await waitFor(() => expect(store.getState().auth.leadsToLogin).toBe(false));
  });

  it('is the administrator’s with other sections', async () => {
    const { user, address } = await renderApp('/admin', { token: await signIn(demo.admin) });
    await waitFor(() => expect(address()).toBe('/admin/users'));
    await user.click(await screen.findByRole('button', { name: 'Toggle sidebar' }));
    expect(sections()).toEqual(['Users', 'Hotels', 'Bookings', 'Actions']);
  });
});

it.each(['/partner/rooms', '/partner/hotel-management/x', '/admin/x'])(
  'there is no page at %s',
  async (path) => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the homepage' })).toHaveAttribute('href', '/');
  },
);
