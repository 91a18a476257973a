import { isObject, type Json, type JsonObject } from '../json';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Whether two say the same, as far as both say it: what one leaves out contradicts nothing. */
export function isAlike(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, i) => isAlike(item, other[i] ?? null));
  }
  if (isObject(one) && isObject(other)) return areAlike(one, other);
  if (typeof one === 'string' && typeof other === 'string' && MOMENT.test(one)) {
    return Date.parse(one) === Date.parse(other);
  }
  return false;
}

function areAlike(one: JsonObject, other: JsonObject): boolean {
  return Object.keys(one).every(
    (name) => !(name in other) || isAlike(one[name] ?? null, other[name] ?? null),
  );
}
