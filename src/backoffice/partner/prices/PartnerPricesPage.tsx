import { useSearchParams } from 'react-router-dom';
import { vietnamToday } from '../../../../domain/stays/stay';
import { paths } from '../../../../site/paths';
import { useListNightsQuery, useListSeasonsQuery } from '../../../api/partner';
import { priceTexts as texts } from '../../../i18n/en/partner/prices';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyPanel } from '../../ui/EmptyPanel';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { messageOf } from '../../ui/messageOf';
import { PageHeader } from '../../ui/PageHeader';
import { dayText, wholeNumber } from '../../../../site/filterReaders';
import { useSteadyTypes } from '../useSteadyTypes';
import { useChosenHotel, type HotelChoice } from '../rooms/hotelChoice';
import { HotelBar, HotelGone } from '../rooms/HotelBar';
import { NoHotelYet } from '../rooms/NoHotelYet';
import { Calendar } from './grid/Calendar';
import { SeasonPanel } from './seasons/SeasonPanel';
import { lastFrom, SHOWN_NIGHTS, SpanBar } from './SpanBar';
import styles from './prices.module.css';

/** What the nights of one of the partner's hotels cost. */
export default function PartnerPricesPage() {
  const [params, setParams] = useSearchParams();
  const hotelId = wholeNumber(params.get('hotelId') ?? '');
  const chosen = useChosenHotel(hotelId);
  const { hotel } = chosen;
  const today = vietnamToday(new Date());
  const asked = dayText(params.get('from') ?? '');
  const last = lastFrom(today);
  const from = asked === undefined || asked < today ? today : asked > last ? last : asked;
  const set = (name: string, value: string) =>
    setParams((before) => {
      before.set(name, value);
      return before;
    });
  return (
    <>
      <PageHeader title={texts.title} hint={texts.hint} />
      {chosen.failed && <ErrorPanel text={texts.failures.load} onRetry={chosen.retry} />}
      {chosen.hasNone ? (
        <NoHotelYet />
      ) : (
        <>
          <HotelBar hotel={hotel} onChange={({ id }) => set('hotelId', String(id))}>
            <SpanBar from={from} today={today} onChange={(day) => set('from', day)} />
          </HotelBar>
          {chosen.isGone ? (
            <HotelGone />
          ) : hotel ? (
            <HotelPrices key={hotel.id} hotel={hotel} from={from} />
          ) : (
            !chosen.failed && <Skeleton height="20em" />
          )}
        </>
      )}
    </>
  );
}

function HotelPrices({ hotel, from }: { hotel: HotelChoice; from: string }) {
  const { id: hotelId } = hotel;
  const args = { hotelId, firstNight: from, nights: SHOWN_NIGHTS };
  const { data, error, isFetching, refetch } = useListNightsQuery(args);
  const { types, gone } = useSteadyTypes(data);
  const hasTypes = types !== undefined && types.length > 0;
  const seasons = useListSeasonsQuery({ hotelId });
  if (!types && error) {
    return (
      <ErrorPanel
        text={messageOf(error, texts.failures.load)}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!types) return <Skeleton height="20em" />;
  if (!hasTypes) {
    const { title, text, action } = texts.noTypes;
    const rooms = (
      <ButtonLink to={paths.partnerRooms({ hotelId, types: 'new' })}>{action}</ButtonLink>
    );
    return (
      <>
        <EmptyPanel title={title} text={text} action={rooms} />
        {/* Those that are left of rooms that are gone can be deleted. */}
        {seasons.data && seasons.data.length > 0 && (
          <SeasonPanel hotel={hotel} types={types} answer={seasons} />
        )}
      </>
    );
  }
  return (
    <div className={styles.page} aria-busy={isFetching}>
      <Calendar
        // What was selected is of other nights then, or stands elsewhere.
        key={`${types[0]?.nights[0]?.night} ${gone}`}
        hotelId={hotelId}
        types={types}
        seasons={seasons.data ?? []}
      />
      <SeasonPanel hotel={hotel} types={types} answer={seasons} />
    </div>
  );
}
