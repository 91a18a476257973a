import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../site/paths';
import type { DraftStay } from '../../../site/stayLink';
import { stayIn } from '../bookings';
import type { TestHotel } from '../hotels';
import { renderApp, type App } from './renderApp';

/** A stay of two nights in all of the hotel's rooms, for one adult. */
export function stayOf(hotel: Pick<TestHotel, 'id' | 'rooms'>, days: number): DraftStay {
  const { checkInDate: checkIn, checkOutDate: checkOut } = stayIn(days);
  const roomIds = hotel.rooms.map(({ id }) => id);
  return { hotelId: hotel.id, roomIds, checkIn, checkOut, adults: 1, children: 0 };
}

/** The page that books a stay, with its price known. */
export async function visitBookingPage(stay: DraftStay, token?: string): Promise<App> {
  const app = await renderApp(paths.bookingDetails(stay), { token });
  await screen.findByText('Khi bấm Đặt phòng, phòng được giữ cho bạn ngay.');
  return app;
}

export const phoneField = () => screen.getByRole('textbox', { name: /^Số điện thoại/ });

/** Books, once the account's phone number stands in the form. */
export async function submitBooking({ user }: App): Promise<void> {
  await waitFor(() => expect(phoneField()).not.toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Đặt phòng' }));
}
