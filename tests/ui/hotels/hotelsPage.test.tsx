import { screen, waitFor, within } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { searchSubmitted } from '../../../src/state/searchSlice';
import { newHotel } from '../../support/hotels';
import { holdRequests, loseNetwork } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';

const main = () => within(screen.getByRole('main'));
const today = vietnamToday(new Date());
const last = {
  checkIn: addDays(today, 20),
  checkOut: addDays(today, 22),
  adults: 2,
  children: 1,
  bedType: 'KING',
} as const;

it('searches for the dates that were asked for last in one press, and not before', async () => {
  const word = `w${randomUUID().slice(0, 8)}`;
  await newHotel({ name: word });
  const { user, address, store } = await renderApp(`/hotels?text=${word}`, {
    before: (dispatch) => dispatch(searchSubmitted(last)),
  });
  expect(await main().findByText('Còn 1 phòng trống đêm nay')).toBeVisible();
  await user.click(main().getByRole('link', { name: /^Xem theo / }));
  expect(await main().findByText('Còn 1 phòng trống những ngày này')).toBeVisible();
  expect(address()).toBe(
    `/hotels?text=${word}&checkIn=${last.checkIn}&checkOut=${last.checkOut}&adults=2&children=1`,
  );
  expect(store.getState().search).toEqual(last);
});

it('takes the dates of a link along to the hotels', async () => {
  const stay = `checkIn=${last.checkIn}&checkOut=${last.checkOut}`;
  const { store } = await renderApp(`/hotels?${stay}&adults=3`, {
    before: (dispatch) => dispatch(searchSubmitted({ ...last, checkOut: addDays(today, 29) })),
  });
  await main().findByRole('heading', { level: 2 });
  await waitFor(() =>
    expect(store.getState().search).toEqual({
      ...last,
      adults: 3,
      children: 0,
      // A bed that was asked for elsewhere would hide rooms that the list counts.
      bedType: '',
    }),
  );
});

it('keeps the whole search while the network is away', async () => {
  const network = loseNetwork();
  const { user, address } = await renderApp('/hotels?amenities=pool&sort=rating');
  expect(
    await main().findByText('Có lỗi xảy ra khi tải dữ liệu. Vui lòng thử lại sau.'),
  ).toBeVisible();
  expect(main().getByRole('combobox', { name: 'Sắp xếp' })).toHaveValue('rating');
  expect(main().getByRole('link', { name: 'Bỏ Hồ bơi' })).toBeVisible();
  network.restore();
  await user.click(main().getByRole('button', { name: 'Thử lại' }));
  expect(await main().findByRole('heading', { level: 2, name: /^\d+ chỗ nghỉ$/ })).toBeVisible();
  expect(address()).toBe('/hotels?amenities=pool&sort=rating');
});

it('offers for a search that found nothing only what was counted for it', async () => {
  const word = `w${randomUUID().slice(0, 8)}`;
  await newHotel({ name: word });
  const { user } = await renderApp(`/hotels?text=${word}&amenities=pool`);
  expect(await main().findByRole('link', { name: 'Bỏ Hồ bơi (1 chỗ nghỉ)' })).toBeVisible();
  holdRequests('size=1');
  await user.click(main().getByRole('checkbox', { name: 'Biệt thự' }));
  expect(await main().findByText(/Biệt thự; .*Hồ bơi/)).toBeVisible();
  expect(main().queryByRole('link', { name: /chỗ nghỉ\)$/ })).toBeNull();
});

describe('chosen before the list has followed', () => {
  /** React has drawn what must show at once, and nothing else yet. */
  const atOnce = () => Promise.resolve();
  const order = () => main().getByRole<HTMLSelectElement>('combobox', { name: 'Sắp xếp' });
  const chooseOrder = (value: string) => {
    order().value = value;
    order().dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('a second filter adds to the first, and the order to both', async () => {
    const { address } = await renderApp('/hotels?page=2');
    // Real presses: those of the testing library wait for the page to come to rest.
    main().getByRole('checkbox', { name: 'Hồ bơi' }).click();
    await atOnce();
    main().getByRole('checkbox', { name: 'Biệt thự' }).click();
    await atOnce();
    chooseOrder('priceAsc');
    await waitFor(() =>
      expect(address()).toBe('/hotels?propertyType=VILLA&amenities=pool&sort=priceAsc'),
    );
    expect(await main().findByRole('link', { name: 'Bỏ Hồ bơi' })).toBeVisible();
  });

  it('the order shows as chosen at once', async () => {
    const { address } = await renderApp('/hotels');
    chooseOrder('priceAsc');
    await atOnce();
    expect(order()).toHaveValue('priceAsc');
    await waitFor(() => expect(address()).toBe('/hotels?sort=priceAsc'));
  });
});
