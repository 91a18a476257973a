import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { siteTexts } from '../../i18n/site';
import { SignInScene } from '../../ui/brand/SignInScene';
import { Logo } from '../../ui/brand/Logo';
import { CheckCircleIcon } from '../../ui/icons/statusIcons';
import { Container } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import styles from './SignInCard.module.css';

type EntryCardProps = {
  title: string;
  intro?: ReactNode;
  /** For whom the reasons beside the form are. */
  pitch: 'traveller' | 'partner';
  children: ReactNode;
};

/** The frame of logging in, signing up and verifying: what it is for, and one thing to do. */
export function SignInCard({ title, intro, pitch, children }: EntryCardProps) {
  const texts = useTexts(accountsTexts);
  const site = useTexts(siteTexts);
  const { title: pitchTitle, points } = texts.pitch[pitch];
  return (
    <Container className={styles.page}>
      <div className={styles.card}>
        <aside className={styles.pitch}>
          <Link to={paths.home()} className={styles.brand} aria-label={texts.homeLink}>
            <Logo />
          </Link>
          <div className={styles.reasons}>
            <h2 className={styles.pitchTitle}>{pitchTitle}</h2>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <CheckCircleIcon />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <SignInScene className={styles.scene} />
        </aside>
        <div className={styles.body}>
          <PageTitle title={title} siteName={site.name} className={styles.title} />
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
        </div>
      </div>
    </Container>
  );
}
