import type { Browser, Page } from '@playwright/test';
import { formatDong } from '../../../domain/money/money';
import { freshEmail, newTraveller } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';
import { checkA11y, expect, test } from '../../support/browser/story';
import { choosePictures, fillHotelForm, registerPartner, toast } from './partnerSteps';
import { bookButton, chooseRooms, confirmedId, heading, searchRooms, signInOn } from '../steps';

const PASSWORD = 'Matkhau123';
const HOTEL = 'Nhà Nghỉ Bên Dòng Sông Cửa Đại';
// Two nights of 800.000 ₫, 25 % off, and 10% tax and fee.
const TOTAL = formatDong(1_320_000);

test('a partner opens a hotel, and has a guest', async ({ page, browser }) => {
  test.setTimeout(480_000);
  const partner = { email: freshEmail(), password: PASSWORD };

  await test.step('registers and verifies by the link in the mail', async () => {
    await registerPartner(page, {
      ...partner,
      name: 'Phạm Thu Hà',
      hotelName: 'Nhà nghỉ đầu tiên',
    });
    await page.goto((await mailTo(partner.email)).link);
    await expect(page.getByText('Your e-mail is verified! You can log in now.')).toBeVisible();
    await page.goto('/partner/room-management');
    await expect(heading(page, 'Partner login')).toBeVisible();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(partner.email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(heading(page, 'Rooms')).toBeVisible();
    await expect(page.getByText('Hello, Phạm Thu Hà')).toBeVisible();
  });

  const hotelId = await test.step('creates a hotel with pictures', async () => {
    await page.getByRole('link', { name: 'Hotels', exact: true }).click();
    await page.getByRole('link', { name: 'Add New Hotel' }).click();
    await fillHotelForm(page, HOTEL);
    await choosePictures(page, ['front.jpg', 'yard.png']);
    await page.getByRole('button', { name: 'Create Hotel' }).click();
    await expect(toast(page, 'Hotel created successfully!')).toBeVisible();
    const { sql } = sharedServer();
    const [hotel] = await sql<{ id: number; pictures: number }>(
      `select h.id, (select count(*)::int from hotel_images i where i.hotel_id = h.id) as pictures
       from hotels h where h.name = $1 and h.description <> '' order by h.id desc limit 1`,
      [HOTEL],
    );
    expect(hotel!.pictures).toBe(2);
    return hotel!.id;
  });

  await test.step('adds a room', async () => {
    await page.goto(`/partner/room-management?hotelId=${hotelId}`);
    await page.getByRole('link', { name: 'Add New Room' }).first().click();
    await page.getByRole('textbox', { name: 'Room number' }).fill('101');
    await page.getByRole('textbox', { name: 'Room name' }).fill('Phòng nhìn ra sông');
    await page.getByRole('combobox', { name: 'Room type' }).click();
    await page.getByTitle('Deluxe').click();
    await page.getByRole('spinbutton', { name: /^Price per night/ }).fill('800000');
    await expect(page.getByText(`Travellers usually see ${formatDong(800_000)}`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Services' }).fill('Wi-Fi, Ban công , ,Minibar');
    await choosePictures(page, ['room.webp']);
    await page.getByRole('button', { name: 'Create Room' }).click();
    await expect(toast(page, 'Room created successfully!')).toBeVisible();
    await expect(page.getByRole('row', { name: /101/ })).toContainText('₫800,000');
  });

  await test.step('publishes', async () => {
    await page.getByRole('link', { name: 'Hotels', exact: true }).click();
    await page
      .getByRole('button', { name: `Publish ${HOTEL}` })
      .last()
      .click();
    await expect(page.getByText('Listed').first()).toBeVisible();
  });

  await test.step('gives a discount', async () => {
    await page.getByRole('link', { name: 'Discounts', exact: true }).click();
    await page.getByRole('link', { name: 'Create Discount' }).first().click();
    await page.getByRole('textbox', { name: 'Code' }).fill('ban cua song');
    await page.getByRole('spinbutton', { name: 'Percentage' }).fill('25');
    await page.getByRole('textbox', { name: 'Start date' }).fill('2026-01-01T00:00');
    await page.getByRole('textbox', { name: 'Expiration date' }).fill('2035-12-31T23:59');
    await page.getByRole('button', { name: 'Create Discount' }).click();
    await expect(page.getByText('Discount created successfully! Redirecting...')).toBeVisible();
    await expect(page.getByRole('row', { name: /ban cua song/i })).toContainText('25%');
  });

  const booking = await test.step('a traveller books with it', () =>
    bookAsTraveller(browser, hotelId));

  await test.step('finds the booking by its id, with the keyboard alone', async () => {
    await page.getByRole('link', { name: 'Bookings', exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(booking) })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    await page.keyboard.type(booking);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: `Booking ${booking}` });
    await expect(drawer).toContainText('Nguyễn Lan');
    await expect(drawer).toContainText('₫1,320,000');
    await checkA11y(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  await test.step('checks the guest in with one key, and out again', async () => {
    const row = page.getByRole('row', { name: new RegExp(booking) });
    await row.focus();
    await page.keyboard.press('i');
    await expect(row).toContainText('Checked in');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(row).toContainText('Confirmed');
    await page.keyboard.press('i');
    await expect(row).toContainText('Checked in');
    await row.focus();
    await page.keyboard.press('o');
    const early = page.getByRole('alertdialog', { name: 'Is the guest leaving early?' });
    await early.getByRole('button', { name: /Check out/ }).click();
    await expect(row).toContainText('Completed');
  });

  await test.step('has the use counted and the guest noted', async () => {
    await page.getByRole('link', { name: 'Discounts', exact: true }).click();
    await expect(page.getByRole('row', { name: /ban cua song/i })).toContainText('1/∞');
    // News are asked for every minute; who opens a page has them at once.
    await page.reload();
    await page.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
    await page.getByRole('button', { name: /all.*read/i }).click();
    await expect(page.getByRole('button', { name: /^Notifications/ })).not.toHaveAccessibleName(
      /unread/,
    );
  });
});

async function bookAsTraveller(browser: Browser, hotelId: number): Promise<string> {
  const context = await browser.newContext({ baseURL: sharedServer().url });
  const page = await context.newPage();
  await signInOn(page, await newTraveller());
  await page.goto(`/hotels/${hotelId}`);
  await expect(heading(page, HOTEL)).toBeVisible();
  await searchRooms(page, stayIn(0));
  await chooseRooms(page, 'Phòng nhìn ra sông');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await applyCode(page, ' BAN Cua song ');
  await expect(page.getByRole('region', { name: 'Chi tiết giá' })).toContainText(TOTAL);
  await bookButton(page).click();
  const id = await confirmedId(page);
  await expect(page.getByRole('main')).toContainText(TOTAL);
  await context.close();
  return id;
}

async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mã giảm giá' }).fill(code);
  await page.getByRole('button', { name: 'Áp dụng' }).click();
}
