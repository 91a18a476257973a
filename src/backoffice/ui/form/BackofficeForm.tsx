import { Alert, Button, Form } from 'antd';
import { FormikProvider, type FormikValues } from 'formik';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { formTexts as texts } from '../../../i18n/en/partner/forms';
import { FormMessage } from '../../../ui/fields/FormMessage';
import { fieldId, FormContext } from '../../../ui/form/formContext';
import { useKeptFocus } from '../../../ui/useKeptFocus';
import { errorList } from './errorList';
import { SubmitButton } from './SubmitButton';
import { useFieldsOfErrors } from './useFieldsOfErrors';
import type { BackofficeFormState } from './useBackofficeForm';
import styles from './BackofficeForm.module.css';

type BackofficeFormProps<V extends FormikValues> = {
  form: BackofficeFormState<V>;
  label: string;
  /** What can be done about what is wrong. */
  advice?: ReactNode;
  children: ReactNode;
} & (
  | { /** Its buttons. */ actions: ReactNode; submit?: undefined }
  | { /** Its one button, and what it says while it works. */ submit: Submit; actions?: undefined }
);

type Submit = { text: string; busyText: string };

/** A form that says at its top what is wrong, and moves the focus there. */
export function BackofficeForm<V extends FormikValues>(props: BackofficeFormProps<V>) {
  const { form, label, advice, actions, submit, children } = props;
  const { formik, message, isSaid, isUnknown, submitCount, isSubmitting } = form;
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  // A notice goes with the button that settles it.
  const area = useKeptFocus<HTMLDivElement>();
  const errors = useFieldsOfErrors(
    errorList(form.errors).map(({ name, text }) => ({ id: fieldId(formId, name), text })),
  );

  useEffect(() => {
    if ((submitCount > 0 || isSaid) && !isSubmitting) summary.current?.focus();
  }, [submitCount, isSaid, isSubmitting]);

  return (
    <FormikProvider value={formik}>
      <FormContext value={{ id: formId, fixes: {} }}>
        <div ref={area}>
          <Form
            layout="vertical"
            noValidate
            requiredMark={markedLabel}
            aria-label={label}
            className={styles.form ?? ''}
            onFinish={() => void form.submit()}
          >
            {form.restored && <Restored onDiscard={form.discard} />}
            {(message !== null || errors.length > 0) && (
              <FormMessage ref={summary} title={message ?? texts.checkFields} errors={errors}>
                {isUnknown && <p>{texts.unanswered}</p>}
              </FormMessage>
            )}
            {advice}
            {children}
            <div className={styles.actions}>
              {submit ? (
                <SubmitButton busyText={submit.busyText}>{submit.text}</SubmitButton>
              ) : (
                actions
              )}
            </div>
          </Form>
        </div>
      </FormContext>
    </FormikProvider>
  );
}

/** Ant Design would draw the mark with a style, which is read aloud as a part of the name. */
const markedLabel = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {required && (
      <span aria-hidden="true" className={styles.mark}>
        *
      </span>
    )}
  </>
);

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
