import { momentText } from '../../../domain/stays/dayText';
import type { Limit, ValueTexts } from '../vi/values';

const orLess = (canCancel: boolean): string =>
  canCancel
    ? 'Cancel the ones below that you do not need and try again.'
    : 'Please choose fewer rooms or nights.';

export const values: ValueTexts = {
  tooManyImages: (most: number) => `There can be ${most} images at most.`,
  voucherNotYet: (from: Date) => `This discount code is valid from ${momentText(from, 'en')}.`,
  voucherOver: (end: Date) => `This discount code expired at ${momentText(end, 'en')}.`,
  reviewFinal: (end: Date) =>
    `The 7 days in which a review can be changed ended at ${momentText(end, 'en')}.`,
  limitRoomNights: ({ most, canCancel }: Limit) =>
    `An account can hold ${most} room-nights to come at most. ${orLess(canCancel)}`,
  limitOpenBookings: ({ most, canCancel }: Limit) =>
    `An account can have ${most} coming bookings at most. ${orLess(canCancel)}`,
  limitSameNight: ({ most, canCancel }: Limit) =>
    `An account can have ${most} bookings over the same night at most. ${orLess(canCancel)}`,
  belowUsed: (used: number) =>
    `It has been used ${used} times; there cannot be fewer uses than that.`,
};
