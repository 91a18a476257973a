import { screen, within } from '@testing-library/react';
import { favouriteToggled } from '../../../src/state/favouritesSlice';
import { newHotel } from '../../support/hotels';
import { renderApp, type App } from '../../support/browser/renderApp';

const main = () => within(screen.getByRole('main'));
const heart = (name: string) => main().getByRole('button', { name: `Lưu ${name} vào yêu thích` });

/** Goes on to a page by the link with this name, without leaving the visit. */
const follow = ({ user }: App, name: string | RegExp) =>
  user.click(screen.getByRole('link', { name }));

async function visitHotel() {
  const hotel = await newHotel({ rooms: [{ price: 700_000 }, { price: 450_000 }] });
  const app = await renderApp(`/hotels/${hotel.id}`);
  await screen.findByRole('heading', { level: 1, name: hotel.name });
  return { hotel, app };
}

it('is empty at first and says how to fill it', async () => {
  await renderApp('/favourites');
  expect(main().getByText('Bạn chưa lưu chỗ nghỉ nào')).toBeVisible();
  expect(main().getByRole('link', { name: 'Tìm chỗ nghỉ' })).toHaveAttribute('href', '/hotels');
});

it('keeps a hotel with its lowest price, and lets it go again', async () => {
  const { hotel, app } = await visitHotel();
  expect(heart(hotel.name)).toHaveAttribute('aria-pressed', 'false');
  await app.user.click(heart(hotel.name));
  expect(heart(hotel.name)).toHaveAttribute('aria-pressed', 'true');

  await follow(app, 'Yêu thích (1)');
  expect(await main().findByRole('link', { name: hotel.name })).toHaveAttribute(
    'href',
    `/hotels/${hotel.id}`,
  );
  expect(main().getByText(/^450\.000\s₫$/)).toBeVisible();
  // It may have been of other nights, and long ago.
  expect(main().getByText('giá mỗi đêm lúc bạn xem, chưa gồm 10% thuế và phí')).toBeVisible();
  await app.user.click(heart(hotel.name));
  expect(main().getByText('Bạn chưa lưu chỗ nghỉ nào')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Yêu thích' })).toBeVisible();
});

it('leaves the focus at the next heart, and at the way on after the last', async () => {
  const hotels = ['Nhà Một', 'Nhà Hai', 'Nhà Ba'].map((name, id) => ({ id: id + 1, name }));
  const { user } = await renderApp('/favourites', {
    before: (dispatch) => {
      for (const hotel of hotels) {
        dispatch(favouriteToggled({ ...hotel, location: 'Đà Lạt', images: [] }));
      }
    },
  });
  const names = () =>
    main()
      .getAllByRole('link', { name: /^Nhà/ })
      .map(({ textContent }) => textContent ?? '');
  const [first = '', second = '', third = ''] = names();
  await user.click(heart(second));
  expect(names()).toEqual([first, third]);
  expect(heart(third)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual([first]);
  await user.click(heart(first));
  expect(main().getByRole('link', { name: 'Tìm chỗ nghỉ' })).toHaveFocus();
});

it('needs no login', async () => {
  const { hotel, app } = await visitHotel();
  await app.user.click(heart(hotel.name));
  await follow(app, 'Yêu thích (1)');
  expect(await main().findByRole('heading', { name: 'Chỗ nghỉ yêu thích' })).toBeVisible();
  expect(app.address()).toBe('/favourites');
});
