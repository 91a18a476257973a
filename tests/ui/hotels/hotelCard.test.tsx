import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { languageChosen } from '../../../src/state/languageSlice';
import { makeStore } from '../../../src/state/store';
import { HotelCardView } from '../../../src/entities/hotel/HotelCardView';

type CardHotel = ComponentProps<typeof HotelCardView>['hotel'];

type Options = { forStay?: boolean; store?: ReturnType<typeof makeStore> };

function renderCard(hotel: CardHotel, { forStay, store = makeStore() }: Options = {}): HTMLElement {
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter>
        <HotelCardView hotel={hotel} forStay={forStay} />
      </MemoryRouter>
    </Provider>,
  );
  return container;
}

const complete: CardHotel = {
  id: 7,
  name: 'Khách sạn Sông Hàn',
  location: '12 Trần Phú, Đà Nẵng',
  description: 'Bên sông.',
  propertyType: 'HOTEL',
  rating: 4.2,
  totalReviews: 31,
  price: 850_000,
  roomCount: 3,
  rooms: 3,
  images: [{ url: '/files/a.webp' }],
};

it('shows a hotel and leads to it twice', () => {
  renderCard(complete);
  expect(screen.getByRole('heading', { name: 'Khách sạn Sông Hàn' })).toBeVisible();
  const links = [
    screen.getByRole('link', { name: 'Khách sạn Sông Hàn' }),
    screen.getByRole('link', { name: 'Xem chi tiết Khách sạn Sông Hàn' }),
  ];
  for (const link of links) expect(link).toHaveAttribute('href', '/hotels/7');
  expect(screen.getByText('12 Trần Phú, Đà Nẵng')).toBeVisible();
  expect(screen.getByText('Điểm đánh giá 4.2 trên 5')).toBeInTheDocument();
  expect(screen.getByText('31 đánh giá')).toBeVisible();
  expect(screen.getByText('Còn 3 phòng trống đêm nay')).toBeVisible();
  expect(screen.getByText(/^850\.000\s₫$/)).toBeVisible();
});

it('never promises a room for tonight where the shortest stay is longer', () => {
  const weekly = { ...complete, minimumStay: '1_WEEK' } as const;
  renderCard(weekly);
  expect(screen.getByText('Nhận khách ở từ 7 đêm')).toBeVisible();
  expect(screen.queryByText(/đêm nay/)).not.toBeInTheDocument();
});

it('says so in English, and of a hotel that is full tonight too', async () => {
  const store = makeStore();
  store.dispatch(languageChosen('en'));
  renderCard({ ...complete, rooms: 0, roomCount: 0, minimumStay: '1_MONTH' }, { store });
  expect(await screen.findByText('Stays of 30 nights or more')).toBeVisible();
  expect(screen.queryByText(/tonight/)).not.toBeInTheDocument();
});

it('says of tonight’s price what is not in it, and of a stay the total with a night on average', () => {
  renderCard(complete);
  expect(screen.getByText('giá thấp nhất mỗi đêm, chưa gồm 10% thuế và phí')).toBeVisible();
  const stay = { price: 800_000, originalPrice: 850_000, discount: 6, stayNights: 3 };
  const totals = { stayTotal: 2_640_000, originalStayTotal: 2_805_000 };
  renderCard({ ...complete, ...stay, ...totals, name: 'Khách sạn Cầu Rồng' }, { forStay: true });
  expect(screen.getByText(/^từ 2\.640\.000\s₫$/)).toBeVisible();
  expect(screen.getByText(/2\.805\.000\s₫$/)).toBeVisible();
  expect(screen.getByText('3 đêm, gồm thuế và phí')).toBeVisible();
  expect(screen.getByText(/^trung bình 800\.000\s₫\/\u2060đêm trước thuế và phí$/)).toBeVisible();
});

it('counts the rooms for the dates that were asked for, however long a stay has to be', () => {
  renderCard({ ...complete, minimumStay: '1_WEEK' }, { forStay: true });
  expect(screen.getByText('Còn 3 phòng trống những ngày này')).toBeVisible();
});

it('has a text in place of each missing field', () => {
  const card = renderCard({ id: 7 });
  expect(screen.getByRole('heading', { name: 'Chưa có tên khách sạn' })).toBeVisible();
  expect(screen.getByText('Chưa có thông tin địa điểm')).toBeVisible();
  expect(screen.getByText('Chưa có mô tả chi tiết')).toBeVisible();
  expect(screen.getByText('Liên hệ')).toBeVisible();
  expect(screen.getByText('Điểm đánh giá 4.5 trên 5')).toBeInTheDocument();
  expect(card.querySelector('img')).toHaveAttribute('src', '/placeholder.svg');
  expect(card).not.toHaveTextContent(/undefined|NaN|null/);
});

it('calls a hotel that nobody has reviewed new', () => {
  renderCard({ ...complete, rating: 0, totalReviews: 0 });
  expect(screen.getByText('Mới')).toBeVisible();
  expect(screen.queryByText(/Điểm đánh giá/)).not.toBeInTheDocument();
});

it.each([
  ['both a discount and an original price', { discount: 20, originalPrice: 1_000_000 }, true],
  ['no discount', { originalPrice: 1_000_000 }, false],
  ['a discount of nothing', { discount: 0, originalPrice: 1_000_000 }, false],
  ['no original price', { discount: 20 }, false],
])('strikes the original price through only as it should: %s', (_, fields, struck) => {
  const card = renderCard({ ...complete, ...fields });
  if (struck) expect(card.querySelector('s')).toHaveTextContent(/^Giá gốc 1\.000\.000\s₫$/);
  else expect(card.querySelector('s')).toBeNull();
});

it('carries a badge only with a discount', () => {
  renderCard({ ...complete, discount: 20 });
  expect(screen.getByText('-20%')).toBeVisible();
  expect(screen.getByText('Giảm 20%')).toBeInTheDocument();
});

it.each([
  ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ['/files/a.webp', '/files/a.webp'],
  ['http://example.com/a.jpg', '/placeholder.svg'],
  ['//example.com/a.jpg', '/placeholder.svg'],
  ['javascript:alert(1)', '/placeholder.svg'],
  ['data:image/svg+xml,<svg/>', '/placeholder.svg'],
  ['', '/placeholder.svg'],
])('for the picture %j shows %s', (url, shown) => {
  const card = renderCard({ ...complete, images: [{ url }] });
  expect(card.querySelector('img')).toHaveAttribute('src', shown);
});

it('counts the rooms whether they are a number or a list', () => {
  renderCard({ id: 7, rooms: [{}, {}] } as unknown as CardHotel);
  expect(screen.getByText('Còn 2 phòng trống đêm nay')).toBeVisible();
});
