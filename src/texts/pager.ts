import { catalogue } from './catalogue';

/** What the links between pages of a list are called; `page` is counted from 1. */
export const pagerTexts = catalogue(
  {
    first: 'Trang đầu',
    previous: 'Trang trước',
    next: 'Trang sau',
    last: 'Trang cuối',
    page: (number: number) => `Trang ${number}`,
  },
  {
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: (number: number) => `Page ${number}`,
  },
);
