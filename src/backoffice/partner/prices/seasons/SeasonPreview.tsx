import { isChangePercent } from '../../../../../domain/prices/priceRule';
import { usualPrice } from '../../../../../domain/prices/weekPrices';
import { formatAmount } from '../../../../../domain/money/money';
import { nightsIn, seasonNight, type Season } from '../../../../../domain/prices/seasons';
import { addDays, isDay, nightsBetween, vietnamToday } from '../../../../../domain/stays/stay';
import type { RoomTypeWithRooms } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { WEEKDAYS } from '../undo/weekdays';
import type { SeasonValues } from './seasonValues';
import styles from '../prices.module.css';

const texts = priceTexts.season;
/** So many nights that all weekdays are among them, whichever a season begins with. */
const LOOKED_AT = 366;

type SeasonPreviewProps = { types: readonly RoomTypeWithRooms[]; values: SeasonValues };

/** What a season makes of each type's prices, as it is being typed. */
export function SeasonPreview({ types, values }: SeasonPreviewProps) {
  const season = seasonOf(values);
  if (!season) return null;
  const reached = types.filter(({ id }) => values.reach === 'ALL' || season.typeIds.includes(id));
  const nights = nightsIn(season);
  return (
    <section aria-label={texts.preview} aria-live="polite">
      <p>
        {reached.length === 0
          ? texts.reachesNone
          : texts.reaches(nights.length * reached.length, reached.length)}
      </p>
      <ul className={styles.changes}>
        {reached.map((type) => (
          <li key={type.id}>
            {type.name}: {pricesOf(season, type, nights)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The season from today on, as far as it is typed; undefined while it is none. */
function seasonOf(values: SeasonValues): Season | undefined {
  const { firstNight, lastNight, weekdays, value, change } = values;
  const isSpan = isDay(firstNight) && isDay(lastNight) && lastNight >= firstNight;
  if (!isSpan || nightsBetween(firstNight, lastNight) > 2 * LOOKED_AT) return undefined;
  if (change !== 'NONE' && (value === null || !Number.isFinite(value))) return undefined;
  if (change === 'PERCENT' && !isChangePercent(value ?? 0)) return undefined;
  const today = vietnamToday(new Date());
  return {
    ...values,
    id: 0,
    from: firstNight > today ? firstNight : today,
    to: addDays(lastNight, 1),
    weekdays: WEEKDAYS.reduce(
      (bits, day, index) => (weekdays[day] ? bits | (1 << index) : bits),
      0,
    ),
  };
}

/** `₫850,000 → ₫1,190,000`, of the different prices that its nights have. */
function pricesOf(
  season: Season,
  { id, pricePerNight: price, weekdayPrices: week, currency }: RoomTypeWithRooms,
  nights: readonly string[],
): string {
  const type = { id, price, week, currency };
  const changes = nights.slice(0, LOOKED_AT).map((night) => {
    const before = usualPrice(type, night);
    const after = seasonNight(season, type, night).price ?? before;
    return `${formatAmount(before, currency)} → ${formatAmount(after, currency)}`;
  });
  return [...new Set(changes)].join('; ');
}
