import type { ReactNode } from 'react';
import { paths } from '../../../site/paths';
import type { FavouriteHotel } from '../../state/favouritesSlice';
import { useTexts } from '../../state/useTexts';
import { favouriteTexts } from '../../i18n/favourites';
import { LinkButton } from '../../ui/actions/LinkButton';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { SkeletonGroup } from '../../ui/feedback/Skeleton';
import { SkeletonCard } from '../../ui/feedback/SkeletonCard';
import { HotelTile } from '../../entities/hotel/HotelTile';
import { CardGrid } from '../../ui/layout/CardGrid';
import { Container, Inline } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { useKeptFocus } from '../../ui/useKeptFocus';
import styles from './DeviceHotels.module.css';

type DeviceHotelsProps = {
  texts: { title: string; description: string; empty: string; emptyHint: string };
  hotels: readonly FavouriteHotel[];
  /** Whether the device's storage has been read. */
  ready: boolean;
  illustration: ReactNode;
  /** What can be done with the whole list. */
  action?: ReactNode;
  /** What is wrong with the list, before it. */
  notice?: ReactNode;
};

/** A list of hotels that this device shows without asking for it. */
export function DeviceHotels(props: DeviceHotelsProps) {
  const { texts, hotels, ready, illustration, action, notice } = props;
  const shared = useTexts(favouriteTexts);
  const area = useKeptFocus<HTMLDivElement>();
  return (
    <Container ref={area} className={styles.page}>
      <Inline justify="between">
        <PageTitle title={texts.title} siteName="Nghỉ Đâu" description={texts.description} />
        {hotels.length > 0 && action}
      </Inline>
      <p className={styles.about}>{texts.description}</p>
      {notice}
      {hotels.length > 0 ? (
        <CardGrid>
          {hotels.map((hotel) => (
            <li key={hotel.id}>
              <HotelTile hotel={hotel} heading="h2" priceLabel={shared.priceThen} />
            </li>
          ))}
        </CardGrid>
      ) : notice ? null : !ready ? (
        <SkeletonGroup label={shared.loading}>
          <CardGrid aria-hidden="true">
            {[0, 1, 2].map((card) => (
              <li key={card}>
                <SkeletonCard lines={2} />
              </li>
            ))}
          </CardGrid>
        </SkeletonGroup>
      ) : (
        <EmptyNotice
          illustration={illustration}
          title={texts.empty}
          action={<LinkButton to={paths.hotels()}>{shared.find}</LinkButton>}
        >
          {texts.emptyHint}
        </EmptyNotice>
      )}
    </Container>
  );
}
