import type { ReactNode } from 'react';
import { FailureMessage } from './FailureMessage';
import type { CheckedFormState } from './useCheckedForm';
import styles from './SignInForm.module.css';

type CheckedFormProps = {
  form: CheckedFormState;
  /** What stopped the form, by our rules or by the server. */
  failure: string | undefined;
  /** The server's refusal, if it was one. */
  error: unknown;
  /** Forgets the last refusal; called before every new try. */
  onRetry: () => void;
  /** What can be done about the failure. */
  advice?: ReactNode;
  children: ReactNode;
};

/** A form under the message that says what is wrong with it. */
export function CheckedForm(props: CheckedFormProps) {
  const { setArea, submit } = props.form;
  const { failure, error, onRetry, advice, children } = props;
  return (
    <div ref={setArea} className={styles.form}>
      {failure && <FailureMessage title={failure} error={error} />}
      {advice}
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          onRetry();
          submit(event);
        }}
      >
        {children}
      </form>
    </div>
  );
}
