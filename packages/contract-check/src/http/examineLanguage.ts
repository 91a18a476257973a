import type { Operation } from '../contract/contract';
import { at, isObject, listAt, textAt, textOf, type Json } from '../json';
import type { Answer } from './exchange';
import type { Tell } from './parts';

const VIETNAMESE = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
/** None of them is a Vietnamese syllable. */
const ENGLISH =
  /\b(the|is|was|are|were|not|this|that|these|please|has|have|already|your|must|with|been|and|could|cannot|there)\b/i;
const WORD = /[a-z]{2,}/gi;

const isOfBackOffice = ({ path }: Operation) => /^\/api\/(partner|admin)\//.test(path);

/** The first that a browser asks for, as far as the contract knows it. */
const asksForEnglish = (acceptLanguage = '') => /^\s*en\b/i.test(acceptLanguage);

/** "Accept-Language: en asks for English messages; travellers' operations answer in Vietnamese otherwise." */
export function examineLanguage(
  operation: Operation,
  { body, acceptLanguage }: Pick<Answer, 'body' | 'acceptLanguage'>,
  tell: Tell,
): void {
  const isOffice = isOfBackOffice(operation);
  const isWrong = isOffice || asksForEnglish(acceptLanguage) ? isNoEnglish : isNoVietnamese;
  const seen = sentencesIn(body).find(isWrong);
  if (seen === undefined) return;
  tell({
    cause: isOffice
      ? 'the back office is spoken to in another language than English'
      : 'a traveller is spoken to in another language than the one asked for',
    severity: 'WRONG MESSAGE',
    expected: isOffice ? 'English' : 'Accept-Language: en in English, whatever else in Vietnamese',
    seen: `${acceptLanguage ?? 'no Accept-Language'}: ${seen}`,
  });
}

/** What the server says to whoever reads it, beside what people have written. */
function sentencesIn(body: Json | undefined): string[] {
  const errors = at(body, 'fieldErrors');
  return [
    textAt(body, 'message'),
    textAt(body, 'data', 'message'),
    ...(isObject(errors) ? Object.values(errors).map(textOf) : []),
    ...listAt(body, 'fieldErrors').map((one) => textAt(one, 'message')),
    ...listAt(body, 'warnings').map(textOf),
  ];
}

/** A headline has few words; these are no Vietnamese syllables either. */
const HEADLINE =
  /\b(new|news|for|from|of|at|after|booking|reservation|guest|room|hotel|review|stay|arrival|arrives|cancelled|canceled|changed|restored|suspended)\b/i;

/** Of what the contract has in English whoever reads it. */
export const isNoHeadline = (text: string) => isNoEnglish(text) && !HEADLINE.test(text);

/** A name in a sentence may be Vietnamese. */
const isNoEnglish = (text: string) => VIETNAMESE.test(text) && !ENGLISH.test(text);

const isNoVietnamese = (text: string) =>
  !VIETNAMESE.test(text) && (ENGLISH.test(text) || (text.match(WORD) ?? []).length > 2);
