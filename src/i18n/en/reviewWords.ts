import type { ReviewWordTexts } from '../vi/reviewWords';

export const texts: ReviewWordTexts = {
  anonymous: 'Anonymous guest',
  stars: (rating) => `${rating} of 5 stars`,
  answer: "The hotel's answer",
  earlierAnswer: "The hotel's answer, before the review was changed",
  changed: 'edited',
  empty: 'No reviews yet',
  emptyHint: 'Reviews of guests who stayed will show here.',
  mine: 'Your review',
  stayed: (month) => `Stayed in ${month}`,
};
