import { useFormik, type FormikConfig, type FormikValues } from 'formik';
import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';

export type TextControl = {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** What CheckedForm needs of a form, whatever its values. */
export type CheckedFormState = {
  /** A ref for the element around the form and its message. */
  setArea: (area: HTMLElement | null) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Formik as the forms here use it: rules are asked on submit only, editing a field clears its error,
 * and after a failed submit the focus goes to the first wrong field, else to the form's message.
 */
export function useCheckedForm<V extends FormikValues>(config: FormikConfig<V>) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const formik = useFormik<V>({ validateOnBlur: false, validateOnChange: false, ...config });
  const { submitCount, isSubmitting, values, errors } = formik;

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = area?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? area?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [area, submitCount, isSubmitting]);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    formik.handleChange(event);
    formik.setFieldError(event.target.name, undefined);
  };
  /** The attributes of a text control. */
  const control = (name: keyof V & string): TextControl => ({
    name,
    value: String(values[name]),
    onChange,
  });
  const errorOf = (name: keyof V & string): string | undefined => {
    const error = errors[name];
    return typeof error === 'string' ? error : undefined;
  };
  const firstError = Object.values(errors).find((error) => typeof error === 'string');

  const { handleSubmit: submit } = formik;
  return {
    values,
    submitCount,
    isSubmitting,
    setArea,
    submit,
    onChange,
    control,
    errorOf,
    firstError,
  };
}
