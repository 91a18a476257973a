import type { HomeTexts } from '../vi/home';

export const texts: HomeTexts = {
  title: 'Book hotels all over Vietnam',
  description:
    'Find hotels, homestays and resorts all over Vietnam. Hold a room now, pay at the counter.',
  heading: 'Where to stay tonight?',
  lead: 'Hotels, homestays and resorts all over Vietnam. Hold your room today, pay at the counter.',
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
  featured: 'Featured hotels',
};
