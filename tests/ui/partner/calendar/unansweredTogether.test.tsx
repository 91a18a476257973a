import { screen, waitFor } from '@testing-library/react';
import { useStayChanges } from '../../../../src/backoffice/partner/calendar/change/useStayChanges';
import { useUndoStack } from '../../../../src/backoffice/partner/calendar/change/useUndoStack';
import { loseAnswerOnce, loseRequestOnce } from '../../../support/browser/network';
import { renderPiece } from '../../../support/browser/partnerPiece';
import { stayIn } from '../../../support/bookings';
import { bookedIn, newHouse, partnerBooking } from '../../../support/partnerBookings';

const { checkInDate: from, checkOutDate: to } = stayIn(5);

/** Two stays side by side, which swap their rooms or move to two others. */
async function twoStays() {
  const rooms = [0, 1, 2, 3].map(() => ({ price: 600_000 }));
  const house = await newHouse({ rooms });
  const codes = [
    await bookedIn(house, { days: 5 }),
    await bookedIn(house, { days: 5, room: 1 }),
  ] as const;
  const { hotel, partner } = house;
  const stays = codes.map((bookingId, room) => ({
    ...{ bookingId, roomId: hotel.rooms[room]!.id, from, to },
    ...{ guestName: ['Lan', 'Mai'][room]!, totalAmount: 0, version: 1, position: 0 },
  }));
  const [lan, mai] = [stays[0]!, stays[1]!];
  function Page() {
    const stack = useUndoStack();
    const changes = useStayChanges({ hotelId: hotel.id, rows: [], from, stack });
    const moves = [lan, mai].map((bar, i) => {
      const { id } = hotel.rooms[i + 2]!;
      const room = { id, roomNumber: String(103 + i), typeId: 1, status: 'AVAILABLE' as const };
      const change = { version: 1, lines: [{ position: 0, roomId: id }] };
      return { bar, change, put: { room, edit: { start: 0, end: 2 } } };
    });
    return (
      <>
        <button onClick={() => void changes.swap(lan, mai)}>Swap them</button>
        <button onClick={() => void changes.together(moves)}>Move both</button>
        <button onClick={stack.undo}>Back</button>
      </>
    );
  }
  localStorage.setItem('jwt', partner.token);
  const { user } = renderPiece(<Page />);
  const numbers = async () => {
    const all = await Promise.all(codes.map((code) => partnerBooking(partner.token, code)));
    return all.map(({ body }) => body.rooms[0]?.roomNumber);
  };
  return { user, numbers };
}

test('a swap whose answer was lost is said to be made, and can be taken back', async () => {
  const { user, numbers } = await twoStays();
  await user.click(screen.getByRole('button', { name: 'Swap them' }));
  loseAnswerOnce(/\/swap$/);
  await user.click(await screen.findByRole('button', { name: 'Swap' }));
  expect(await screen.findByText('The stay of Lan has been changed.')).toBeVisible();
  expect(await numbers()).toEqual(['102', '101']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('The stay of Lan is as it was.')).toBeVisible();
  expect(await numbers()).toEqual(['101', '102']);
});

test('stays moved together whose answer was lost are said to be moved, and can be taken back', async () => {
  const { user, numbers } = await twoStays();
  await user.click(screen.getByRole('button', { name: 'Move both' }));
  loseAnswerOnce(/\/bookings\/changes$/);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^2 bookings have been changed/)).toBeVisible();
  expect(await numbers()).toEqual(['103', '104']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(async () => expect(await numbers()).toEqual(['101', '102']));
});

test('a swap that reached nobody is said to have failed', async () => {
  const { user, numbers } = await twoStays();
  await user.click(screen.getByRole('button', { name: 'Swap them' }));
  const swap = await screen.findByRole('button', { name: 'Swap' });
  loseRequestOnce('/swap');
  await user.click(swap);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await numbers()).toEqual(['101', '102']);
});
