import type { Locator } from '@playwright/test';
import { expect } from '../../support/browser/story';
import type { ExpectedLines } from '../../support/priceCases';

/** The price that is visible in there is made of these lines. */
export async function showsLines(scope: Locator, lines: ExpectedLines): Promise<void> {
  await expect.poll(() => linesIn(scope)).toEqual(lines);
}

/** The digits of the price that is visible. */
async function linesIn(scope: Locator): Promise<Partial<ExpectedLines>> {
  const lines = scope
    .locator('dl:visible')
    .filter({ hasText: 'Tổng trả tại quầy' })
    .locator('div:has(> dt)');
  const pairs = await lines.evaluateAll((rows) =>
    rows.map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      Number(row.querySelector('dd')?.textContent.replace(/\D/g, '')),
    ]),
  );
  const named = (begin: string) =>
    pairs.find(([label]) => String(label).startsWith(begin))?.[1] as number | undefined;
  return {
    rooms: named('Tiền phòng'),
    discount: named('Giảm giá') ?? 0,
    tax: named('Thuế và phí'),
    total: named('Tổng trả tại quầy'),
  } as Partial<ExpectedLines>;
}
