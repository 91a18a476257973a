import { parseArguments, type Input } from '../src/arguments';
import { phasesFor } from '../src/phases/phases';

const inputOf = (...args: string[]) => parseArguments(['http://127.0.0.1:3000', ...args]) as Input;

const namesFor = (...args: string[]) => phasesFor(inputOf(...args)).map(({ name }) => name);

it('runs what is named, and what that stands on', () => {
  const names = namesFor('--profile', 'full', '--phase', 'money', '--phase', 'reach');
  expect(names).toEqual(['reach', 'operations', 'accounts', 'bystander', 'money']);
});

it('runs all of a profile where none is named', () => {
  expect(namesFor('--profile', 'core')).toContain('traveller');
  expect(namesFor('--profile', 'core')).not.toContain('seasons');
});

it('says which there are where one is named that there is not', () => {
  expect(() => namesFor('--profile', 'core', '--phase', 'seasons')).toThrow(
    /^--profile core has no phase "seasons", but reach, document, /,
  );
});
