import { screen, within } from '@testing-library/react';
import { addDays } from '../../../domain/stays/stay';
import { paths } from '../../../site/paths';
import type { NightsOfType } from '../../../src/api/partner';
import { loseAnswers } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { onTabletScreen } from '../../support/browser/tabletScreen';
import { call } from '../../support/client';
import { newHouse } from '../../support/partnerBookings';

// A Monday.
const FROM = '2027-11-01';

beforeEach(onTabletScreen);

/** The prices of a house whose second night is of a season, its third one by hand. */
async function openPrices() {
  const { hotel, partner } = await newHouse({ rooms: [{ price: 600_000 }] });
  const { token } = partner;
  const ask = <Body = unknown,>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call<Body>(method, `/api/partner/hotels/${hotel.id}/${path}`, { token, ...(body && { body }) });
  const read = async (count = 3) => {
    const { body } = await ask<NightsOfType[]>('GET', `nights?firstNight=${FROM}&nights=${count}`);
    return body[0]!;
  };
  const { typeId } = await read();
  /** By a colleague. */
  const say = (days: number, change: object) => {
    const night = addDays(FROM, days);
    return ask('PUT', 'nights', {
      ...{ typeIds: [typeId], firstNight: night, lastNight: night },
      ...change,
    });
  };
  const ofSeason = addDays(FROM, 1);
  await ask('POST', 'seasons', {
    ...{ name: 'Lễ hội', firstNight: ofSeason, lastNight: ofSeason },
    ...{ change: 'PRICE', value: 900_000, minStay: 2 },
  });
  await say(2, { change: 'PRICE', value: 750_000 });
  const { user } = await renderApp(paths.partnerPrices({ hotelId: hotel.id, from: FROM }), {
    token,
  });
  await user.click(await screen.findByLabelText(/Mon 01\/11\/2027/));
  return {
    user,
    say,
    nights: async (count?: number) => (await read(count)).nights,
    keyboard: (keys: string) => user.keyboard(keys),
    undo: async () => user.click(await screen.findByRole('button', { name: /^Undo/ })),
  };
}

const ALL_THREE = '{Shift>}{ArrowRight}{ArrowRight}{/Shift}';

/** The form of what is selected. */
async function openForm({ user }: Pick<Awaited<ReturnType<typeof openPrices>>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Edit selected nights' }));
  const form = within(await screen.findByRole('form', { name: 'Settings of the selected nights' }));
  return {
    press: (name: string) => user.click(form.getByRole('button', { name })),
    check: (name: RegExp) => user.click(form.getByRole('checkbox', { name })),
    fill: async (name: RegExp, text: string) => {
      const field = form.getByLabelText(name, { selector: 'input[name]' });
      await user.clear(field);
      await user.type(field, text);
      await user.tab();
    },
    choose: async (name: string, option: string) => {
      form.getByRole('combobox', { name }).focus();
      await user.keyboard('{Enter}');
      await user.click(await screen.findByTitle(option));
    },
  };
}

test('a typed price says from what to what it went, and is undone to what each night cost, and why', async () => {
  const { nights, keyboard, undo } = await openPrices();
  const before = await nights();
  await keyboard(`${ALL_THREE}500000`);
  await keyboard('{Enter}');
  await screen.findByText('3 nights changed: ₫600,000 to ₫900,000 → ₫500,000.');
  expect((await nights()).map(({ price }) => price)).toEqual([500_000, 500_000, 500_000]);
  await undo();
  await screen.findByText('Undone.');
  expect(await nights()).toEqual(before);
});

test('the keys undo a typed price too, once the cell has the focus again', async () => {
  const { nights, keyboard } = await openPrices();
  await keyboard('500000');
  await keyboard('{Enter}');
  await screen.findByText('1 night changed: ₫600,000 → ₫500,000.');
  await keyboard('{Control>}z{/Control}');
  await screen.findByText('Undone.');
  expect(await nights(1)).toMatchObject([{ price: 600_000, source: 'BASE' }]);
});

