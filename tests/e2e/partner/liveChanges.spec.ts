import type { Request } from '@playwright/test';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { expect, test } from '../../support/browser/story';
import { logInAsPartner } from './partnerSteps';

const rooms = [{ price: 500_000 }, { price: 500_000 }, { price: 500_000 }];

test('two tabs show by themselves what is booked, whichever is closed, and hear no more once signed out', async ({
  page,
  context,
}) => {
  // The looks that come now and then stand still.
  await context.clock.install();
  const house = await newHouse({ rooms });
  let opened = 0;
  const streams = new Set<Request>();
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/partner/live')) return;
    opened += 1;
    streams.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfailed', (request) => streams.delete(request));
  const open = () => [...streams].filter((stream) => !stream.frame().page().isClosed()).length;
  await logInAsPartner(page, house.partner);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/partner/bookings');
  await expect(other.getByText('Live', { exact: true })).toBeVisible();
  expect(opened).toBe(1);

  // Only what the stream brings is asked for: the slow look comes every 20 seconds.
  await context.clock.pauseAt(new Date(Date.now() + 5000));
  const id = await bookedIn(house, { days: 0, room: 0 });
  await expect(async () => {
    await context.clock.runFor(150);
    await expect(other.getByRole('row', { name: new RegExp(id) })).toBeVisible({ timeout: 300 });
    await expect(page.getByRole('main')).toContainText('Arrivals today 1', { timeout: 300 });
  }).toPass({ timeout: 15_000 });
  await context.clock.resume();

  // The first tab held the stream for both: the other goes on where it was.
  await page.close();
  await expect.poll(() => opened).toBe(2);
  const next = await bookedIn(house, { days: 0, room: 1 });
  await expect(other.getByRole('row', { name: new RegExp(next) })).toBeVisible();
  await expect(other.getByText('Live', { exact: true })).toBeVisible();
  expect(open()).toBe(1);

  await other.getByRole('button', { name: /^Hello/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(open).toBe(0);
});
