import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 18;
const AREA = /^\/(partner|admin)(\/|$)/;

const areaPages =
  /^\/(partner(\/(login|register|forgot-password|dashboard|bookings|reviews|profile|settings|hotel-management(\/create-hotel|\/edit\/\d+)?|room-management(\/create|\/(edit|update)\/\d+)?|discount-management(\/create|\/edit\/\d+)?))?|admin(\/(users|hotels|bookings|actions))?)\/?$/;

/** Whether the address belongs to the owner's or the administrator's side. */
export function isInArea(pathname: string): boolean {
  return AREA.test(pathname);
}

/** Whether that side has a page there. */
export function isAreaPage(pathname: string): boolean {
  return areaPages.test(pathname);
}

/** Those pages make their styles at run time: a number that only this document knows permits it. */
export function styleNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64');
}

/** The policy with the nonce among the styles it permits. */
export function permitting(policy: string, nonce: string): string {
  return policy.replace('style-src ', `style-src 'nonce-${nonce}' `);
}
