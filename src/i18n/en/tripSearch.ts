import type { TripSearchTexts } from '../vi/tripSearch';

export const texts: TripSearchTexts = {
  label: 'Find a place to stay',
  where: 'Where to?',
  wherePlaceholder: 'Destination or hotel name',
  when: 'Check-in – check-out',
  whenEmpty: 'Choose dates',
  who: 'Guests',
  close: 'Close',
  submit: 'Search',
  submitLong: 'Find places to stay',
  summary: (adults: number, children: number) => {
    const grown = adults === 1 ? '1 adult' : `${adults} adults`;
    if (children === 0) return grown;
    return `${grown}, ${children === 1 ? '1 child' : `${children} children`}`;
  },
};
