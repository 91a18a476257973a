import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../../src/api';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { bookedIn, movedBack, newHouse, setStatus } from '../../support/partnerBookings';

const KEPT = 'nghi-dau:review:';
const sent = { rating: 4, comment: 'Phòng sạch, chủ nhà dễ mến.' };

/** The form is open here, and the review is sent from another tab meanwhile. */
async function openWhileSent(type?: string) {
  const house = await newHouse();
  const id = await bookedIn(house);
  await movedBack(id, 5);
  await setStatus(id, 'COMPLETED');
  const { token } = house.traveller;
  const app = await renderApp(`/bookings/${id}/review`, { token });
  const words = await screen.findByRole('textbox');
  if (type) await app.user.type(words, type);
  await call('POST', `/api/customer/bookings/${id}/review`, { token, body: sent });
  // As once this tab is looked at again.
  act(() => void app.store.dispatch(api.util.invalidateTags(['Returned', 'Bookings'])));
  await screen.findByRole('heading', { level: 1, name: /^Sửa/ });
  return { kept: () => localStorage.getItem(`${KEPT}${id}`) };
}

it('a form in which nothing was typed shows the review that was sent meanwhile', async () => {
  const { kept } = await openWhileSent();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(sent.comment));
  expect(screen.getByRole('radio', { name: /^4/ })).toBeChecked();
  expect(kept()).toBeNull();
});

it('what was typed here stays where another review was sent meanwhile', async () => {
  const { kept } = await openWhileSent('Gần chợ');
  expect(screen.getByRole('textbox')).toHaveValue('Gần chợ');
  expect(kept()).toContain('Gần chợ');
});
