import { screen, within } from '@testing-library/react';
import { hotelViewed } from '../../../src/state/viewedSlice';
import { renderApp } from '../../support/browser/renderApp';

const main = () => within(screen.getByRole('main'));
const hotel = (id: number) => ({ id, name: `Nhà ${id}`, location: 'Đà Lạt', images: [] });

it('lists the hotels that were opened, the newest first, each once', async () => {
  const { user } = await renderApp('/history', {
    before: (dispatch) => [1, 2, 1].forEach((id) => dispatch(hotelViewed(hotel(id)))),
  });
  const names = main().getAllByRole('link', { name: /^Nhà/ });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Nhà 1', 'Nhà 2']);
  await user.click(main().getByRole('button', { name: 'Xoá lịch sử xem' }));
  expect(main().getByText('Bạn chưa xem chỗ nghỉ nào')).toBeVisible();
  expect(main().getByRole('link', { name: 'Tìm chỗ nghỉ' })).toHaveFocus();
});
