import { Button } from 'antd';
import { addDays, type Day } from '../../../../domain/stays/stay';
import { dashboardTexts } from '../../../i18n/en/partner/dashboard';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/chevrons';
import { Inline } from '../../../ui/layout/Stack';
import { dayWords } from '../../ui/dates/dateWords';

const texts = dashboardTexts.day;

type DayChooserProps = { day: Day; today: Day; onChange: (day: Day) => void };

/** Which day the lists are about: one back, one on, and today again. */
export function DayChooser({ day, today, onChange }: DayChooserProps) {
  return (
    <Inline gap={2} role="group" aria-label={texts.label}>
      <Button
        icon={<ChevronLeftIcon />}
        aria-label={texts.before}
        onClick={() => onChange(addDays(day, -1))}
      />
      <strong aria-live="polite">
        {day === today ? texts.today(dayWords(day)) : dayWords(day)}
      </strong>
      <Button
        icon={<ChevronRightIcon />}
        aria-label={texts.after}
        onClick={() => onChange(addDays(day, 1))}
      />
      {day !== today && <Button onClick={() => onChange(today)}>{texts.back}</Button>}
    </Inline>
  );
}
