import { expectStatus, needs, seemsStatus, tell, worldOf, type Context } from '../../context';
import { at, numberAt, textOf, type Json } from '../../json';
import { freshCode, newVoucher, voucherOf } from '../../world/world';

/** What no discount is: nothing is made of it. */
export async function noDiscounts(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'listVouchers');
  const { token } = worldOf(ctx).owner;
  const cases: [string, Record<string, Json>][] = [
    [
      'of percents and of an amount',
      { discountPercent: 10, discountAmount: 10_000, currency: 'VND' },
    ],
    ['of nothing', {}],
    [
      'of an amount that applies by itself',
      { discountAmount: 10_000, currency: 'VND', autoApply: true },
    ],
    ['of all that applies by itself', { discountPercent: 100, autoApply: true }],
    ['of nothing that applies by itself', { discountPercent: 0, autoApply: true }],
    ['of half a dong', { discountAmount: 10_000.5, currency: 'VND' }],
    ['of more dollars than there may be', { discountAmount: 10_001, currency: 'USD' }],
  ];
  for (const [what, more] of cases) {
    const code = freshCode();
    const answer = await ctx.client.call('createVoucher', {
      token,
      body: { ...voucherOf(code), ...more },
    });
    if (answer.status === 201) {
      await ctx.client.call('deleteVoucher', {
        token,
        params: { id: numberAt(answer.body, 'id') },
      });
    }
    seemsStatus(ctx, answer, 422, {
      step: `a discount ${what} is made`,
      severity: answer.status === 201 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
    });
    const list = await ctx.client.call('listVouchers', { token, query: { text: code } });
    if (answer.status === 201 || numberAt(list.body, 'totalElements') === 0) continue;
    tell(ctx, list, {
      cause: 'a discount that was refused is there',
      severity: 'BREAKS SCREEN',
      expected: 'no discount',
      seen: code,
    });
  }
}

/** "False once the expiration has passed", and true again once it is to come. */
export async function overAndBack(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'getVoucher', 'updateVoucher', 'listVouchers');
  const { token } = worldOf(ctx).owner;
  const dates = { startDate: '2026-01-01T00:00:00Z', expirationDate: '2026-01-02T00:00:00Z' };
  const made = await newVoucher(ctx, token, { discountPercent: 8, ...dates });
  const call = { token, params: { id: made.voucherId } };
  const isActive = async (expected: boolean) => {
    const answer = await ctx.client.call('getVoucher', call);
    const list = await ctx.client.call('listVouchers', {
      token,
      query: { text: made.voucherCode },
    });
    const seen = [at(answer.body, 'isActive'), at(list.body, 'content', 0, 'isActive')];
    if (seen.every((one) => one === expected)) return answer;
    tell(ctx, answer, {
      cause: 'a discount is active, or is not, against its days',
      severity: 'BREAKS SCREEN',
      expected: `isActive: ${expected}`,
      seen: seen.map((one) => textOf(one ?? null)).join(),
    });
    return answer;
  };
  const read = await isActive(false);
  const version = numberAt(read.body, 'version');
  const longer = { ...voucherOf(made.voucherCode), discountPercent: 8, isActive: true, version };
  const { active: _active, ...body } = longer as Record<string, Json>;
  const saved = await ctx.client.call('updateVoucher', { ...call, body });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a discount' });
  await isActive(true);
}
