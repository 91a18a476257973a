import { screen, within } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { newHotel } from '../../support/hotels';
import { priceByNights } from '../../support/typePrices';

const THOUSANDS = [500, 500, 500, 500, 700, 700, 500];

/** A type of three rooms of ₫500,000, the last of them ₫50,000 dearer, with ₫700,000 on Fridays and Saturdays. */
async function openType() {
  const owner = await newPartner();
  const rooms = [500_000, 500_000, 550_000].map((price) => ({ name: 'Deluxe', price }));
  const hotel = await newHotel({ owner: owner.email, rooms });
  const typeId = await priceByNights(hotel, hotel.rooms, {
    week: THOUSANDS.map((thousands) => thousands * 1000),
  });
  const path = `/partner/room-management?hotelId=${hotel.id}&types=${typeId}`;
  const { user } = await renderApp(path, { token: owner.token });
  const affected = within(await screen.findByRole('group', { name: 'Rooms affected' }));
  const write = async (label: string | RegExp, price: string) => {
    const field = screen.getByRole('spinbutton', { name: label });
    await user.clear(field);
    if (price) await user.type(field, price);
  };
  return { affected, write };
}

test('who changes what weekdays cost sees old and new for the rooms that follow, and for one with a price of its own', async () => {
  const { affected, write } = await openType();
  expect(affected.queryByText(/→/)).not.toBeInTheDocument();
  await write('Friday', '800000');
  await write('Saturday', '800000');
  const follow = affected.getByText(/1 of the 3 rooms keeps/);
  expect(follow).toHaveTextContent('2 rooms: Friday, Saturday: ₫700,000 → ₫800,000 a night.');
  const own = affected.getByRole('listitem');
  expect(own).toHaveTextContent('₫550,000; ');
  expect(own).toHaveTextContent('Friday, Saturday: ₫750,000 → ₫850,000');
});

test('a weekday that is emptied costs the price above, and one that stays so is said beside a change of that', async () => {
  const { affected, write } = await openType();
  await write('Friday', '');
  const follow = affected.getByText(/1 of the 3 rooms keeps/);
  expect(follow).toHaveTextContent('2 rooms: Friday: ₫700,000 → ₫500,000 a night.');
  expect(follow).toHaveTextContent('2 rooms: Saturday: ₫700,000 a night.');
  await write(/^Price per night/, '600000');
  expect(follow).toHaveTextContent('2 rooms: ₫500,000 → ₫600,000 a night.');
  expect(follow).toHaveTextContent('2 rooms: Friday: ₫700,000 → ₫600,000 a night.');
});
