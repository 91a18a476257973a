import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchText } from '../../../domain/searchText';
import { stayFault, vietnamToday } from '../../../domain/stay';
import { useListDestinationsQuery, type Destination } from '../../api';
import { paths } from '../../paths';
import { searchSubmitted, type SearchCriteria } from '../../state/searchSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../texts/stays';

/** Where, when and who, before there is a hotel. Dates may stay open; half or wrong ones may not. */
export function useHomeSearch() {
  const { faults } = useTexts(stayTexts);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data: destinations = [] } = useListDestinationsQuery();
  const stored = useAppSelector((state) => state.search);
  const [where, setWhere] = useState('');
  const [changes, setChanges] = useState<Partial<SearchCriteria>>({});
  const [dateError, setDateError] = useState<string>();

  const today = vietnamToday(new Date());
  const remembered = stored.checkIn < today ? { ...stored, checkIn: '', checkOut: '' } : stored;
  const wish = { ...remembered, ...changes };

  const change = (part: Partial<SearchCriteria>) => {
    setChanges({ ...changes, ...part });
    if ('checkIn' in part) setDateError(undefined);
  };
  const submit = (): boolean => {
    const fault = wish.checkIn || wish.checkOut ? stayFault(wish, today) : null;
    if (fault !== null) {
      setDateError(faults[fault]);
      return false;
    }
    dispatch(searchSubmitted(wish));
    void navigate({ pathname: paths.hotels(), search: queryFor(where, destinations) });
    return true;
  };
  return { where, setWhere, destinations, wish, change, dateError, submit };
}

/** A destination's name leads to the destination; any other words are looked for as they are. */
function queryFor(where: string, destinations: readonly Destination[]): string {
  const wanted = searchText(where);
  if (!wanted) return '';
  const place = destinations.find(({ name }) => searchText(name) === wanted);
  const query = place ? { destination: place.slug } : { text: where.trim() };
  return new URLSearchParams(query).toString();
}
