import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { addDays, MAX_DAYS_AHEAD, MAX_NIGHTS, vietnamToday } from '../../../domain/stays/stay';
import { StayDatesField } from '../../../src/entities/stay/StayDatesField';
import { makeStore } from '../../../src/state/store';

it('the calendar ends with the latest departure of the latest arrival', async () => {
  const user = userEvent.setup();
  render(
    <Provider store={makeStore()}>
      <StayDatesField value={{ checkIn: '', checkOut: '' }} onChange={() => undefined} />
    </Provider>,
  );
  await user.click(screen.getByRole('textbox', { name: /^Ngày nhận – trả phòng/ }));
  await user.keyboard('{ArrowDown}');
  const next = await screen.findByRole('button', { name: 'Tháng sau' }, { timeout: 20_000 });
  expect(next).not.toHaveAttribute('aria-disabled');
  await user.keyboard('{PageDown>40/}');
  const last = addDays(vietnamToday(new Date()), MAX_DAYS_AHEAD + MAX_NIGHTS);
  expect(document.activeElement).toHaveAttribute('data-day', last);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  const later = document.querySelectorAll(`[data-day="${addDays(last, 1)}"]`);
  for (const day of later) expect(day).toHaveAttribute('aria-disabled', 'true');
});
