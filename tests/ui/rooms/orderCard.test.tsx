import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { RoomDetail } from '../../../src/api';
import { OrderCard } from '../../../src/pages/room/OrderCard';
import { makeStore } from '../../../src/state/store';

// What another backend may leave out.
function renderCard(room: Partial<RoomDetail>): void {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <OrderCard room={{ id: 1, hotelId: 1, name: 'Phòng 101', ...room } as RoomDetail} />
      </MemoryRouter>
    </Provider>,
  );
}

const orderButton = () => screen.getByRole('button', { name: 'Đặt ngay' });

it('offers four adults when the capacity is not known', () => {
  renderCard({ price: 500_000 });
  const adults = screen.getByRole('combobox', { name: 'Người lớn' });
  expect(within(adults).getAllByRole('option')).toHaveLength(4);
});

it('says whom to ask when there is no price', () => {
  renderCard({});
  expect(screen.getByText('Liên hệ')).toBeVisible();
  expect(screen.getByText('Phòng chưa có giá. Hãy gọi khách sạn để đặt.')).toBeVisible();
  expect(orderButton()).toBeDisabled();
});

it('takes no order while the room is under maintenance', () => {
  renderCard({ price: 500_000, onSale: false });
  expect(screen.getByText('Phòng đang bảo trì nên tạm thời không nhận đặt.')).toBeVisible();
  expect(orderButton()).toBeDisabled();
});
