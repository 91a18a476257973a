import { screen } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';

/** What a browser throws when a file does not come. */
function mockGone(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}
jest.mock('../../../src/i18n/en/allTexts', () => mockGone());

it('a language that does not arrive leaves the page as it was, and says so', async () => {
  const app = await renderApp('/favourites');
  await app.user.click(await screen.findByRole('button', { name: 'Ngôn ngữ' }));
  await app.user.click(screen.getByRole('menuitemradio', { name: 'English' }));
  const said = 'Chưa tải được English. Vui lòng kiểm tra kết nối mạng rồi thử lại.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ngôn ngữ' })).toBeVisible();
  expect(app.store.getState().language.language).toBe('vi');
});
