/** From now on the device is one that is touched. */
export function withFinger(): void {
  const fine = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(fine(query), { matches: query === '(pointer: coarse)' }),
    );
}
