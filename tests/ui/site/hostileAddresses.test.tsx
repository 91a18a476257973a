import { waitFor } from '@testing-library/react';
import { rows } from '../../../site/pages';
import { demo, newTraveller, signIn } from '../../support/accounts';
import { hostileTo } from '../../support/hostileAddresses';
import { renderApp } from '../../support/browser/renderApp';

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

const signedIn = {
  signedIn: async () => (await newTraveller()).token,
  partner: () => signIn(demo.partner),
  admin: () => signIn(demo.admin),
};

describe('shows a page, whatever stands in the address', () => {
  const unknown = ['/*', '/partner/*', '/admin/*'];
  const open = rows.filter(([, { access }]) => !access || access === 'signedIn');
  it.each([...open.map(([, { path }]) => path), ...unknown])('%s', async (path) => {
    await expectPages(path, undefined);
  });

  const closed = rows.flatMap(([, { path, access }]) => (access ? [{ path, access }] : []));
  it.each(closed)('$path of $access', async ({ path, access }) => {
    await expectPages(path, await signedIn[access]());
  });
});
