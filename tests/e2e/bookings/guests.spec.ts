import { newTraveller } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { checkA11y, expect, test } from '../../support/browser/story';
import { bookButton, bookingsAt, confirmedId, heading, signInOn } from '../steps';

const { checkInDate, checkOutDate } = stayIn(50);

test(
  'a family is booked for by somebody else: who comes, who sleeps where and what they would like',
  { tag: '@phone' },
  async ({ page }) => {
    const hotel = await newHotel({
      rooms: [
        { price: 500_000, adults: 2, children: 2 },
        { price: 500_000, adults: 2, children: 0 },
      ],
    });
    const rooms = hotel.rooms.map(({ id }) => id).join('-');
    const address = `/booking-details?hotel=${hotel.id}&rooms=${rooms}&checkIn=${checkInDate}&checkOut=${checkOutDate}&adults=3&children=2`;
    await signInOn(page, await newTraveller());
    await page.goto(address);
    await expect(bookButton(page)).toBeEnabled();
    // Divided already, as the rooms take them.
    const [first, second] = ['1. Phòng 101', '2. Phòng 102'].map((name) =>
      page.getByRole('group', { name }),
    );
    await expect(first!).toContainText('2 người lớn, 2 trẻ em');
    await expect(second!).toContainText('1 người lớn');
    await first!.getByLabel('Tuổi của trẻ thứ 1').selectOption('4 tuổi');
    await expect(page.getByText('Trẻ dưới 6 tuổi ở miễn phí').first()).toBeVisible();

    await page.getByRole('checkbox', { name: 'Tôi đặt cho người khác' }).check();
    await page.getByLabel('Giường').selectOption('Hai giường đơn');
    await page.getByLabel('Tầng').selectOption('Tầng cao');
    await checkA11y(page);

    // A name is missing, and a guest has no room.
    await page.getByRole('button', { name: 'Chia lại khách' }).click();
    // Rooms may be of one name: the one that is meant is told by its place.
    await second!.getByLabel('Người lớn').selectOption('3');
    await expect(page.getByRole('alert')).toHaveText(/^2\. Phòng 102 chứa tối đa/);
    await second!.getByLabel('Người lớn').selectOption('0');
    await bookButton(page).click();
    await expect(page.getByText('Vui lòng nhập họ tên của khách nhận phòng')).toBeVisible();
    const name = page.getByRole('textbox', { name: 'Họ tên khách nhận phòng' });
    await name.fill('Trần Thị Mai');
    await page.getByRole('textbox', { name: 'Số điện thoại của khách' }).fill('0987 654 321');
    await bookButton(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Chưa có phòng: 1 người lớn' }),
    ).toBeFocused();
    expect(await bookingsAt(hotel)).toBe(0);
    await second!.getByLabel('Người lớn').selectOption('1');
    await expect(page.getByRole('alert')).toHaveCount(0);

    // Nothing is lost with the page.
    await page.reload();
    await expect(name).toHaveValue('Trần Thị Mai');
    await expect(page.getByLabel('Giường')).toHaveValue('TWIN_BEDS');
    await expect(first!.getByLabel('Tuổi của trẻ thứ 1')).toHaveValue('4');

    await bookButton(page).click();
    const bookingId = await confirmedId(page);
    const sheet = page.getByRole('article');
    for (const words of [
      'Khách nhận phòng: Trần Thị Mai',
      '0987654321',
      'Người đặt: Nguyễn Lan',
      'Khách ở: 2 người lớn, 2 trẻ em (4 tuổi)',
      'Hai giường đơn, Tầng cao',
      'không bảo đảm',
    ]) {
      await expect(sheet).toContainText(words);
    }
    await checkA11y(page);
    await page.goto('/bookings');
    await expect(heading(page, 'Đặt phòng của tôi')).toBeVisible();
    const mine = page.getByRole('listitem').filter({ hasText: bookingId });
    await expect(mine).toContainText('Khách nhận phòng: Trần Thị Mai');
  },
);
