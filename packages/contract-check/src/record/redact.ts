import { isObject, type Json } from '../json';

/** What lets one in as somebody, by the name of its property or parameter. */
const SECRET = /pass(word|wd)|secret|token$|^jwt$/i;
const PHONE = /phone/i;
const REDACTED = 'redacted';

const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const ADDRESS = /[^\s@"<>:]+@[^\s@"<>]+\.[a-z]{2,}/gi;

/** The same without what lets one in, and with nobody's address or number: of the same length, as screens are drawn of it. */
export function redacted(value: Json, name = ''): Json {
  if (typeof value === 'string') return redactedText(value, name);
  if (Array.isArray(value)) return value.map((one) => redacted(one, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, redacted(inner, key)]),
  );
}

export function redactedText(text: string, name = ''): string {
  if (SECRET.test(name)) return REDACTED;
  if (PHONE.test(name)) return text.slice(0, 3) + text.slice(3).replaceAll(/\d/g, '0');
  return text
    .replaceAll(JWT, REDACTED)
    .replaceAll(ADDRESS, (address) => address.replaceAll(/[^@.]/g, 'x'));
}

/** Of what stands behind the `?` of an address. */
export function redactedQuery(query: string): string {
  const shown = new URLSearchParams(query);
  for (const [name, value] of [...shown]) shown.set(name, redactedText(value, name));
  return shown.toString();
}
