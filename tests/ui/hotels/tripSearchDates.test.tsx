import { screen, within } from '@testing-library/react';
import { readIn } from '../../support/browser/readerLanguage';
import { renderApp } from '../../support/browser/renderApp';

/** The search of the home page, with this typed as its dates. */
async function typed(text: string) {
  const app = await renderApp('/');
  await app.user.click(await screen.findByRole('button', { name: /^Bạn muốn đi đâu\?/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tìm chỗ nghỉ' }));
  const dates = sheet.getByRole('textbox', { name: 'Ngày nhận – trả phòng' });
  await app.user.type(dates, text);
  return { app, sheet, dates };
}

const SAID = 'Hãy nhập ngày có thật, theo mẫu 28/11/2026 - 30/11/2026';

it.each(['31/02/2027', '02/03/2027 - 31/4/2027', 'cuối tuần'])(
  'does not search without dates where %s is typed, and says so at the field',
  async (text) => {
    const { app, sheet, dates } = await typed(text);
    await app.user.click(sheet.getByRole('button', { name: 'Tìm chỗ nghỉ' }));
    expect(app.address()).toBe('/');
    expect(dates).toHaveFocus();
    expect(dates).toBeInvalid();
    expect(dates).toHaveAccessibleDescription(SAID);
    expect(dates).toHaveValue(text);
  },
);

it('says it at Enter too, in the language that is chosen meanwhile', async () => {
  const { app, dates } = await typed('28/11');
  await app.user.keyboard('{Enter}');
  expect(dates).toHaveAccessibleDescription(SAID);
  await readIn(app, 'en');
  expect(
    await screen.findByText('Please type days that exist, like 28/11/2026 - 30/11/2026'),
  ).toBeVisible();
  expect(screen.queryByText(SAID)).not.toBeInTheDocument();
  expect(app.address()).toBe('/');
});

it('says a rule that the dates break in the language that is chosen meanwhile', async () => {
  const { app, dates } = await typed('02/03/2020 - 04/03/2020');
  await app.user.keyboard('{Enter}');
  expect(dates).toHaveAccessibleDescription('Ngày nhận phòng không được trước ngày hiện tại');
  await readIn(app, 'en');
  expect(await screen.findByText('Check-in cannot be before today')).toBeVisible();
});
