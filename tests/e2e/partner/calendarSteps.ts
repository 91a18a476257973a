import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/story';
import type { House } from '../../support/partnerBookings';
import { signInAsPartner } from './partnerSteps';

export const grid = (page: Page) => page.getByRole('grid', { name: 'Rooms by day' });

export const cell = (page: Page, name: RegExp) => grid(page).getByRole('gridcell', { name });

export async function openCalendar(page: Page, house: House, query = ''): Promise<void> {
  await signInAsPartner(page, house.partner);
  await page.goto(`/partner/calendar?hotelId=${house.hotel.id}${query}`);
  await expect(grid(page)).toBeVisible();
}
