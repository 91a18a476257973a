import { screen, waitFor, within } from '@testing-library/react';
import { formatDay } from '../../../domain/stays/dayText';
import { NO_WISH, type StayWish } from '../../../domain/stays/stayWish';
import { paths } from '../../../site/paths';
import { searchSubmitted } from '../../../src/state/searchSlice';
import { favouriteToggled } from '../../../src/state/favouritesSlice';
import { hotelViewed } from '../../../src/state/viewedSlice';
import type { AppStore } from '../../../src/state/store';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { renderApp } from '../../support/browser/renderApp';

function wish(days: number, adults = 2): StayWish {
  const { checkInDate: checkIn, checkOutDate: checkOut } = stayIn(days);
  return { ...NO_WISH, checkIn, checkOut, adults };
}

const remembering = (last: StayWish) => (dispatch: AppStore['dispatch']) =>
  dispatch(searchSubmitted(last));
const typed = ({ checkIn, checkOut }: StayWish) => `${formatDay(checkIn)} - ${formatDay(checkOut)}`;
const dates = () => screen.getByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
const titled = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Where the links of the page's main part that lead to hotels and rooms lead to. */
const hrefs = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/hotels(\/|\?|$)/.test(href));

it('hands the last stay on from the home page, by place, kind of place and footer', async () => {
  const last = wish(30);
  await renderApp('/', { before: remembering(last) });
  await screen.findByRole('link', { name: /^Đà Nẵng.*chỗ nghỉ/ });
  const footer = await screen.findByRole('contentinfo');
  const links = [
    ...within(screen.getByRole('main')).getAllByRole('link'),
    ...within(footer).getAllByRole('link'),
  ];
  const lists = links
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/hotels\?(destination|propertyType)=/.test(href));
  expect(lists.length).toBeGreaterThanOrEqual(18);
  const query = `&checkIn=${last.checkIn}&checkOut=${last.checkOut}&adults=2&children=0`;
  expect(lists.filter((href) => !href.endsWith(query))).toEqual([]);
});

describe("a hotel's page", () => {
  it('shows the stay of its address, whatever was looked for last, and hands it on', async () => {
    const hotel = await newHotel({ rooms: [{ price: 500_000, adults: 2 }] });
    const [shared, last] = [wish(30), wish(60, 4)];
    const { store } = await renderApp(paths.hotel(hotel.id, shared), { before: remembering(last) });
    await titled(hotel.name);
    expect(dates()).toHaveValue(typed(shared));
    expect(await screen.findByText('1 phòng phù hợp')).toBeVisible();
    await screen.findByRole('heading', { name: 'Chỗ nghỉ tương tự' });
    await waitFor(() => expect(hrefs().length).toBeGreaterThan(5));
    const query = `checkIn=${shared.checkIn}&checkOut=${shared.checkOut}&adults=2&children=0`;
    expect(hrefs().filter((href) => !href.endsWith(`?${query}`))).toEqual([]);
    expect(store.getState().search).toEqual(shared);
  });

  it('takes from the device what the address leaves open, and then says it itself', async () => {
    const hotel = await newHotel();
    const last = wish(30);
    const { address } = await renderApp(`${paths.hotel(hotel.id)}?tab=info`, {
      before: remembering(last),
    });
    await waitFor(() =>
      expect(address()).toBe(`${paths.hotel(hotel.id)}?tab=info&${paths.hotel(0, last).slice(10)}`),
    );
  });

  it('says what is searched for, and Back shows the search before', async () => {
    const hotel = await newHotel({ rooms: [{ price: 500_000, adults: 2 }] });
    const [first, second] = [wish(30), wish(60)];
    const app = await renderApp(paths.hotel(hotel.id, first));
    await titled(hotel.name);
    await app.user.clear(dates());
    await app.user.type(dates(), typed(second));
    await app.user.click(screen.getByRole('button', { name: 'Tìm phòng trống' }));
    await waitFor(() => expect(app.address()).toBe(paths.hotel(hotel.id, second)));
    void app.go(-1);
    await waitFor(() => expect(dates()).toHaveValue(typed(first)));
    expect(app.address()).toBe(paths.hotel(hotel.id, first));
  });

  it.each([
    ['31 February', 'checkIn=2027-02-31&checkOut=2027-03-02'],
    ['days in the past', 'checkIn=2020-02-01&checkOut=2020-02-03'],
    ['the end before the beginning', 'checkIn=2027-02-03&checkOut=2027-02-01'],
    ['10,000 letters', `checkIn=${'9'.repeat(10_000)}&checkOut=2027-02-01`],
  ])('says that %s cannot be booked, and puts no other days there', async (_, query) => {
    const hotel = await newHotel();
    const { address } = await renderApp(`${paths.hotel(hotel.id)}?${query}&adults=abc`, {
      before: remembering(wish(30)),
    });
    await titled(hotel.name);
    expect(
      screen.getByText('Những ngày trong liên kết không đặt được. Hãy chọn ngày khác.'),
    ).toBeVisible();
    expect(dates()).toHaveValue('');
    expect(address()).toContain(query);
    expect(screen.getByRole('button', { name: /^Chọn phòng/ })).toBeEnabled();
  });
});

it("a room's page keeps its party and days in the address, and hands them back", async () => {
  const hotel = await newHotel({ rooms: [{ price: 500_000, adults: 3 }] });
  const [room] = hotel.rooms;
  const shared = wish(30);
  const app = await renderApp(paths.room(room!.id, shared), { before: remembering(wish(60, 1)) });
  await titled(room!.name);
  expect(dates()).toHaveValue(typed(shared));
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Người lớn' }), '3');
  const changed = { ...shared, adults: 3 };
  await waitFor(() => expect(app.address()).toBe(paths.room(room!.id, changed)));
  const toHotel = screen.getAllByRole('link', { name: hotel.name });
  expect(toHotel.map((link) => link.getAttribute('href'))).toEqual([
    paths.hotel(hotel.id, changed),
    paths.hotel(hotel.id, changed),
  ]);
  await app.user.click(screen.getByRole('button', { name: 'Đặt ngay' }));
  const stay = { hotelId: hotel.id, roomIds: [room!.id], ...changed };
  await waitFor(() => expect(app.address()).toBe(paths.bookingDetails(stay)));
  expect(await screen.findByRole('link', { name: 'Đổi ngày hoặc phòng' })).toHaveAttribute(
    'href',
    paths.hotel(hotel.id, changed),
  );
});

it.each(['/', '/favourites', '/history', '/hotels'])(
  'the cards of %s hand the stay on',
  async (path) => {
    const last = wish(30);
    const seen = { id: 1, name: 'Nhà 1', location: 'Đà Lạt', images: [] };
    await renderApp(path === '/hotels' ? paths.hotels({}, last) : path, {
      before: (dispatch) => {
        if (path !== '/hotels') remembering(last)(dispatch);
        dispatch(hotelViewed(seen));
        dispatch(favouriteToggled(seen));
      },
    });
    const [card] = await screen.findAllByRole('article');
    const [link] = within(card!).getAllByRole('link');
    const { search } = new URL(link!.getAttribute('href')!, 'http://localhost');
    expect(search).toBe(new URL(paths.hotel(1, last), 'http://localhost').search);
  },
);
