import { screen, within } from '@testing-library/react';
import { loseAnswers } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { newHouse } from '../../support/partnerBookings';

const form = async () => within(await screen.findByRole('form', { name: 'New booking' }));

/** A guest of the only room, whose booking the next answers say nothing of. */
async function booked(lost: number) {
  const { partner, hotel } = await newHouse({ rooms: [{ price: 600_000 }] });
  const { user } = await renderApp('/partner/bookings?new=1', { token: partner.token });
  await user.type((await form()).getByRole('textbox', { name: 'Guest name' }), 'Bình');
  await screen.findByText(/660,000/);
  loseAnswers(new RegExp(`/hotels/${hotel.id}/bookings$`), lost);
  const book = async () => user.click((await form()).getByRole('button', { name: 'Book' }));
  await book();
  const all = async () => {
    const path = `/api/partner/bookings?hotelId=${hotel.id}`;
    return (await call<{ content: unknown[] }>('GET', path, partner)).body.content;
  };
  return { book, all };
}

test('a booking whose answer is lost is asked for once more by itself', async () => {
  const { all } = await booked(1);
  expect(await screen.findByText(/^Bình is checked in to 101/)).toBeVisible();
  expect(await all()).toHaveLength(1);
});

test('one that nobody knows the end of is not in the way of itself', async () => {
  const { book, all } = await booked(2);
  expect(await screen.findByText(/^No clear answer came/)).toBeVisible();
  // By now its own room is not free any more.
  await screen.findByText(/No longer free: 101|no room is free/i);
  await book();
  expect(await screen.findByText(/^Bình is checked in to 101/)).toBeVisible();
  expect(await all()).toHaveLength(1);
});
