import { useState } from 'react';
import { vietnamToday } from '../../../domain/stays/stay';
import { type StayWish, bookableWish } from '../../../domain/stays/stayWish';
import { usePageStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { searchErrors } from './searchRules';

export type StayForm = ReturnType<typeof useStaySearch>['form'];

/**
 * The search form of a hotel's page, starting from the stay in its address. `criteria` is what the
 * rooms on the page were searched by, or null before there are dates.
 */
export function useStaySearch() {
  const texts = useTexts(stayTexts);
  const { stay, datesOver, choose } = usePageStay();
  const today = vietnamToday(new Date());
  const [from, setFrom] = useState(stay);
  const [values, setValues] = useState(stay);
  const [told, setTold] = useState(false);
  // Another stay in the address begins the form anew.
  if (!sameWish(from, stay)) {
    setFrom(stay);
    setValues(stay);
    setTold(false);
  }
  const errors = searchErrors(values, texts, today);
  const isRight = Object.keys(errors).length === 0;
  const form = {
    values,
    change: (changes: Partial<StayWish>) => setValues((now) => ({ ...now, ...changes })),
    isRight,
    /** Says something that has not been searched for. */
    isEdited: !sameWish(values, stay),
    /** What is said about the days, once the search has been tried. */
    told: told ? errors : {},
    tell: () => setTold(true),
    submit: () => {
      setTold(true);
      // After the event: within it, React takes the way to another address for the form's own act.
      if (isRight) queueMicrotask(() => choose(values, 'search'));
    },
  };
  return { form, datesOver, today, criteria: bookableWish(stay, today) };
}

function sameWish(a: StayWish, b: StayWish): boolean {
  return (Object.keys(a) as (keyof StayWish)[]).every((name) => a[name] === b[name]);
}
