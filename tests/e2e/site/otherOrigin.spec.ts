import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newPartner, newTraveller } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { otherOrigin } from '../../support/server/otherOrigin';
import { bookedIn } from '../../support/partnerBookings';
import { picture, uploadImages } from '../../support/pictures';
import { sharedServer } from '../../support/server/serverControl';
import { serveSite } from '../../support/server/siteElsewhere';
import { expect, test } from '../../support/browser/story';
import { fillHotelForm, logInAsPartner, toast } from '../partner/partnerSteps';
import {
  chooseRooms,
  fillGuest,
  goOnToBooking,
  heading,
  logInAndBook,
  searchRooms,
} from '../steps';

// The client is built once for all of them.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: async ({}, use) => use(otherOrigin()) });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  stop = await serveSite({ origin: otherOrigin(), api: sharedServer().url });
});
test.afterAll(() => stop());

/** Pictures are there, from where the server is; one that cannot come complains in the console. */
async function expectPictures(page: Page): Promise<void> {
  const images = page.getByRole('main').locator('img');
  const loaded = () =>
    images.evaluateAll((all: HTMLImageElement[], api) => {
      const ofServer = all.filter(({ currentSrc }) => currentSrc.startsWith(`${api}/images/`));
      return ofServer.filter(({ complete, naturalWidth }) => complete && naturalWidth > 1).length;
    }, sharedServer().url);
  await expect.poll(loaded).toBeGreaterThan(0);
}

test('a traveller searches, books, looks at the booking and cancels', async ({ page }) => {
  const partner = await newPartner();
  const hotel = await newHotel({ owner: partner.email });
  const account = await newTraveller();
  const hotels = '/api/partner/hotels';
  for (const path of [`create/${hotel.id}`, `${hotel.id}/rooms/${hotel.rooms[0]!.id}`]) {
    await uploadImages(`${hotels}/${path}/images`, [await picture()], partner);
  }

  await test.step('searches', async () => {
    await page.goto('/');
    await expectPictures(page);
    const form = page.getByRole('search', { name: 'Tìm chỗ nghỉ' });
    await form.getByRole('combobox').fill(hotel.name);
    await form.getByRole('button', { name: /^Tìm/ }).click();
    await expectPictures(page);
    await page.getByRole('main').getByRole('link', { name: hotel.name, exact: true }).click();
    await expect(heading(page, hotel.name)).toBeVisible();
  });

  await test.step('looks at the hotel and a room', async () => {
    await expectPictures(page);
    await searchRooms(page, stayIn(30));
    await page.getByRole('link', { name: 'Phòng 101' }).first().click();
    await expect(heading(page, /Phòng 101/)).toBeVisible();
    await expectPictures(page);
    await page.goBack();
  });

  await test.step('books', async () => {
    await chooseRooms(page, 'Phòng 101');
    await goOnToBooking(page);
    await expectPictures(page);
    const guest = { phone: '0987654321', notes: 'Đến muộn.' };
    await fillGuest(page, guest.phone, guest.notes);
    await page.getByRole('button', { name: 'Đăng nhập để đặt phòng' }).click();
    await logInAndBook(page, account, hotel, guest);
  });

  await test.step('finds the booking, and cancels it', async () => {
    await page.goto('/bookings');
    await expectPictures(page);
    await page.getByRole('main').getByRole('link', { name: hotel.name }).click();
    const calendar = page.waitForEvent('download');
    await page.getByRole('button', { name: /lịch/ }).click();
    expect(await readFile(await (await calendar).path(), 'utf8')).toContain('BEGIN:VCALENDAR');
    await page.getByRole('main').getByRole('button', { name: 'Huỷ đặt phòng' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đặt phòng' }).click();
    await expect(page.getByRole('main').getByText('Đã huỷ', { exact: true })).toBeVisible();
  });
});

test.describe('on the other side', () => {
  test.use({ expectedInConsole: /status of 409/ });

  test('a partner opens a hotel, changes it, and has its bookings', async ({ page, context }) => {
    const partner = await newPartner();
    await page.goto('/');
    await logInAsPartner(page, partner);
    await expect(page.getByText(/^Welcome, /)).toBeVisible();

    await test.step('creates a hotel with a picture', async () => {
      await page.getByRole('link', { name: 'Hotels', exact: true }).click();
      await page.getByRole('link', { name: 'Add New Hotel' }).click();
      await fillHotelForm(page, 'Nhà Bên Kia Sông');
      const file = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture() };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: 'Create Hotel' }).click();
      await expect(toast(page, 'Hotel created successfully!')).toBeVisible();
    });

    await test.step('changes it in two tabs', async () => {
      await page.getByRole('link', { name: 'Edit Nhà Bên Kia Sông' }).click();
      await expectPictures(page);
      const other = await context.newPage();
      await other.goto(page.url());
      for (const [tab, name] of [
        [other, 'Nhà Bên Kia'],
        [page, 'Nhà Bên Này'],
      ] as const) {
        await tab.getByRole('textbox', { name: 'Hotel name' }).fill(name);
        await tab.getByRole('button', { name: 'Update Hotel' }).click();
      }
      await page.getByRole('button', { name: 'Save mine over it' }).click();
      await expect(page.getByText('Hotel updated successfully!')).toBeVisible();
    });

    await test.step('reads and exports the bookings', async () => {
      const hotel = await newHotel({ owner: partner.email });
      const id = await bookedIn({ hotel, traveller: await newTraveller() });
      await page.getByRole('link', { name: 'Bookings', exact: true }).click();
      await expect(page.getByRole('row', { name: new RegExp(id) })).toBeVisible();
      const table = page.waitForEvent('download');
      await page.getByRole('button', { name: /Export/ }).click();
      expect(await readFile(await (await table).path(), 'utf8')).toContain(id);
    });
  });
});

test('whoever reads English gets the client of that language', async ({ page, context }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: otherOrigin() }]);
  const asked = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.add(request.headers()['accept-language']);
  });
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('book hotels all over Vietnam');
  await page.goto('/');
  await expect(heading(page, 'Where to stay tonight?')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect([...asked]).toEqual(['en']);
  expect((await page.request.get('/service-worker.js')).ok()).toBe(true);
});
