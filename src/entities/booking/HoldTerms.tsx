import { momentText } from '../../../domain/stays/dayText';
import { ClockIcon } from '../../ui/icons/stayIcons';
import { CheckCircleIcon, InfoIcon } from '../../ui/icons/statusIcons';
import { useLanguage, useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { isAhead } from './isAhead';
import styles from './HoldTerms.module.css';

type HoldTermsProps = {
  holdUntil: string;
  freeCancellationUntil: string;
  /** `HH:MM`, once the guest has said it. */
  arrivalTime?: string | null | undefined;
  papers?: boolean;
};

/** The moments that matter and what happens after each. A moment that cannot be read is left out. */
export function HoldTerms(props: HoldTermsProps) {
  const { holdUntil, freeCancellationUntil, arrivalTime, papers = false } = props;
  const texts = useTexts(bookingsTexts).hold;
  const language = useLanguage();
  const hold = new Date(holdUntil);
  const free = new Date(freeCancellationUntil);
  const stillFree = isAhead(free);
  return (
    <ul className={styles.terms}>
      {!isNaN(hold.getTime()) && (
        <li className="iconLine">
          <ClockIcon />
          <div>
            <strong>{texts.until(momentText(hold, language))}</strong>
            {arrivalTime && <p>{texts.arrival(arrivalTime)}</p>}
            <p>{texts.after}</p>
          </div>
        </li>
      )}
      {!isNaN(free.getTime()) && (
        <li className="iconLine">
          {stillFree ? <CheckCircleIcon /> : <InfoIcon />}
          <div>
            <strong>
              {stillFree ? texts.freeCancel(momentText(free, language)) : texts.freeCancelOver}
            </strong>
            {stillFree && <p>{texts.afterFreeCancel}</p>}
            {!stillFree && isAhead(hold) && <p>{texts.stillCancel}</p>}
          </div>
        </li>
      )}
      {papers && (
        <li className="iconLine">
          <InfoIcon />
          <strong>{texts.papers}</strong>
        </li>
      )}
    </ul>
  );
}
