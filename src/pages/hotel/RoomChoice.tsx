import { Suspense } from 'react';
import { dayWithWeekday } from '../../../domain/stays/dayText';
import type { StayWish } from '../../../domain/stays/stayWish';
import type { Hotel, Room } from '../../api';
import { useLanguage, useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { stayTexts } from '../../i18n/stays';
import { minimumNights } from '../../entities/hotel/hotelFields';
import { Button } from '../../ui/actions/Button';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { roomsTogether } from './cheapestRoom';
import { LostRooms } from './hotelDetailParts';
import { NearestStay, ROOMS_HEADING_ID } from './NearestStay';
import { classNames } from '../../ui/classNames';
import styles from './RoomChoice.module.css';
import { RoomList } from './RoomList';
import { StaySearchForm } from './StaySearchForm';
import type { RoomBooking } from './useRoomBooking';
import { Inline, Stack } from '../../ui/layout/Stack';

type RoomChoiceProps = RoomBooking & { hotel: Hotel };

/** The search and its rooms; before a search, all rooms of the hotel. */
export function RoomChoice(props: RoomChoiceProps) {
  const { hotel, form, datesWanted, lost, dropLost } = props;
  return (
    <div className={classNames('column', styles.choice)}>
      <StaySearchForm
        hotelId={hotel.id}
        form={form}
        minimumNights={minimumNights(hotel.minimumStay)}
        datesOver={props.datesOver}
        datesWanted={datesWanted}
        searching={props.searching}
      />
      {lost.length > 0 && (
        <Suspense fallback={null}>
          <LostRooms hotel={hotel} ids={lost} onDismiss={dropLost} />
        </Suspense>
      )}
      {props.criteria ? (
        <FoundRooms {...props} criteria={props.criteria} />
      ) : (
        <AllRooms {...props} />
      )}
    </div>
  );
}

function AllRooms({ hotel, ...booking }: RoomChoiceProps) {
  const texts = useTexts(hotelTexts).rooms;
  const rooms = hotel.rooms ?? [];
  return (
    <section aria-labelledby={ROOMS_HEADING_ID}>
      <h2 id={ROOMS_HEADING_ID}>{texts.heading}</h2>
      {rooms.length === 0 ? (
        <EmptyNotice title={texts.none} />
      ) : (
        <>
          <p className={styles.hint}>{texts.noDates}</p>
          <RoomList rooms={rooms} booking={booking} />
        </>
      )}
    </section>
  );
}

type FoundRoomsProps = RoomChoiceProps & { criteria: NonNullable<RoomBooking['criteria']> };

function FoundRooms(props: FoundRoomsProps) {
  const { criteria, fitting, free, searching, failed, retry, hotel } = props;
  const texts = useTexts(hotelTexts).rooms;
  const language = useLanguage();
  const stay = [criteria.checkIn, criteria.checkOut]
    .map((day) => dayWithWeekday(day, language))
    .join(' → ');
  const found = failed || searching ? undefined : fitting;
  const isNone = found?.length === 0;
  const areTogether = isNone && roomsTogether(free, criteria) !== null;
  const sold = soldRooms(hotel.rooms ?? [], free, criteria);
  return (
    <>
      <section aria-labelledby={ROOMS_HEADING_ID}>
        <h2 id={ROOMS_HEADING_ID} tabIndex={-1}>
          {texts.free(stay)}
        </h2>
        {/* Stays where it is, so that each search is heard of. */}
        <p role="status" className={isNone && !areTogether ? styles.none : styles.hint}>
          {found &&
            (areTogether
              ? texts.onlyTogether
              : isNone
                ? (props.notAllowed ?? texts.noneFound)
                : texts.found(found.length))}
        </p>
        {failed ? (
          <ErrorNotice message={texts.searchFailed} retryLabel={texts.retry} onRetry={retry} />
        ) : !found ? (
          <RoomListSkeleton />
        ) : !isNone ? (
          <RoomList rooms={found} sold={sold} booking={props} />
        ) : (
          !areTogether && <OtherDates {...props} sold={sold} />
        )}
      </section>
      {found && <SmallerRooms {...props} sold={areTogether ? sold : []} />}
    </>
  );
}

/** Where to look for another stay if none is found for the dates. */
function OtherDates({ sold, ...props }: FoundRoomsProps & { sold: readonly Room[] }) {
  const { hotel, notAllowed, nearest, leadToDates } = props;
  const texts = useTexts(hotelTexts).rooms;
  // Each type says when it can be had.
  if (notAllowed === null) {
    return sold.length > 0 && <RoomList rooms={[]} sold={sold} booking={props} />;
  }
  return (
    <Inline justify="center">
      <NearestStay stay={nearest} hotelId={hotel.id} booking={props} />
      <Button variant="secondary" onClick={leadToDates}>
        {texts.changeDates}
      </Button>
    </Inline>
  );
}

/** Free rooms that hold the party only together with others. */
function SmallerRooms(props: FoundRoomsProps & { sold: readonly Room[] }) {
  const { criteria, fitting, free, sold } = props;
  const texts = useTexts(hotelTexts).rooms;
  const { guests } = useTexts(stayTexts);
  const rooms = tooSmallAlone(fitting, free, criteria.bedType);
  if (rooms.length < 2) return null;
  return (
    <section aria-labelledby="smaller-heading">
      <h2 id="smaller-heading">{texts.smaller}</h2>
      <p className={styles.hint}>{texts.smallerHint(guests(criteria.adults, criteria.children))}</p>
      <RoomList rooms={rooms} sold={sold} booking={props} />
    </section>
  );
}

/** Rooms that would do, but that somebody else has on these days. */
function soldRooms(
  rooms: readonly Room[],
  free: readonly Room[] | undefined,
  { adults, children, bedType }: StayWish,
): Room[] {
  return rooms.filter(
    (room) =>
      room.onSale !== false &&
      room.numberOfAdults >= adults &&
      room.capacity >= adults + children &&
      (bedType === '' || room.bedType === bedType) &&
      !free?.some(({ id }) => id === room.id),
  );
}

function tooSmallAlone(
  fitting: readonly Room[] | undefined,
  free: readonly Room[] | undefined,
  bedType: string,
): Room[] {
  if (!fitting || !free) return [];
  const wanted = ({ bedType: bed }: Room) => bedType === '' || bed === bedType;
  return free.filter((room) => wanted(room) && !fitting.some(({ id }) => id === room.id));
}

function RoomListSkeleton() {
  const texts = useTexts(hotelTexts).search;
  return (
    <SkeletonGroup label={texts.searching}>
      <Stack className={styles.gap}>
        {[0, 1, 2].map((room) => (
          <Skeleton key={room} height={220} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
