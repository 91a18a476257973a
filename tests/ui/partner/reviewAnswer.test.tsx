import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { review, visitedHouse } from '../../support/reviews';

it('an answer is not written over another that a colleague has published meanwhile without a word', async () => {
  const { hotel, partner, traveller, bookingId } = await visitedHouse();
  const words = { rating: 4, comment: 'Phòng sạch, nhân viên thân thiện.' };
  const { body: written } = await review('POST', traveller, bookingId, words);
  const { token } = partner;
  const { user } = await renderApp(`/partner/reviews?review=${hotel.id}-${written.id}`, { token });
  const field = await screen.findByRole('textbox', { name: /^Answer/ });
  await user.type(field, 'Cảm ơn bạn.');
  const path = `/api/partner/hotels/${hotel.id}/reviews/${written.id}/answer`;
  await call('PUT', path, { token, body: { answer: 'Hẹn gặp lại quý khách!' } });
  expect(await screen.findByText(/^A colleague has answered meanwhile/)).toBeVisible();
  expect(screen.getAllByText('Hẹn gặp lại quý khách!')).not.toHaveLength(0);
  expect(field).toHaveValue('Cảm ơn bạn.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  await screen.findByText('Your answer is published.');
  await waitFor(() => expect(screen.queryByText(/^A colleague/)).not.toBeInTheDocument());
});
