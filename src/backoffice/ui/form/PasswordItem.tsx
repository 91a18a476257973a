import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { formTexts as texts } from '../../../i18n/en/partner/forms';
import { EyeIcon, EyeOffIcon } from '../../../ui/icons/actionIcons';
import { ItemField, type ItemProps } from './ItemField';
import styles from './BackofficeForm.module.css';

type PasswordItemProps = ItemProps & { autoComplete: 'current-password' | 'new-password' };

/** A password, hidden until its writer wants to see it. */
export function PasswordItem(props: PasswordItemProps) {
  const [shown, setShown] = useState(false);
  return (
    <ItemField<string> item={props}>
      {(control, value, edit) => (
        <Space.Compact className={styles.wide ?? ''}>
          <Input
            {...control}
            name={props.name}
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
