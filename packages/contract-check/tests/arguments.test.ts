import { parseArguments } from '../src/arguments';

const SERVER = 'http://127.0.0.1:3000';

it.each([
  [[], 'The address of the server is missing: http://127.0.0.1:3000'],
  [[SERVER, '--profile', 'all'], 'Unknown profile: all'],
  [[SERVER, '--customer', 'lan@example.com'], 'An account is EMAIL:PASSWORD, not lan@example.com'],
  [[SERVER, '--budget', 'much'], 'much is no whole number'],
])('%j is answered with what is wrong', (args, problem) => {
  expect(parseArguments(args)).toEqual({ problem });
});

it('leaves other machines alone unless it is told', () => {
  const elsewhere = 'https://stay.example.com';
  expect(parseArguments([elsewhere])).toEqual({
    problem: 'stay.example.com is not this machine: say --not-loopback if it may be tried.',
  });
  expect(parseArguments([elsewhere, '--not-loopback'])).toMatchObject({ baseUrl: elsewhere });
});

it('takes accounts whose passwords hold a colon', () => {
  expect(parseArguments([SERVER, '--customer', 'lan@example.com:a:b'])).toMatchObject({
    customers: [{ email: 'lan@example.com', password: 'a:b' }],
  });
});

it('asks no server where it shows what was recorded', () => {
  expect(parseArguments(['--replay', 'recorded.jsonl'])).toMatchObject({
    replayFile: 'recorded.jsonl',
    clientFolder: 'dist',
  });
});
