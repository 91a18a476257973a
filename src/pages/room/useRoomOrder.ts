import { useState } from 'react';
import { MAX_CHILDREN_OF_ORDER, holdsParty } from '../../../domain/stays/party';
import { nightsBetween, stayError, vietnamToday, type Stay } from '../../../domain/stays/stay';
import type { RoomDetail } from '../../api';
import { usePageStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { roomsTexts } from '../../i18n/rooms';
import { stayTexts } from '../../i18n/stays';
import { useStayQuote } from '../../entities/booking/useStayQuote';
import { nearestStayOf } from '../../entities/stay/NearestStayLink';
import { expectedQuote, wholeDong } from '../../entities/booking/wholeDong';

const DEFAULT_CAPACITY = 4;

type PageStay = ReturnType<typeof usePageStay>;

type Availability =
  | 'unknown'
  | 'checking'
  | 'free'
  | 'taken'
  | 'unanswered'
  | { refusedWith: string | null };

/**
 * The order in the making: dates and party (they stand in the address), what they
 * cost, what is wrong with them, and whether the room is free.
 */
export function useRoomOrder(room: RoomDetail) {
  const today = vietnamToday(new Date());
  const page = usePageStay();
  const { dates, dateError, chooseDates } = useDates(page, today);
  const { adults, children, chooseParty, capacity } = partyOf(page, room);
  const texts = useTexts(roomsTexts).card;

  const isComplete = dates.checkIn !== '' && dates.checkOut !== '' && dateError === null;
  const fits = holdsParty([placesOf(room, capacity)], { adults, children });
  const stay =
    isComplete && fits
      ? { hotelId: room.hotelId, roomIds: [room.id], ...dates, adults, children }
      : null;
  const hasPrice = wholeDong(room.price) > 0;
  const answer = useStayQuote(room.onSale !== false && hasPrice ? stay : null);
  const nights = isComplete ? nightsBetween(dates.checkIn, dates.checkOut) : 1;
  const expected = expectedQuote([room], nights);
  return {
    dates,
    dateError,
    chooseDates,
    adults,
    children,
    chooseParty,
    capacity,
    partyError: fits ? null : texts.tooMany(room.numberOfAdults ?? capacity, capacity),
    stay,
    isComplete,
    hasPrice,
    quote: answer.quote ?? expected,
    availability: availabilityOf(answer),
    nearest: nearestStayOf(answer.error),
    checkAgain: answer.checkAgain,
  };
}

function availabilityOf({ quote, error, checking }: ReturnType<typeof useStayQuote>): Availability {
  if (checking) return 'checking';
  if (quote) return 'free';
  if (error?.code === 'ROOM_TAKEN') return 'taken';
  if (!error) return 'unknown';
  // It may still be ordered: the next page asks again. A server without quotes has none at all.
  if (error.status < 400 || error.status === 404 || error.status >= 429) return 'unanswered';
  return { refusedWith: Object.values(error.fieldErrors)[0] ?? error.message };
}

function placesOf(room: RoomDetail, capacity: number) {
  const { numberOfAdults = capacity, numberOfChildren = 0 } = room;
  return { numberOfAdults, numberOfChildren, capacity };
}

function useDates({ stay, datesOver, choose }: PageStay, today: string) {
  const errors = useTexts(stayTexts).errors;
  // What was typed wrongly stays on this page; only dates that can be asked for are shared.
  const [wrong, setWrong] = useState<{ dates: Stay; text: string } | null>(null);
  const { checkIn, checkOut } = stay;
  const shown = wrong?.dates ?? { checkIn, checkOut };

  const chooseDates = (dates: Stay) => {
    const isEmpty = dates.checkIn === '' && dates.checkOut === '';
    const isHalf = !isEmpty && (dates.checkIn === '' || dates.checkOut === '');
    const error = isEmpty || isHalf ? null : stayError(dates, today);
    if (isHalf) return setWrong({ dates, text: '' });
    if (error) {
      const arrivalMoved = dates.checkIn !== shown.checkIn;
      const text =
        error === 'checkOutNotAfter' && arrivalMoved ? errors.checkInNotBefore : errors[error];
      return setWrong({ dates, text });
    }
    setWrong(null);
    choose({ ...stay, ...dates });
  };
  const dateError = wrong ? wrong.text : datesOver ? errors.link : null;
  return { dates: shown, dateError, chooseDates };
}

function partyOf({ stay, choose }: PageStay, room: RoomDetail) {
  const capacity = room.capacity > 0 ? room.capacity : DEFAULT_CAPACITY;
  return {
    adults: Math.min(stay.adults, capacity),
    children: Math.min(stay.children, MAX_CHILDREN_OF_ORDER),
    chooseParty: (party: { adults: number; children: number }) => choose({ ...stay, ...party }),
    capacity,
  };
}
