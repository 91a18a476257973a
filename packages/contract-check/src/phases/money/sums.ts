import { tell, worldOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { numberAt } from '../../json';
import type { Plan } from '../../world/bookings';

/** Half a dong may be rounded either way. */
export const near = (a: number, b: number, by = 1) => Math.abs(a - b) <= by;

export function planOf(ctx: Context, from: number, more: Partial<Plan> = {}): Plan {
  const { hotelId, rooms } = worldOf(ctx);
  return { hotelId, rooms: rooms.slice(0, 1), from, ...more };
}

/** Room total less discount is the price; tax and fee are their share of it. */
export function addsUp(ctx: Context, answer: Answer, total: 'total' | 'totalAmount'): void {
  const { body } = answer;
  const of = (name: string) => numberAt(body, name);
  const price = of('roomTotal') - of('discount');
  if (!near(of('totalPrice'), price)) unequal(ctx, answer, 'totalPrice', price, of('totalPrice'));
  const tax = (of('totalPrice') * of('taxAndFeePercent')) / 100;
  if (!near(of('taxAndFee'), tax, 0.5)) unequal(ctx, answer, 'taxAndFee', tax, of('taxAndFee'));
  const sum = of('totalPrice') + of('taxAndFee');
  if (!near(of(total), sum)) unequal(ctx, answer, total, sum, of(total));
  for (const name of ['totalPrice', 'taxAndFee', total, 'discount']) {
    if (of(name) < 0 || !Number.isInteger(of(name))) {
      unequal(ctx, answer, name, 'whole dong, not below 0', of(name));
    }
  }
}

export function equals(ctx: Context, answer: Answer, name: string, expected: number): void {
  const seen = numberAt(answer.body, name);
  if (seen !== expected) unequal(ctx, answer, name, expected, seen);
}

export function unequal(
  ctx: Context,
  answer: Answer,
  name: string,
  expected: number | string,
  seen: number,
): void {
  tell(ctx, answer, {
    cause: `money does not add up: ${name}`,
    severity: 'BREAKS SCREEN',
    expected: `${name}: ${expected}`,
    seen: `${name}: ${seen}`,
  });
}
