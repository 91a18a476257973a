import { useNavigate } from 'react-router-dom';
import { paths } from '../../../site/paths';
import { emailVerified } from '../../state/authSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Mail } from '../../ui/brand/Mail';
import { SignInCard } from './SignInCard';
import { ResendVerification } from './ResendVerification';
import { useCreepingProgress } from './useCreepingProgress';
import { useSignInState } from './useSignInState';
import { Stack } from '../../ui/layout/Stack';
import styles from './VerifyEmail.module.css';

/** After signing up: look into your mail. */
export function CheckEmail() {
  const texts = useTexts(accountsTexts);
  const state = useSignInState();
  const verifyingEmail = useAppSelector((store) => store.auth.verifyingEmail);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const progress = useCreepingProgress('waiting');
  const email = state.email ?? verifyingEmail;
  const fromBackoffice = state.role === 'partner' && state.language === 'en';

  const startOver = () => {
    dispatch(emailVerified());
    void navigate(fromBackoffice ? paths.partnerRegister() : paths.register(), { state });
  };

  return (
    <SignInCard
      title={texts.verify.checkTitle}
      intro={email ? texts.verify.sentTo(email) : texts.verify.sent}
      pitch={state.role === 'partner' ? 'partner' : 'traveller'}
    >
      <div className={styles.waiting}>
        <Mail />
        <p>{texts.verify.open}</p>
      </div>
      <ProgressBar label={texts.verify.waiting} value={progress} />
      <section className={styles.tips}>
        <h2>{texts.verify.tips}</h2>
        <ul>
          {texts.verify.tipList.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      <ResendVerification email={email} />
      <Stack gap={2}>
        <LinkButton to={fromBackoffice ? paths.partnerLogin() : paths.login()} state={state} wide>
          {texts.verify.backToLogin}
        </LinkButton>
        <Button variant="quiet" wide onClick={startOver}>
          {texts.verify.otherAddress}
        </Button>
      </Stack>
    </SignInCard>
  );
}
