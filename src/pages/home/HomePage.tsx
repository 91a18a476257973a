import { api } from '../../api';
import { useTexts } from '../../state/useTexts';
import { homeTexts } from '../../i18n/home';
import { tripSearchTexts } from '../../i18n/tripSearch';
import { BelowFold } from '../../ui/layout/BelowFold';
import { laterPart } from '../../ui/layout/laterPart';
import { Container } from '../../ui/layout/Stack';
import { PagePart } from '../../ui/feedback/PagePart';
import { DestinationStrip } from './DestinationStrip';
import { HomeHero } from './HomeHero';
import { classNames } from '../../ui/classNames';
import { FEATURED_SIZE, usePageNumber } from './usePageNumber';
import styles from './HomePage.module.css';
import { PartnerBanner } from './PartnerBanner';
import { PropertyTypeLinks } from './PropertyTypeLinks';

const FeaturedHotels = laterPart(
  async () => ({ default: (await import('./FeaturedHotels')).FeaturedHotels }),
  <div className={styles.featured} />,
);

/** The product's front door. Everything it imports is part of the first load: keep it lean. */
export default function HomePage() {
  const texts = useTexts(homeTexts);
  const search = useTexts(tripSearchTexts);
  const { page } = usePageNumber();
  // The answer has to be there still when somebody scrolls down after minutes.
  api.endpoints.listHotels.useQuerySubscription({ page, size: FEATURED_SIZE });
  return (
    <div className={styles.page}>
      <PagePart name={search.label}>
        <HomeHero />
      </PagePart>
      <Container className={classNames('column', styles.sections)}>
        <PagePart name={texts.partner.heading}>
          <PartnerBanner />
        </PagePart>
        <BelowFold>
          <PagePart name={texts.destinations.heading}>
            <DestinationStrip />
          </PagePart>
          <section aria-labelledby="types-heading">
            <h2 id="types-heading" className={styles.heading}>
              {texts.types}
            </h2>
            <PropertyTypeLinks />
          </section>
        </BelowFold>
        <PagePart name={texts.featured}>
          <FeaturedHotels />
        </PagePart>
      </Container>
    </div>
  );
}
