import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';

const footerLink = async (name: string) => {
  const footer = within(await screen.findByRole('contentinfo'));
  return footer.findByRole('link', { name });
};

test('a link of the footer to other hotels begins at the top of them, also from a list', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user, address } = await renderApp('/hotels');
  await screen.findByRole('heading', { level: 1 });
  scrollTo.mockClear();
  for (const place of ['Đà Lạt', 'Đà Nẵng', 'Đà Nẵng']) {
    await user.click(await footerLink(place));
    const title = await screen.findByRole('heading', { level: 1, name: new RegExp(place) });
    await waitFor(() => expect(title).toHaveFocus());
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  }
  expect(address()).toMatch(/destination=da-nang/);
  expect(scrollTo).toHaveBeenCalledTimes(3);
});

test('a link to a part of another page gives the focus to that part', async () => {
  const { user } = await renderApp('/');
  await user.click(await footerLink('Dữ liệu cá nhân'));
  const part = await screen.findByRole('region', { name: 'Dữ liệu cá nhân' });
  await waitFor(() => expect(part).toHaveFocus());
});
