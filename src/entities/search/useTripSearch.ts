import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type HotelSearch, WHOLE_LIST, hotelsHref } from '../../../site/hotelSearch';
import { placeCalled } from '../../../domain/hotels/places';
import { stayError, vietnamToday, type StayError } from '../../../domain/stays/stay';
import { useListDestinationsQuery, type Destination } from '../../api';
import { searchSubmitted, type SearchCriteria } from '../../state/searchSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { asPlace, placeName } from './asPlace';

/**
 * Where, when and who, before there is a hotel: as in the list that is shown, or as this device last
 * asked. Dates may stay open; half or wrong ones may not.
 */
export function useTripSearch(current: HotelSearch | undefined) {
  const { errors, dates } = useTexts(stayTexts);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data } = useListDestinationsQuery();
  const destinations = data ?? [];
  const stored = useAppSelector((state) => state.search);
  const [typed, setTyped] = useState<string>();
  const [changes, setChanges] = useState<Partial<SearchCriteria>>({});
  const [dateError, setDateError] = useState<StayError | 'unreadable' | null>(null);

  const today = vietnamToday(new Date());
  const remembered = stored.checkIn < today ? { ...stored, checkIn: '', checkOut: '' } : stored;
  const { checkIn, checkOut, adults, children } = { ...(current ?? remembered), ...changes };
  const wish = { checkIn, checkOut, adults, children };

  const change = (part: Partial<SearchCriteria>) => {
    setChanges({ ...changes, ...part });
    if ('checkIn' in part) setDateError(null);
  };
  const errorOf = (isUnreadable: boolean) => {
    if (checkIn || checkOut) return stayError(wish, today);
    return isUnreadable ? 'unreadable' : null;
  };
  const submit = (isUnreadable: boolean): boolean => {
    const error = errorOf(isUnreadable);
    setDateError(error);
    if (error !== null) return false;
    const where = typed === undefined ? {} : whereOf(typed, destinations);
    dispatch(searchSubmitted({ ...wish, bedType: '' }));
    void navigate(hotelsHref({ ...WHOLE_LIST, ...current, ...where, ...wish, page: 0 }));
    return true;
  };
  return {
    where: typed ?? (current && placeName(current.destination, data)) ?? current?.text ?? '',
    setWhere: setTyped,
    destinations,
    wish,
    change,
    dateError: dateError === 'unreadable' ? dates.unreadable : dateError && errors[dateError],
    submit,
  };
}

/** Any name of a destination leads to it; other words are looked for as they are. */
function whereOf(typed: string, destinations: readonly Destination[]) {
  const destination = placeCalled(typed, destinations.map(asPlace)) ?? '';
  return { destination, text: destination ? '' : typed.trim() };
}
