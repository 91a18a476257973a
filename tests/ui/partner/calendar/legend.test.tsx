import { render, screen, within } from '@testing-library/react';
import { Legend } from '../../../../src/backoffice/partner/calendar/grid/Legend';

test('what the number over a price is stands among the marks', () => {
  render(<Legend />);
  const marks = within(screen.getByRole('list', { name: 'What the marks say' }));
  expect(marks.getByText(/rooms left to sell that night/)).toBeVisible();
});
