import { screen, waitFor, within } from '@testing-library/react';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { readIn } from '../../support/browser/readerLanguage';
import { renderApp } from '../../support/browser/renderApp';

// The least that the contract's other users send.
const bookingConfirmation = {
  bookingId: 'ND-7K2M-9QXA',
  selectedRooms: [{ id: 3, name: 'Phòng 101', price: 500_000 }],
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-03',
  user: {
    firstName: 'Lan',
    lastName: 'Nguyễn',
    email: 'lan@example.com',
    phoneNumber: '0912345678',
  },
};

const visit = () =>
  renderApp({ pathname: '/booking-confirmation', state: { bookingConfirmation } });

async function madeBooking() {
  const hotel = await newHotel();
  const { token } = await newTraveller();
  const { body } = await book(
    token,
    { ...bookingOf(hotel, hotel.rooms, stayIn(60)), notes: 'Đến lúc 20:00' },
    { key: crypto.randomUUID() },
  );
  return { hotel, token, booking: body };
}

describe('from the page before', () => {
  it('shows the booking, with what is missing worked out', async () => {
    await visit();
    expect(screen.getByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
    expect(screen.getByText('ND-7K2M-9QXA')).toBeVisible();
    expect(screen.getByText('Đã xác nhận')).toBeVisible();
    expect(screen.getByText('T3 01/12/2026')).toBeVisible();
    expect(screen.getByText('2 đêm')).toBeVisible();
    expect(screen.getByText('Nguyễn Lan')).toBeVisible();
    expect(screen.getByText('Tổng trả tại quầy').nextElementSibling).toHaveTextContent(
      /^1\.100\.000\s₫$/,
    );
    expect(screen.getByText('Trả tại quầy khách sạn')).toBeVisible();
    expect(screen.getByText('Không có ghi chú')).toBeVisible();
  });

  it('calls a booking that was sent as pending confirmed', async () => {
    await renderApp({
      pathname: '/booking-confirmation',
      state: { bookingConfirmation: { ...bookingConfirmation, status: 'PENDING' } },
    });
    expect(screen.getByText('Đã xác nhận')).toBeVisible();
  });

  it('prints and leads home', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { user, address } = await visit();
    await user.click(screen.getByRole('button', { name: 'In phiếu' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Về trang chủ' }));
    expect(await screen.findByText(/^Hiển thị 10 trên/)).toBeVisible();
    expect(address()).toBe('/');
  });

  it('shows a QR picture of the id, to be kept under the id’s name', async () => {
    const { user } = await visit();
    await user.click(screen.getByRole('button', { name: 'Hiện mã QR' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mã QR đặt phòng' }));
    const picture = await dialog.findByRole('img', { name: 'Mã QR của đặt phòng ND-7K2M-9QXA' });
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
    const download = dialog.getByRole('link', { name: 'Tải ảnh PNG' });
    expect(download).toHaveAttribute('download', 'ND-7K2M-9QXA.png');
    expect(download).toHaveAttribute('href', picture.getAttribute('src'));
    await user.click(dialog.getByRole('button', { name: 'Đóng' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hiện mã QR' })).toHaveFocus();
  });
});

describe('opened again', () => {
  it('says where the guests sleep, and takes the time of arrival', async () => {
    const hotel = await newHotel({
      rooms: [{ price: 500_000, adults: 2, children: 1, beds: 2, typeBed: 'Twin' }],
    });
    const { token } = await newTraveller();
    const { body } = await book(token, bookingOf(hotel, hotel.rooms, stayIn(61)));
    const address = `/booking-confirmation?booking=${body.bookingId}`;
    const { user } = await renderApp(address, { token });
    expect(await screen.findByText('2 giường đơn (Twin)')).toBeVisible();
    expect(screen.getByText(/2 người lớn, 1 trẻ em/)).toHaveTextContent('tối đa 3 người');
    const field = screen.getByLabelText('Giờ bạn đến');
    await user.click(screen.getByRole('button', { name: 'Báo giờ đến' }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/^Vui lòng chọn giờ/);
    await user.type(field, '21:30');
    await user.click(screen.getByRole('button', { name: 'Báo giờ đến' }));
    expect(await screen.findByText('Khách sạn đã biết bạn đến lúc 21:30.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Báo giờ đến' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('names one room, or several, as English does', async () => {
    const hotel = await hotelOfTypes([...alike(2), ...alike(1, 'Suite')]);
    const { token } = await newTraveller();
    const { body } = await book(token, bookingOf(hotel, hotel.rooms, stayIn(63)));
    const app = await renderApp(`/booking-confirmation?booking=${body.bookingId}`, { token });
    expect(await screen.findByText('Phòng 101, 102')).toBeVisible();
    await readIn(app, 'en');
    expect(await screen.findByText('Rooms 101, 102')).toBeVisible();
    expect(screen.getByText('Room 103')).toBeVisible();
  });

  it('asks the server by the id in the address', async () => {
    const { hotel, token, booking } = await madeBooking();
    await renderApp(`/booking-confirmation?booking=${booking.bookingId}`, { token });
    expect(await screen.findByText(booking.bookingId)).toBeVisible();
    expect(screen.getByText(hotel.name)).toBeVisible();
    expect(screen.getByText('Đến lúc 20:00')).toBeVisible();
  });

  it.each([
    ['nothing', {}],
    ['a state of something else', { state: { bookingConfirmation: 'x' } }],
    ['an unreadable id', { search: '?booking=%00%2e%2e' }],
  ])('finds no booking from %s', async (_, entry) => {
    await renderApp({ pathname: '/booking-confirmation', ...entry });
    expect(screen.getByText('Không tìm thấy thông tin đặt phòng. Vui lòng thử lại.')).toBeVisible();
  });

  it('never shows somebody else’s booking', async () => {
    const { booking } = await madeBooking();
    const { token } = await newTraveller();
    await renderApp(`/booking-confirmation?booking=${booking.bookingId}`, { token });
    expect(
      await screen.findByText('Không tìm thấy thông tin đặt phòng. Vui lòng thử lại.'),
    ).toBeVisible();
    expect(await screen.findByText(/^Bạn đang đăng nhập bằng .*@.*/)).toBeVisible();
    expect(screen.queryByText('Đến lúc 20:00')).not.toBeInTheDocument();
  });
});
