import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { formatAmount } from '../../../../../domain/money/money';
import { endOfNights } from '../../../../../domain/prices/seasons';
import { formatDay } from '../../../../../domain/stays/dayText';
import { vietnamToday } from '../../../../../domain/stays/stay';
import { nextTet } from '../../../../../domain/stays/tet';
import type { Season } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { useKeptForLogin } from '../../../../ui/form/useKeptForLogin';
import { useKeptFocus } from '../../../../ui/useKeptFocus';
import { BusyButton } from '../../../ui/BusyButton';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { messageOf } from '../../../ui/messageOf';
import type { HotelChoice } from '../../rooms/hotelChoice';
import { SeasonForm } from './SeasonForm';
import { emptySeason, seasonValuesOf, tetSeason, type SeasonValues } from './seasonValues';
import { useSeasonActs } from './useSeasonActs';
import styles from '../prices.module.css';

const texts = priceTexts.seasons;

type SeasonPanelProps = {
  hotel: HotelChoice;
  /** Those that the hotel has: a season goes on naming one that is gone. */
  types: readonly { typeId: number }[];
  answer: {
    data?: Season[] | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
};

/** What the drawer has open: what its form begins with, and of which season. */
interface Open {
  season?: Season;
  values: SeasonValues;
}

/** The hotel's seasons in the order in which they count, with a form beside them. */
export function SeasonPanel({ hotel, types, answer }: SeasonPanelProps) {
  const [open, setOpen] = useState<Open>();
  useKeptForLogin<Open>(`season beside ${hotel.id}`, {
    typed: () => open ?? null,
    restore: setOpen,
  });
  const { data: seasons, error, isFetching, refetch } = answer;
  const today = vietnamToday(new Date());
  const tet = nextTet(today, endOfNights(today));
  const isNew = tet && !seasons?.some(({ name }) => name === texts.tet(tet.year));
  const title = open?.season?.name ?? texts.newTitle;
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNew) return undefined;
    const beside = add.current;
    // The other button goes with what was made by it, and may have had the focus.
    return () => {
      if (document.activeElement === document.body) beside?.focus({ preventScroll: true });
    };
  }, [isNew]);
  const area = useKeptFocus<HTMLElement>();
  return (
    <section ref={area} aria-labelledby="seasons">
      <h2 id="seasons" className="likeH4">
        {texts.title}
      </h2>
      <p className="quiet">{texts.intro}</p>
      <p className={styles.acts}>
        <Button ref={add} onClick={() => setOpen({ values: emptySeason })}>
          {texts.add}
        </Button>
        {tet && isNew && (
          <Button onClick={() => setOpen({ values: tetSeason(tet) })}>
            {texts.tetButton(tet.year)}
          </Button>
        )}
      </p>
      {!seasons && error !== undefined && error !== null ? (
        <ErrorPanel
          text={messageOf(error, priceTexts.failures.seasons)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : !seasons ? (
        <Skeleton height="6em" />
      ) : (
        <SeasonList
          hotel={hotel}
          types={types}
          seasons={seasons}
          onEdit={(season) => setOpen({ season, values: seasonValuesOf(season) })}
        />
      )}
      <DetailsDrawer open={open !== undefined} title={title} onClose={() => setOpen(undefined)}>
        {open && (
          <SeasonForm
            hotel={hotel}
            season={open.season}
            values={open.values}
            onDone={() => setOpen(undefined)}
          />
        )}
      </DetailsDrawer>
    </section>
  );
}

type SeasonListProps = Pick<SeasonPanelProps, 'hotel' | 'types'> & {
  seasons: readonly Season[];
  onEdit: (season: Season) => void;
};

function SeasonList({ hotel, types, seasons, onEdit }: SeasonListProps) {
  const { move, remove } = useSeasonActs(hotel.id, seasons);
  if (seasons.length === 0) return <p className="quiet">{texts.empty}</p>;
  return (
    <ol className={styles.list}>
      {seasons.map((season, index) => (
        <li key={season.id} className={styles.season}>
          <span>
            <strong>{season.name}</strong>
            <br />
            <span className="quiet">
              {formatDay(season.firstNight)} – {formatDay(season.lastNight)} ·{' '}
              {changeWords(season, hotel)} · {reachWords(season, types)}
            </span>
          </span>
          <span className={styles.acts}>
            <BusyButton
              size="small"
              aria-label={texts.up(season.name)}
              busy={false}
              blocked={index === 0}
              onClick={() => void move(index, -1)}
            >
              ↑
            </BusyButton>
            <BusyButton
              size="small"
              aria-label={texts.down(season.name)}
              busy={false}
              blocked={index === seasons.length - 1}
              onClick={() => void move(index, 1)}
            >
              ↓
            </BusyButton>
            <Button
              size="small"
              aria-label={texts.editOf(season.name)}
              onClick={() => onEdit(season)}
            >
              {texts.edit}
            </Button>
            <Button
              size="small"
              danger
              aria-label={texts.deleteOf(season.name)}
              onClick={() => void remove(season)}
            >
              {texts.delete}
            </Button>
          </span>
        </li>
      ))}
    </ol>
  );
}

function reachWords({ typeIds }: Season, types: SeasonPanelProps['types']): string {
  if (typeIds.length === 0) return texts.allTypes;
  return texts.someTypes(types.filter(({ typeId }) => typeIds.includes(typeId)).length);
}

function changeWords({ change, value }: Season, { currency }: HotelChoice): string {
  const amount = value ?? 0;
  const sign = amount > 0 ? '+' : '';
  return texts.change[change](
    change === 'PERCENT'
      ? `${sign}${amount}`
      : `${change === 'AMOUNT' ? sign : ''}${formatAmount(amount, currency)}`,
  );
}
