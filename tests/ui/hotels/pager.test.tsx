import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { featuredHotelsTexts } from '../../../src/i18n/featuredHotels';
import { pagerTexts } from '../../../src/i18n/pager';
import { Pager } from '../../../src/ui/navigation/Pager';

const { caption, pager } = featuredHotelsTexts.vi;

function renderPager(page: number, totalPages: number): void {
  render(
    <MemoryRouter>
      <Pager
        page={page}
        totalPages={totalPages}
        hrefOf={(target) => `/?page=${target + 1}`}
        labels={{ ...pagerTexts.vi, pages: pager }}
        caption={caption(10, 95, page + 1, totalPages)}
      />
    </MemoryRouter>,
  );
}

const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
const numbers = (...shown: number[]) => shown.map((number) => `Trang ${number}`);

it.each([
  [0, numbers(1, 2, 3)],
  [1, numbers(1, 2, 3, 4)],
  [4, numbers(3, 4, 5, 6, 7)],
  [8, numbers(7, 8, 9, 10)],
  [9, numbers(8, 9, 10)],
])('on page index %d of ten shows two numbers either side', (page, shown) => {
  renderPager(page, 10);
  expect(names()).toEqual(['Trang đầu', 'Trang trước', ...shown, 'Trang sau', 'Trang cuối']);
});

it('leads to each page, and nowhere from the page one is on', () => {
  renderPager(0, 10);
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Trang 1')).toHaveAttribute('aria-current', 'page');
  expect(link('Trang 3')).toHaveAttribute('href', '/?page=3');
  expect(link('Trang sau')).toHaveAttribute('href', '/?page=2');
  expect(link('Trang cuối')).toHaveAttribute('href', '/?page=10');
  for (const name of ['Trang đầu', 'Trang trước']) {
    expect(link(name)).toHaveAttribute('aria-disabled', 'true');
    expect(link(name)).not.toHaveAttribute('href');
  }
});

it('says how much of how many is shown', () => {
  renderPager(2, 10);
  const nav = screen.getByRole('navigation', { name: 'Các trang khách sạn nổi bật' });
  expect(within(nav).getByText('Hiển thị 10 trên 95 khách sạn | Trang 3/10')).toBeVisible();
});

it('is only its caption when everything is on one page', () => {
  renderPager(0, 1);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Hiển thị 10 trên 95 khách sạn | Trang 1/1')).toBeVisible();
});
