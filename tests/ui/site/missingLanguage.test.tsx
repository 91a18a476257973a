import { screen } from '@testing-library/react';
import { languageChosen } from '../../../src/state/languageSlice';
import { renderApp, type App } from '../../support/browser/renderApp';

let mockIsGone: boolean;
/** What a browser throws when a file does not come. */
function mockText(): unknown {
  if (mockIsGone) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('../../../src/i18n/en/allTexts');
}
jest.mock('../../../src/i18n/en/allTexts', () => mockText());

beforeEach(() => {
  mockIsGone = true;
});

async function chooseEnglish({ user }: App): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Ngôn ngữ' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
}

it('a language that does not arrive leaves the page as it was, and says so', async () => {
  const app = await renderApp('/favourites');
  await chooseEnglish(app);
  const said = 'Chưa tải được English. Vui lòng kiểm tra kết nối mạng rồi thử lại.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ngôn ngữ' })).toBeVisible();
  expect(app.store.getState().language.language).toBe('vi');
});

it('what another tab chose and did not arrive comes when it is chosen here', async () => {
  const app = await renderApp('/favourites');
  app.store.dispatch(languageChosen('en'));
  expect(await screen.findByRole('button', { name: 'Ngôn ngữ' })).toBeVisible();
  mockIsGone = false;
  await chooseEnglish(app);
  expect(await screen.findByRole('button', { name: 'Language' })).toBeVisible();
});
