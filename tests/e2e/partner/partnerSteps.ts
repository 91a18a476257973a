import type { Page } from '@playwright/test';
import { picture } from '../../support/pictures';
import { expect } from '../../support/browser/story';
import { signInOn } from '../steps';

/** Signs this browser in, for a story that opens its own page next. */
export const signInAsPartner = signInOn;

/** Through the partner's own login, to the dashboard. */
export async function logInAsPartner(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/partner/login');
  await fillPartnerLogin(page, { email, password });
  await expect(page).toHaveURL('/partner/dashboard');
}

/** On the partner's login page, whoever led there. */
export async function fillPartnerLogin(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: /^(Log in|Login|Sign in)$/i }).click();
}

interface NewPartner {
  email: string;
  password: string;
  name: string;
  hotelName: string;
}

/** Signs up on the partner's own page, up to the page that waits for the mail. */
export async function registerPartner(page: Page, partner: NewPartner): Promise<void> {
  await page.goto('/partner/register');
  await page.getByRole('textbox', { name: 'Hotel name' }).fill(partner.hotelName);
  await page.getByRole('textbox', { name: 'Your name' }).fill(partner.name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(partner.email);
  await page.getByLabel(/^Password/).fill(partner.password);
  await page.getByLabel(/^Confirm password/).fill(partner.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/email-verification');
}

/** A short message, wherever it shows. */
export function toast(page: Page, text: string | RegExp) {
  return page.getByText(text).first();
}

/** Everything that a hotel must say. */
export async function fillHotelForm(page: Page, name: string): Promise<void> {
  const fields: [label: string, value: string][] = [
    ['Hotel name', name],
    ['Business name', 'Công ty Bên Sông'],
    ['Description', 'Sáu phòng bên sông, có vườn và xe đạp.'],
    ['House number', '12'],
    ['Street address', 'Trần Nhân Tông'],
    ['District', 'Phường Hội An Đông'],
    ['City', 'Đà Nẵng'],
    ['Phone number', '0235 386 1234'],
    ['Email', 'bensong@example.com'],
    ['TikTok', 'https://www.tiktok.com/@bensong'],
  ];
  for (const [label, value] of fields) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await page.getByRole('spinbutton', { name: 'Total rooms' }).fill('6');
  await page.getByRole('spinbutton', { name: 'Minimum price' }).fill('500000');
  await page.getByRole('spinbutton', { name: 'Maximum price' }).fill('1500000');
  await page.getByRole('checkbox', { name: 'Wi-Fi' }).check();
}

/** Real picture files, each of the kind that its name says. */
export async function choosePictures(page: Page, names: string[]): Promise<void> {
  const files = names.map(async (name) => {
    const ending = name.split('.')[1];
    const format = ending === 'png' ? 'png' : ending === 'webp' ? 'webp' : 'jpeg';
    return { name, mimeType: `image/${format}`, buffer: await picture({ format }) };
  });
  await page.locator('input[type=file]').setInputFiles(await Promise.all(files));
}
