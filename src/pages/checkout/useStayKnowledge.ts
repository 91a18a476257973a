import { useLocation } from 'react-router-dom';
import { nightsBetween, stayError, vietnamToday } from '../../../domain/stays/stay';
import {
  isRequestError,
  useGetHotelQuery,
  type HotelSummary,
  type Quote,
  type Room,
} from '../../api';
import type { DraftStay } from '../../../site/stayLink';
import { useStayQuote } from '../../entities/booking/useStayQuote';
import { offeredRooms } from './offeredRooms';
import { useRoomsQuote } from './useRoomsQuote';
import { expectedQuote } from '../../entities/booking/wholeDong';

/**
 * What is known of a stay: its hotel and rooms, first from the page before, then from the server;
 * the server's quote; and until that is there, the price that follows from the rooms.
 */
export function useStayKnowledge(stay: DraftStay, voucherCode: string, bookable: boolean) {
  const handed = useHandedOver(stay.hotelId);
  const { hotelId, checkIn, checkOut } = stay;
  // The server prices no other days; tonight's prices are not the stay's.
  const isPriced = stayError(stay, vietnamToday(new Date())) === null;
  const hotelAnswer = useGetHotelQuery({ id: hotelId, ...(isPriced && { checkIn, checkOut }) });
  const { currentData: hotel, error: hotelError, isFetching, refetch } = hotelAnswer;
  const asked = useStayQuote(bookable ? { ...stay, voucherCode } : null);
  const refusedVoucher = asked.error?.fieldErrors['voucherCode'] ?? null;
  // A server without quotes says nothing of a code either.
  const hasFailed = voucherCode !== '' && asked.error !== null && asked.error.status !== 404;
  // A voucher that cannot be used, or looked at, must not hide what the stay costs without it.
  const plain = useStayQuote(bookable && hasFailed ? stay : null);
  const answer = refusedVoucher || (hasFailed && !plain.error) ? plain : asked;
  const { error, checking } = answer;
  // Whether the code or the price failed is not to be told apart by who tries again.
  const checkAgain = () => [asked, plain].forEach((one) => one.error && one.checkAgain());
  const ofRooms = useRoomsQuote(stay, answer, hotelAnswer);
  const quote = answer.quote ?? ofRooms.quote;

  const known = [...(quote?.rooms ?? []), ...handed.rooms, ...(hotel?.rooms ?? [])];
  const askedRooms = stay.roomIds.flatMap((id) => known.find((room) => room.id === id) ?? []);
  const offered = quote ? offeredRooms(stay, quote, known) : [];
  const rooms = stay.roomIds.flatMap((id) => {
    const room = offered.find(({ askedId }) => askedId === id)?.room;
    return room ?? askedRooms.find((one) => one.id === id) ?? [];
  });
  const nights = nightsBetween(checkIn, checkOut);
  const seen = stay.roomIds.flatMap((id) => handed.rooms.find((room) => room.id === id) ?? []);
  const isSeen = seen.length === stay.roomIds.length && seen.every(isPricedFor(nights));
  const isExpected = isPriced && rooms.length === stay.roomIds.length;
  const expected = isExpected ? expectedQuote(rooms, nights) : null;
  return {
    hotel: hotel ?? handed.hotel,
    hotelFailure: hotelError ? { retry: () => void refetch(), retrying: isFetching } : null,
    /** The hotel is still being asked for. */
    isAsked: ofRooms.looking || (!hotel && !handed.hotel && !hotelError && !error),
    isGone:
      (error?.status === 404 && !quote) ||
      (isRequestError(hotelError) && hotelError.status === 404),
    /** As the price is for: like ones in the places of those that were not named and are taken. */
    rooms,
    /** As the address names them. */
    askedRooms,
    known,
    nights,
    quote,
    expected,
    /** What the rooms came to when they were chosen, where that is not what they come to now. */
    seenBefore: quote && isSeen ? otherTotal(expectedQuote(seen, nights), quote) : null,
    quoteError: quote ? null : error,
    /** The server prices no stays, so that it can say nothing of a code either. */
    hasNoQuotes: ofRooms.quote !== null,
    checking,
    checkAgain,
    voucher: {
      refused: refusedVoucher,
      /** Nobody knows whether the code can be used. */
      isUnchecked: hasFailed && !refusedVoucher,
      checking: asked.checking,
      checkAgain: asked.checkAgain,
    },
  };
}

/** Whether its price is of a stay of so many nights, and not tonight's. */
const isPricedFor = (nights: number) => (room: Room) =>
  (room.nights?.length ?? room.stayNights) === nights;

const otherTotal = (before: { roomTotal: number }, now: Quote) =>
  before.roomTotal === now.roomTotal ? null : before.roomTotal;

/** What the page before put into the history; it may be anything. */
function useHandedOver(hotelId: number): { hotel: HotelSummary | null; rooms: Room[] } {
  const state: unknown = useLocation().state;
  const { hotel, selectedRooms } = (state ?? {}) as Partial<Record<string, unknown>>;
  const isOurs = typeof hotel === 'object' && (hotel as HotelSummary | null)?.id === hotelId;
  return {
    hotel: isOurs ? (hotel as HotelSummary) : null,
    rooms: isOurs && Array.isArray(selectedRooms) ? (selectedRooms as Room[]) : [],
  };
}
