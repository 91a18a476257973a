import { newPartner } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import { choosePictures, signInAsPartner } from './partnerSteps';

// The answer to one request is lost.
test.use({ expectedInConsole: /ERR_FAILED/ });

test('a picture whose answer was lost is sent again and is there once', async ({ page }) => {
  const partner = await newPartner();
  const hotel = await newHotel({ owner: partner.email });
  await signInAsPartner(page, partner);
  await page.route(
    /\/images$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto(`/partner/hotel-management/edit/${hotel.id}`);
  await choosePictures(page, ['sea.png']);
  const queue = page.getByRole('list', { name: 'Images on their way' });
  await queue.getByRole('button', { name: /^(Retry|Try again)/ }).click();
  await expect(queue).toBeHidden();
  const images = page.getByRole('list', { name: 'Images', exact: true }).getByRole('listitem');
  await expect(images).toHaveCount(1);
  await page.reload();
  await expect(images).toHaveCount(1);
});
