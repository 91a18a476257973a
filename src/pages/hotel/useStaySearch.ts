import { useFormik } from 'formik';
import { useMemo } from 'react';
import { vietnamToday } from '../../../domain/stays/stay';
import { type StayWish, bookableWish } from '../../../domain/stays/stayWish';
import { usePageStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { searchSchema } from './searchSchema';

export type StayForm = ReturnType<typeof useStaySearch>['form'];

/**
 * The search form of a hotel's page, starting from the stay in its address. `criteria` is what the
 * rooms on the page were searched by, or null before there are dates that the hotel takes.
 */
export function useStaySearch(minimumNights: number) {
  const texts = useTexts(stayTexts);
  const { stay, datesOver, choose } = usePageStay();
  const today = vietnamToday(new Date());
  const validationSchema = useMemo(
    () => searchSchema(texts, { today, minimumNights }),
    [texts, today, minimumNights],
  );
  const form = useFormik<StayWish>({
    initialValues: stay,
    enableReinitialize: true,
    validationSchema,
    validateOnBlur: false,
    onSubmit: (values) => choose(values, 'search'),
  });
  return { form, datesOver, today, criteria: bookableWish(stay, today, minimumNights) };
}
