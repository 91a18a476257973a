import { screen } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { answerOnce, loseAnswerOnce, loseAnswers } from '../../../support/browser/network';
import { renderApp } from '../../../support/browser/renderApp';
import { call } from '../../../support/client';
import { newHouse } from '../../../support/partnerBookings';

/** Both rooms of a house are closed for a day. */
async function closedHouse() {
  const { hotel, partner } = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  const { token } = partner;
  const address = `/partner/calendar?hotelId=${hotel.id}&days=14`;
  const { user } = await renderApp(address, { token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}c');
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Sơn lại tường{Enter}');
  await screen.findByText('2 rooms closed.');
  const from = addDays(vietnamToday(new Date()), -1);
  const path = `/api/partner/hotels/${hotel.id}/calendar?from=${from}&days=14`;
  const read = async () => {
    const { body } = await call<{ closures: { id: number; roomId: number }[] }>('GET', path, {
      token,
    });
    return body.closures;
  };
  return {
    closures: async () => (await read()).length,
    /** By somebody else at the desk. */
    opened: async () => {
      for (const { id, roomId } of await read()) {
        await call('DELETE', `/api/partner/hotels/${hotel.id}/rooms/${roomId}/closures/${id}`, {
          token,
        });
      }
    },
    ofSecond: new RegExp(`rooms/${hotel.rooms[1]!.id}/closures`),
    keyboard: (keys: string) => user.keyboard(keys),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

test('a room without an answer stays to be opened', async () => {
  const { closures, ofSecond, press } = await closedHouse();
  answerOnce(ofSecond, 503, { status: 503, title: 'Busy', code: 'UNAVAILABLE' });
  await press('Undo');
  await screen.findByText('1 room is open again. No answer came for 102: please try again.');
  expect(await closures()).toBe(1);
  await press('Undo');
  await screen.findByText('1 room is open again.');
  expect(await closures()).toBe(0);
});

test('a room that is closed without an answer does not stand in its own way', async () => {
  const { closures, ofSecond, press } = await closedHouse();
  await press('Undo');
  await screen.findByText('2 rooms are open again.');
  loseAnswers(ofSecond, 2);
  await press('Redo');
  await screen.findByText('1 room closed. No answer came for 102: please try again.');
  await press('Redo');
  await screen.findByText('1 room closed.');
  expect(await closures()).toBe(2);
});

test('a closure that somebody else has opened says so', async () => {
  const { ofSecond, press, keyboard } = await closedHouse();
  await keyboard('{ArrowUp}{ArrowDown}');
  await screen.findByRole('button', { name: 'Open again' });
  answerOnce(ofSecond, 404, { status: 404, title: 'Not found', code: 'NOT_FOUND' });
  await press('Open again');
  await screen.findByText(/^Room 102 is no longer closed like this: .* how it is now\.$/);
});

test('rooms that a colleague has opened meanwhile are not opened once more, and that is said', async () => {
  const { closures, opened, press } = await closedHouse();
  await opened();
  await press('Undo');
  await screen.findByText(/^Rooms 101, 102 are no longer closed like this: .* how they are now\.$/);
  expect(await closures()).toBe(0);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('opening without an answer says where to look, and what to do', async () => {
  const { closures, ofSecond, press, keyboard } = await closedHouse();
  await keyboard('{ArrowUp}{ArrowDown}');
  await screen.findByRole('button', { name: 'Open again' });
  loseAnswerOnce(ofSecond);
  await press('Open again');
  await screen.findByText(/^No answer came for room 102\. Look whether it is still closed/);
  expect(await closures()).toBe(1);
});
