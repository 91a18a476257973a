/** What the links between pages of a list are called; `page` is counted from 1. */
export const texts = {
  first: 'Trang đầu',
  previous: 'Trang trước',
  next: 'Trang sau',
  last: 'Trang cuối',
  page: (number: number) => `Trang ${number}`,
};

export type PagerTexts = typeof texts;
