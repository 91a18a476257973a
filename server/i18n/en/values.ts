import { dayWithYear, momentText } from '../../../domain/stays/dayText';
import type { Day } from '../../../domain/stays/stay';
import {
  first,
  type DatesOfStay,
  type FewestNights,
  type Limit,
  type SoldNight,
  type ValueTexts,
} from '../vi/values';

const orLess = (canCancel: boolean): string =>
  canCancel
    ? 'Cancel the ones below that you do not need and try again.'
    : 'Please choose fewer rooms or nights.';

const holder = (guest: string, code: string | null): string =>
  code === null ? 'The hotel has closed' : `${guest} (${code}) has`;

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
  roomNumbersTaken: (numbers: readonly string[]) =>
    `These room numbers are already in use: ${first(numbers, 'and', 'more')}. No rooms were added.`,
  roomNumbersNothing: () => 'Enter at least one room number.',
  roomNumbersBackwards: (at: string) => `“${at}” is the wrong way round.`,
  roomNumbersUnlike: (at: string) =>
    `“${at}” is neither one room number nor a range such as 101-120 or B1-B4.`,
  roomNumbersTooMany: (at: string) =>
    `You can add up to 500 rooms at once; “${at}” goes over that.`,
  roomNumbersTooLong: (at: string) => `“${at}” is too long for a room number.`,
  roomNumbersNotAmong: (at: string) => `“${at}” can't be left out: it isn't in the list.`,
  roomPriceNothing: (numbers: string) =>
    `With this price these rooms would cost nothing: ${numbers}. Change those rooms' own prices first.`,
  roomNightsNothing: (numbers: readonly string[]) =>
    `On some nights these rooms would cost nothing: ${first(numbers, 'and', 'more')}. Choose a higher price, or change those rooms' own prices first.`,
  roomPriceHigh: (numbers: string) =>
    `With this price these rooms would cost more than 1,000,000,000 dong a night: ${numbers}.`,
  minStayFrom: ({ nights, day }: FewestNights) =>
    `Stay at least ${nights} nights when you arrive on ${dayWithYear(day, 'en')}. Choose a later check-out or another check-in.`,
  minStayThrough: ({ nights, day }: FewestNights) =>
    `Stay at least ${nights} nights if your stay includes the night of ${dayWithYear(day, 'en')}. Choose a longer stay or one without that night.`,
  noArrival: (day: Day) =>
    `You can't check in on ${dayWithYear(day, 'en')}. Choose another check-in date.`,
  noDeparture: (day: Day) =>
    `You can't check out on ${dayWithYear(day, 'en')}. Choose another check-out date.`,
  nightClosed: (day: Day) =>
    `The night of ${dayWithYear(day, 'en')} is closed. Choose a stay without that night.`,
  nightSold: ({ roomNumber, night, guest, code }: SoldNight) =>
    `${holder(guest, code)} room ${roomNumber} on ${dayWithYear(night, 'en')} by now, so it stays as it is.`,
  nearestStay: ({ checkInDate, checkOutDate }: DatesOfStay) =>
    `The nearest stay that works: ${dayWithYear(checkInDate, 'en')} – ${dayWithYear(checkOutDate, 'en')}.`,
  belowUsed: (used: number) =>
    `It has been used ${used} times; there cannot be fewer uses than that.`,
};
