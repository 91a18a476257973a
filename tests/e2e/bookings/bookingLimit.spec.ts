import { newTraveller } from '../../support/accounts';
import { usualLimits } from '../../support/bookingLimits';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';
import { checkA11y, expect, test as story } from '../../support/browser/story';
import { bookButton, confirmedId, fillGuest, prepareBooking, signInOn } from '../steps';

const stay = stayIn(53);

const test = story.extend<object, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ env: usualLimits });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

test.use({ expectedInConsole: /status of 409/ });

test(
  'an account that holds as much as it may is told what to cancel',
  { tag: '@phone' },
  async ({ page, server }) => {
    const account = await newTraveller(server.address);
    const held: string[] = [];
    for (const name of ['Nhà nghỉ Hoa Giấy', 'Khách sạn Di sản Cố Ngự bên Hồ Tây', 'Nhà Gió']) {
      const hotel = await newHotel({ name }, server.control);
      const { body } = await book(account.token, bookingOf(hotel, hotel.rooms, stay), server);
      held.push(body.bookingId);
    }
    await signInOn(page, account);
    const wanted = await newHotel({}, server.control);
    await prepareBooking(page, wanted, stay);
    await fillGuest(page, '0912345678', 'Đến muộn.');
    const here = page.url();
    await bookButton(page).click();

    const notice = page.getByRole('alert').filter({ hasText: 'Chưa đặt được phòng' });
    await expect(notice).toContainText('tối đa 3 đặt phòng cho cùng một đêm');
    for (const id of held) await expect(notice.getByRole('link', { name: id })).toBeVisible();
    await checkA11y(page);
    await notice.getByRole('link', { name: held[1]! }).click();
    await page.getByRole('button', { name: 'Huỷ đặt phòng' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đặt phòng' }).click();
    await expect(page.getByText(`Đã huỷ đặt phòng ${held[1]}.`)).toBeVisible();

    await page.goto(here);
    await expect(page.getByLabel('Ghi chú cho khách sạn')).toHaveValue('Đến muộn.');
    await bookButton(page).click();
    expect(held).not.toContain(await confirmedId(page));
  },
);
