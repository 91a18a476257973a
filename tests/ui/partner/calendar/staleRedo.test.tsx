import { screen, waitFor } from '@testing-library/react';
import { UndoButtons } from '../../../../src/backoffice/partner/calendar/bar/UndoButtons';
import { useStayChanges } from '../../../../src/backoffice/partner/calendar/change/useStayChanges';
import { useUndoStack } from '../../../../src/backoffice/partner/calendar/change/useUndoStack';
import { renderPiece } from '../../../support/browser/partnerPiece';
import { stayIn } from '../../../support/bookings';
import { call } from '../../../support/client';
import { bookedIn, newHouse } from '../../../support/partnerBookings';

const { checkInDate: from, checkOutDate: to } = stayIn(5);

test('a change that a colleague has overtaken is not made again, and those before it are', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  const { hotel, partner } = house;
  const codes = [await bookedIn(house, { days: 5 }), await bookedIn(house, { days: 5, room: 1 })];
  const [lan, mai] = codes.map((bookingId, i) => ({
    ...{ bookingId, roomId: hotel.rooms[i]!.id, from, to },
    ...{ guestName: ['Lan', 'Mai'][i]!, totalAmount: 0 },
  }));
  const pinned = { version: 1, lines: [{ position: 0, pinned: true }] };
  function Page() {
    const stack = useUndoStack();
    const { change } = useStayChanges({ hotelId: hotel.id, rows: [], from, stack });
    return (
      <>
        <button onClick={() => void change(lan!, pinned)}>Pin Lan</button>
        <button onClick={() => void change(mai!, pinned)}>Pin Mai</button>
        <UndoButtons stack={stack} />
      </>
    );
  }
  localStorage.setItem('jwt', partner.token);
  const { user } = renderPiece(<Page />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  for (const guest of ['Mai', 'Lan']) {
    await press(`Pin ${guest}`);
    await screen.findByText(`The stay of ${guest} has been changed.`);
  }
  for (const guest of ['Lan', 'Mai']) {
    await press('Undo');
    await screen.findByText(`The stay of ${guest} is as it was.`);
  }
  // The colleague pins the stay that would be pinned again first.
  const body = { version: 3, lines: [{ position: 0, pinned: true }], totalPrice: 1_200_000 };
  const path = `/api/partner/bookings/${mai!.bookingId}/change`;
  expect(await call('POST', path, { token: partner.token, body })).toMatchObject({ status: 200 });
  await press('Redo');
  await screen.findByText(/^Somebody has changed this stay meanwhile\./);
  await press('Redo');
  expect(await screen.findAllByText('The stay of Lan has been changed.')).not.toHaveLength(0);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true'),
  );
});
