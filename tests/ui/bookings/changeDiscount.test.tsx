import { screen, within } from '@testing-library/react';
import { newPartner, newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { newVoucher } from '../../support/vouchers';
import { renderApp } from '../../support/browser/renderApp';

it('a change of a stay with a discount says what becomes of that', async () => {
  const partner = await newPartner();
  const hotel = await hotelOfTypes(alike(2, 'Deluxe', 800_000), { owner: partner.email });
  const { code: voucherCode } = await newVoucher(partner, { discountPercent: 10 });
  const { token } = await newTraveller();
  const wanted = bookingOf(hotel, [hotel.rooms[0]!], stayIn(66));
  const { body } = await book(token, { ...wanted, voucherCode, totalPrice: 1_440_000 });
  const { user } = await renderApp(`/bookings/${body.bookingId}/change`, { token });
  const more = await screen.findByLabelText('Thêm một phòng');
  await user.selectOptions(more, await within(more).findByRole('option', { name: /^Deluxe/ }));
  const label = await screen.findByText('Giảm giá');
  expect(label.parentElement).toHaveTextContent(/−160\.000\s₫ → −320\.000\s₫/);
});
