import { formatDong } from '../../../domain/money/money';
import { dayWithWeekday } from '../../../domain/stays/dayText';
import type { NightPrice } from '../../api';
import { stayTexts } from '../../i18n/stays';
import { useLanguage, useTexts } from '../../state/useTexts';
import { wholeDong } from '../booking/wholeDong';
import styles from './EachNight.module.css';

type EachNightProps = {
  nights: readonly NightPrice[];
  /** Says that this is the price of one of several rooms. */
  ofRoom?: boolean | undefined;
};

/** What each night costs before taxes and fees, for who asks; on paper for everybody. */
export function EachNight({ nights, ofRoom = false }: EachNightProps) {
  const texts = useTexts(stayTexts).nightPrices;
  const language = useLanguage();
  return (
    <details className={styles.each}>
      <summary>{ofRoom ? texts.eachOfRoom : texts.each}</summary>
      <ul className="figures">
        {nights.map(({ night, price }) => (
          <li key={night} className="between">
            <span>{dayWithWeekday(night, language)}</span>
            <span>{formatDong(wholeDong(price))}</span>
          </li>
        ))}
      </ul>
      <p className="note">{texts.beforeTax}</p>
    </details>
  );
}
