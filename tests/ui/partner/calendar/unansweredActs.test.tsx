import { screen, waitFor } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { useStayChanges } from '../../../../src/backoffice/partner/calendar/change/useStayChanges';
import { useUndoStack } from '../../../../src/backoffice/partner/calendar/change/useUndoStack';
import type { NightsOfType } from '../../../../src/api/partner';
import { loseAnswerOnce, loseAnswers } from '../../../support/browser/network';
import { renderPiece } from '../../../support/browser/partnerPiece';
import { renderApp } from '../../../support/browser/renderApp';
import { stayIn } from '../../../support/bookings';
import { call } from '../../../support/client';
import { bookedIn, newHouse } from '../../../support/partnerBookings';

const nightsSaved = /\/nights$/;
const notUndone = () => screen.findByText(/^What was done last is not undone here\./);

/** A night of a house under the focus, with its rules. */
async function oneNight() {
  const { hotel, partner } = await newHouse();
  const from = addDays(vietnamToday(new Date()), 1);
  const address = `/partner/calendar?hotelId=${hotel.id}&view=rates&days=7&from=${from}`;
  const { user } = await renderApp(address, { token: partner.token });
  (await screen.findByRole('gridcell')).focus();
  const night = async () => {
    const path = `/api/partner/hotels/${hotel.id}/nights?firstNight=${from}&nights=1`;
    const { body } = await call<NightsOfType[]>('GET', path, { token: partner.token });
    return body[0]!.nights[0]!;
  };
  return { night, keyboard: (keys: string) => user.keyboard(keys) };
}

test('a night that is no longer sold is said to be so where only the first answer was lost, and is taken back', async () => {
  const { night, keyboard } = await oneNight();
  loseAnswerOnce(nightsSaved);
  await keyboard('c');
  await screen.findByText('1 night changed.');
  expect(await night()).toMatchObject({ closed: true });
  await keyboard('{Control>}z{/Control}');
  await screen.findByText('The rules of these nights are as they were.');
  expect(await night()).toMatchObject({ closed: false });
});

test('a rule of which nobody knows whether it is saved asks to look, and no older one is taken back for it', async () => {
  const { night, keyboard } = await oneNight();
  await keyboard('a');
  await screen.findByText('1 night changed.');
  loseAnswers(nightsSaved, 2);
  await keyboard('c');
  expect(await screen.findByText(/^No clear answer came: .* Look at the calendar/)).toBeVisible();
  await keyboard('{Control>}z{/Control}');
  expect(await notUndone()).toBeVisible();
  expect(await night()).toMatchObject({ noArrival: true, closed: true });
});

test('what is taken back without an answer is said to be unknown, and can be taken back once more', async () => {
  const { night, keyboard } = await oneNight();
  await keyboard('c');
  await screen.findByText('1 night changed.');
  loseAnswers(/\/nights(\/reset)?$/, 2);
  await keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/^No clear answer came: it may be undone or not\./)).toBeVisible();
  await keyboard('{Control>}z{/Control}');
  await screen.findByText('The rules of these nights are as they were.');
  expect(await night()).toMatchObject({ closed: false });
});

test('so is what is done again without an answer', async () => {
  const { night, keyboard } = await oneNight();
  await keyboard('c');
  await screen.findByText('1 night changed.');
  await keyboard('{Control>}z{/Control}');
  await screen.findByText('The rules of these nights are as they were.');
  loseAnswers(nightsSaved, 2);
  await keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(await screen.findByText(/^No clear answer came: it may be done again/)).toBeVisible();
  await keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  const button = (name: string) => screen.getByRole('button', { name });
  await waitFor(() => expect(button('Redo')).toHaveAttribute('aria-disabled', 'true'));
  expect(await night()).toMatchObject({ closed: true });
  expect(button('Undo')).not.toHaveAttribute('aria-disabled', 'true');
});

const { checkInDate, checkOutDate } = stayIn(5);

/** A stay that is pinned, unpinned and made longer. */
async function oneStay() {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 5 });
  const { token } = house.partner;
  const stay = async () => {
    const path = `/api/partner/bookings/${code}`;
    return (await call<{ version: number }>('GET', path, { token })).body;
  };
  const bar = {
    ...{ bookingId: code, roomId: house.hotel.rooms[0]!.id, from: checkInDate, to: checkOutDate },
    ...{ guestName: 'Lan', totalAmount: 0 },
  };
  function Page() {
    const stack = useUndoStack();
    const { change } = useStayChanges({
      ...{ hotelId: house.hotel.id, rows: [], from: checkInDate, stack },
    });
    const now = async (next: object) => change(bar, { version: (await stay()).version, ...next });
    const pin = (pinned: boolean) => now({ lines: [{ position: 0, pinned }] });
    return (
      <>
        <button onClick={() => void pin(true)}>Pin</button>
        <button onClick={() => void pin(false)}>Unpin</button>
        <button onClick={() => void now({ checkOutDate: addDays(checkOutDate, 1) })}>Longer</button>
        <button onClick={stack.undo}>Back</button>
      </>
    );
  }
  localStorage.setItem('jwt', token);
  const { user } = renderPiece(<Page />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { stay, press };
}

test('a stay of which nobody knows whether it is changed asks to look, and no older change is taken back for it', async () => {
  const { stay, press } = await oneStay();
  await press('Pin');
  await screen.findByText('The stay of Lan has been changed.');
  loseAnswers(/\/change$/, 2);
  await press('Unpin');
  expect(await screen.findByText(/^No clear answer came: .* Look at the calendar/)).toBeVisible();
  await press('Back');
  expect(await notUndone()).toBeVisible();
  expect(await stay()).toMatchObject({ version: 3 });
});

test('a change that was agreed to and not answered is made once by saving it again', async () => {
  const { stay, press } = await oneStay();
  await press('Longer');
  loseAnswers(/\/change$/, 2);
  await press('Save');
  expect(await screen.findByText(/^No clear answer came: /)).toBeVisible();
  await press('Save');
  expect(await screen.findByText('The stay of Lan has been changed.')).toBeVisible();
  expect(await stay()).toMatchObject({ version: 2 });
});

test('a change that was agreed to, not answered and given up is not passed over by Undo', async () => {
  const { stay, press } = await oneStay();
  await press('Pin');
  await screen.findByText('The stay of Lan has been changed.');
  await press('Longer');
  loseAnswers(/\/change$/, 2);
  await press('Save');
  await screen.findByText(/^No clear answer came: /);
  await press('Cancel');
  await press('Back');
  expect(await notUndone()).toBeVisible();
  expect(await stay()).toMatchObject({ version: 3 });
});
