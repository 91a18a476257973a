import { screen, waitFor } from '@testing-library/react';
import { stayIn } from '../../support/bookings';
import { answerOnce, holdRequests } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { newHotel } from '../../support/hotels';

const { checkInDate, checkOutDate } = stayIn(50);
const none = /^Không tìm thấy phòng phù hợp/;

/** Its two rooms hold four adults together. */
async function visit(adults: number) {
  const hotel = await newHotel({ rooms: [{ price: 400_000 }, { price: 500_000 }] });
  const query = `checkIn=${checkInDate}&checkOut=${checkOutDate}&adults=${adults}`;
  const app = await renderApp(`/hotels/${hotel.id}?${query}`);
  await screen.findByRole('heading', { level: 1, name: hotel.name });
  return app;
}

it('rooms that hold the party together are no empty search', async () => {
  await visit(4);
  expect(await screen.findByRole('heading', { name: 'Ghép nhiều phòng' })).toBeVisible();
  expect(screen.getByText(/ghép lại thì đủ/)).toHaveAttribute('role', 'status');
  expect(screen.queryByText(none)).not.toBeInTheDocument();
});

it('a party that all of them are too small for is told so', async () => {
  await visit(9);
  expect(await screen.findByText(none)).toHaveAttribute('role', 'status');
});

it('until smaller rooms are known, none is said to be found', async () => {
  holdRequests('adults=1&');
  const { store } = await visit(4);
  const searches = () => Object.values(store.getState().api.queries);
  await waitFor(() =>
    expect(searches()).toContainEqual(
      expect.objectContaining({ endpointName: 'searchRooms', status: 'fulfilled' }),
    ),
  );
  expect(screen.getAllByText('Đang tìm phòng…').length).toBeGreaterThan(0);
  expect(screen.queryByText(none)).not.toBeInTheDocument();
});

it('a failed search for smaller rooms is said, and asked again', async () => {
  answerOnce(/search-rooms.*adults=1&/, 500, {});
  const { user } = await visit(4);
  await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { name: 'Ghép nhiều phòng' })).toBeVisible();
});
