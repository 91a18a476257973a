import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { formTexts as texts } from '../../../texts/partner/forms';
import { EyeIcon, EyeOffIcon } from '../../../ui/icons/actionIcons';
import { ItemField } from './ItemField';
import { useItem, type ItemProps } from './useItem';
import styles from './BackofficeForm.module.css';

type PasswordItemProps = ItemProps & { autoComplete: 'current-password' | 'new-password' };

/** A password, hidden until its writer wants to see it. */
export function PasswordItem(props: PasswordItemProps) {
  const [shown, setShown] = useState(false);
  const { value, error, edit } = useItem<string>(props);
  return (
    <ItemField item={props} error={error}>
      {(wiring) => (
        <Space.Compact className={styles.wide ?? ''}>
          <Input
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => edit(event.target.value)}
          />
          <Button
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          />
        </Space.Compact>
      )}
    </ItemField>
  );
}
