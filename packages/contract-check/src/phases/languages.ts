import type { Context } from '../context';
import type { Answer } from '../http/exchange';
import { at, isObject, textAt, textOf } from '../json';

/** Travellers are spoken to as they ask for it, the back office in English. */
export async function languages(ctx: Context): Promise<void> {
  const words = new Set<string>();
  // As browsers send it: Vietnamese ones know English too.
  for (const language of ['vi', 'vi-VN,vi;q=0.9,en-US;q=0.8,en;q=0.7', 'en', 'en-GB,en;q=0.9']) {
    const headers = { 'Accept-Language': language };
    const answer = await ctx.client.call('getCurrentUser', { headers });
    words.add(`${language.slice(0, 2)}: ${textAt(answer.body, 'message')}`);
  }
  const texts = new Set([...words].map((one) => one.slice(4)));
  await officeLanguage(ctx);
  if (words.size === 2 && texts.size === 2) return;
  ctx.findings.report({
    cause: 'a refusal is not in the language that is asked for',
    severity: 'WRONG MESSAGE',
    expected: 'Accept-Language: en in English, otherwise Vietnamese',
    seen: [...words].join(' / '),
    operationId: 'getCurrentUser',
  });
}

/** "Partners' and administrators' operations answer in English." */
async function officeLanguage(ctx: Context): Promise<void> {
  const told = new Set<string>();
  const fieldWords: string[] = [];
  for (const language of ['vi', 'en']) {
    const headers = { 'Accept-Language': language };
    const { body } = await ctx.client.call('listPartnerHotels', { headers });
    told.add(textAt(body, 'message'));
    const { owner } = ctx.world ?? {};
    if (!owner || !ctx.offered.has('createVoucher')) continue;
    const refused = await ctx.client.call('createVoucher', {
      ...{ token: owner.token, headers, body: { code: '' } },
    });
    fieldWords.push(...Object.values(fieldErrorsOf(refused)));
  }
  const isVietnamese = [...told, ...fieldWords].some((one) =>
    /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉĩọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹđơư]/i.test(one),
  );
  if (told.size === 1 && !isVietnamese) return;
  ctx.findings.report({
    cause: 'the back office is spoken to in another language than English',
    severity: 'WRONG MESSAGE',
    expected: 'one message, in English',
    seen: [...told, ...fieldWords].join(' / ').slice(0, 200),
    operationId: 'listPartnerHotels',
  });
}

function fieldErrorsOf({ body }: Answer): Record<string, string> {
  const errors = at(body, 'fieldErrors');
  const entries = Object.entries(isObject(errors) ? errors : {});
  return Object.fromEntries(entries.map(([name, words]) => [name, textOf(words)]));
}
