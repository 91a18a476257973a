import type { GuestsTexts } from '../vi/guests';

export const texts: GuestsTexts = {
  forOther: 'I am booking for somebody else',
  forOtherHint: 'The booking and its e-mails stay with your account; the hotel knows who arrives.',
  arriving: 'Guest who arrives',
  booker: 'Booked by',
  name: 'Name of the guest who arrives',
  phone: 'The guest’s phone number',
  phoneHint: 'Optional. Leave it empty if they have no Vietnamese number: the hotel will call you.',
  requests: 'Requests',
  requestsHint: 'The hotel will try, and cannot promise.',
  bed: 'Bed',
  floor: 'Floor',
  any: 'Any',
  occupants: {
    title: 'Guests by room',
    ages: 'Ages of the children',
    divide: 'Divide again',
    age: (child) => `Age of child ${child}`,
    unsaid: 'Not said',
    baby: 'Under 1',
    years: (age) => (age === 1 ? '1 year' : `${age} years`),
    missing: (people) => `Without a room: ${people}. Please divide the guests again.`,
    extra: (people) => `Too many: ${people}. Please divide the guests again.`,
    tooMany: (room, people, adults) =>
      `${room} takes ${people} people at most, ${adults} of them adults.`,
  },
  change: {
    action: 'Change guests and requests',
    title: 'Guests and requests of this booking',
    lead: 'Dates, rooms and price stay as they are. The hotel is told when you save.',
    save: 'Save',
    done: 'Saved. The hotel has been told.',
    failed: 'This could not be saved. Please try again.',
    unknown:
      'No clear answer came, so it may be saved or not. Press Save once more: if it is, you will be told.',
    stale: 'The booking has just been changed elsewhere. Please look again, then save once more.',
    close: 'Close',
    restored: 'What you had begun to type is still here.',
    discard: 'Discard it',
  },
  rules: {
    name: 'Please give the name of the guest who arrives',
    nameLong: 'Names can have at most 100 characters',
    phone: 'This phone number is not valid. Please give a Vietnamese one, or leave it empty',
  },
};
