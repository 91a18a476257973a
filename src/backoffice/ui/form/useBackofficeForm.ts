import type { FormikHelpers, FormikValues } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isRequestError, isUnanswered } from '../../../api';
import { formTexts } from '../../../i18n/en/partner/forms';
import { useForm, type FormOptions } from '../../../ui/form/useForm';
import { useToast } from '../../../ui/overlays/toastContext';
import { useKeptValues, type KeptAs } from './useKeptValues';

/** Why nothing was saved, in words for whoever sends: what is typed stays, and stays unsaved. */
export class NotSaved extends Error {}

/** What was made of the form as it is. @throws where that turned out to be what it said before */
export function newlyMade<R>({ made, isEarlier }: { made: R; isEarlier: boolean }): R {
  if (isEarlier) throw new NotSaved(formTexts.earlier);
  return made;
}

/** What follows when a form is saved. */
interface Saved<V> {
  /** Values that saving has changed, as the version. */
  changes?: Partial<V>;
  /** Leads away, unless something was typed while the form was being saved. */
  leave?: () => void;
  /** Instead of that: the form goes on. */
  stay?: () => void;
  /** What is still to be done, said at the top. */
  said?: string;
}

interface BackofficeFormOptions<V>
  extends Pick<FormOptions<V>, 'initialValues' | 'schema' | 'fieldOf' | 'unknown'>, KeptAs {
  /** Saves; what it throws is shown: NotSaved where it is not even sent. */
  send: (values: V) => Promise<Saved<V> | void>;
  /** Our own words for a failure about which the server says nothing. */
  failed: string;
}

/** A form whose unsaved values are kept, and that goes on with what is typed while it is saved. */
export function useBackofficeForm<V extends FormikValues>(options: BackofficeFormOptions<V>) {
  const { keep, keepForLogin, send, failed, ...rest } = options;
  const [said, say] = useState<string | null>(null);
  const toast = useToast();
  const form = useForm<V>({
    ...rest,
    failed: (error) => generalMessage(error, failed),
    send: async (values, helpers) => {
      say(null);
      const saved = await send(values);
      kept.forget();
      const { changes, leave, stay, said: left } = saved ?? {};
      const isEdited = latest.current !== values;
      if (left !== undefined) say(left);
      settle({ ...values, ...changes }, isEdited && { ...latest.current, ...changes }, helpers);
      if (!isEdited) return leave?.();
      stay?.();
      if (leave) toast({ text: formTexts.editedMeanwhile });
    },
  });
  const { formik, formError } = form;
  const latest = useRef(formik.values);
  useLayoutEffect(() => {
    latest.current = formik.values;
  }, [formik.values]);
  const kept = useKeptValues({ keep, keepForLogin }, formik);
  useFreshValues(options.initialValues, formik);

  return {
    ...form,
    /** What is wrong with the whole, if anything is. */
    message: said ?? (formError?.atFields ? null : (formError?.message ?? null)),
    /** Whether that is about what is saved: it is led to all the same. */
    isSaid: said !== null,
    /** It may be done all the same. */
    isUnknown: said === null && isUnanswered(formError?.error) && !formError?.isUnknown,
    /** Begins again from other values, with what of them is edited; what was wrong before is past. */
    restart: (initial: V, edited?: V) => {
      say(null);
      form.forgive();
      formik.resetForm({ values: initial });
      if (edited) void formik.setValues(edited, false);
    },
    /** Whether values of an earlier visit are back. */
    restored: kept.restored,
    forget: kept.forget,
    discard: kept.discard,
  };
}

export type BackofficeFormState<V extends FormikValues> = ReturnType<typeof useBackofficeForm<V>>;

/** What was sent is the state that later edits are compared with, those made meanwhile too. */
function settle<V extends FormikValues>(sent: V, edited: V | false, helpers: FormikHelpers<V>) {
  helpers.resetForm({ values: sent });
  if (edited) void helpers.setValues(edited, false);
}

function generalMessage(error: unknown, failed: string): string {
  if (error instanceof NotSaved) return error.message;
  if (!isRequestError(error)) return failed;
  const others = Object.entries(error.fieldErrors).map(([name, text]) => `${name}: ${text}`);
  return [error.message || failed, ...others].join(' ');
}

/** What the server says anew replaces what the form shows, unless somebody has begun to edit. */
function useFreshValues<V extends FormikValues>(
  initialValues: V,
  { dirty, isSubmitting, resetForm }: ReturnType<typeof useForm<V>>['formik'],
): void {
  const text = JSON.stringify(initialValues);
  const known = useRef(text);
  const refresh = useEffectEvent(() => {
    if (known.current === text) return;
    known.current = text;
    if (!dirty) resetForm({ values: initialValues });
  });
  useEffect(() => {
    if (!isSubmitting) refresh();
  }, [text, isSubmitting]);
}
