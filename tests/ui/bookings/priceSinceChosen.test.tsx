import { screen } from '@testing-library/react';
import { stayIn } from '../../support/bookings';
import { newHotel, type TestHotel } from '../../support/hotels';
import { priceByNights } from '../../support/typePrices';
import { renderApp } from '../../support/browser/renderApp';

const stay = stayIn(31);
const days = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}&adults=1&children=0`;
const CHANGED = 'Giá đã thay đổi';

const raised = (hotel: TestHotel) =>
  priceByNights(hotel, hotel.rooms, { dates: { [stay.checkInDate]: 900_000 } });

async function chosenOnHotelPage(hotel: TestHotel) {
  const app = await renderApp(`/hotels/${hotel.id}?${days}`);
  const { name } = hotel.rooms[0]!;
  await app.user.click(await screen.findByRole('button', { name: `Chọn phòng ${name}` }));
  return () => app.user.click(screen.getByRole('button', { name: 'Tiếp tục' }));
}

const priced = () => screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');

it('a price that rose since the room was chosen is told, with what it was', async () => {
  const hotel = await newHotel();
  const goOn = await chosenOnHotelPage(hotel);
  await raised(hotel);
  await goOn();
  await priced();
  expect(screen.getByText(CHANGED)).toBeVisible();
  expect(screen.getByText(/từ 1\.000\.000\s₫ thành 1\.400\.000\s₫/)).toBeVisible();
});

it('one that did not is not', async () => {
  const hotel = await newHotel();
  await raised(hotel);
  const goOn = await chosenOnHotelPage(hotel);
  await goOn();
  await priced();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

it('nor is one of a room page, whose price is that of the stay', async () => {
  const hotel = await newHotel();
  await raised(hotel);
  const [room] = hotel.rooms;
  const app = await renderApp(`/hotels/rooms/${room!.id}?${days}`);
  await app.user.click(await screen.findByRole('button', { name: 'Đặt ngay' }));
  await priced();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});
