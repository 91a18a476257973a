import { waitFor } from '@testing-library/react';
import { AdminPages, PartnerPages } from '../../../src/backoffice/partnerRoutes';
import { PageTable } from '../../../src/app/routes';
import { demo, newTraveller, signIn } from '../../support/accounts';
import { hostileTo, pathsIn } from '../../support/hostileAddresses';
import { renderApp } from '../../support/renderApp';

const FAULTS = /: $|NaN|undefined|Invalid Date|\[object|Có lỗi khi hiển thị/;

/** Opens the page and then goes to each address at it, as a visitor who stays. */
async function expectPages(path: string, token: string | undefined): Promise<void> {
  // The router says what it could not unescape, and goes on.
  jest.spyOn(console, 'warn').mockImplementation();
  const { go, location } = await renderApp(path.replace(/:\w+|\*/, '1'), { token });
  await isShown('none');
  for (const [fault, address] of hostileTo(path)) {
    const before = location();
    void go(address);
    await waitFor(() => expect(location()).not.toBe(before));
    await isShown(fault);
  }
}

const isShown = (fault: string) => waitFor(() => expectShown(fault), { timeout: 60_000 });

function expectShown(fault: string): void {
  const shown = document.querySelector('main')?.textContent ?? '';
  expect(`${fault}: ${shown}`).not.toMatch(FAULTS);
}

describe('shows a page, whatever stands in the address', () => {
  it.each(pathsIn(PageTable))('%s', async (path) => {
    await expectPages(path, undefined);
  });

  it.each(['/bookings', '/bookings/:bookingId', '/bookings/:bookingId/review', '/profile'])(
    '%s of a traveller',
    async (path) => {
      await expectPages(path, (await newTraveller()).token);
    },
  );

  it.each(pathsIn(PartnerPages, '/partner'))('%s', async (path) => {
    await expectPages(path, await signIn(demo.partner));
  });

  it.each(pathsIn(AdminPages, '/admin'))('%s', async (path) => {
    await expectPages(path, await signIn(demo.admin));
  });
});
