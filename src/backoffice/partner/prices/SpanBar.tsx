import { Button } from 'antd';
import { endOfNights } from '../../../../domain/prices/seasons';
import { formatDay } from '../../../../domain/stays/dayText';
import { addDays, type Day } from '../../../../domain/stays/stay';
import { priceTexts } from '../../../i18n/en/partner/prices';
import styles from './prices.module.css';

const texts = priceTexts.span;
/** A month, in whole weeks and some days of the next. */
export const SHOWN_NIGHTS = 31;
const STEP = 28;

type SpanBarProps = { from: Day; today: Day; onChange: (from: Day) => void };

/** The last day from which nights can be shown. */
export const lastFrom = (today: Day): Day => addDays(endOfNights(today), -SHOWN_NIGHTS);

/** Which nights are shown, and the ways to others. */
export function SpanBar({ from, today, onChange }: SpanBarProps) {
  const last = lastFrom(today);
  const earlier = addDays(from, -STEP);
  const later = addDays(from, STEP);
  return (
    <div className={styles.span} role="group" aria-label={texts.label}>
      <Button
        disabled={from <= today}
        title={from <= today ? texts.noEarlier : undefined}
        onClick={() => onChange(earlier < today ? today : earlier)}
      >
        {texts.earlier}
      </Button>
      <span className="figures" aria-live="polite">
        {texts.shown(formatDay(from), formatDay(addDays(from, SHOWN_NIGHTS - 1)))}
      </span>
      <Button
        disabled={from >= last}
        title={from >= last ? texts.noLater : undefined}
        onClick={() => onChange(later > last ? last : later)}
      >
        {texts.later}
      </Button>
      <Button type="text" onClick={() => onChange(today)}>
        {texts.today}
      </Button>
    </div>
  );
}
