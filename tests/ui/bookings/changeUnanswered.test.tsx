import { screen, waitFor, within } from '@testing-library/react';
import type { Booking } from '../../../src/api/bookings';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { answerOnce, loseAnswers, loseNetwork } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';

/** About to add a second room of a type that has more. */
async function addingRoom() {
  const hotel = await hotelOfTypes(alike(4, 'Deluxe', 800_000));
  const { token } = await newTraveller();
  const { body } = await book(token, bookingOf(hotel, [hotel.rooms[0]!], stayIn(64)));
  const { user, store } = await renderApp(`/bookings/${body.bookingId}/change`, { token });
  const more = await screen.findByLabelText('Thêm một phòng');
  await user.selectOptions(more, await within(more).findByRole('option', { name: /^Deluxe/ }));
  const agree = await screen.findByRole('button', { name: /^Đồng ý đổi/ });
  await waitFor(() => expect(agree).toBeEnabled());
  const rooms = async () => {
    const address = `/api/customer/bookings/${body.bookingId}`;
    const answer = await call<{ selectedRooms: unknown[] }>('GET', address, { token });
    return answer.body.selectedRooms.length;
  };
  /** Of the booking, as the page has read it last. */
  const roomsRead = () =>
    Object.values(store.getState().api.queries).flatMap((query) =>
      query?.endpointName === 'getBooking' ? ((query.data as Booking).selectedRooms ?? []) : [],
    ).length;
  return { user, agree, rooms, roomsRead };
}

const retry = () => screen.findByRole('button', { name: 'Thử lại' });

it('a room is added once where the answer was lost', async () => {
  const { user, agree, rooms, roomsRead } = await addingRoom();
  loseAnswers(/\/change$/, 2);
  await user.click(agree);
  expect(await screen.findByText(/^Chưa nhận được câu trả lời rõ ràng/)).toBeVisible();
  expect(screen.getByText('Chưa rõ đã đổi hay chưa')).toBeVisible();
  expect(screen.queryByText('Chưa đổi')).not.toBeInTheDocument();
  expect(await rooms()).toBe(2);
  expect(screen.getByRole('button', { name: 'Thêm một người lớn' })).toBeDisabled();
  // As it was agreed to, also once the booking has been read again.
  await waitFor(() => expect(roomsRead()).toBe(2));
  expect(screen.getAllByRole('group', { name: /^Phòng \d/ })).toHaveLength(1);
  expect(screen.getByText('Tổng mới, đã gồm thuế và phí')).toBeVisible();
  await user.click(await retry());
  expect(await screen.findByText(/^Đã đổi đặt phòng/)).toBeVisible();
  expect(await rooms()).toBe(2);
});

it('a change whose answer was lost is asked for once more by itself', async () => {
  const { user, agree, rooms } = await addingRoom();
  loseAnswers(/\/change$/, 1);
  await user.click(agree);
  expect(await screen.findByText(/^Đã đổi đặt phòng/)).toBeVisible();
  expect(await rooms()).toBe(2);
});

it('a server that asks to wait has not said what became of it', async () => {
  const { user, agree, rooms } = await addingRoom();
  loseAnswers(/\/change$/, 2);
  await user.click(agree);
  const busy = { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Chờ một chút', requestId: 'x' };
  await retry();
  // Only one of these stands in the way of requests at a time.
  jest.restoreAllMocks();
  answerOnce(/\/change$/, 429, busy);
  await user.click(await retry());
  expect(await screen.findByText('Chờ một chút')).toBeVisible();
  await user.click(await retry());
  expect(await screen.findByText(/^Đã đổi đặt phòng/)).toBeVisible();
  expect(await rooms()).toBe(2);
});

it('a room is added once where nothing was sent, and the network came back', async () => {
  const { user, agree, rooms } = await addingRoom();
  const network = loseNetwork();
  await user.click(agree);
  expect(await screen.findByText(/^Chưa nhận được câu trả lời rõ ràng/)).toBeVisible();
  await user.click(await retry());
  expect(await retry()).toBeVisible();
  network.restore();
  await user.click(await retry());
  expect(await screen.findByText(/^Đã đổi đặt phòng/)).toBeVisible();
  expect(await rooms()).toBe(2);
});
