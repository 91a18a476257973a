import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ResultGrid } from '../../../src/pages/search/ResultGrid';
import { makeStore } from '../../../src/state/store';

type Hotels = ComponentProps<typeof ResultGrid>['hotels'];

it('moves cards when the list is ordered anew, and makes none of them again', () => {
  const [first, second] = ['Sông Hàn', 'Mỹ Khê'].map((name, id) => ({ id, name })) as never as [
    Hotels[number],
    Hotels[number],
  ];
  const store = makeStore();
  const grid = (hotels: Hotels) => (
    <Provider store={store}>
      <MemoryRouter>
        <ResultGrid hotels={hotels} forStay={false} stale={false} />
      </MemoryRouter>
    </Provider>
  );
  const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('article')!;
  const { rerender } = render(grid([first, second]));
  const [before, other] = [cardOf('Sông Hàn'), cardOf('Mỹ Khê')];

  rerender(grid([second, first]));
  expect(cardOf('Sông Hàn')).toBe(before);
  expect(cardOf('Mỹ Khê')).toBe(other);
});
