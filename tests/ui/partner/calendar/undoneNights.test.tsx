import { screen, waitFor } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import type { NightsOfType, PartnerCalendar } from '../../../../src/api/partner';
import { loseRequests } from '../../../support/browser/network';
import { renderApp } from '../../../support/browser/renderApp';
import { call } from '../../../support/client';
import { newHouse } from '../../../support/partnerBookings';

// One of its base price, one of a season, one that was set by hand.
const [base, ofSeason, byHand] = [1, 2, 3].map((days) =>
  addDays(vietnamToday(new Date()), days),
) as [string, string, string];

/** Three nights of a house beside each other, with a rule's row under the focus. */
async function threeNights(rooms = [{ price: 600_000 }]) {
  const { hotel, partner } = await newHouse({ rooms });
  const ask = <Body = unknown,>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call<Body>(method, `/api/partner/hotels/${hotel.id}/${path}`, {
      token: partner.token,
      ...(body && { body }),
    });
  const read = async () => {
    const { body } = await ask<NightsOfType[]>('GET', `nights?firstNight=${base}&nights=3`);
    return body.find(({ name }) => name === hotel.rooms[0]!.name)!;
  };
  const { typeId } = await read();
  const say = (night: string, change: object) =>
    ask('PUT', 'nights', { typeIds: [typeId], firstNight: night, lastNight: night, ...change });
  await ask('POST', 'seasons', {
    ...{ name: 'Lễ hội', firstNight: ofSeason, lastNight: ofSeason },
    ...{ change: 'PRICE', value: 900_000, minStay: 2 },
  });
  await say(byHand, { change: 'PRICE', value: 750_000 });
  const address = `/partner/calendar?hotelId=${hotel.id}&view=rates&days=7&from=${base}`;
  const { user, store } = await renderApp(address, { token: partner.token });
  (await screen.findByRole('gridcell')).focus();
  return {
    store,
    nights: async () => (await read()).nights,
    say,
    /** Of the room, by a colleague. */
    reprice: (pricePerNight: number) =>
      ask('PUT', 'rooms/bulk', { roomIds: [hotel.rooms[0]!.id], pricePerNight }),
    keyboard: (keys: string) => user.keyboard(keys),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

const ALL_THREE = '{Shift>}{ArrowRight}{ArrowRight}{/Shift}';
const rulesUndone = () => screen.findByText('The rules of these nights are as they were.');

test('a rule that is taken back leaves nights to their season and their weekday, as before', async () => {
  const { nights, keyboard, press } = await threeNights();
  const before = await nights();
  expect(before.map(({ source }) => source)).toEqual(['BASE', 'SEASON', 'BY_HAND']);
  await keyboard(`{ArrowDown}{ArrowDown}${ALL_THREE}a`);
  await screen.findByText('3 nights changed.');
  expect((await nights()).map(({ noArrival }) => noArrival)).toEqual([true, true, true]);
  await press('Undo');
  await rulesUndone();
  expect(await nights()).toEqual(before);
});

test('what a colleague has said of a night meanwhile stays when a rule is taken back', async () => {
  const { nights, say, keyboard, press } = await threeNights();
  await keyboard(`{ArrowDown}{ArrowDown}${ALL_THREE}a`);
  await screen.findByText('3 nights changed.');
  await say(base, { minStay: 4 });
  await say(ofSeason, { change: 'PRICE', value: 990_000 });
  await press('Undo');
  await rulesUndone();
  expect(await nights()).toMatchObject([
    { source: 'BY_HAND', minStay: 4, noArrival: false },
    { source: 'BY_HAND', price: 990_000, noArrival: false },
    { source: 'BY_HAND', price: 750_000, noArrival: false },
  ]);
});

test('a typed price that is taken back takes no rule with it that a colleague has set', async () => {
  const { nights, say, keyboard, press } = await threeNights();
  await keyboard(`${ALL_THREE}500000`);
  await keyboard('{Enter}');
  await screen.findByText('3 nights changed.');
  await say(base, { noArrival: true });
  await press('Undo');
  await screen.findByText('The prices are as they were.');
  expect(await nights()).toMatchObject([
    { source: 'BY_HAND', price: 600_000, noArrival: true },
    { source: 'SEASON', price: 900_000 },
    { source: 'BY_HAND', price: 750_000 },
  ]);
});

test('a typed price that is taken back where a rule alone is by hand follows the base price again', async () => {
  const { nights, keyboard, press, reprice } = await threeNights();
  await keyboard('a');
  await screen.findByText('1 night changed.');
  await keyboard('500000');
  await keyboard('{Enter}');
  await waitFor(async () => expect((await nights())[0]).toMatchObject({ price: 500_000 }));
  await press('Undo');
  await screen.findByText('The prices are as they were.');
  await reprice(640_000);
  expect(await nights()).toMatchObject([
    { price: 640_000, noArrival: true },
    { price: 900_000 },
    { price: 750_000 },
  ]);
});

test('a price that was by hand is taken back to in one step: without an answer the night costs what was typed', async () => {
  const { nights, keyboard, press } = await threeNights();
  await keyboard('{ArrowRight}{ArrowRight}500000');
  await keyboard('{Enter}');
  await waitFor(async () => expect((await nights())[2]).toMatchObject({ price: 500_000 }));
  // It is sent once more by itself.
  loseRequests('"value":750000', 2);
  await press('Undo');
  expect(await screen.findByText(/^No clear answer came: it may be undone or not\./)).toBeVisible();
  expect((await nights())[2]).toMatchObject({ price: 500_000 });
  await press('Undo');
  await screen.findByText('The prices are as they were.');
  expect((await nights())[2]).toMatchObject({ price: 750_000, source: 'BY_HAND' });
});

test.each([
  ['a price', `${ALL_THREE}500000{Enter}`, 'The prices are as they were.'],
  ['a rule', `{ArrowDown}{ArrowDown}${ALL_THREE}a`, 'The rules of these nights are as they were.'],
])(
  '%s that is taken back half way says so, and the rest is taken back when it is tried again',
  async (_, keys, undone) => {
    const { nights, keyboard, press } = await threeNights();
    const before = await nights();
    await keyboard(keys);
    await screen.findByText('3 nights changed.');
    // Those that follow weekday and season are first.
    loseRequests(`"firstNight":"${byHand}"`, 2);
    await press('Undo');
    expect(
      await screen.findByText(/^Some of these nights are as they were, the others not yet: /),
    ).toBeVisible();
    expect((await nights()).slice(0, 2)).toEqual(before.slice(0, 2));
    expect((await nights())[2]).not.toEqual(before[2]);
    await press('Undo');
    await screen.findByText(undone);
    expect(await nights()).toEqual(before);
  },
);

test('types that are selected stay the same when a colleague’s price puts them in another order', async () => {
  const prices = [600_000, 700_000, 800_000];
  const { keyboard, reprice, nights, store } = await threeNights(
    prices.map((price) => ({ price })),
  );
  await keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  await screen.findByText('2 types, 1 night selected');
  await reprice(900_000);
  const shown = () =>
    Object.values(store.getState().api.queries).some(
      (query) =>
        query?.endpointName === 'getPartnerCalendar' &&
        (query.data as PartnerCalendar).types.some(({ nights: [one] }) => one?.price === 900_000),
    );
  await waitFor(() => expect(shown()).toBe(true));
  expect(await screen.findByText('2 types, 1 night selected')).toBeVisible();
  await keyboard('a');
  await screen.findByText('2 nights changed.');
  expect((await nights())[0]).toMatchObject({ price: 900_000, noArrival: true });
});

test('a price that a colleague has typed meanwhile stays, and nothing is said to be tried again', async () => {
  const { nights, say, keyboard, press } = await threeNights();
  await keyboard(`${ALL_THREE}500000`);
  await keyboard('{Enter}');
  await screen.findByText('3 nights changed.');
  await say(ofSeason, { change: 'PRICE', value: 990_000 });
  await press('Undo');
  expect(
    await screen.findByText(
      /^Some of these nights are as they were\. The others .* stay as they are: Phòng 101, \w+ [\d/]+\.$/,
    ),
  ).toBeVisible();
  expect(await nights()).toMatchObject([
    { price: 600_000, source: 'BASE' },
    { price: 990_000 },
    { price: 750_000 },
  ]);
});

const HALF_UNDONE = /^Some of these nights are as they were\. The others .* stay as they are: /;

test('what was taken back of a typed price is changed again, a colleague’s night between it is not', async () => {
  const { nights, say, keyboard, press } = await threeNights();
  const before = await nights();
  await keyboard(`${ALL_THREE}500000`);
  await keyboard('{Enter}');
  await screen.findByText('3 nights changed.');
  await say(ofSeason, { change: 'PRICE', value: 990_000 });
  await press('Undo');
  await screen.findByText(HALF_UNDONE);
  await keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await screen.findByText('The prices are changed again.');
  expect((await nights()).map(({ price }) => price)).toEqual([500_000, 990_000, 500_000]);
  await press('Undo');
  await screen.findByText('The prices are as they were.');
  const [first, , third] = before;
  expect(await nights()).toEqual([first, expect.objectContaining({ price: 990_000 }), third]);
});

test('what is changed again half way says so, and the rest is when it is tried again', async () => {
  const { nights, say, keyboard, press } = await threeNights();
  await keyboard(`{ArrowDown}{ArrowDown}${ALL_THREE}a`);
  await screen.findByText('3 nights changed.');
  await say(ofSeason, { noArrival: false });
  await press('Undo');
  await screen.findByText(HALF_UNDONE);
  loseRequests(`"firstNight":"${byHand}"`, 2);
  await press('Redo');
  expect(
    await screen.findByText(/^Some of these nights are changed again, the others not yet: /),
  ).toBeVisible();
  await press('Redo');
  await screen.findByText('2 nights changed.');
  expect((await nights()).map(({ noArrival }) => noArrival)).toEqual([true, false, true]);
});
