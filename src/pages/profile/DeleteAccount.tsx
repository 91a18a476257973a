import { useState } from 'react';
import type { CurrentUser } from '../../api';
import type { AccountRecord } from '../../api/accounts';
import { useTexts } from '../../state/useTexts';
import { profileTexts } from '../../i18n/profile';
import { Button } from '../../ui/actions/Button';
import { Stack } from '../../ui/layout/Stack';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { DeletionObstacle, obstacleOf } from './DeletionObstacle';
import { classNames } from '../../ui/classNames';
import styles from './ProfilePage.module.css';

type DeleteAccountProps = { user: CurrentUser; record: AccountRecord | undefined };

/** What deleting the account takes and leaves, and the way to do it or what is in the way. */
export function DeleteAccount({ user, record }: DeleteAccountProps) {
  const { deletion: texts } = useTexts(profileTexts);
  const [asks, setAsks] = useState(false);
  const goes = user.role === 'PARTNER' ? [...texts.goesList, texts.partnerGoes] : texts.goesList;
  const obstacle = user.role === 'ADMIN' ? 'ADMIN' : obstacleOf(record);
  return (
    <Stack gap={4}>
      <div className={styles.fates}>
        <Fate title={texts.goes} items={goes} />
        <Fate title={texts.stays} items={texts.staysList} />
      </div>
      <p>{texts.again}</p>
      {obstacle ? (
        <DeletionObstacle obstacle={obstacle} record={record} />
      ) : (
        <div>
          <Button variant="danger" onClick={() => setAsks(true)}>
            {texts.action}
          </Button>
        </div>
      )}
      <DeleteAccountDialog open={asks} onClose={() => setAsks(false)} />
    </Stack>
  );
}

function Fate({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className={classNames('likeH4', styles.fate)}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
