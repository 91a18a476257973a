import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';

const main = () => within(screen.getByRole('main'));

it('answers what the policies raise', async () => {
  await renderApp('/policy-support');
  for (const [topic, answer] of [
    ['Nhận phòng và trả phòng', /từ 14:00, trả phòng trước 12:00.*CCCD hoặc hộ chiếu/s],
    ['Giữ phòng đến 18:00', /18:00 ngày nhận phòng/],
    ['Huỷ phòng', /72 giờ trước 14:00.*huỷ muộn/s],
    ['Trẻ em và số khách', /Trẻ dưới 6 tuổi ở miễn phí/],
    ['Thú cưng', /Không nhận thú cưng/],
    ['Thanh toán tại quầy', /không trả trước/],
    ['Giá, thuế và phí', /10% thuế và phí/],
    ['Giảm giá', /ô mã giảm giá/],
    ['Đánh giá', /sửa được trong 7 ngày/],
    ['Tài khoản và mật khẩu', /liên kết/],
    ['Dữ liệu cá nhân', /xoá được tài khoản/],
  ] as const) {
    expect(main().getByRole('region', { name: topic })).toHaveTextContent(answer);
  }
});

it('has every place that a link of the product leads to', async () => {
  await renderApp('/policy-support');
  const targets = () =>
    screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ href }) => new URL(href))
      .filter(({ pathname, hash }) => pathname === '/policy-support' && hash !== '')
      .map(({ hash }) => hash.slice(1));
  await screen.findByRole('navigation', { name: 'Hỗ trợ' });
  expect(new Set(targets()).size).toBeGreaterThan(10);
  for (const id of targets()) expect(document.getElementById(id)).toBeInTheDocument();
  expect(document.getElementById('personal-data')).toHaveAccessibleName('Dữ liệu cá nhân');
});

it('has the focus follow Back and Forward from part to part', async () => {
  const { user, go } = await renderApp('/policy-support');
  const part = (name: string) => main().getByRole('region', { name });
  await user.click(main().getByRole('link', { name: 'Huỷ phòng' }));
  await waitFor(() => expect(part('Huỷ phòng')).toHaveFocus());
  await user.click(main().getByRole('link', { name: 'Trẻ em và số khách' }));
  await waitFor(() => expect(part('Trẻ em và số khách')).toHaveFocus());
  void go(-1);
  await waitFor(() => expect(part('Huỷ phòng')).toHaveFocus());
  void go(-1);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
