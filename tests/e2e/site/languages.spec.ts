import { readManifest, moduleIn } from '../../../server/render/manifest';
import { isInBackoffice } from '../../../site/backoffice';
import { pageFile } from '../../../site/pageFile';
import { rows, type PageKey } from '../../../site/pages';
import { demo, newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';
import { expect, test } from '../../support/browser/story';
import { heading, signInOn } from '../steps';

test.use({ expectedInConsole: /status of (400|404|409)/ });

const stay = stayIn(52);

/** A hotel of the demo partner's, and a traveller who has booked there. */
async function bookedHotel() {
  const hotel = await newHotel();
  const traveller = await newTraveller();
  const { body } = await book(traveller.token, bookingOf(hotel, hotel.rooms, stay));
  return { hotel, room: hotel.rooms[0]!.id, traveller, bookingId: body.bookingId };
}

/** Where a page of the table is found, with what it is asked behind its path. */
function addressOf(
  { hotel, room, bookingId }: Awaited<ReturnType<typeof bookedHotel>>,
  [key, { path }]: (typeof rows)[number],
): string {
  const days = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}&adults=2&children=0`;
  const queries: Partial<Record<PageKey, string>> = {
    bookingDetails: `?hotel=${hotel.id}&rooms=${room}&${days}`,
    bookingConfirmation: `?booking=${bookingId}`,
  };
  const id = key === 'room' ? room : hotel.id;
  const address = path
    .replace(':bookingId', bookingId)
    .replace(/:(id|hotelId)\b/, String(id))
    .replace(':roomId', String(room))
    .replace(':discountId', '1');
  return address + (queries[key] ?? '');
}

const AREAS: Record<'traveller' | 'partner' | 'admin', (row: (typeof rows)[number]) => boolean> = {
  traveller: ([, { path }]) => !isInBackoffice(path),
  partner: ([, { access }]) => access === 'partner',
  admin: ([, { access }]) => access === 'admin',
};

for (const [area, holds] of Object.entries(AREAS)) {
  test(`whoever reads English gets the ${area}'s pages from one client`, async ({
    page,
    context,
  }) => {
    const booked = await bookedHotel();
    const account = area === 'traveller' ? booked.traveller : demo[area as 'partner' | 'admin'];
    await context.addCookies([{ name: 'language', value: 'en', url: sharedServer().url }]);
    await signInOn(page, account);
    const manifest = await readManifest('dist', 'en');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    for (const row of rows.filter(holds)) {
      const [key, { sameAs, leadsTo }] = row;
      await page.goto(addressOf(booked, row));
      await expect(page.getByRole('heading', { level: 1 }), key).toBeVisible();
      const shown = (sameAs ?? leadsTo ?? key) as PageKey;
      expect(asked, key).toContain(`/${manifest[moduleIn(manifest, pageFile(shown))]!.file}`);
    }
    const others = manifest['src/i18n/vi/allTexts.ts']!.file;
    const own = Object.values(manifest).flatMap(({ file }) =>
      file === others ? [] : [`/${file}`],
    );
    expect(asked.filter((file) => !own.includes(file))).toEqual([]);
  });
}

test('a link in an English mail leads to English pages, on a device that has chosen none', async ({
  page,
}) => {
  const hotel = await newHotel();
  const traveller = await newTraveller();
  const { body } = await call<{ bookingId: string }>('POST', '/api/customer/bookings/create', {
    token: traveller.token,
    headers: { 'Accept-Language': 'en' },
    body: bookingOf(hotel, hotel.rooms, stay),
  });
  const subject = new RegExp(`^Booked at .*${body.bookingId}`);
  const { link } = await mailTo(traveller.email, { subject });
  await page.goto(link);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(traveller.email);
  await page.getByLabel(/^Password/).fill(traveller.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(heading(page, 'Booking details')).toBeVisible();
  await page.goto('/hotels');
  await expect(heading(page, 'Hotels and places to stay')).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click();
  await expect(heading(page, 'Khách sạn và chỗ nghỉ')).toBeVisible();
  await page.goto(link);
  await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
});
