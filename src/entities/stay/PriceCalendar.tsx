import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { BedType } from '../../../domain/rooms/bedTypes';
import { holdsParty, MAX_ROOMS_PER_BOOKING, roomiest } from '../../../domain/stays/party';
import type { Day } from '../../../domain/stays/stay';
import { useGetHotelQuery, type Room } from '../../api';
import { useGetChangeCalendarQuery, useGetStayCalendarQuery } from '../../api/calendar';
import { priceCalendarTexts } from '../../i18n/priceCalendar';
import { useTexts } from '../../state/useTexts';
import { Button } from '../../ui/actions/Button';
import {
  addMonths,
  lastDayOf,
  monthOf,
  type CalendarView,
  type Month,
} from '../../ui/dates/months';
import type { CalendarProps } from '../../ui/dates/dateRange';
import { RangeCalendar } from '../../ui/dates/RangeCalendar';
import { Sheet } from '../../ui/overlays/Sheet';
import { dayFacts } from './dayFacts';

/** Whose days are told of: a hotel's, or those that a booking can be changed to. */
export type PricedStay = HotelStay | { bookingId: string };

type HotelStay = {
  hotelId: number;
  adults: number;
  children: number;
  /** In such a bed; any when absent. */
  bedType?: BedType;
  /** Of this room alone. */
  roomId?: number;
};

type PriceCalendarProps = CalendarProps & { of: PricedStay; isPart?: boolean };

/** A calendar with what days cost, in which only a stay can be chosen that can be booked. */
export function PriceCalendar({ of, ...calendar }: PriceCalendarProps) {
  const texts = useTexts(priceCalendarTexts);
  const [{ month, arrival }, setView] = useState<CalendarView>({
    month: monthOf(calendar.value.checkIn >= calendar.min ? calendar.value.checkIn : calendar.min),
    arrival: null,
  });
  const next = addMonths(month, 1);
  const inSight = [useMonth(of, month), useMonth(of, next)] as const;
  const ofArrival = useMonth(of, arrival && monthOf(arrival));
  const all = [...inSight, ofArrival];
  const days = new Map(all.flatMap(({ days: ofMonth }) => ofMonth).map((day) => [day.day, day]));
  const isLoading = (day: Day) =>
    inSight.some((asked) => asked.isLoading && asked.month === monthOf(day));
  const failed = all.filter((asked) => asked.hasFailed);
  const mayHaveRooms = useMayHaveRooms(of);
  const hasRooms = mayHaveRooms || [...days.values()].some(({ arrival }) => arrival);
  return (
    <RangeCalendar
      {...calendar}
      factsOf={(day, from) =>
        isLoading(day)
          ? { words: texts.loading, isDisabled: true, isWaiting: true }
          : dayFacts(days, { day, arrival: from, hasRooms }, texts)
      }
      onView={setView}
      againLabel={texts.again}
      status={
        <Status
          hint={hasRooms ? texts[hintOf(of)] : texts.noRooms}
          isLoading={all.some((asked) => asked.isLoading)}
          onRetry={failed.length > 0 ? () => failed.forEach(({ retry }) => retry()) : undefined}
        />
      }
    />
  );
}

/** The same on the whole screen of a phone. */
export function PriceSheet({ onClose, ...calendar }: PriceCalendarProps & { onClose: () => void }) {
  const texts = useTexts(priceCalendarTexts);
  return (
    <Sheet open onClose={onClose} title={texts.title} closeLabel={texts.close} side="center">
      <PriceCalendar {...calendar} isPart />
    </Sheet>
  );
}

/** Nothing without a month. */
function useMonth(of: PricedStay, month: Month | null) {
  const ofHotel = useGetStayCalendarQuery(
    month === null || 'bookingId' in of ? skipToken : { ...hotelOf(of), ...daysOf(month) },
  );
  const ofBooking = useGetChangeCalendarQuery(
    month === null || !('bookingId' in of) ? skipToken : { ...of, ...daysOf(month) },
  );
  const { currentData, isFetching, isError, refetch } = 'bookingId' in of ? ofBooking : ofHotel;
  return {
    month,
    // Other backends may answer something that is no list.
    days: Array.isArray(currentData) ? currentData : [],
    isLoading: isFetching && !currentData,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** Whether the hotel has rooms for so many, with such a bed, were they free; also where its backend does not say. */
function useMayHaveRooms(of: PricedStay): boolean {
  const asked = 'hotelId' in of && of.roomId === undefined ? of : undefined;
  const { currentData } = useGetHotelQuery(asked ? { id: asked.hotelId } : skipToken);
  const rooms: readonly Partial<Room>[] | undefined = currentData?.rooms;
  if (!asked || !rooms?.every(isTold)) return true;
  const bed = asked.bedType?.toUpperCase();
  const fitting = rooms.filter(({ typeBed }) => bed === undefined || typeBed.toUpperCase() === bed);
  return holdsParty([roomiest(fitting, MAX_ROOMS_PER_BOOKING)], asked);
}

const isTold = (room: Partial<Room>): room is Room =>
  room.typeBed !== undefined && room.capacity !== undefined && room.numberOfAdults !== undefined;

const hotelOf = ({ hotelId: id, ...party }: HotelStay) => ({ id, ...party });

const daysOf = (month: Month) => ({
  from: `${month}-01`,
  days: Number(lastDayOf(month).slice(8)),
});

/** What prices stand in the cells. */
function hintOf(of: PricedStay): 'hint' | 'hintOfRoom' | 'hintOfBooking' {
  if ('bookingId' in of) return 'hintOfBooking';
  return of.roomId === undefined ? 'hint' : 'hintOfRoom';
}

type StatusProps = { hint: string; isLoading: boolean; onRetry: (() => void) | undefined };

function Status({ hint, isLoading, onRetry }: StatusProps) {
  const texts = useTexts(priceCalendarTexts);
  return (
    <>
      <p role="status">{isLoading ? texts.loading : onRetry ? texts.failed : hint}</p>
      {onRetry && !isLoading && (
        <Button variant="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </>
  );
}
