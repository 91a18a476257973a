import { isIP } from 'node:net';
import { makeValidator } from 'envalid';
import { isDay, type Day } from '../domain/stays/stay';
import { bucketAddress } from './files/bucketAddress';

// What the operator's settings may be, with the sentence that follows the name of one that is not.

export const postgresUrl = makeValidator((text) => {
  if (!/^postgres(ql)?:\/\//.test(text)) throw new Error('must begin with postgres://');
  return text;
});

export const smtpUrl = makeValidator((text) => {
  if (!/^smtps?:\/\//.test(text)) throw new Error('must begin with smtp:// or smtps://');
  return text;
});

export const bucketUrl = makeValidator(bucketAddress);

export const secret = makeValidator((text) => {
  if (text.length < 32) throw new Error('must have at least 32 characters');
  return text;
});

export const headerSecret = makeValidator((text) => {
  if (/^[\x21-\x7e]{32,1000}$/.test(text)) return text;
  throw new Error('must have at least 32 letters, digits or signs, and no blanks');
});

/** Whole dong for one unit; within what keeps every total exact. */
export const rate = makeValidator((text) => {
  if (/^[1-9]\d{2,5}$/.test(text)) return Number(text);
  throw new Error('must be whole dong, from 100 to 999999');
});

export const count = makeValidator((text) => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Error('must be a whole number from 1 to 999999');
});

export const days = makeValidator((text) => {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Error('must be whole days, from 1 to 99999');
});

export const seconds = makeValidator((text) => {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new Error('must be whole seconds, from 0 to 999');
});

export const day = makeValidator<Day>((text) => {
  if (isDay(text)) return text;
  throw new Error('must be a day like 2026-11-01');
});

const nearby = ['loopback', 'linklocal', 'uniquelocal'];

/** `true` is a proxy on this computer or in its private network. */
export const proxies = makeValidator<string | false>((text) => {
  if (/^(false|0)?$/i.test(text)) return false;
  if (/^(true|1)$/i.test(text)) return nearby.join(',');
  const all = text.split(',').map((part) => part.trim());
  if (!all.every(isProxy)) {
    throw new Error('must be true, false, or addresses and ranges (10.0.0.0/8) divided by commas');
  }
  return all.join(',');
});

function isProxy(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return nearby.includes(text) || (version > 0 && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Exact, as a browser sends it: an origin that only looks alike would never match. */
export const origins = makeValidator<readonly string[]>((text) => {
  const all = text.split(',').map((part) => part.trim());
  if (!all.every(isOrigin)) {
    throw new Error('must be origins like https://stay.example.com, divided by commas');
  }
  return all;
});

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
