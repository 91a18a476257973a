import { useFormik, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AnySchema } from 'yup';
import { isApiError } from '../../../api';
import { formTexts } from '../../../texts/partner/forms';
import { useToast } from '../../../ui/overlays/toastContext';
import { hasField } from './errorList';
import { useKeptValues } from './useKeptValues';

/** What follows when a form is saved. */
interface Saved<V> {
  /** Values that saving has changed, as the version. */
  changes?: Partial<V>;
  /** Leads away, unless something was typed while the form was being saved. */
  leave?: () => void;
  /** Instead of that: the form goes on. */
  stay?: () => void;
}

interface BackofficeFormOptions<V> {
  initialValues: V;
  schema?: AnySchema | undefined;
  /** Under which unsaved values are kept while the form is left. */
  keep?: string | undefined;
  /** Saves; what it throws is shown. */
  send: (values: V) => Promise<Saved<V> | void>;
  /** Our own words for a failure about which the server says nothing. */
  failed: string;
  /** The form's field for one of the server's, where the names differ. */
  fieldOf?: Record<string, string> | undefined;
}

/**
 * Formik as the forms here use it: rules are asked on submit only, editing a field clears its
 * error, and what the server refuses is shown at the fields it names.
 */
export function useBackofficeForm<V extends FormikValues>(options: BackofficeFormOptions<V>) {
  const { initialValues, schema, keep, send, failed } = options;
  const [message, say] = useState<string | null>(null);
  const toast = useToast();
  const formik = useFormik<V>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, helpers) => {
      say(null);
      let saved: Saved<V> | void;
      try {
        saved = await send(values);
      } catch (error) {
        const fields = refusedFields(error, values, options);
        for (const [name, text] of fields) helpers.setFieldError(name, text);
        if (fields.length === 0) say(generalMessage(error, failed));
        return;
      }
      kept.forget();
      const { changes, leave, stay } = saved ?? {};
      const isEdited = latest.current !== values;
      settle({ ...values, ...changes }, isEdited && { ...latest.current, ...changes }, helpers);
      if (!isEdited) return leave?.();
      stay?.();
      if (leave) toast({ text: formTexts.editedMeanwhile });
    },
  });
  const latest = useRef(formik.values);
  useLayoutEffect(() => {
    latest.current = formik.values;
  }, [formik.values]);
  const kept = useKeptValues(keep, formik);
  useFreshValues(initialValues, formik);

  return {
    ...formik,
    formik,
    /** What is wrong with the whole, if anything is. */
    message,
    say,
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

function refusedFields<V extends FormikValues>(
  error: unknown,
  values: V,
  { fieldOf = {} }: BackofficeFormOptions<V>,
): [string, string][] {
  if (!isApiError(error)) return [];
  return Object.entries(error.fieldErrors)
    .map(([name, text]): [string, string] => [fieldOf[name] ?? name, text])
    .filter(([name]) => hasField(values, name));
}

function generalMessage(error: unknown, failed: string): string {
  if (!isApiError(error)) return failed;
  const others = Object.entries(error.fieldErrors).map(([name, text]) => `${name}: ${text}`);
  return [error.message || failed, ...others].join(' ');
}

/** What the server says anew replaces what the form shows, unless somebody has begun to edit. */
function useFreshValues<V extends FormikValues>(
  initialValues: V,
  { dirty, isSubmitting, resetForm }: ReturnType<typeof useFormik<V>>,
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
