import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { accountTexts } from '../../../i18n/en/partner/account';
import { SignInLinks } from '../../../ui/brand/SignInLinks';
import { SignInPitch } from '../../../ui/brand/SignInPitch';
import { PageHeader } from '../../ui/PageHeader';
import { classNames } from '../../../ui/classNames';
import styles from './SignInFrame.module.css';

const { pitch } = accountTexts;

type SignInFrameProps = {
  title: string;
  intro?: string | undefined;
  /** Questions with the page that answers them. */
  ways: readonly { question: string; label: string; to: string }[];
  children: ReactNode;
};

/** Around the pages before the dashboard: what it is for, and one thing to do. */
export function SignInFrame({ title, intro, ways, children }: SignInFrameProps) {
  return (
    <ConfigProvider componentSize="large">
      <div className={classNames('surface', styles.frame)}>
        <SignInPitch
          title={pitch.title}
          points={pitch.points}
          homeLabel={pitch.homeLink}
          className={styles.pitch}
        />
        <div className={styles.side}>
          <div className={styles.body}>
            <PageHeader title={title} hint={intro} />
            {children}
            <SignInLinks links={ways} />
          </div>
        </div>
      </div>
    </ConfigProvider>
  );
}
