import { expectStatus, needs, seemsStatus, tell, worldOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { at, numberAt, textOf, type Json } from '../../json';
import { freshCode, newVoucher, voucherOf } from '../../world/world';
import { keeps } from '../partnerFlow';

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

/** "What else is left out stays as it is." */
export async function leftOut(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'getVoucher', 'updateVoucher', 'deleteVoucher');
  const kept = { quantity: 9, description: 'Mùa hè', isActive: false };
  const { isActive: active, ...said } = kept;
  await stays(ctx, { ...said, active, discountAmount: 12.5, currency: 'EUR' }, 13, {
    ...{ ...kept, currency: 'EUR' },
  });
  // Of days to come, so that nothing is taken off meanwhile.
  const automatic = { autoApply: true, startDate: '2098-01-01T00:00:00Z' };
  await stays(ctx, { ...automatic, discountPercent: 10 }, 12, { autoApply: true });
}

/** It takes off as much instead, and nothing else of it is said. */
async function stays(
  ctx: Context,
  made: Record<string, Json>,
  value: number,
  expected: Record<string, Json>,
): Promise<void> {
  const { token } = worldOf(ctx).owner;
  const { voucherId, voucherCode } = await newVoucher(ctx, token, made);
  const call = { token, params: { id: voucherId } };
  const { body: read } = await ctx.client.call('getVoucher', call);
  const field = 'discountPercent' in made ? 'discountPercent' : 'discountAmount';
  const { active: _active, ...days } = { ...voucherOf(voucherCode), ...made };
  const { code, startDate, expirationDate } = days as Record<string, Json>;
  const body = { code, startDate, expirationDate, [field]: value, version: at(read, 'version') };
  const saved = await ctx.client.call('updateVoucher', { ...call, body });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a discount' });
  const after = await ctx.client.call('getVoucher', call);
  for (const { body: told } of [saved, after])
    keeps(ctx, told, { ...expected, [field]: value }, 'discount of which less is said');
  await ctx.client.call('deleteVoucher', call);
}

/** "A code that the partner has already, in whatever case, is 422; another partner may have the same." */
export async function codesOnce(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'updateVoucher', 'getVoucher', 'deleteVoucher');
  const { token } = worldOf(ctx).owner;
  const { voucherCode } = await newVoucher(ctx, token, { discountPercent: 6 });
  const other = await newVoucher(ctx, token, { discountPercent: 7 });
  const spelled = ` ${voucherCode.toLowerCase()} `;
  const make = (by: string) =>
    ctx.client.call('createVoucher', {
      ...{ token: by, body: { ...voucherOf(spelled), discountPercent: 8 } },
    });
  const twice = await make(token);
  await refused(ctx, token, twice, 'is made');
  const params = { id: other.voucherId };
  const { body } = await ctx.client.call('getVoucher', { token, params });
  const changed = { ...voucherOf(spelled), discountPercent: 7, version: at(body, 'version') };
  const saved = await ctx.client.call('updateVoucher', { token, params, body: changed });
  await refused(ctx, token, saved, 'is changed into it');
  const stranger = ctx.people.otherPartner;
  if (!stranger) return;
  const elsewhere = await make(stranger.token);
  seemsStatus(ctx, elsewhere, 201, { step: 'a discount with a code that another partner has' });
  await discarded(ctx, stranger.token, elsewhere);
}

/** "As the partner wrote it." */
export async function codesAsWritten(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'getVoucher', 'listVouchers');
  const { token } = worldOf(ctx).owner;
  const code = freshCode().toLowerCase();
  const { voucherId } = await newVoucher(ctx, token, { discountPercent: 6, code });
  const read = await ctx.client.call('getVoucher', { token, params: { id: voucherId } });
  const list = await ctx.client.call('listVouchers', { token, query: { text: code } });
  for (const one of [read.body, at(list.body, 'content', 0)]) {
    keeps(ctx, one, { code }, 'discount with a code in small letters');
  }
}

async function refused(ctx: Context, token: string, answer: Answer, what: string): Promise<void> {
  seemsStatus(ctx, answer, 422, {
    step: `a discount with a code that there is ${what}`,
    severity: answer.status < 300 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
  });
  if (answer.status === 201) await discarded(ctx, token, answer);
}

async function discarded(ctx: Context, token: string, { body }: Answer): Promise<void> {
  await ctx.client.call('deleteVoucher', { token, params: { id: numberAt(body, 'id') } });
}
