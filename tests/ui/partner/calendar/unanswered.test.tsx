import { screen } from '@testing-library/react';
import { addDays } from '../../../../domain/stays/stay';
import { useStayChanges } from '../../../../src/backoffice/partner/calendar/change/useStayChanges';
import { useUndoStack } from '../../../../src/backoffice/partner/calendar/change/useUndoStack';
import { loseAnswerOnce } from '../../../support/browser/network';
import { renderPiece } from '../../../support/browser/partnerPiece';
import { stayIn } from '../../../support/bookings';
import { bookedIn, newHouse } from '../../../support/partnerBookings';
import { call } from '../../../support/client';

const { checkInDate: from, checkOutDate: to } = stayIn(5);

it('a change whose answer was lost is made once, and said to be made', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 5 });
  const bar = {
    ...{ bookingId: code, roomId: house.hotel.rooms[0]!.id, from, to },
    ...{ guestName: 'Lan', totalAmount: 0 },
  };
  function Page() {
    const stack = useUndoStack();
    const changes = useStayChanges({ hotelId: house.hotel.id, rows: [], from, stack });
    const change = { version: 1, checkOutDate: addDays(to, 1) };
    return <button onClick={() => void changes.change(bar, change)}>Longer</button>;
  }
  localStorage.setItem('jwt', house.partner.token);
  const { user } = renderPiece(<Page />);
  loseAnswerOnce(/\/change$/);
  await user.click(screen.getByRole('button', { name: 'Longer' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The stay of Lan has been changed.')).toBeVisible();
  const { body } = await call<{ version: number }>('GET', `/api/partner/bookings/${code}`, {
    token: house.partner.token,
  });
  expect(body.version).toBe(2);
});
