import { isRequestError } from '../../api';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { FormMessage } from '../../ui/fields/FormMessage';
import styles from './FailureMessage.module.css';

/** Why a form was not accepted; when no answer came, also that nothing typed is lost. */
export function FailureMessage({ title, error }: { title: string; error?: unknown }) {
  const texts = useTexts(accountsTexts);
  const unanswered = isRequestError(error) && error.status === 0;
  if (!unanswered) return <FormMessage title={title} />;
  return (
    <FormMessage
      title={
        <>
          <span className={styles.line}>{title}</span>
          <span className={styles.detail}>
            {error.code === 'TIMEOUT' ? texts.timeout : texts.offline}
          </span>
        </>
      }
    />
  );
}
