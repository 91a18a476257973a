import { useResendVerificationMutation } from '../../../api/accounts';
import { accountTexts } from '../../../i18n/en/partner/account';
import { Notice } from '../../../ui/feedback/Notice';
import { BusyButton } from '../../ui/BusyButton';
import { messageOf } from '../../ui/messageOf';

const { resend: texts } = accountTexts;

/** Sends the verification mail once more, to somebody whose password was right. */
export function ResendMail({ email }: { email: string }) {
  const [resend, { isLoading, isSuccess, error }] = useResendVerificationMutation();
  return (
    <>
      {isSuccess && <Notice tone="success">{texts.sent}</Notice>}
      {error !== undefined && <Notice tone="error">{messageOf(error, texts.failed)}</Notice>}
      <BusyButton block busy={isLoading} onClick={() => void resend({ resendRequest: { email } })}>
        {isLoading ? texts.busy : texts.action}
      </BusyButton>
    </>
  );
}
