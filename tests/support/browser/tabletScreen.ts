/** From now on the screen is as wide as a tablet's; no wider one is. */
export function onTabletScreen(): void {
  const narrow = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(narrow(query), { matches: query === '(min-width: 768px)' }),
    );
}
