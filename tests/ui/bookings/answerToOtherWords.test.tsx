import { screen, within } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { review, visitedHouse } from '../../support/reviews';

const THANKS = 'Cảm ơn bạn đã khen.';
const EARLIER = 'Phản hồi của khách sạn, trước khi đánh giá được sửa';

async function answeredHouse() {
  const house = await visitedHouse();
  const { traveller, partner, hotel, bookingId } = house;
  const words = { rating: 5, comment: 'Quá tốt.' };
  const { body } = await review('POST', traveller, bookingId, words);
  const answer = () =>
    call('PUT', `/api/partner/hotels/${hotel.id}/reviews/${body.id}/answer`, {
      token: partner.token,
      body: { answer: THANKS },
    });
  await answer();
  const change = () => review('PUT', traveller, bookingId, { rating: 1, comment: 'Tệ.' });
  return { ...house, answer, change };
}

async function shown(hotelId: number) {
  await renderApp(`/hotels/${hotelId}?tab=reviews`);
  return within((await screen.findByText(THANKS)).closest('li')!);
}

it('an answer to what the review said before is told as one, and the review as changed', async () => {
  const { hotel, change } = await answeredHouse();
  await change();
  const item = await shown(hotel.id);
  expect(item.getByText('Tệ.')).toBeVisible();
  expect(item.getByText(EARLIER)).toBeVisible();
  expect(item.getByText(/^· đã sửa$/)).toBeVisible();
});

it('so does its own guest read it', async () => {
  const { bookingId, traveller, change } = await answeredHouse();
  await change();
  await renderApp(`/bookings/${bookingId}`, { token: traveller.token });
  expect(await screen.findByText(EARLIER)).toBeVisible();
  expect(screen.getByText('đã sửa')).toBeVisible();
});

it('one to what it says now is just an answer', async () => {
  const { hotel, answer, change } = await answeredHouse();
  await change();
  await answer();
  const item = await shown(hotel.id);
  expect(item.getByText('Phản hồi của khách sạn')).toBeVisible();
});

it('a review that was never changed is not said to be', async () => {
  const { hotel } = await answeredHouse();
  const item = await shown(hotel.id);
  expect(item.getByText('Phản hồi của khách sạn')).toBeVisible();
  expect(item.queryByText(/đã sửa/)).not.toBeInTheDocument();
});
