import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../site/paths';
import { accountTexts } from '../../../i18n/en/partner/account';
import { SignInScene } from '../../../ui/brand/SignInScene';
import { Logo } from '../../../ui/brand/Logo';
import { CheckCircleIcon } from '../../../ui/icons/statusIcons';
import { PageHeader } from '../../ui/PageHeader';
import styles from './SignInFrame.module.css';

const { pitch } = accountTexts;

type EntryFrameProps = {
  title: string;
  intro?: string | undefined;
  /** Questions with the page that answers them. */
  ways: readonly { question: string; label: string; to: string }[];
  children: ReactNode;
};

/** Around the pages before the dashboard: what it is for, and one thing to do. */
export function SignInFrame({ title, intro, ways, children }: EntryFrameProps) {
  return (
    <ConfigProvider componentSize="large">
      <div className={styles.frame}>
        <aside className={styles.pitch}>
          <Link to={paths.home()} className={styles.brand} aria-label={pitch.homeLink}>
            <Logo />
          </Link>
          <div className={styles.reasons}>
            <h2 className={styles.pitchTitle}>{pitch.title}</h2>
            <ul className={styles.points}>
              {pitch.points.map((point) => (
                <li key={point}>
                  <CheckCircleIcon />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <SignInScene className={styles.scene} />
        </aside>
        <div className={styles.side}>
          <div className={styles.body}>
            <PageHeader title={title} hint={intro} />
            {children}
            <div className={styles.ways}>
              {ways.map(({ question, label, to }) => (
                <p key={to}>
                  {question} <Link to={to}>{label}</Link>
                </p>
              ))}
            </div>
          </div>
        </div>
      </div>
    </ConfigProvider>
  );
}
