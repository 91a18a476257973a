import { FormikProvider, type FormikValues } from 'formik';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { FormContext } from './formContext';
import type { FormState } from './useForm';

type FormProps<V extends FormikValues> = {
  form: FormState<V>;
  /** What stopped the whole form, above it. */
  message?: ReactNode;
  /** By field, or by the words of the rule that it breaks: how to mend it, said there in place of the rule. */
  fixes?: Readonly<Record<string, string | undefined>> | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A traveller's form; the back office draws its own with Ant Design (BackofficeForm). */
export function Form<V extends FormikValues>(props: FormProps<V>) {
  const { form, message, fixes = {}, className, children } = props;
  const id = useId();
  const area = useFocusOnError(form);
  return (
    <FormikProvider value={form.formik}>
      <FormContext value={{ id, fixes }}>
        <div ref={area} className={className}>
          {message}
          <form
            noValidate
            className={className}
            onSubmit={(event) => {
              event.preventDefault();
              void form.submit();
            }}
          >
            {children}
          </form>
        </div>
      </FormContext>
    </FormikProvider>
  );
}

const WRONG = ':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input';

type Submitted = { submitCount: number; isSubmitting: boolean };

/** After a failed submit the focus goes to the first wrong field, else to the form's message. */
function useFocusOnError({
  submitCount,
  isSubmitting,
}: Submitted): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = area.current?.querySelector<HTMLElement>(WRONG);
    (wrong ?? area.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [submitCount, isSubmitting]);
  return area;
}
