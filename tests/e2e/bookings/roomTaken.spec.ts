import { formatDong } from '../../../domain/money/money';
import { newPartner, newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { checkA11y, expect, test } from '../../support/browser/story';
import { newVoucher } from '../../support/vouchers';
import { bookButton, bookingsAt, confirmedId, prepareBooking, signInOn } from '../steps';

test.use({ expectedInConsole: /status of 409/ });

const stay = stayIn(40);

test(
  'a room that somebody else got is replaced in two clicks',
  { tag: '@phone' },
  async ({ page }) => {
    const hotel = await newHotel({
      rooms: [{ price: 500_000 }, { price: 600_000 }, { price: 700_000 }, { price: 450_000 }],
    });
    const [taken, kept] = hotel.rooms;
    await signInOn(page, await newTraveller());
    await prepareBooking(page, hotel, stay, [taken!, kept!]);
    await expect(bookButton(page)).toBeEnabled();
    const other = await book((await newTraveller()).token, bookingOf(hotel, [taken!], stay));
    expect(other.status).toBe(201);

    await bookButton(page).click();
    const panel = page.getByRole('alert').filter({ hasText: 'không còn trống' });
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Phòng 101 không còn trống');
    await expect(panel).toContainText('Bạn vẫn giữ lựa chọn: Phòng 102.');
    const offered = panel.getByRole('listitem');
    await expect(offered.filter({ hasText: 'Phòng 103' })).toContainText(
      `Tổng trả tại quầy +${formatDong(440_000)}`,
    );
    await expect(offered.filter({ hasText: 'Phòng 104' })).toContainText(
      `Tổng trả tại quầy −${formatDong(110_000)}`,
    );
    await expect(bookButton(page)).toBeDisabled();
    await checkA11y(page);

    await panel.getByRole('button', { name: 'Chọn phòng này: Phòng 103' }).click();
    await bookButton(page).click();
    await confirmedId(page);
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText('Phòng 102');
    await expect(sheet).toContainText('Phòng 103');
    await expect(sheet).not.toContainText('Phòng 101');
    await expect(sheet).toContainText(formatDong(2_860_000));
    expect(await bookingsAt(hotel)).toBe(2);
  },
);

test('a changed price is shown beside the old one before anything is booked', async ({ page }) => {
  const hotel = await newHotel({ rooms: [{ price: 500_000 }] });
  await signInOn(page, await newTraveller());
  await prepareBooking(page, hotel, stay);
  await expect(bookButton(page)).toBeEnabled();
  await sharedServer().sql(
    'update rooms set price = 520000, price_vnd = 520000 where hotel_id = $1',
    [hotel.id],
  );

  await bookButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Giá đã thay đổi' });
  await expect(dialog).toContainText(formatDong(1_100_000));
  await expect(dialog).toContainText(formatDong(1_144_000));
  expect(await bookingsAt(hotel)).toBe(0);
  await checkA11y(page);

  const accept = `Đồng ý và đặt với ${formatDong(1_144_000)}`;
  await dialog.getByRole('button', { name: accept }).click();
  await confirmedId(page);
  await expect(page.getByRole('article')).toContainText(formatDong(1_144_000));
  expect(await bookingsAt(hotel)).toBe(1);
});

test('an automatic discount that is used up meanwhile is such a change', async ({ page }) => {
  const partner = await newPartner();
  const hotel = await newHotel({ owner: partner.email, rooms: [{ price: 500_000 }] });
  await newVoucher(partner, { discountPercent: 20, autoApply: true, quantity: 1 });
  await signInOn(page, await newTraveller());
  await prepareBooking(page, hotel, stay);
  await expect(page.getByText(/^Giá đã được giảm tự động/)).toBeVisible();
  await expect(bookButton(page)).toBeEnabled();
  const seen = [{ ...hotel.rooms[0]!, price: 400_000 }];
  const other = await book((await newTraveller()).token, bookingOf(hotel, seen, stayIn(60)));
  expect(other.status).toBe(201);

  await bookButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Giá đã thay đổi' });
  await expect(dialog).toContainText(formatDong(880_000));
  await expect(dialog).toContainText(formatDong(1_100_000));
  expect(await bookingsAt(hotel)).toBe(1);

  await dialog.getByRole('button', { name: 'Xem lại' }).click();
  await expect(page.getByText(/^Giá đã được giảm tự động/)).toBeHidden();
  await bookButton(page).click();
  await confirmedId(page);
  await expect(page.getByRole('article')).toContainText(formatDong(1_100_000));
});
