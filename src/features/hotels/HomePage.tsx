import { useTexts } from '../../state/useTexts';
import { homeTexts } from '../../texts/home';
import { Container } from '../../ui/layout/Stack';
import { DestinationStrip } from './DestinationStrip';
import { FeaturedHotels } from './FeaturedHotels';
import { HomeHero } from './HomeHero';
import styles from './HomePage.module.css';
import { PartnerBanner } from './PartnerBanner';
import { PropertyTypeLinks } from './PropertyTypeLinks';

/** The product's front door. Everything it imports is part of the first load: keep it lean. */
export default function HomePage() {
  const texts = useTexts(homeTexts);
  return (
    <div className={styles.page}>
      <HomeHero />
      <Container className={styles.sections}>
        <PartnerBanner />
        <DestinationStrip />
        <section aria-labelledby="types-heading">
          <h2 id="types-heading" className={styles.heading}>
            {texts.types}
          </h2>
          <PropertyTypeLinks />
        </section>
        <FeaturedHotels />
      </Container>
    </div>
  );
}
