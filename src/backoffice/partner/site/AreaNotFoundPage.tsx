import { paths } from '../../../../site/paths';
import { partnerSiteTexts } from '../../../i18n/en/partner/site';
import { LinkButton } from '../../../ui/actions/LinkButton';
import { NotFound } from '../../../ui/brand/NotFound';
import { Inline } from '../../../ui/layout/Stack';
import { PageTitle } from '../../../ui/navigation/PageTitle';
import { classNames } from '../../../ui/classNames';
import styles from './AreaNotFoundPage.module.css';

const texts = partnerSiteTexts.notFound;

export default function AreaNotFoundPage() {
  return (
    <div className={classNames('centred', styles.page)}>
      <NotFound />
      <p className={styles.code}>{texts.code}</p>
      <PageTitle title={texts.title} siteName={partnerSiteTexts.name} />
      <p>{texts.text}</p>
      <Inline justify="center" className={styles.ways}>
        <LinkButton to={paths.home()}>{texts.home}</LinkButton>
        <LinkButton to={paths.partnerDashboard()} variant="secondary">
          {texts.dashboard}
        </LinkButton>
      </Inline>
    </div>
  );
}
