import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { BookedRooms } from '../../../src/entities/booking/BookedRooms';
import { StayPrice } from '../../../src/entities/booking/StayPrice';
import { expectedQuote } from '../../../src/entities/booking/wholeDong';
import { makeStore } from '../../../src/state/store';

type Rooms = ComponentProps<typeof BookedRooms>['rooms'];

const nights = [
  { night: '2027-02-11', price: 700_000, originalPrice: 800_000 },
  { night: '2027-02-12', price: 940_000, originalPrice: 1_000_000 },
];
const room = { id: 1, name: 'Phòng biển', price: 820_000, originalPrice: 900_000 };

function renderRooms(rooms: Rooms): void {
  render(
    <Provider store={makeStore()}>
      <BookedRooms rooms={rooms} />
    </Provider>,
  );
}

it('tells the whole stay and each night where nights differ', async () => {
  renderRooms([{ ...room, nights }]);
  expect(screen.getByText(/^1\.640\.000\s₫$/)).toBeVisible();
  expect(screen.getByText(/^trung bình 820\.000\s₫\/đêm$/)).toBeVisible();
  expect(screen.getByText(/^1\.800\.000\s₫$/)).toBeVisible();
  await userEvent.click(screen.getByText('Giá từng đêm'));
  const [first, second] = within(screen.getByRole('group')).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^T5 11\/02700\.000\s₫$/);
  expect(second).toHaveTextContent(/^T6 12\/02940\.000\s₫$/);
});

it('tells of several rooms in one line that the stay costs this in each', () => {
  const alike = { ...room, nights, typeId: 7 };
  renderRooms([alike, { ...alike, id: 2 }]);
  expect(screen.getByText('Phòng biển × 2')).toBeVisible();
  expect(screen.getByText(/^1\.640\.000\s₫$/)).toBeVisible();
  expect(screen.getByText(/^mỗi phòng, trung bình 820\.000\s₫\/đêm$/)).toBeVisible();
});

it('says that others of the type cost more, where nights differ too', () => {
  render(
    <Provider store={makeStore()}>
      <StayPrice room={{ ...room, nights }} atLeast />
    </Provider>,
  );
  expect(screen.getByText(/^từ 1\.640\.000\s₫$/)).toBeVisible();
});

it('tells the price of a night where all cost the same', () => {
  renderRooms([room]);
  expect(screen.getByText(/^820\.000\s₫$/)).toBeVisible();
  expect(screen.getByText('mỗi đêm')).toBeVisible();
  expect(screen.queryByText('Giá từng đêm')).toBeNull();
});

it('expects of rooms what their nights add up to, if they are those of the stay', () => {
  expect(expectedQuote([{ ...room, nights }], 2)).toMatchObject({
    roomTotal: 1_800_000,
    totalPrice: 1_640_000,
  });
  expect(expectedQuote([{ ...room, nights }], 3).totalPrice).toBe(2_460_000);
});
