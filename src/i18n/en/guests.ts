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
  late: 'Arriving after the hold? Once you have booked, tell the hotel when, so that it keeps the room.',
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
  rules: {
    name: 'Please give the name of the guest who arrives',
    nameLong: 'Names can have at most 100 characters',
    phone: 'This phone number is not valid. Please give a Vietnamese one, or leave it empty',
  },
};