test('prices and rules of the form are undone together, on the weekdays that it said, beyond those that were selected', async () => {
  const { user, nights, undo } = await openPrices();
  const before = await nights(21);
  const { choose, fill, check, press } = await openForm({ user });
  await fill(/^Last night/, '21/11/2027');
  await choose('Price', 'Change by percent');
  await fill(/^Value/, '10');
  await choose('Minimum stay for every stay', '3 nights');
  await choose('Arrivals', 'No arrivals');
  await user.click(screen.getByText('Only some weekdays'));
  for (const day of [/^Thu/, /^Fri/, /^Sat/, /^Sun/]) await check(day);
  await press('Save nights');
  await screen.findByText('9 nights changed: ₫600,000 to ₫900,000 → ₫660,000 to ₫990,000.');
  const [mon, , wed, thu] = await nights(21);
  expect(mon).toMatchObject({ price: 660_000, minStayThrough: 3, noArrival: true });
  expect(wed).toMatchObject({ price: 825_000, minStayThrough: 3, noArrival: true });
  expect(thu).toMatchObject({ price: 600_000, minStayThrough: null, noArrival: false });
  await undo();
  await screen.findByText('Undone.');
  expect(await nights(21)).toEqual(before);
});

test('a form that says the usual price again is undone to the season and to what was said by hand', async () => {
  const { user, nights, keyboard, undo } = await openPrices();
  const before = await nights();
  await keyboard(ALL_THREE);
  const { choose, press } = await openForm({ user });
  await choose('Price', 'Weekday or base price');
  await press('Save nights');
  await screen.findByText('3 nights changed: ₫600,000 to ₫900,000 → ₫600,000.');
  await undo();
  await screen.findByText('Undone.');
  expect(await nights()).toEqual(before);
});

test('what was left to seasons and weekdays again is undone to what was said by hand', async () => {
  const { user, nights, say, keyboard, undo } = await openPrices();
  await say(2, { closed: true, minStay: 4 });
  const before = await nights();
  await keyboard(ALL_THREE);
  const { press } = await openForm({ user });
  await press('Use seasons and weekdays again');
  await screen.findByText('1 night reset to seasons and weekdays.');
  expect(await nights()).not.toEqual(before);
  await undo();
  await screen.findByText('Undone.');
  expect(await nights()).toEqual(before);
});

test('a night that a colleague has changed since is named and stays, the others are undone', async () => {
  const { nights, say, keyboard, undo } = await openPrices();
  await keyboard(`${ALL_THREE}500000`);
  await keyboard('{Enter}');
  await screen.findByText(/^3 nights changed/);
  await say(1, { change: 'PRICE', value: 990_000 });
  await undo();
  expect(
    await screen.findByText(
      'Some of these nights are as they were. The others have been changed since, and stay as they are: Phòng 101, Tue 02/11/2027.',
    ),
  ).toBeVisible();
  expect(await nights()).toMatchObject([
    { price: 600_000, source: 'BASE' },
    { price: 990_000, source: 'BY_HAND' },
    { price: 750_000, source: 'BY_HAND' },
  ]);
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('of the only night, which a colleague has changed since, nothing is undone', async () => {
  const { nights, say, keyboard, undo } = await openPrices();
  await keyboard('500000');
  await keyboard('{Enter}');
  await screen.findByText(/^1 night changed/);
  await say(0, { change: 'PRICE', value: 990_000 });
  await undo();
  expect(
    await screen.findByText(
      'Nothing was done, because somebody has changed this since: Phòng 101, Mon 01/11/2027.',
    ),
  ).toBeVisible();
  expect((await nights(1)).map(({ price }) => price)).toEqual([990_000]);
});

test('an undo whose answer is lost says so, and is made once however often it is pressed', async () => {
  const { nights, keyboard, undo } = await openPrices();
  await keyboard('{ArrowRight}{ArrowRight}500000');
  await keyboard('{Enter}');
  await screen.findByText('1 night changed: ₫750,000 → ₫500,000.');
  // It is sent once more by itself.
  loseAnswers(/\/nights$/, 2);
  await undo();
  expect(
    await screen.findByText(/^No clear answer came: the nights may be as they were/),
  ).toBeVisible();
  expect((await nights())[2]).toMatchObject({ price: 750_000, source: 'BY_HAND' });
  await undo();
  await screen.findByText('Undone.');
  expect((await nights())[2]).toMatchObject({ price: 750_000, source: 'BY_HAND' });
});

test('an undo that stops half way names what is left, and the rest is undone when it is pressed again', async () => {
  const { nights, keyboard, undo } = await openPrices();
  const before = await nights();
  await keyboard(`${ALL_THREE}500000`);
  await keyboard('{Enter}');
  await screen.findByText(/^3 nights changed/);
  // Those that seasons and weekdays decide on are first.
  loseAnswers(/\/nights$/, 2);
  await undo();
  expect(
    await screen.findByText(
      'Some of these nights are as they were, the others not yet: Phòng 101, Wed 03/11/2027. Please try again.',
    ),
  ).toBeVisible();
  await undo();
  await screen.findByText('Undone.');
  expect(await nights()).toEqual(before);
});
