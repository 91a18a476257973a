import { screen, within } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { draftBooked, draftStarted } from '../../../src/state/draftSlice';
import { stayOf } from '../../support/browser/bookingPage';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { renderApp } from '../../support/browser/renderApp';

const dates = `checkIn=${stayIn(30).checkInDate}&checkOut=${stayIn(30).checkOutDate}`;
const main = () => within(screen.getByRole('main'));

it.each(['/booking-details', '/booking-detail'])(
  '%s says that nothing was chosen',
  async (path) => {
    await renderApp(path);
    expect(
      await main().findByText(
        'Không có phòng nào được chọn. Vui lòng quay lại trang khách sạn để chọn phòng.',
      ),
    ).toBeVisible();
    expect(main().getByRole('link', { name: 'Tìm khách sạn' })).toHaveAttribute('href', '/hotels');
  },
);

it.each([
  `hotel=abc&rooms=1&${dates}`,
  `hotel=1&${dates}`,
  `rooms=1&${dates}`,
  `hotel=1&rooms=&${dates}`,
  `hotel=1&rooms=1e3&${dates}`,
  `hotel=1&rooms=0x10&${dates}`,
  `hotel=1&rooms=-1&${dates}`,
  `hotel=1&rooms=1-2-3-4-5-6&${dates}`,
  `hotel=99999999999999999999&rooms=1&${dates}`,
  `hotel=%3Cscript%3E&rooms=%00&${dates}`,
  `hotel=1&rooms=1&adults=0&${dates}`,
  `hotel=1&rooms=1&adults=99&${dates}`,
  `hotel=1&rooms=1&children=-1&${dates}`,
  // No form and no other address lets more children come.
  `hotel=1&rooms=1&children=6&${dates}`,
])('cannot read %s', async (query) => {
  await renderApp(`/booking-details?${query}`);
  expect(await main().findByText('Không đọc được đường dẫn này')).toBeVisible();
});

it.each([
  ['checkIn=2026-02-31&checkOut=2026-03-02', 'Vui lòng chọn ngày nhận phòng và ngày trả phòng'],
  ['checkIn=2024-01-01&checkOut=2024-01-03', 'Ngày nhận phòng không được trước ngày hiện tại'],
  [
    `checkIn=${stayIn(5).checkOutDate}&checkOut=${stayIn(5).checkInDate}`,
    'Ngày trả phòng không được nhỏ hơn hoặc bằng ngày nhận phòng',
  ],
  [
    `checkIn=${stayIn(5).checkInDate}&checkOut=${stayIn(500).checkInDate}`,
    'Mỗi lần đặt tối đa 365 đêm',
  ],
  ['', 'Vui lòng chọn ngày nhận phòng và ngày trả phòng'],
])('refuses the dates %s and leads back to the hotel', async (query, message) => {
  await renderApp(`/booking-details?hotel=1&rooms=1&${query}`);
  expect(await main().findByText(message)).toBeVisible();
  expect(main().getByRole('link', { name: 'Chọn ngày khác' })).toHaveAttribute('href', '/hotels/1');
});

it('says that a hotel is gone', async () => {
  await renderApp(`/booking-details?hotel=999999999&rooms=1&${dates}`);
  expect(
    await main().findByText('Khách sạn hoặc phòng này không còn trên Nghỉ Đâu.'),
  ).toBeVisible();
});

it('never books the room of another hotel', async () => {
  const [hotel, other] = [await newHotel(), await newHotel()];
  await renderApp(paths.bookingDetails({ ...stayOf(other, 30), hotelId: hotel.id }));
  expect(await main().findByText(/^Có phòng không thuộc khách sạn này/)).toBeVisible();
  // No price is on its way any more.
  expect(await screen.findByText('Chưa có giá nên chưa thể đặt phòng.')).toBeVisible();
  expect(main().queryByRole('heading', { name: 'Chi tiết giá', level: 3 })).toBeNull();
  expect(main().queryByText('Tổng trả tại quầy')).not.toBeInTheDocument();
});

it('comes back to the draft when the address says nothing', async () => {
  const stay = stayOf(await newHotel(), 31);
  const { address } = await renderApp('/booking-details', {
    before: (dispatch) => dispatch(draftStarted(stay)),
  });
  expect(await screen.findByText(/phòng được giữ cho bạn ngay/)).toBeVisible();
  expect(address()).toBe(paths.bookingDetails(stay));
});

it('shows the booking instead of a second form once the stay is booked', async () => {
  const stay = stayOf(await newHotel(), 32);
  await renderApp(paths.bookingDetails(stay), {
    before: (dispatch) => {
      dispatch(draftStarted(stay));
      dispatch(draftBooked('ND-ABC-123'));
    },
  });
  expect(await main().findByText('Bạn đã đặt kỳ nghỉ này')).toBeVisible();
  expect(main().getByRole('link', { name: 'Xem đặt phòng' })).toHaveAttribute(
    'href',
    '/bookings/ND-ABC-123',
  );
  expect(main().queryByRole('button', { name: 'Đặt phòng' })).not.toBeInTheDocument();
});
