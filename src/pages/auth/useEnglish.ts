import { useLayoutEffect, useState } from 'react';
import { pageShownIn } from '../../state/deviceSlice';
import { bringTexts, useAppDispatch } from '../../state/store';

/**
 * Goes on in English after an English sign-up or mail, until the reader chooses or leaves. False while its texts are on
 * their way; without them the page goes on in the reader's own language.
 */
export function useEnglish(wanted: boolean): boolean {
  const dispatch = useAppDispatch();
  const [arrived, setArrived] = useState(false);
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    let isOpen = true;
    const show = () => {
      if (isOpen) dispatch(pageShownIn('en'));
    };
    void dispatch(bringTexts('en'))
      .then(show, () => undefined)
      .then(() => setArrived(true));
    return () => {
      isOpen = false;
      dispatch(pageShownIn(null));
    };
  }, [wanted, dispatch]);
  return arrived || !wanted;
}
