import { useFormik, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnySchema } from 'yup';
import { isRequestError, isUnanswered } from '../../api';
import { useLanguage } from '../../state/useTexts';
import { useToldAfterwards } from '../overlays/useToldAfterwards';

/** Why what was sent is not accepted. */
interface FormError {
  error: unknown;
  message: string;
  /** Fields of the form say it. */
  atFields: boolean;
  /** It may have been accepted all the same. */
  isUnknown: boolean;
}

export interface FormOptions<V> {
  initialValues: V;
  schema?: AnySchema | undefined;
  /** Sends; what it throws is shown. */
  send: (values: V, helpers: FormikHelpers<V>) => Promise<unknown>;
  /** Our own words for a failure about which the server says nothing, or for each. */
  failed: string | ((error: unknown) => string);
  /** And where nobody knows what became of it, nor does the server say what to do. */
  unknown?: string | undefined;
  /** The form's field for one of the server's, where the names differ. */
  fieldOf?: Record<string, string> | undefined;
}

/**
 * Formik as the forms here use it: rules are asked on submit only, editing a field clears its
 * error (see useField), and what the server refuses is shown at the fields it names; once another language is chosen, what
 * the rules say is said in that, as is that nobody knows what became of it, and what the server said is gone. Whoever has
 * left by then is told beside the page.
 */
export function useForm<V extends FormikValues>(options: FormOptions<V>) {
  const { initialValues, schema, send, failed } = options;
  const [formError, refuse] = useState<FormError | null>(null);
  const told = useToldAfterwards();
  const formik = useFormik<V>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, helpers) => {
      try {
        await send(values, helpers);
      } catch (error) {
        const fields = refusedFields(error, values, options);
        const unknown = isUnanswered(error) && !saidBy(error) ? options.unknown : undefined;
        const message = unknown ?? wordsOf(error, failed);
        // The session's end leads to the login, and says so.
        const isSession = !isRequestError(error) || error.status === 401;
        if (!isSession && told(message)) return;
        for (const [name, text] of fields) helpers.setFieldError(name, text);
        refuse({ error, message, atFields: fields.length > 0, isUnknown: unknown !== undefined });
      }
    },
  });
  useOtherLanguage(() => {
    const { unknown } = options;
    refuse((was) => (was?.isUnknown && unknown ? { ...was, message: unknown } : null));
    if (formik.submitCount > 0) void formik.validateForm();
  });
  const underWay = useRef(false);
  const submit = async () => {
    // A second press comes before the form is seen to be sent.
    if (underWay.current) return;
    underWay.current = true;
    refuse(null);
    await formik.submitForm().finally(() => {
      underWay.current = false;
    });
  };
  /** Takes back what was said of the whole. */
  const forgive = () => refuse(null);
  return { ...formik, formik, formError, submit, forgive };
}

export type FormState<V extends FormikValues> = Pick<
  ReturnType<typeof useForm<V>>,
  'formik' | 'formError' | 'submit' | 'errors' | 'submitCount' | 'isSubmitting'
>;

/** Tells that another language has been chosen. */
export function useOtherLanguage(tell: () => void): void {
  const language = useLanguage();
  const known = useRef(language);
  const onOther = useEffectEvent(tell);
  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    onOther();
  }, [language]);
}

const saidBy = (error: unknown) => (isRequestError(error) && error.message) || null;

function wordsOf(error: unknown, failed: FormOptions<never>['failed']): string {
  if (typeof failed === 'function') return failed(error);
  return saidBy(error) ?? failed;
}

function refusedFields<V extends FormikValues>(
  error: unknown,
  values: V,
  { fieldOf = {} }: FormOptions<V>,
): [string, string][] {
  if (!isRequestError(error)) return [];
  return Object.entries(error.fieldErrors)
    .map(([name, text]): [string, string] => [fieldOf[name] ?? name, text])
    .filter(([name]) => hasField(values, name));
}

/** Whether the form has a field of this dotted name. */
function hasField(values: object, name: string): boolean {
  let inner: unknown = values;
  for (const key of name.split('.')) {
    if (typeof inner !== 'object' || inner === null || !(key in inner)) return false;
    inner = (inner as Record<string, unknown>)[key];
  }
  return true;
}
