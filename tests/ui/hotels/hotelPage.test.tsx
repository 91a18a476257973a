import { screen, waitFor, within } from '@testing-library/react';
import { formatDay } from '../../../domain/stays/dayText';
import { roomToggled } from '../../../src/state/selectionSlice';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { loseNetwork } from '../../support/browser/network';
import { renderApp, type App } from '../../support/browser/renderApp';
import { sharedServer } from '../../support/server/serverControl';

const sixRooms = Array.from({ length: 6 }, () => ({ price: 500_000 }));

const choose = ({ user }: App, room: string) =>
  user.click(screen.getByRole('button', { name: `Chọn phòng ${room}` }));
const goOn = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Tiếp tục' }));
const typed = (stay: { checkInDate: string; checkOutDate: string }) =>
  `${formatDay(stay.checkInDate)} - ${formatDay(stay.checkOutDate)}`;

async function search({ user }: App, dates: string) {
  const field = screen.getByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
  await user.clear(field);
  await user.type(field, `${dates}{Enter}`);
}

async function visit(path: string, heading: string): Promise<App> {
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}

describe('choosing rooms', () => {
  it('takes five and says that a sixth is too many', async () => {
    const hotel = await newHotel({ rooms: sixRooms });
    const app = await visit(`/hotels/${hotel.id}`, hotel.name);
    for (const { name } of hotel.rooms.slice(0, 5)) await choose(app, name);
    const summary = screen.getByRole('region', { name: 'Đặt phòng của bạn' });
    expect(within(summary).getAllByText(/Đã chọn 5 phòng/)[0]).toBeVisible();

    await choose(app, hotel.rooms[5]!.name);
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Bạn chỉ có thể chọn tối đa 5 phòng cùng một lúc.');
    await app.user.click(within(alert).getByRole('button', { name: 'Đã hiểu' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(app.store.getState().selection.roomIds).toEqual(
      hotel.rooms.slice(0, 5).map(({ id }) => id),
    );
  });

  it('gives a room back when it is pressed again', async () => {
    const hotel = await newHotel();
    const app = await visit(`/hotels/${hotel.id}`, hotel.name);
    const [room] = hotel.rooms;
    await choose(app, room!.name);
    const chosen = screen.getByRole('button', { name: `Đã chọn ${room!.name}` });
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await app.user.click(chosen);
    expect(app.store.getState().selection.roomIds).toEqual([]);
  });

  it('asks for at least one room before going on', async () => {
    const hotel = await newHotel();
    const app = await visit(`/hotels/${hotel.id}`, hotel.name);
    await goOn(app);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Vui lòng chọn ít nhất một phòng để tiếp tục.',
    );
  });

  it('then asks for dates, and with them goes on to the booking', async () => {
    const hotel = await newHotel();
    const stay = stayIn(40);
    const app = await visit(`/hotels/${hotel.id}`, hotel.name);
    await choose(app, hotel.rooms[0]!.name);
    await goOn(app);
    expect(
      await screen.findByText('Vui lòng chọn ngày nhận phòng và ngày trả phòng để tiếp tục.'),
    ).toBeVisible();
    await search(app, typed(stay));
    await screen.findByText('1 phòng phù hợp');
    await goOn(app);
    await waitFor(() => expect(app.location().pathname).toBe('/booking-details'));
    expect(app.location().search).toContain(`checkIn=${stay.checkInDate}`);
    expect(await screen.findByRole('heading', { name: 'Xác nhận đặt phòng' })).toBeVisible();
    await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');
  });
});

it('leads to the dates from another part of the page, too', async () => {
  const hotel = await newHotel();
  const choice = { hotelId: hotel.id, roomId: hotel.rooms[0]!.id };
  // A frame may pass before the other part is there, or none.
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
  const app = await renderApp(`/hotels/${hotel.id}?tab=reviews`, {
    before: (dispatch) => dispatch(roomToggled(choice)),
  });
  await screen.findByRole('heading', { level: 1, name: hotel.name });
  await goOn(app);
  const dates = await screen.findByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
  await waitFor(() => expect(dates).toHaveFocus());

  // Only when it is asked for.
  await app.user.click(screen.getByRole('tab', { name: 'Đánh giá' }));
  await app.user.click(screen.getByRole('tab', { name: 'Phòng và đặt phòng' }));
  expect(screen.getByRole('tab', { name: 'Phòng và đặt phòng' })).toHaveFocus();
});

describe('searching rooms', () => {
  it('says that nothing matches when every room is taken', async () => {
    const hotel = await newHotel();
    const stay = stayIn(30);
    const { token } = await newTraveller();
    await book(token, bookingOf(hotel, hotel.rooms, stay), { key: crypto.randomUUID() });
    const app = await visit(`/hotels/${hotel.id}`, hotel.name);
    await search(app, typed(stay));
    expect(
      await screen.findByText(
        'Không tìm thấy phòng phù hợp với tiêu chí tìm kiếm. Vui lòng thử lại với tiêu chí khác.',
      ),
    ).toBeVisible();
  });

  it.each([
    [
      'a day in the past',
      '01/01/2024 - 03/01/2024',
      'Ngày nhận phòng không được trước ngày hiện tại',
    ],
    [
      'a check-in on the day of the check-out',
      typed(stayIn(20, 0)),
      'Ngày nhận phòng không được lớn hơn hoặc bằng ngày trả phòng',
    ],
    [
      'a check-in after the check-out',
      typed(stayIn(20, -2)),
      'Ngày nhận phòng không được lớn hơn hoặc bằng ngày trả phòng',
    ],
    ['no days', '', 'Vui lòng chọn ngày nhận phòng và ngày trả phòng'],
  ])('refuses %s', async (_, dates, message) => {
    const hotel = await newHotel();
    const app = await visit(`/hotels/${hotel.id}`, hotel.name);
    await search(app, dates);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Ngày nhận/ })).toBeInvalid();
  });

  it('says at each press how dates are written that it cannot read', async () => {
    const hotel = await newHotel();
    const app = await visit(`/hotels/${hotel.id}`, hotel.name);
    await search(app, 'cuối tuần');
    const field = screen.getByRole('textbox', { name: /^Ngày nhận/ });
    const said = 'Hãy nhập ngày có thật, theo mẫu 28/11/2026 - 30/11/2026';
    expect(field).toHaveAccessibleDescription(said);
    await app.user.type(field, '{Enter}');
    expect(field).toHaveAccessibleDescription(said);
    expect(field).toBeInvalid();
  });

  it('blames the check-out when that is what was changed', async () => {
    const hotel = await newHotel();
    const stay = stayIn(20);
    const app = await visit(`/hotels/${hotel.id}`, hotel.name);
    await search(app, typed(stay));
    await screen.findByText('1 phòng phù hợp');
    const field = screen.getByRole('textbox', { name: /^Ngày nhận/ });
    await app.user.tripleClick(field);
    await app.user.paste(typed({ ...stay, checkOutDate: stay.checkInDate }));
    await app.user.keyboard('{Enter}');
    expect(
      await screen.findByText('Ngày trả phòng không được nhỏ hơn hoặc bằng ngày nhận phòng'),
    ).toBeVisible();
  });
});

