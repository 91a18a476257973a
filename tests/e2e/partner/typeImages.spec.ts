import { newPartner } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { picture } from '../../support/pictures';
import { checkA11y, expect, test } from '../../support/browser/story';
import { signInAsPartner } from './partnerSteps';

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

// One of the pictures is none.
test.use({ expectedInConsole: /status of 422/ });

test('a type is made with its rooms and images in one go, and its rooms show them', async ({
  page,
}) => {
  const partner = await newPartner();
  const hotel = await newHotel({ owner: partner.email, rooms: [{ price: 500_000 }] });
  await signInAsPartner(page, partner);
  await page.goto(`/partner/room-management?hotelId=${hotel.id}`);
  const drawer = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Room types' }).click();
  await drawer.getByRole('button', { name: 'Add a type and its rooms' }).click();
  await drawer.getByRole('textbox', { name: /^Name/ }).fill('Deluxe');
  const category = drawer.getByRole('combobox', { name: /^Category/ });
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await category.press(key);
  await drawer.getByRole('spinbutton', { name: /^Price per night/ }).fill('850000');
  await drawer.getByRole('textbox', { name: /^Room numbers/ }).fill('201-202');
  const good = await picture({ format: 'png' });
  const chooser = drawer.locator('input[type=file]');
  await expect(chooser, 'there is a button for it').toBeHidden();
  await chooser.setInputFiles([
    png('sea.png', good),
    png('bad.png', Buffer.from('bad')),
    png('bath.png', good),
  ]);
  await expect(drawer.getByRole('list', { name: 'Images on their way' })).toContainText('sea.png');
  await drawer.getByRole('button', { name: 'Create type and rooms' }).click();
  await expect(
    drawer.getByText(/^The type and its rooms are created, but 1 image was not uploaded/),
  ).toBeVisible();
  const stored = drawer.getByRole('list', { name: 'Images', exact: true }).getByRole('listitem');
  await expect(stored).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Remove bad.png' }).click();
  await checkA11y(page);
  await drawer.getByRole('button', { name: 'Save type' }).click();
  await expect(page.getByText('Deluxe and its rooms have been updated.')).toBeVisible();

  await drawer.getByRole('button', { name: 'Edit Deluxe' }).click();
  await expect(drawer.getByText('Travellers see them for all rooms of this type.')).toBeVisible();
  const first = stored.first().getByRole('img');
  const before = await first.getAttribute('src');
  await drawer.getByRole('button', { name: 'Make cover: image 2' }).click();
  await expect(first).not.toHaveAttribute('src', before!);
  await drawer.getByRole('button', { name: 'Delete image 2' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(stored).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Close' }).click();

  const row = page.getByRole('row', { name: /202/ });
  await row.getByRole('link', { name: /^Edit/ }).click();
  const hint = page.getByText('This room has no images of its own: travellers see');
  await expect(hint).toHaveText(/those of its type, Deluxe\.$/);
  await page.locator('input[type=file]').setInputFiles([png('own.png', good)]);
  await expect(hint).toBeHidden();
  await checkA11y(page);
});
