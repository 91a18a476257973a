import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';

const main = () => within(screen.getByRole('main'));

describe('a page that does not exist', () => {
  it.each(['/not-found', '/khong-co', '/hotels/1/2', '/login/x'])('%s', async (path) => {
    const { user, address } = await renderApp(path);
    expect(main().getByText('404')).toBeVisible();
    expect(main().getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(
      main().getByText('Trang bạn tìm không tồn tại, hoặc bạn không có quyền xem trang này.'),
    ).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Về trang chủ' }));
    expect(await screen.findByText(/^Hiển thị 10 trên/)).toBeVisible();
    expect(address()).toBe('/');
  });
});

describe('pages for those who are signed in', () => {
  it.each(['/profile', '/bookings?when=past', '/bookings/ND-ABC-123'])(
    '%s asks for a login and knows the way back',
    async (path) => {
      const { address, location } = await renderApp(path);
      await waitFor(() => expect(address()).toBe('/login'));
      expect(location().state).toEqual({ from: path });
    },
  );
});

describe('the footer', () => {
  const links = (column: string) =>
    within(screen.getByRole('navigation', { name: column }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('has the kinds of place, the areas, the help and the credit', async () => {
    await renderApp('/favourites');
    expect(links('Loại chỗ nghỉ')).toEqual([
      'Khách sạn',
      'Căn hộ',
      'Khu nghỉ dưỡng',
      'Homestay',
      'Biệt thự',
    ]);
    expect(links('Khu vực')).toEqual([
      'Hà Nội',
      'TP. Hồ Chí Minh',
      'Đà Nẵng',
      'Phú Quốc',
      'Đà Lạt',
    ]);
    expect(links('Hỗ trợ')).toContain('Trợ giúp và chính sách');
    expect(screen.getByText(/^Dự án sinh viên/)).toBeVisible();
  });
});
