import type { HomeTexts } from '../vi/home';

export const texts: HomeTexts = {
  title: 'Book hotels all over Vietnam',
  description:
    'Find hotels, homestays and resorts all over Vietnam. Hold a room now, pay at the counter.',
  heading: 'Where to stay tonight?',
  lead: 'Hotels, homestays and resorts all over Vietnam. Hold your room today, pay at the counter.',
  search: {
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
  },
  promises: ['Pay at the counter', 'Free cancellation up to 3 days before', 'No hidden charges'],
  partner: {
    heading: 'Have rooms to let?',
    text: 'List your place on Nghỉ Đâu, welcome guests from all over Vietnam and run your rooms in one place.',
    action: 'Become a partner',
  },
  destinations: {
    heading: 'Popular destinations',
    loading: 'Loading destinations…',
    count: (count: number) => (count === 1 ? '1 place to stay' : `${count} places to stay`),
  },
  types: 'Browse by type of place',
  featured: {
    heading: 'Featured hotels',
    loading: 'Loading hotels…',
    failed: 'Something went wrong while loading. Please try again later.',
    retry: 'Try again',
    empty: 'No hotels on this page',
    emptyHint: 'Go back to the first page, or search by destination.',
    firstPage: 'To the first page',
    caption: (shown: number, all: number, page: number, pages: number) =>
      `Showing ${shown} of ${all} hotels | Page ${page}/${pages}`,
    pager: 'Pages of featured hotels',
  },
};
