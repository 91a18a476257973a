import { screen, waitFor, within } from '@testing-library/react';
import { loseNetwork } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';

const featured = () => screen.findByRole('region', { name: 'Khách sạn nổi bật' });

it('lists ten hotels a page, and turns the page in the address', async () => {
  const { user, address } = await renderApp('/');
  const caption = /^Hiển thị 10 trên \d+ khách sạn \| Trang 1\/\d+$/;
  expect(await within(await featured()).findByText(caption)).toBeVisible();
  expect(within(await featured()).getAllByRole('article')).toHaveLength(10);
  const first = within(await featured()).getAllByRole('heading', { level: 3 })[0]!.textContent;

  await user.click(within(await featured()).getByRole('link', { name: 'Trang 2' }));
  expect(await within(await featured()).findByText(/\| Trang 2\//)).toBeVisible();
  expect(address()).toBe('/?page=2');
  await waitFor(async () =>
    expect(within(await featured()).queryByRole('link', { name: first })).not.toBeInTheDocument(),
  );
});

it('names three places and five kinds of place', async () => {
  await renderApp('/');
  const strip = await screen.findByRole('region', { name: 'Điểm đến nổi bật' });
  for (const place of [/Đà Nẵng/, /Vũng Tàu/, /Đà Lạt/]) {
    expect(await within(strip).findByRole('link', { name: place })).toBeVisible();
  }
  const types = screen.getByRole('region', { name: 'Tìm theo loại chỗ nghỉ' });
  expect(within(types).getAllByRole('link')).toHaveLength(5);
  await within(await featured()).findByText(/^Hiển thị/);
});

it('invites partners to register as such', async () => {
  const { user, location } = await renderApp('/');
  await within(await featured()).findByText(/^Hiển thị/);
  await user.click(
    within(screen.getByRole('main')).getByRole('link', { name: 'Đăng ký làm đối tác' }),
  );
  expect(await screen.findByRole('heading', { name: 'Đăng ký đối tác' })).toBeVisible();
  expect(location()).toMatchObject({ pathname: '/register', state: { role: 'partner' } });
});

it('says that the list did not load, and loads it on demand', async () => {
  const network = loseNetwork();
  const { user } = await renderApp('/');
  const failed = 'Có lỗi xảy ra khi tải dữ liệu. Vui lòng thử lại sau.';
  // It is asked again by itself now and then, and the notice comes anew.
  await waitFor(async () => expect(within(await featured()).getByText(failed)).toBeVisible());
  network.restore();
  await user.click(within(await featured()).getByRole('button', { name: 'Thử lại' }));
  expect(await within(await featured()).findByText(/^Hiển thị 10 trên/)).toBeVisible();
});
