import { format } from 'node:util';

/**
 * A test fails on any console.error or console.warn that it did not expect.
 * A test that expects one spies on the console itself: jest.spyOn(console, 'error').mockImplementation().
 */
const unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...args)}`);
  };
}

afterEach(() => {
  const seen = unexpected.splice(0);
  if (seen.length > 0) throw new Error(`Unexpected console output:\n${seen.join('\n')}`);
});
