import type { Context } from '../context';

/** As browsers send it: Vietnamese ones know English too. */
const ASKED = ['vi', 'vi-VN,vi;q=0.9,en-US;q=0.8,en;q=0.7', 'en', 'en-GB,en;q=0.9'];

/** Whoever asks in whichever language: in which they are answered is looked at in every answer. */
export async function languages(ctx: Context): Promise<void> {
  const { owner } = ctx.world ?? {};
  for (const language of ASKED) {
    const headers = { 'Accept-Language': language };
    await ctx.client.call('getCurrentUser', { headers });
    if (ctx.offered.has('login')) await ctx.client.call('login', { headers, body: {} });
    await ctx.client.call('listPartnerHotels', { headers });
    if (!owner || !ctx.offered.has('createVoucher')) continue;
    const body = { code: '' };
    await ctx.client.call('createVoucher', { token: owner.token, headers, body });
  }
}
