import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { partnerSiteTexts as texts } from '../../i18n/en/partner/site';
import { BusyButton } from './BusyButton';
import styles from './ErrorPanel.module.css';

type ErrorPanelProps = {
  text: ReactNode;
  title?: string | undefined;
  onRetry?: (() => unknown) | undefined;
  retrying?: boolean | undefined;
  action?: ReactNode;
};

/** What went wrong, in the place of what should be there, and the way on. */
export function ErrorPanel({ text, title, onRetry, retrying = false, action }: ErrorPanelProps) {
  return (
    <Alert
      type="error"
      showIcon
      className={styles.panel ?? ''}
      title={title ?? text}
      description={title && text}
      action={
        <div className={styles.actions}>
          {onRetry && (
            <BusyButton busy={retrying} onClick={() => void onRetry()}>
              {texts.retry}
            </BusyButton>
          )}
          {action}
        </div>
      }
    />
  );
}
