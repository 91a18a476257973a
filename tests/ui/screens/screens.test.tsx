import { cleanup, waitFor } from '@testing-library/react';
import { setOtherDay } from '../../support/browser/otherDay';
import {
  baselineOf,
  declared,
  findAll,
  isNeeded,
  lossNow,
  openedWithout,
  recovered,
  type FoundOf,
  type Told,
} from './found';
import { headingOf, screenText } from './screenText';
import { DAY, visits, type Visit } from './visits';
import { writeFound } from './writeFound';

beforeAll(() => {
  // The day of which the examples tell.
  setOtherDay(DAY);
});
afterAll(() => {
  cleanup();
  jest.useRealTimers();
});

/** What React and the screens say of answers that no server of ours gives. */
const muteConsole = () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
};

const isWritten = process.env.WRITE_SCREENS !== undefined;
const contract = declared();
const asked: FoundOf = new Map();
const told = new Map<Visit, Told>();

/** Whether it does so in time. */
const becomes = (isSo: () => boolean, timeout: number) =>
  waitFor(() => expect(isSo()).toBe(true), { timeout }).then(
    () => true,
    () => false,
  );

/** Most screens say within a second that they are lost; those that do without need not be waited for first. */
const PATIENCE_MS = [500, 2_000, 10_000];

(isWritten ? test : test.skip)(
  'what every screen needs is found and written',
  async () => {
    muteConsole();
    writeFound(await findAll(visits));
  },
  3_600_000,
);

(isWritten ? describe.skip : describe)('the contract says what screens need', () => {
  test.each(visits)(
    '$screen at $at tells the same without what it does not need',
    async (visit) => {
      const { text, answers } = await baselineOf(visit);
      told.set(visit, { text, heading: headingOf() });
      for (const id of answers.given.keys()) {
        const of = asked.get(id) ?? { screens: new Set(), needed: new Map() };
        of.screens.add(visit.screen);
        asked.set(id, of);
      }
      muteConsole();
      const nothing = { needed: new Map() };
      await openedWithout(visit, (id, path) => !isNeeded(contract.get(id) ?? nothing, path));
      await waitFor(() => expect(screenText()).toBe(text));
    },
  );

  test('which screens ask for what', () => {
    const screensOf = (all: FoundOf) =>
      [...all].map(([id, { screens }]) => `${id}: ${[...screens].sort().join(' ')}`).sort();
    expect(screensOf(asked)).toEqual(screensOf(contract));
  });

  const decisive = [...contract].flatMap(([id, { screens, needed }]) =>
    [...needed].flatMap(([property, loss]) => (loss === 'page' ? [{ id, property, screens }] : [])),
  );
  test.each(decisive)(
    'a screen is lost without $property of $id',
    async ({ id, property, screens }) => {
      muteConsole();
      const isLostWithin = async (patience: number) => {
        for (const [visit, whole] of told) {
          if (!screens.has(visit.screen)) continue;
          await openedWithout(visit, (asked, path) => asked === id && path === property);
          const isLost = await becomes(() => lossNow(whole) === 'page', patience);
          await recovered(visit, whole);
          if (isLost) return true;
        }
        return false;
      };
      let isLost = false;
      for (const patience of PATIENCE_MS) isLost ||= await isLostWithin(patience);
      expect(isLost).toBe(true);
    },
  );
});
