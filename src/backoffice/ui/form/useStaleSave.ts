import type { FormikValues } from 'formik';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRequestError, repeatedUnanswered } from '../../../api';
import { formTexts } from '../../../i18n/en/partner/forms';
import { saysAlike } from '../../../ui/form/saysAlike';
import { threeWayMerge } from '../../../ui/form/threeWayMerge';
import { NotSaved, type BackofficeFormState } from './useBackofficeForm';

interface StaleOptions<V, R> {
  /** What the form edits: 'room'. */
  thing: string;
  /** Reads the record as it is now. */
  latest: () => Promise<R>;
  valuesOf: (record: R) => V;
}

/** For saving a record that somebody else may have saved since it was read; see StaleNotice. */
export function useStaleSave<V extends FormikValues, R extends { version: number }>({
  thing,
  latest,
  valuesOf,
}: StaleOptions<V, R>) {
  const [isStale, setStale] = useState(false);
  const over = useRef<number>(undefined);

  /**
   * Sends at the version that was read, or at the one that it is agreed to save over. Answers a newer record that says what
   * is sent: a try of which no answer came has saved it.
   */
  async function save<T>(
    values: V,
    version: number,
    send: (version: number) => Promise<T>,
  ): Promise<T | R> {
    try {
      const at = over.current ?? version;
      const saved = await repeatedUnanswered(() => send(at));
      setStale(false);
      return saved;
    } catch (error) {
      if (!isRequestError(error)) throw error;
      if (error.code === 'NOT_FOUND') throw new NotSaved(formTexts.gone(thing));
      if (error.code !== 'STALE') throw error;
      const record = await latest().catch(() => undefined);
      if (record && saysAlike(valuesOf(record), values)) {
        setStale(false);
        return record;
      }
      setStale(true);
      throw new NotSaved(formTexts.stale.title(thing));
    } finally {
      over.current = undefined;
    }
  }

  async function loadTheirs(form: BackofficeFormState<V>): Promise<void> {
    const record = await latest();
    form.forget();
    form.restart(valuesOf(record));
    setStale(false);
  }

  /** What was not touched here stays theirs. */
  async function keepMine(form: BackofficeFormState<V>): Promise<void> {
    const record = await latest();
    const theirs = valuesOf(record);
    const { values, initialValues: was } = form.formik;
    const mine = threeWayMerge(values, { was, is: theirs });
    over.current = record.version;
    // What is sent is what the form says by then.
    flushSync(() => form.restart(theirs, mine));
    await form.submit();
  }

  return { isStale, save, loadTheirs, keepMine };
}

export type StaleSave<V extends FormikValues> = Pick<
  ReturnType<typeof useStaleSave<V, { version: number }>>,
  'isStale' | 'loadTheirs' | 'keepMine'
>;
