import type { ReactNode } from 'react';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { siteTexts } from '../../i18n/site';
import { SignInLinks, type SignInLinksProps } from '../../ui/brand/SignInLinks';
import { SignInPitch } from '../../ui/brand/SignInPitch';
import { Container } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { classNames } from '../../ui/classNames';
import styles from './SignInCard.module.css';

type SignInCardProps = {
  title: string;
  intro?: ReactNode;
  /** For whom the reasons beside the form are. */
  pitch: 'traveller' | 'partner';
  links?: SignInLinksProps['links'];
  children: ReactNode;
};

/** The frame of logging in, signing up and verifying: what it is for, and one thing to do. */
export function SignInCard({ title, intro, pitch, links, children }: SignInCardProps) {
  const texts = useTexts(accountsTexts);
  const site = useTexts(siteTexts);
  const { title: pitchTitle, points } = texts.pitch[pitch];
  return (
    <Container className={styles.page}>
      <div className={classNames('surface', styles.card)}>
        <SignInPitch
          title={pitchTitle}
          points={points}
          homeLabel={texts.homeLink}
          className={styles.pitch}
        />
        <div className={styles.body}>
          <PageTitle title={title} siteName={site.name} className={styles.title} />
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
          {links && <SignInLinks links={links} />}
        </div>
      </div>
    </Container>
  );
}
