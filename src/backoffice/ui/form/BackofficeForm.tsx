import { Alert, Button } from 'antd';
import { FormikProvider, type FormikValues } from 'formik';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { formTexts as texts } from '../../../texts/partner/forms';
import { FormMessage } from '../../../ui/fields/FormMessage';
import { errorList } from './errorList';
import { fieldId, FormIdContext } from './formContext';
import type { BackofficeFormState } from './useBackofficeForm';
import styles from './BackofficeForm.module.css';

type BackofficeFormProps<V extends FormikValues> = {
  form: BackofficeFormState<V>;
  label: string;
  /** Its buttons. */
  actions: ReactNode;
  children: ReactNode;
};

/** A form that says at its top what is wrong, and moves the focus there. */
export function BackofficeForm<V extends FormikValues>(props: BackofficeFormProps<V>) {
  const { form, label, actions, children } = props;
  const { formik, message, submitCount, isSubmitting } = form;
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const errors = errorList(form.errors, form.values).map(({ name, text }) => ({
    id: fieldId(formId, name),
    text,
  }));

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) summary.current?.focus();
  }, [submitCount, isSubmitting]);

  return (
    <FormikProvider value={formik}>
      <FormIdContext value={formId}>
        <form noValidate aria-label={label} className={styles.form} onSubmit={form.handleSubmit}>
          {form.restored && <Restored onDiscard={form.discard} />}
          {(message !== null || errors.length > 0) && (
            <FormMessage ref={summary} title={message ?? texts.checkFields} errors={errors} />
          )}
          {children}
          <div className={styles.actions}>{actions}</div>
        </form>
      </FormIdContext>
    </FormikProvider>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      type="info"
      role="status"
      showIcon
      title={texts.restored}
      action={<Button onClick={onDiscard}>{texts.discard}</Button>}
    />
  );
}
