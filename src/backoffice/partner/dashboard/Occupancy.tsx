import { useId } from 'react';
import { dayWithWeekday } from '../../../../domain/stays/dayText';
import type { Day } from '../../../../domain/stays/stay';
import type { PartnerDashboard } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { dashboardTexts } from '../../../i18n/en/partner/dashboard';
import { classNames } from '../../../ui/classNames';
import { Link } from '../../../ui/navigation/Link';
import { dayWords } from '../../ui/dates/dateWords';
import styles from './Dashboard.module.css';

const texts = dashboardTexts.occupancy;

type OccupiedDay = NonNullable<PartnerDashboard['occupancy']>[number];

const percentOf = ({ sold, rooms }: OccupiedDay) =>
  rooms === 0 ? 0 : Math.round((sold / rooms) * 100);

/** How full the next fourteen nights are; each leads to its day. The `day` is the one shown. */
export function Occupancy({ days, day }: { days: readonly OccupiedDay[]; day: Day }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classNames('likeH3', styles.heading)}>
        {texts.title}
      </h2>
      <ol className={styles.occupancy}>
        {days.map((one) => (
          <li key={one.day}>
            <Link
              to={paths.partnerDashboard({ day: one.day })}
              className={classNames('surface', styles.night)}
              title={texts.of(dayWords(one.day), one)}
              aria-current={one.day === day ? 'date' : undefined}
              aria-label={texts.of(dayWords(one.day), one)}
            >
              <span className={styles.bar} aria-hidden="true">
                <span style={{ height: `${percentOf(one)}%` }} />
              </span>
              <span className={styles.percent}>{texts.percent(percentOf(one))}</span>
              <span className="note">{dayWithWeekday(one.day, 'en')}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
