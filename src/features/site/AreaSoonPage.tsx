import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { helpTexts } from '../../texts/help';
import { siteTexts } from '../../texts/site';
import { LinkButton } from '../../ui/actions/LinkButton';
import { BuildingIcon } from '../../ui/icons/stayIcons';
import { Container } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import styles from './AreaSoonPage.module.css';

/** Says plainly that the role can sign in, and cannot manage anything here yet. */
export default function AreaSoonPage({ area }: { area: 'PARTNER' | 'ADMIN' }) {
  const { areaSoon: texts } = useTexts(helpTexts);
  const site = useTexts(siteTexts);
  const { user } = useCurrentUser();
  const isAllowed = user?.role === area || user?.roles?.includes(area);
  if (user && !isAllowed) return <Navigate to={paths.notFound()} replace />;
  return (
    <Container className={styles.page}>
      <span className={styles.icon}>
        <BuildingIcon size={44} />
      </span>
      <PageTitle title={texts.title[area]} siteName={site.name} />
      <p>{user?.email ? texts.account(user.email) : texts.accountReady}</p>
      <p className={styles.text}>{texts.text[area]}</p>
      <div className={styles.ways}>
        <LinkButton to={paths.home()}>{texts.home}</LinkButton>
        <LinkButton variant="secondary" to={paths.policySupport()}>
          {texts.support}
        </LinkButton>
      </div>
    </Container>
  );
}
