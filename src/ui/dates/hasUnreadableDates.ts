import { parseDayRange } from '../../../domain/stays/dayText';

/** Whether something is typed in this form's dates that is no pair of days: their value then says nothing of it. */
export function hasUnreadableDates(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(
    ({ name, value, validity }) =>
      // A device's own field keeps what it cannot read to itself.
      validity.badInput || (name === 'dates' && value.trim() !== '' && !parseDayRange(value)),
  );
}
