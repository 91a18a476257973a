import { freshEmail } from '../../support/accounts';
import { expect, test } from '../../support/browser/story';
import { registerPartner } from './partnerSteps';

test('a long address is whole on the page that waits for its mail', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = `nha.nghi.ben.dong.song.cua.dai.${freshEmail()}`;
  await registerPartner(page, {
    email,
    password: 'Matkhau123',
    name: 'Phạm Thu Hà',
    hotelName: 'Nhà nghỉ đầu tiên',
  });
  await expect(page.getByText(email)).toBeInViewport({ ratio: 1 });
});
