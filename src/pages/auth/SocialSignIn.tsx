import { useId } from 'react';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { Button } from '../../ui/actions/Button';
import { Stack } from '../../ui/layout/Stack';
import styles from './SocialSignIn.module.css';

const PROVIDERS = ['Google', 'Apple', 'Facebook'];

/** Shown because travellers look for them; disabled, and saying why, because they do not work yet. */
export function SocialSignIn() {
  const { login: texts } = useTexts(accountsTexts);
  const reasonId = useId();
  return (
    <Stack gap={3}>
      <p className={styles.divider}>{texts.social}</p>
      <div className={styles.providers}>
        {PROVIDERS.map((provider) => (
          <Button key={provider} variant="secondary" disabled aria-describedby={reasonId}>
            {provider}
          </Button>
        ))}
      </div>
      <p id={reasonId} className={styles.reason}>
        {texts.socialSoon}
      </p>
    </Stack>
  );
}
