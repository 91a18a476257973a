import { waitFor } from '@testing-library/react';
import { api } from '../../../src/api';
import { makeStore } from '../../../src/state/store';

it.each([
  ['a change of account', true],
  ['whoever asked for it', false],
])('what %s broke off is no failure: the next is sent at once', async (_, byReset) => {
  const { dispatch } = makeStore();
  const read = () =>
    dispatch(api.endpoints.listHotels.initiate({ page: 0, size: 3 }, { forceRefetch: true }));
  // What judges answers has come.
  expect((await read()).data).toBeDefined();

  const send = jest.spyOn(globalThis, 'fetch');
  const broken = read();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  if (byReset) dispatch(api.util.resetApiState());
  else broken.abort();
  await broken;
  await Promise.allSettled(send.mock.results.map(({ value }) => value as Promise<unknown>));
  await new Promise((resolve) => setTimeout(resolve));

  // The pause after a failure is of 750 to 1000 ms.
  const wait = jest.spyOn(globalThis, 'setTimeout');
  expect((await read()).data).toBeDefined();
  expect(wait.mock.calls.filter(([, ms = 0]) => ms > 700 && ms <= 1000)).toEqual([]);
});
