import { screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '../../../src/state/authSlice';
import { favouriteToggled } from '../../../src/state/favouritesSlice';
import { newTraveller, type TestAccount } from '../../support/accounts';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { loseAnswerOnce, loseNetwork } from '../../support/browser/network';
import { renderApp, type App } from '../../support/browser/renderApp';
import { sharedServer } from '../../support/server/serverControl';

const main = () => within(screen.getByRole('main'));
const heart = (name: string) => main().findByRole('button', { name: `Lưu ${name} vào yêu thích` });
const asKept = ({ id, name }: TestHotel) => ({ id, name, location: 'Đà Nẵng', images: [] });
const shownIds = ({ store }: App) => store.getState().favourites.hotels.map(({ id }) => id);

async function keptIn({ token }: TestAccount): Promise<number[]> {
  const path = '/api/customer/favourites';
  const { body } = await call<{ hotels: { id: number }[] }>('GET', path, { token });
  return body.hotels.map(({ id }) => id);
}

const keep = ({ token }: TestAccount, { id }: TestHotel) =>
  call('PUT', `/api/customer/favourites/${id}`, { token });

/** Signed in on a device that had these hotels before. */
async function visit({ token }: TestAccount, path: string, ...devices: TestHotel[]): Promise<App> {
  return renderApp(path, {
    token,
    before: (dispatch) => {
      for (const hotel of devices) dispatch(favouriteToggled(asKept(hotel)));
    },
  });
}

it('joins this device’s hotels to the account’s at login, and leaves none behind after it', async () => {
  const lan = await newTraveller();
  const [devices, accounts] = [await newHotel(), await newHotel()];
  await keep(lan, accounts);
  const app = await visit(lan, '/favourites', devices);
  expect(await main().findByRole('link', { name: accounts.name })).toBeVisible();
  expect(main().getByRole('link', { name: devices.name })).toBeVisible();
  expect(await keptIn(lan)).toEqual([devices.id, accounts.id]);

  app.store.dispatch(signedOut());
  expect(await main().findByText('Bạn chưa lưu chỗ nghỉ nào')).toBeVisible();
  expect(await keptIn(lan)).toEqual([devices.id, accounts.id]);
});

it('shows what another device has kept since, and drops what is no longer on sale', async () => {
  const lan = await newTraveller();
  const [sold, closed] = [await newHotel(), await newHotel()];
  await keep(lan, sold);
  await keep(lan, closed);
  await sharedServer().sql('update hotels set listed = false where id = $1', [closed.id]);
  await visit(lan, '/favourites');
  expect(await main().findByRole('link', { name: sold.name })).toBeVisible();
  expect(main().queryByRole('link', { name: closed.name })).not.toBeInTheDocument();
});

it('sends every press of a heart, and answers at once', async () => {
  const lan = await newTraveller();
  const hotel = await newHotel();
  const app = await visit(lan, `/hotels/${hotel.id}`);
  await waitFor(() => expect(app.store.getState().favourites.owner).toBeTruthy());
  await app.user.click(await heart(hotel.name));
  expect(await heart(hotel.name)).toHaveAttribute('aria-pressed', 'true');
  await waitFor(async () => expect(await keptIn(lan)).toEqual([hotel.id]));
  await app.user.dblClick(await heart(hotel.name));
  await app.user.click(await heart(hotel.name));
  await waitFor(async () => expect(await keptIn(lan)).toEqual([]));
  await waitFor(() => expect(app.store.getState().favourites.unsent).toEqual([]));
  expect(shownIds(app)).toEqual([]);
});

it('takes a press back that did not reach the account, and says so', async () => {
  const lan = await newTraveller();
  const hotel = await newHotel();
  const app = await visit(lan, `/hotels/${hotel.id}`);
  await waitFor(() => expect(app.store.getState().favourites.owner).toBeTruthy());
  const button = await heart(hotel.name);
  const { restore } = loseNetwork();
  await app.user.click(button);
  expect(await screen.findByText(`Chưa lưu được ${hotel.name}. Vui lòng thử lại.`)).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  restore();
  await app.user.click(button);
  await waitFor(async () => expect(await keptIn(lan)).toEqual([hotel.id]));
});

it.each([
  ['kept', false],
  ['taken out', true],
])('a hotel stays %s where only the answer was lost', async (_, before) => {
  const lan = await newTraveller();
  const hotel = await newHotel();
  if (before) await keep(lan, hotel);
  const app = await visit(lan, `/hotels/${hotel.id}`);
  await waitFor(() => expect(app.store.getState().favourites.owner).toBeTruthy());
  const button = await heart(hotel.name);
  loseAnswerOnce(/\/favourites\/\d+$/);
  await app.user.click(button);
  await waitFor(() => expect(app.store.getState().favourites.unsent).toEqual([]));
  expect(button).toHaveAttribute('aria-pressed', String(!before));
  expect(await keptIn(lan)).toEqual(before ? [] : [hotel.id]);
  expect(screen.queryByText(/^Chưa (lưu|bỏ) được/)).not.toBeInTheDocument();
});

it('shows what became of a press as soon as the account tells', async () => {
  const lan = await newTraveller();
  const hotel = await newHotel();
  const app = await visit(lan, `/hotels/${hotel.id}`);
  await waitFor(() => expect(app.store.getState().favourites.owner).toBeTruthy());
  const button = await heart(hotel.name);
  const send = global.fetch;
  const spy = jest.spyOn(global, 'fetch').mockImplementation(async (input, init) => {
    await send(input, init);
    throw new TypeError('fetch failed');
  });
  await app.user.click(button);
  expect(await screen.findByText(`Chưa lưu được ${hotel.name}. Vui lòng thử lại.`)).toBeVisible();
  spy.mockRestore();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
});

it('says that the account is full', async () => {
  const lan = await newTraveller();
  const hotel = await newHotel();
  await sharedServer().sql(
    `insert into favourites (hotel_id, user_id, created_at)
     select 9000000000 + g, u.id, now() from users u cross join generate_series(1, 200) g
     where u.email_key = $1`,
    [lan.email],
  );
  const app = await visit(lan, `/hotels/${hotel.id}`);
  await waitFor(() => expect(app.store.getState().favourites.owner).toBeTruthy());
  await app.user.click(await heart(hotel.name));
  expect(await screen.findByText(/Danh sách yêu thích đã đủ 200 chỗ nghỉ/)).toBeVisible();
  expect(await heart(hotel.name)).toHaveAttribute('aria-pressed', 'false');
});

it('says on a device without login that 200 are enough', async () => {
  const hotel = await newHotel();
  const { user, store } = await renderApp(`/hotels/${hotel.id}`, {
    before: (dispatch) => {
      for (let id = 1; id <= 200; id += 1) {
        dispatch(favouriteToggled({ id: -id, name: `Nhà ${id}`, location: '', images: [] }));
      }
    },
  });
  await user.click(await heart(hotel.name));
  expect(await screen.findByText(/Danh sách yêu thích đã đủ 200 chỗ nghỉ/)).toBeVisible();
  expect(store.getState().favourites.hotels).toHaveLength(200);
  expect(await heart(hotel.name)).toHaveAttribute('aria-pressed', 'false');
});

it('says when the account could not be read, and reads it again', async () => {
  const lan = await newTraveller();
  const hotel = await newHotel();
  await keep(lan, hotel);
  const real = global.fetch;
  const spy = jest.spyOn(global, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes('/favourites') ? Promise.reject(new TypeError('lost')) : real(input, init);
  });
  const { user } = await visit(lan, '/favourites');
  const retry = await main().findByRole('button', { name: 'Thử lại' });
  expect(main().getByText(/Chưa đọc được danh sách yêu thích/)).toBeVisible();
  spy.mockRestore();
  await user.click(retry);
  expect(await main().findByRole('link', { name: hotel.name })).toBeVisible();
  expect(main().queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
});
