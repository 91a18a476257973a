import type { Page } from '@playwright/test';
import { newTraveller } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import { builtFile } from './build';
import {
  bookButton,
  bookingsAt,
  chooseRooms,
  confirmedId,
  expectGuest,
  fillGuest,
  goOnToBooking,
  heading,
  logInAndBook,
  openHotel,
  prepareBooking,
  searchRooms,
  signInOn,
} from '../steps';

const stay = stayIn(70);
const LIST_FAILED = 'Có lỗi xảy ra khi tải dữ liệu. Vui lòng thử lại sau.';
const lists = '**/api/customer/hotels?*';

/** From another page of the site: a page opened by its address carries the answer itself. */
async function toHotels(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Khách sạn', exact: true }).click();
}

const brokenStorages = {
  'refuses to be touched': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [state, breakStorage] of Object.entries(brokenStorages)) {
  test(`a stay is booked on a device whose storage ${state}`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    const hotel = await newHotel();
    await openHotel(page, hotel);
    await searchRooms(page, stay);
    await chooseRooms(page, 'Phòng 101');
    await goOnToBooking(page);
    const guest = { phone: '0912345678', notes: 'Đến muộn.' };
    await fillGuest(page, guest.phone, guest.notes);
    await page.getByRole('button', { name: 'Đăng nhập để đặt phòng' }).click();
    await logInAndBook(page, await newTraveller(), hotel, guest);
  });
}

test.describe('without a network', () => {
  test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('a booking waits, with everything typed, and is made later', async ({ page, context }) => {
    const hotel = await newHotel();
    await signInOn(page, await newTraveller());
    await prepareBooking(page, hotel, stay);
    await fillGuest(page, '0912345678', 'Đến muộn.');
    await expect(bookButton(page)).toBeEnabled();
    await context.setOffline(true);
    await bookButton(page).click();
    await expect(page.getByText('Thiết bị của bạn đang không có mạng.')).toBeVisible();
    await expect(
      page.getByText('Bạn đang ngoại tuyến. Những gì đã nhập vẫn được giữ lại.'),
    ).toBeVisible();
    await expectGuest(page, '0912345678', 'Đến muộn.');
    expect(await bookingsAt(hotel)).toBe(0);

    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await confirmedId(page);
    expect(await bookingsAt(hotel)).toBe(1);
  });
});

test.describe('after a new release', () => {
  test.use({ expectedInConsole: /status of 404|dynamically imported module/ });

  const withoutHotelsPage = async (page: Page, options?: { times: number }) => {
    const file = `**${await builtFile('src/pages/search/HotelsPage.tsx')}`;
    await page.route(file, (route) => route.fulfill({ status: 404 }), options);
    return () => page.unroute(file);
  };
  test('a page whose program is gone is fetched anew by itself', async ({ page }) => {
    await page.goto('/');
    await withoutHotelsPage(page, { times: 1 });
    await toHotels(page);
    await expect(heading(page, 'Khách sạn và chỗ nghỉ')).toBeVisible();
  });

  test('a page that stays broken offers to reload, and works again later', async ({ page }) => {
    await page.goto('/');
    const release = await withoutHotelsPage(page);
    await toHotels(page);
    await expect(page.getByText('Trang vừa có bản mới')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nghỉ Đâu – trang chủ' })).toBeVisible();
    await release();
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await expect(heading(page, 'Khách sạn và chỗ nghỉ')).toBeVisible();
  });
});

/** The real answer without all that another backend may leave out. */
async function withoutFields(page: Page, address: string | RegExp, kept: string[]): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const strip = (hotel: object) =>
      Object.fromEntries(Object.entries(hotel).filter(([field]) => kept.includes(field)));
    const answer = (await response.json()) as { content?: object[] };
    const json = answer.content ? { ...answer, content: answer.content.map(strip) } : strip(answer);
    await route.fulfill({ response, json });
  });
}

test('cards stand in for fields that an answer lacks', async ({ page }) => {
  await withoutFields(page, lists, ['id']);
  await page.goto('/policy-support');
  await toHotels(page);
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading')).toHaveText('Chưa có tên khách sạn');
  await expect(card).toContainText('Chưa có thông tin địa điểm');
  await expect(card).toContainText('Chưa có mô tả chi tiết');
  await expect(card).toContainText('4.5');
  await expect(card).toContainText('Liên hệ');
});

test("a hotel's page stands without rooms, pictures and rating", async ({ page }) => {
  const hotel = await newHotel();
  await withoutFields(page, /\/api\/customer\/hotels\/\d+(\?|$)/, ['id', 'name']);
  // From another page of the site: a page opened by its address carries the answer itself.
  await page.goto(`/hotels?text=${hotel.name.slice(-8)}`);
  await page.getByRole('main').getByRole('link', { name: hotel.name, exact: true }).click();
  await expect(heading(page, hotel.name)).toBeVisible();
  await expect(page.getByText('Hiện tại khách sạn này chưa có thông tin phòng.')).toBeVisible();
  await expect(page.getByText('4.5').first()).toBeVisible();
  for (const tab of ['Thông tin khách sạn', 'Tiện nghi', 'Đánh giá']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).not.toBeEmpty();
  }
});

test.describe('a list that fails', () => {
  test.use({ expectedInConsole: /status of 500|ERR_CONNECTION_REFUSED/ });

  const failures = { '500': { status: 500, body: 'oops' }, 'no answer': null };
  for (const [name, answer] of Object.entries(failures)) {
    test(`with ${name} says so and can be tried again`, async ({ page }) => {
      await page.route(lists, (route) =>
        answer ? route.fulfill(answer) : route.abort('connectionrefused'),
      );
      await page.goto('/');
      await page
        .getByRole('navigation', { name: 'Các trang khách sạn nổi bật' })
        .getByRole('link', { name: 'Trang 2' })
        .click();
      await expect(page.getByText(LIST_FAILED)).toBeVisible();
      await expect(heading(page, 'Đêm nay nghỉ đâu?')).toBeVisible();
      await page.unroute(lists);
      await page.getByRole('button', { name: 'Thử lại' }).click();
      await expect(page.getByText(/^Hiển thị \d+ trên \d+ khách sạn \| Trang 2\//)).toBeVisible();
    });
  }

  test('because it takes too long says so after 15 seconds', async ({ page }) => {
    await page.route(lists, () => new Promise(() => {}));
    await page.goto('/policy-support');
    await toHotels(page);
    await expect(page.getByText(LIST_FAILED)).toBeVisible({ timeout: 60_000 });
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a landing page whose program never arrives shows what the server drew', async ({ page }) => {
  const hotel = await newHotel();
  const file = `**${await builtFile('src/pages/hotel/HotelPage.tsx')}`;
  await page.route(file, () => new Promise<void>(() => undefined));
  await page.clock.install();
  await page.goto(`/hotels/${hotel.id}`, { waitUntil: 'domcontentloaded' });
  // Past the moment at which a page that nobody drew says that it is loading.
  await page.clock.runFor(5000);
  await expect(heading(page, hotel.name)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Phòng 101');
  await expect(page.getByRole('link', { name: 'Yêu thích' })).toBeVisible();
  await expect(page.getByText('Đang tải trang…')).toHaveCount(0);
});
