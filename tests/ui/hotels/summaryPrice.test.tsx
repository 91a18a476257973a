import { screen, within } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { renderApp } from '../../support/browser/renderApp';
import { newVoucher } from '../../support/vouchers';

const { checkInDate, checkOutDate } = stayIn(50);
const dates = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;

/** Both rooms of a hotel whose prices are reduced by 7 percent are chosen. */
async function summaryOf(query: string) {
  const partner = await newPartner();
  const hotel = await newHotel({
    owner: partner.email,
    rooms: [{ price: 850_001 }, { price: 1_200_003 }],
  });
  await newVoucher(partner, { discountPercent: 7, autoApply: true });
  const { user } = await renderApp(`/hotels/${hotel.id}?${query}`);
  for (const { name } of hotel.rooms) {
    await user.click(await screen.findByRole('button', { name: `Chọn phòng ${name}` }));
  }
  const summary = screen.getByRole('region', { name: 'Đặt phòng của bạn' });
  const amount = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''));
  const rooms = hotel.rooms.map(({ name }) => {
    const line = within(summary)
      .getByRole('button', { name: `Bỏ ${name}` })
      .closest('li');
    return amount(within(line!).getByText(/₫$/).textContent);
  });
  const line = (label: RegExp) =>
    amount(within(summary).getByText(label).closest('div')!.querySelector('dd')?.textContent);
  return { rooms, line, text: within(summary) };
}

it('adds up on sight for a stay: the rooms, less the discount, with taxes and fees', async () => {
  const { rooms, line, text } = await summaryOf(dates);
  expect(text.getByText('Tiền phòng 2 đêm, chưa gồm 10% thuế và phí')).toBeVisible();
  expect(rooms).toEqual([1_700_002, 2_400_006]);
  expect(line(/^Tiền phòng \(/)).toBe(4_100_008);
  // Each night is reduced by itself: 790,501 and 1,116,003.
  expect(line(/^Giảm giá/)).toBe(4_100_008 - 3_813_008);
  expect(line(/^Thuế và phí/)).toBe(381_301);
  expect(line(/^Tổng trả tại quầy/)).toBe(4_194_309);
});

it('says without dates that its prices are of a night, and what is not in them', async () => {
  const { rooms, text } = await summaryOf('');
  expect(text.getByText('Giá mỗi đêm, chưa gồm 10% thuế và phí')).toBeVisible();
  expect(rooms).toEqual([790_501, 1_116_003]);
  expect(text.getAllByText(/^1\.906\.504\s₫$/)[0]).toBeVisible();
  expect(text.getAllByText('Cộng mỗi đêm, chưa gồm 10% thuế và phí')[0]).toBeVisible();
});
