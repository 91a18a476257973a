import { screen, waitFor } from '@testing-library/react';
import { partnerApi } from '../../../src/api/partner';
import { paths } from '../../../site/paths';
import { newPartner, type TestAccount } from '../../support/accounts';
import { loseAnswers } from '../../support/browser/network';
import { renderApp, type App } from '../../support/browser/renderApp';
import { onTabletScreen } from '../../support/browser/tabletScreen';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';

const from = '2027-11-01';
const first = /^Phòng 101, Mon 01\/11\/2027/;
const second = /^Phòng 102, Mon 01\/11\/2027/;

const cell = (name: RegExp) => screen.findByLabelText(name);
const typedField = () => screen.findByRole('textbox', { name: 'New price for 1 night' });

beforeEach(onTabletScreen);

/** The grid of two types, the cheaper one above. */
async function openGrid() {
  const partner = await newPartner();
  const rooms = [{ price: 500_000 }, { price: 700_000 }];
  const hotel = await newHotel({ owner: partner.email, rooms });
  const app = await renderApp(paths.partnerPrices({ hotelId: hotel.id, from }), partner);
  await cell(first);
  return { partner, hotel, ...app };
}

interface ListedType {
  typeId: number;
  name: string;
  nights: { price: number }[];
}

async function storedPrices(hotel: TestHotel, { token }: TestAccount) {
  const path = `/api/partner/hotels/${hotel.id}/nights?firstNight=${from}&nights=1`;
  const { body } = await call<ListedType[]>('GET', path, { token });
  return Object.fromEntries(body.map(({ name, nights }) => [name, nights[0]!.price]));
}

/** Somebody else adds a cheaper type, which comes above the others, and the grid hears of it. */
async function addCheaperType(hotel: TestHotel, { token }: TestAccount, store: App['store']) {
  const room = { roomNumber: '201', name: 'Phòng 201', roomType: 'Standard', numberOfAdults: 2 };
  const path = `/api/partner/hotels/${hotel.id}/rooms`;
  const made = await call('POST', path, { token, body: { ...room, pricePerNight: 300_000 } });
  expect(made.status).toBe(201);
  store.dispatch(partnerApi.util.invalidateTags(['Partner']));
  await cell(/^Phòng 201, Mon 01\/11\/2027/);
}

it('a price that is begun for one night is not gone on with for another', async () => {
  const { user } = await openGrid();
  await user.click(await cell(first));
  await user.keyboard('12');
  expect(await typedField()).toHaveValue('12');
  await user.click(await cell(second));
  expect(screen.queryByRole('textbox', { name: /^New price/ })).not.toBeInTheDocument();
  await waitFor(async () => expect(await cell(second)).toHaveFocus());
  await user.keyboard('900000{Enter}');
  expect(await cell(/^Phòng 102, Mon 01\/11\/2027: ₫900,000/)).toBeVisible();
});

it('a type that comes above while a price is typed does not get it', async () => {
  const { user, hotel, partner, store } = await openGrid();
  await user.click(await cell(first));
  await user.keyboard('123000');
  await addCheaperType(hotel, partner, store);
  await user.keyboard('{Enter}');
  await screen.findByText(/^1 night changed: /);
  expect(await storedPrices(hotel, partner)).toMatchObject({
    'Phòng 101': 123_000,
    'Phòng 201': 300_000,
  });
});

it('a change is of the price that is shown, also when somebody else changes it meanwhile', async () => {
  const { user, hotel, partner, store } = await openGrid();
  await user.click(await cell(first));
  await user.keyboard('+10');
  const nights = `/api/partner/hotels/${hotel.id}/nights`;
  const { body: types } = await call<ListedType[]>('GET', `${nights}?firstNight=${from}&nights=1`, {
    token: partner.token,
  });
  const typeIds = types.slice(0, 1).map(({ typeId }) => typeId);
  const price = { change: 'PRICE', value: 600_000 };
  const body = { typeIds, firstNight: from, lastNight: from, ...price };
  expect((await call('PUT', nights, { token: partner.token, body })).status).toBe(200);
  await user.keyboard('%{Enter}');
  expect(await screen.findByText(/Somebody saved a newer version/)).toBeVisible();
  store.dispatch(partnerApi.util.invalidateTags(['Partner']));
  expect(await screen.findByText('₫600,000 → ₫660,000')).toBeVisible();
  await user.keyboard('{Enter}');
  await screen.findByText(/^1 night changed: /);
  expect(await storedPrices(hotel, partner)).toMatchObject({ 'Phòng 101': 660_000 });
});

it('what is selected stays so when a colleague’s price puts the types in another order', async () => {
  const { user, hotel, partner, store } = await openGrid();
  await user.click(await cell(first));
  const body = { roomIds: [hotel.rooms[0]!.id], pricePerNight: 800_000 };
  await call('PUT', `/api/partner/hotels/${hotel.id}/rooms/bulk`, { token: partner.token, body });
  store.dispatch(partnerApi.util.invalidateTags(['Partner']));
  await cell(/^Phòng 101, Mon 01\/11\/2027: ₫800,000/);
  await user.keyboard('550000{Enter}');
  await screen.findByText(/^1 night changed: /);
  expect(await storedPrices(hotel, partner)).toEqual({
    'Phòng 101': 550_000,
    'Phòng 102': 700_000,
  });
});

it('a change whose answer was lost is made once, however often it is sent', async () => {
  const { user, hotel, partner, store } = await openGrid();
  await user.click(await cell(first));
  await user.keyboard('+');
  await user.type(await typedField(), '10%');
  loseAnswers(/\/nights$/, 2);
  await user.keyboard('{Enter}');
  await screen.findByText('The nights could not be saved. Please try again.');
  expect(await storedPrices(hotel, partner)).toMatchObject({ 'Phòng 101': 550_000 });
  // The page hears of what was made.
  store.dispatch(partnerApi.util.invalidateTags(['Partner']));
  await screen.findByText('₫550,000 → ₫605,000');
  await user.keyboard('{Enter}');
  await screen.findByText(/^1 night changed: /);
  expect(await storedPrices(hotel, partner)).toMatchObject({ 'Phòng 101': 550_000 });
});

test.each(['-5', '550'])(
  '%s dong, which nobody means, is not saved, and what to write instead is said',
  async (text) => {
    const { user, hotel, partner } = await openGrid();
    await user.click(await cell(first));
    await user.keyboard(text);
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(/^Write dong in full, such as 1200000 or -50000, or -5%/),
    ).toBeVisible();
    expect(await typedField()).toHaveValue(text);
    expect(await storedPrices(hotel, partner)).toMatchObject({ 'Phòng 101': 500_000 });
    await user.keyboard('%');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
