/** From now on no request reaches anything, until the test ends or `restore` is called. */
export function loseNetwork(): { restore: () => void } {
  const spy = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  return { restore: () => spy.mockRestore() };
}
