import { useFormik } from 'formik';
import { useMemo } from 'react';
import { nightsBetween, stayFault, vietnamToday, type Day } from '../../../domain/stay';
import { searchSubmitted, type SearchCriteria } from '../../state/searchSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../texts/stays';
import { searchSchema } from './searchSchema';

export type StayForm = ReturnType<typeof useStaySearch>['form'];

/**
 * The search form of a hotel's page, starting from what this device last looked for. `criteria` is
 * what the rooms on the page were searched by, or null before there are dates that the hotel takes.
 */
export function useStaySearch(minimumNights: number) {
  const dispatch = useAppDispatch();
  const texts = useTexts(stayTexts);
  const stored = useAppSelector((state) => state.search);
  const today = vietnamToday(new Date());
  const initialValues = useMemo(() => withoutPastDays(stored, today), [stored, today]);
  const validationSchema = useMemo(
    () => searchSchema(texts, { today, minimumNights }),
    [texts, today, minimumNights],
  );
  const form = useFormik<SearchCriteria>({
    initialValues,
    enableReinitialize: true,
    validationSchema,
    validateOnBlur: false,
    onSubmit: (values) => {
      dispatch(searchSubmitted(values));
    },
  });
  return { form, today, criteria: bookable(initialValues, today, minimumNights) };
}

/** Dates remembered from an earlier day are no wish any more. */
function withoutPastDays(search: SearchCriteria, today: Day): SearchCriteria {
  return search.checkIn && search.checkIn < today
    ? { ...search, checkIn: '', checkOut: '' }
    : search;
}

function bookable(search: SearchCriteria, today: Day, minimumNights: number) {
  const { checkIn, checkOut } = search;
  if (stayFault({ checkIn, checkOut }, today) !== null) return null;
  return nightsBetween(checkIn, checkOut) >= minimumNights ? search : null;
}
