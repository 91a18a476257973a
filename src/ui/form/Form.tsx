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
  /** What is said of a time or a date that is only half typed: its value is that of an empty one. */
  halfTyped?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A traveller's form; the back office draws its own with Ant Design (BackofficeForm). */
export function Form<V extends FormikValues>(props: FormProps<V>) {
  const { form, message, fixes = {}, halfTyped, className, children } = props;
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
              const unread = halfTyped === undefined ? undefined : unreadIn(event.currentTarget);
              if (!unread) return void form.submit();
              form.formik.setFieldError(unread.name, halfTyped);
              unread.focus();
            }}
          >
            {children}
          </form>
        </div>
      </FormContext>
    </FormikProvider>
  );
}

/** The first field that keeps what it cannot read to itself. */
function unreadIn(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput);
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
