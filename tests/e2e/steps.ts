import { formatDayRange } from '../../domain/stays/dayText';
import type { stayIn } from '../support/bookings';
import type { TestHotel } from '../support/hotels';
import { sharedServer, type ServerControl } from '../support/server/serverControl';
import type { Page } from '@playwright/test';
import { expect } from '../support/browser/story';

type BookedStay = ReturnType<typeof stayIn>;
interface Credentials {
  email: string;
  password: string;
}

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}

export async function openHotel(page: Page, hotel: TestHotel): Promise<void> {
  await page.goto(`/hotels/${hotel.id}`);
  await expect(heading(page, hotel.name)).toBeVisible();
}

/** Fills in both days the way the device asks for them. */
export async function chooseDates(page: Page, stay: BookedStay): Promise<void> {
  const { checkInDate: checkIn, checkOutDate: checkOut } = stay;
  const bothDays = page.getByRole('textbox', { name: 'Ngày nhận – trả phòng' });
  const firstDay = page.getByLabel('Ngày nhận phòng');
  // The server draws both; the device keeps one.
  await expect(bothDays.or(firstDay)).toHaveCount(1);
  if (await bothDays.isVisible()) {
    await bothDays.fill(formatDayRange({ checkIn, checkOut }));
  } else {
    await firstDay.fill(checkIn);
    await page.getByLabel('Ngày trả phòng').fill(checkOut);
  }
}

export async function searchRooms(page: Page, stay: BookedStay): Promise<void> {
  await chooseDates(page, stay);
  await page.getByRole('button', { name: 'Tìm phòng trống' }).click();
  await expect(page.getByRole('heading', { name: /^Phòng trống / })).toBeVisible();
}

export async function chooseRooms(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('button', { name: `Chọn phòng ${name}` }).click();
    await expect(page.getByRole('button', { name: `Đã chọn ${name}` })).toBeVisible();
  }
}

export async function goOnToBooking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(heading(page, 'Xác nhận đặt phòng')).toBeVisible();
}

/** From the hotel's page to the last step before the booking. */
export async function prepareBooking(
  page: Page,
  hotel: TestHotel,
  stay: BookedStay,
  rooms = hotel.rooms,
): Promise<void> {
  await openHotel(page, hotel);
  await searchRooms(page, stay);
  await chooseRooms(page, ...rooms.map(({ name }) => name));
  await goOnToBooking(page);
}

export async function fillGuest(page: Page, phone: string, notes: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(phone);
  await page.getByLabel('Ghi chú cho khách sạn').fill(notes);
}

export async function expectGuest(page: Page, phone: string, notes: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Số điện thoại' })).toHaveValue(phone);
  await expect(page.getByLabel('Ghi chú cho khách sạn')).toHaveValue(notes);
}

export function bookButton(page: Page) {
  return page.getByRole('button', { name: 'Đặt phòng', exact: true });
}

/** The booking's id, once its confirmation shows. */
export async function confirmedId(page: Page): Promise<string> {
  await expect(heading(page, 'Đặt phòng thành công')).toBeVisible();
  return new URL(page.url()).searchParams.get('booking') ?? '';
}

/** On the login page, whoever led there. */
export async function fillLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Mật khẩu/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

/** Through the login page, to the home page. */
export async function logInOn(page: Page, account: Credentials): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, account);
  await expect(heading(page, 'Đêm nay nghỉ đâu?')).toBeVisible();
}

/** Signs this browser in as the form would, for a story that is not about signing in and opens its own page next. */
export async function signInOn(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  const { jwt } = (await answer.json()) as { jwt: string };
  // Of the same origin, and nothing runs there.
  await page.goto('/health/live');
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
}

/** On the login page that a draft led to: it is still there, and makes the hotel's one booking. */
export async function logInAndBook(
  page: Page,
  account: Credentials,
  hotel: TestHotel,
  { phone, notes }: { phone: string; notes: string },
): Promise<void> {
  await fillLogin(page, account);
  await expect(heading(page, 'Xác nhận đặt phòng')).toBeVisible();
  await expectGuest(page, phone, notes);
  await bookButton(page).click();
  await confirmedId(page);
  expect(await bookingsAt(hotel)).toBe(1);
}

/** The account's tokens are worth nothing any more. */
export async function endSessions({ email }: Credentials): Promise<void> {
  await sharedServer().sql('update users set token_version = token_version + 1 where email = $1', [
    email,
  ]);
}

/** How many bookings a hotel has. */
export async function bookingsAt(
  hotel: TestHotel,
  { sql }: Pick<ServerControl, 'sql'> = sharedServer(),
): Promise<number> {
  const rows = await sql('select id from bookings where hotel_id = $1', [hotel.id]);
  return rows.length;
}
