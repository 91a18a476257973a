import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { helpTexts } from '../../i18n/help';
import { siteTexts } from '../../i18n/site';
import { LinkButton } from '../../ui/actions/LinkButton';
import { NotFound } from '../../ui/brand/NotFound';
import { Container, Inline } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { classNames } from '../../ui/classNames';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  const { notFound: texts } = useTexts(helpTexts);
  const site = useTexts(siteTexts);
  return (
    <Container className={classNames('centred', styles.page)}>
      <NotFound />
      <p className={styles.code}>{texts.code}</p>
      <PageTitle title={texts.title} siteName={site.name}>
        <span lang="en">{texts.title}</span>
      </PageTitle>
      <p className={classNames('quiet', styles.text)}>{texts.text}</p>
      <p className={classNames('quiet', styles.text)}>{texts.advice}</p>
      <Inline justify="center" className={styles.ways}>
        <LinkButton to={paths.home()} size="large">
          {texts.home}
        </LinkButton>
        <LinkButton to={paths.hotels()} size="large" variant="secondary">
          {texts.search}
        </LinkButton>
      </Inline>
    </Container>
  );
}
