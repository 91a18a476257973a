import type { PagerTexts } from '../vi/pager';

export const texts: PagerTexts = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (number: number) => `Page ${number}`,
};
