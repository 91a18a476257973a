import type { FormikValues } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { accountsTexts } from '../../i18n/accounts';
import { useTexts } from '../../state/useTexts';
import { Form } from '../../ui/form/Form';
import { FailureMessage } from './FailureMessage';
import styles from './AccountForm.module.css';

type AccountFormProps<V extends FormikValues> = Omit<
  ComponentProps<typeof Form<V>>,
  'message' | 'className'
> & {
  /** What can be done about the failure. */
  advice?: ReactNode;
};

/** A form under what is wrong with it: the first of our rules that it breaks, or the server's refusal. */
export function AccountForm<V extends FormikValues>(props: AccountFormProps<V>) {
  const { form, fixes, advice, children } = props;
  const { formError, errors } = form;
  const { rules, shorten } = useTexts(accountsTexts).register;
  const broken = Object.values(errors).find((error) => typeof error === 'string');
  const title = formError?.message ?? broken;
  return (
    <Form
      form={form}
      fixes={formError ? {} : { ...fixes, [rules.tooLong]: shorten }}
      className={styles.form}
      message={
        <>
          {title && (
            <FailureMessage
              title={title}
              error={formError?.isUnknown ? undefined : formError?.error}
            />
          )}
          {advice}
        </>
      }
    >
      {children}
    </Form>
  );
}
