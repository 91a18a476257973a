import { waitFor } from '@testing-library/react';
import { useCellAddress } from '../../../../src/backoffice/partner/calendar/useCellAddress';
import { renderPiece } from '../../../support/browser/partnerPiece';

function Page({ cell }: { cell: string }) {
  useCellAddress({ cell, isReady: true, onAsked: () => undefined });
  return null;
}

beforeEach(() => window.history.replaceState(null, '', '/'));

test('a cell that rests is said in the address', async () => {
  const { address } = renderPiece(<Page cell="101/2027-03-01" />, '/');
  await waitFor(() => expect(address()).toBe('/?cell=101%2F2027-03-01'));
});

test('not in the entry of a page that is being opened', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const { address } = renderPiece(<Page cell="101/2027-03-01" />, '/');
  await jest.advanceTimersByTimeAsync(300);
  window.history.pushState(null, '', '/partner/bookings');
  await jest.advanceTimersByTimeAsync(300);
  expect(address()).toBe('/');
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});
