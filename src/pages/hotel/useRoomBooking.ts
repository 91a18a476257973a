import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { holdsParty } from '../../../domain/stays/party';
import type { StayWish } from '../../../domain/stays/stayWish';
import { paths } from '../../../site/paths';
import type { Hotel, Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { stayTexts } from '../../i18n/stays';
import { summaryOf } from '../../entities/hotel/hotelFields';
import { useChosenRooms } from './useChosenRooms';
import { useFreeRoomsLookup, useRoomSearch } from './useRoomSearch';
import { useStaySearch } from './useStaySearch';

/** The id of the date field, where the page leads when dates are missing. */
export const DATES_ID = 'stay-dates';

export type RoomBooking = ReturnType<typeof useRoomBooking>;

interface FormPlace {
  /** Whether the form can be seen. */
  isOpen: boolean;
  open: () => void;
}

/**
 * From a search to the booking step: the form, the rooms it finds, the choice among them, and
 * `proceed`, which says what is missing or goes on.
 */
export function useRoomBooking(hotel: Hotel, formPlace: FormPlace) {
  const texts = useTexts(hotelTexts);
  const { guests } = useTexts(stayTexts);
  const navigate = useNavigate();
  const search = useStaySearch();
  const { form, criteria } = search;
  const found = useRoomSearch(hotel.id, criteria);
  const choice = useChosenRooms(hotel, found.free);
  const lookUpFreeRooms = useFreeRoomsLookup(hotel.id);
  const [alert, setAlert] = useState<string | null>(null);
  const [datesWanted, setDatesWanted] = useState(false);
  const leadToDates = useLeadToDates(formPlace);

  const toggle = (roomId: number) => {
    if (!choice.toggle(roomId)) setAlert(texts.alerts.tooMany);
  };

  const askForDates = () => {
    setDatesWanted(true);
    leadToDates();
  };

  const setCount = (ofType: readonly Room[], count: number) => {
    if (!choice.setCount(ofType, count)) setAlert(texts.alerts.tooMany);
  };

  const goOn = (wish: StayWish, rooms: Room[], anyOfTypeIds: number[]) => {
    if (!holdsParty(rooms, wish)) {
      return setAlert(texts.summary.tooSmall(guests(wish.adults, wish.children)));
    }
    const { checkIn, checkOut, adults, children } = wish;
    const roomIds = rooms.map((room) => room.id);
    void navigate(
      paths.bookingDetails({
        ...{ hotelId: hotel.id, roomIds, anyOfTypeIds, checkIn, checkOut, adults, children },
      }),
      { state: { selectedRooms: rooms, hotel: summaryOf(hotel) } },
    );
  };

  /** Dates that were filled in but not searched for are searched for first. */
  const searchThenGoOn = async (wish: StayWish) => {
    form.submit();
    const free = await lookUpFreeRooms(wish).catch(() => null);
    const { chosen, choice: had } = choice.among(free ?? []);
    // Otherwise the page itself now says what failed or which rooms were lost.
    if (chosen.length === choice.chosen.length) goOn(wish, chosen, had.anyOfTypeIds);
  };

  const proceed = () => {
    if (choice.chosen.length === 0) return setAlert(texts.alerts.none);
    if (!form.isRight) {
      form.tell();
      return askForDates();
    }
    if (criteria === null || !sameStay(form.values, criteria)) {
      return void searchThenGoOn(form.values);
    }
    goOn(criteria, choice.chosen, choice.anyOfTypeIds);
  };

  return {
    ...search,
    ...found,
    ...choice,
    toggle,
    setCount,
    proceed,
    leadToDates,
    alert,
    closeAlert: () => setAlert(null),
    datesWanted: datesWanted && !form.values.checkIn,
  };
}

/** Opens the form's place, and once it is open takes the visitor to the dates. */
function useLeadToDates({ isOpen, open }: FormPlace): () => void {
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  useEffect(() => {
    if (!isOpen || answered.current === asked) return;
    answered.current = asked;
    const field = document.getElementById(DATES_ID);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [isOpen, asked]);
  return () => {
    setAsked(asked + 1);
    open();
  };
}

function sameStay(a: StayWish, b: StayWish): boolean {
  return (
    a.checkIn === b.checkIn &&
    a.checkOut === b.checkOut &&
    a.adults === b.adults &&
    a.children === b.children
  );
}