describe('what the page says', () => {
  it('has the house’s rules', async () => {
    const hotel = await newHotel();
    await visit(`/hotels/${hotel.id}`, hotel.name);
    const rules = await screen.findByRole('region', { name: 'Chính sách chỗ nghỉ' });
    const texts = [
      'Từ 14:00',
      'Trước 12:00',
      /^Đến 18:00 ngày nhận phòng/,
      'Miễn phí nếu huỷ trước giờ nhận phòng hơn 3 ngày.',
      'Trẻ dưới 6 tuổi ở miễn phí khi ngủ chung giường với người lớn.',
      'Không nhận thú cưng.',
      /^Tại quầy khi nhận phòng/,
    ];
    for (const text of texts) expect(within(rules).getByText(text)).toBeVisible();
  });

  it('lets pets in where the hotel does', async () => {
    const hotel = await newHotel({ amenities: { petsAllowed: true } });
    await visit(`/hotels/${hotel.id}`, hotel.name);
    expect(await screen.findByText('Được mang theo thú cưng.')).toBeVisible();
    expect(screen.queryByText('Không nhận thú cưng.')).not.toBeInTheDocument();
  });

  it('says that a hotel has no rooms yet', async () => {
    const hotel = await newHotel();
    await sharedServer().sql('delete from rooms where hotel_id = $1', [hotel.id]);
    await visit(`/hotels/${hotel.id}`, hotel.name);
    expect(screen.getByText('Hiện tại khách sạn này chưa có thông tin phòng.')).toBeVisible();
  });

  it('has four tabs, of which the one in the address is open', async () => {
    const hotel = await newHotel();
    const { user, address } = await visit(`/hotels/${hotel.id}?tab=reviews`, hotel.name);
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Phòng và đặt phòng', 'Thông tin khách sạn', 'Tiện nghi', 'Đánh giá']);
    expect(await screen.findByText('Chưa có đánh giá nào')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Thông tin khách sạn' }));
    expect(address()).toBe(`/hotels/${hotel.id}?tab=info`);
    expect(await screen.findByText('Một khách sạn yên tĩnh.')).toBeVisible();
  });
});

describe('a hotel that cannot be shown', () => {
  it.each(['/hotels/999999999', '/hotels/abc', '/hotels/-1'])('%s', async (path) => {
    const { user, address } = await renderApp(path);
    expect(
      await screen.findByText(/Không thể tải thông tin khách sạn. Vui lòng thử lại sau./),
    ).toBeVisible();
    // Why, in words that go with trying later: a suspended hotel may come back.
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Có thể khách sạn đang tạm ngừng nhận khách, hoặc đường dẫn không đúng.',
    );
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Về trang chủ' }));
    expect(await screen.findByText(/^Hiển thị 10 trên/)).toBeVisible();
    expect(address()).toBe('/');
  });

  it('because the network is gone, and comes with the network', async () => {
    const hotel = await newHotel();
    const network = loseNetwork();
    const { user } = await renderApp(`/hotels/${hotel.id}`);
    expect(await screen.findByText(/^Không thể tải thông tin khách sạn/)).toBeVisible();
    network.restore();
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByRole('heading', { name: hotel.name })).toBeVisible();
  });
});

it('leads to the dates that a search is wrong in', async () => {
  const hotel = await newHotel();
  const app = await visit(`/hotels/${hotel.id}`, hotel.name);
  const dates = await screen.findByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
  await app.user.click(screen.getByRole('button', { name: 'Tìm phòng trống' }));
  await waitFor(() => expect(dates).toHaveFocus());
  expect(dates).toHaveAccessibleDescription(/ngày/);
});
