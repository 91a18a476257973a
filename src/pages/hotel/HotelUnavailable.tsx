import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { LinkButton } from '../../ui/actions/LinkButton';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Container } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import styles from './HotelUnavailable.module.css';

type HotelUnavailableProps = {
  /** There is no such hotel: trying again would not help. */
  missing?: boolean | undefined;
  onRetry?: (() => void) | undefined;
};

export function HotelUnavailable({ missing = false, onRetry }: HotelUnavailableProps) {
  const texts = useTexts(hotelTexts).page;
  return (
    <Container className={styles.page}>
      <PageTitle title={missing ? texts.missingTitle : texts.failedTitle} siteName="Nghỉ Đâu" />
      <ErrorNotice
        message={
          <>
            {texts.failed}
            <br />
            {missing ? texts.missingHint : texts.failedHint}
          </>
        }
        retryLabel={texts.retry}
        onRetry={onRetry}
        action={<LinkButton to={paths.home()}>{texts.backHome}</LinkButton>}
      />
    </Container>
  );
}
