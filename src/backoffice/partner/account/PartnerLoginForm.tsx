import { useState } from 'react';
import { Link } from '../../../ui/navigation/Link';
import { isRequestError } from '../../../api';
import { paths } from '../../../../site/paths';
import { accountTexts } from '../../../i18n/en/partner/account';
import { PasswordItem } from '../../ui/form/PasswordItem';
import { TextItem } from '../../ui/form/TextItem';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { partnerLoginSchema } from './accountSchemas';
import { ResendMail } from './ResendMail';
import { usePartnerLogin } from './usePartnerLogin';
import styles from './SignInFrame.module.css';

const { login: texts, fields } = accountTexts;

type PartnerLoginFormProps = {
  email: string;
  /** From the first try until it is settled whether its account may stay. */
  onBusy: (busy: boolean) => void;
};

export function PartnerLoginForm({ email, onBusy }: PartnerLoginFormProps) {
  const logIn = usePartnerLogin();
  const [unverified, setUnverified] = useState<string | null>(null);
  const form = useBackofficeForm({
    initialValues: { email, password: '' },
    schema: partnerLoginSchema,
    failed: texts.failed,
    send: async (values) => {
      onBusy(true);
      setUnverified(null);
      try {
        await logIn(values);
      } catch (error) {
        if (isRequestError(error) && error.status === 400) setUnverified(values.email.trim());
        throw error;
      } finally {
        onBusy(false);
      }
    },
  });
  return (
    <>
      <BackofficeForm
        form={form}
        label={texts.title}
        submit={{ text: texts.submit, busyText: texts.busy }}
      >
        <TextItem name="email" label={fields.email} type="email" autoComplete="username" required />
        <PasswordItem
          name="password"
          label={fields.password}
          autoComplete="current-password"
          required
        />
        <Link to={paths.partnerForgotPassword()} className={styles.forgot}>
          {texts.forgot}
        </Link>
      </BackofficeForm>
      {unverified && <ResendMail key={unverified} email={unverified} />}
    </>
  );
}
