import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/feedback/Skeleton';
import { SideLayout } from '../../ui/layout/SideLayout';
import { Container, Stack } from '../../ui/layout/Stack';
import styles from './HotelPageSkeleton.module.css';

/** The page of a hotel before the hotel is known. */
export function HotelPageSkeleton() {
  const texts = useTexts(hotelTexts).page;
  return (
    <Container className={styles.page}>
      <SkeletonGroup label={texts.loading}>
        <Skeleton width={220} height={16} />
        <Skeleton width="60%" height={40} className={styles.title} />
        <Skeleton width="45%" height={20} />
        <Skeleton className={styles.gallery} />
        <SideLayout>
          <Stack>
            <Skeleton height={48} />
            <Skeleton height={150} />
            {[0, 1, 2].map((room) => (
              <Skeleton key={room} height={220} />
            ))}
          </Stack>
          <div className={styles.summary}>
            <SkeletonText lines={5} />
          </div>
        </SideLayout>
      </SkeletonGroup>
    </Container>
  );
}
