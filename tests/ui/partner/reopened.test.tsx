import { screen, waitFor } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { answerOnce } from '../../support/browser/network';
import { call } from '../../support/client';
import { renderApp } from '../../support/browser/renderApp';
import { newHouse } from '../../support/partnerBookings';

const day = (ahead: number) => addDays(vietnamToday(new Date()), ahead);

/** A room that is closed on so many days, in its drawer. */
async function closedRoom(days: number[]) {
  const { hotel, partner } = await newHouse();
  const { token } = partner;
  const path = `/api/partner/hotels/${hotel.id}/rooms/${hotel.rooms[0]!.id}/closures`;
  for (const first of days) {
    const body = { from: day(first), to: day(first + 1), reason: 'Sơn lại' };
    await call('POST', path, { token, body });
  }
  const address = `/partner/room-management?hotelId=${hotel.id}&room=${hotel.rooms[0]!.id}`;
  const app = await renderApp(address, { token });
  await screen.findAllByRole('button', { name: /^Reopen/ });
  return app;
}

const buttons = () => screen.queryAllByRole('button', { name: /^Reopen/ });

test('the focus goes to the next closure, and after the last to what stands below', async () => {
  const { user } = await closedRoom([3, 6]);
  buttons()[0]!.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(buttons()).toHaveLength(1));
  await waitFor(() => expect(buttons()[0]).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(buttons()).toHaveLength(0));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'First closed night' })).toHaveFocus(),
  );
});

test('what a colleague has opened already is said to be open', async () => {
  const { user } = await closedRoom([3]);
  // Before this page could hear of it.
  answerOnce(/closures.\d+$/, 404, { code: 'NOT_FOUND', message: 'Not found.' });
  await user.click(buttons()[0]!);
  expect(await screen.findByText('Somebody has opened these nights already.')).toBeVisible();
});
