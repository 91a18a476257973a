import { screen, within } from '@testing-library/react';
import { languageOf } from '../../../src/entities/hotel/ownLanguage';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { renderApp } from '../../support/browser/renderApp';
import { sharedServer } from '../../support/server/serverControl';

beforeEach(() => {
  document.cookie = 'language=en; Path=/';
});

/** What stands on the page as if it were English, and is not. */
function vietnameseWords(): string[] {
  const words: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement, textContent } = node;
    const isMarked = parentElement?.closest('[lang]')?.getAttribute('lang') === 'vi';
    const text = (textContent ?? '').replaceAll('Nghỉ Đâu', '');
    if (!isMarked && languageOf(text) === 'vi') words.push(text);
  }
  return words;
}

const offers = { wifi: true, pool: true, beach: true, airConditioning: true, freeParking: true };

async function offeredHotel() {
  const services = ['Wi-Fi miễn phí', 'Máy pha cà phê', 'Võng ngoài hiên'];
  const rooms = [
    { price: 500_000, services },
    { price: 700_000, services },
  ];
  const hotel = await newHotel({ amenities: offers, rooms, rating: 4, reviewCount: 1 });
  await sharedServer().sql(
    `insert into reviews (hotel_id, user_name, rating, comment, hotel_response, created_at)
     values ($1, 'Đỗ Khánh Linh', 4, 'Phòng sạch sẽ.', 'Xin cảm ơn bạn.', now())`,
    [hotel.id],
  );
  return hotel;
}

it.each([
  ['the home page', '/', 'Popular destinations'],
  ['the list', '/hotels', /places? to stay$/],
])('%s speaks English, and marks what is Vietnamese', async (_, address, heading) => {
  await renderApp(address);
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(vietnameseWords()).toEqual([]);
});

it('so does the page of a hotel, with all that it opens', async () => {
  const hotel = await offeredHotel();
  const { user } = await renderApp(`/hotels/${hotel.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: hotel.name })).toBeVisible();
  expect(screen.getAllByText('In Vietnamese ·')).toHaveLength(2);
  expect(vietnameseWords()).toEqual([]);
  expect(await screen.findByRole('region', { name: 'House rules' })).toBeVisible();
  for (const [tab, heading] of [
    ['Hotel information', 'Contact the hotel'],
    ['Amenities', 'What the hotel offers'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: tab }));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(vietnameseWords()).toEqual([]);
  }
  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(vietnameseWords()).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Hotel information' }));
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('In Vietnamese ·')).toBeVisible();
  expect(screen.getByText('Một khách sạn yên tĩnh.')).toHaveAttribute('lang', 'vi');
  await user.click(screen.getByRole('tab', { name: 'Amenities' }));
  expect(screen.getByText('Free parking')).toBeVisible();
});

it('so do the page of a room and those of a booking', async () => {
  const hotel = await offeredHotel();
  const { token } = await newTraveller();
  const { body } = await book(token, bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(20)));
  const { go } = await renderApp(`/hotels/rooms/${hotel.rooms[0]?.id}`, { token });
  expect(await screen.findByRole('heading', { level: 1, name: 'Phòng 101' })).toBeVisible();
  expect(screen.getByText('Coffee machine')).toBeVisible();
  expect(screen.getByText('Phòng sáng.')).toHaveAttribute('lang', 'vi');
  expect(await screen.findByRole('link', { name: 'Phòng 102' })).toBeVisible();
  expect(vietnameseWords()).toEqual([]);
  void go('/bookings');
  expect(await screen.findByRole('link', { name: hotel.name })).toBeVisible();
  expect(vietnameseWords()).toEqual([]);
  void go(`/bookings/${body.bookingId}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking details' })).toBeVisible();
  expect(await screen.findByText(body.bookingId, { selector: 'strong' })).toBeVisible();
  expect(vietnameseWords().filter((text) => text !== 'Nguyễn Lan')).toEqual([]);
});
