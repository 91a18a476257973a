import { useEffect, useState } from 'react';
import { isRequestError } from '../../api';
import { useResendVerificationMutation } from '../../api/accounts';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { useOtherLanguage } from '../../ui/form/useForm';
import { FailureMessage } from '../../entities/account/FailureMessage';
import styles from './ResendVerification.module.css';

const PAUSE_SECONDS = 60;

/** Sends the verification mail again, at most once a minute; asks for the address when it is not known. */
export function ResendVerification({ email }: { email: string | null }) {
  const texts = useTexts(accountsTexts);
  const [typed, setTyped] = useState('');
  const [resend, { isLoading, isSuccess, error, reset }] = useResendVerificationMutation();
  useOtherLanguage(() => {
    if (error) reset();
  });
  const [pause, startPause] = usePause();

  const send = async () => {
    const answer = await resend({ resendRequest: { email: email || typed.trim() } });
    if (answer.data) startPause();
  };
  const wrong = isRequestError(error) ? error.fieldErrors.email : undefined;

  return (
    <form
      noValidate
      className={styles.resend}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {!email && (
        <Field label={texts.email} hint={texts.verify.askAgain} error={wrong}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      <p role="status">{isSuccess && texts.resend.sent}</p>
      {error && <FailureMessage title={failureText(texts.failed, error)} error={error} />}
      <Button
        type="submit"
        variant="secondary"
        wide
        busy={isLoading}
        disabled={!(email || typed.trim())}
        // It is pressed itself to get there: the focus stays.
        aria-disabled={pause > 0}
      >
        {isLoading && texts.processing}
        {!isLoading && (pause > 0 ? texts.resend.wait(pause) : texts.resend.action)}
      </Button>
    </form>
  );
}

function failureText(fallback: string, error: unknown): string {
  return (isRequestError(error) && error.message) || fallback;
}

/** Seconds until the next mail may be asked for. */
function usePause(): [number, () => void] {
  const [pause, setPause] = useState(0);
  useEffect(() => {
    if (pause === 0) return undefined;
    const timer = setTimeout(() => setPause(pause - 1), 1000);
    return () => clearTimeout(timer);
  }, [pause]);
  return [pause, () => setPause(PAUSE_SECONDS)];
}
