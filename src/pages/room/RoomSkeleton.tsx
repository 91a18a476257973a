import { useTexts } from '../../state/useTexts';
import { roomsTexts } from '../../i18n/rooms';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/feedback/Skeleton';
import { SideLayout } from '../../ui/layout/SideLayout';
import { Stack } from '../../ui/layout/Stack';

/** The room page's own shape. */
export function RoomSkeleton() {
  const texts = useTexts(roomsTexts);
  return (
    <SkeletonGroup label={texts.loading}>
      <Stack gap={6}>
        <Skeleton width="50%" />
        <Skeleton width="70%" height="2.5em" />
        <Skeleton ratio="2 / 1" />
        <SideLayout>
          <Stack gap={6}>
            <Skeleton height="3em" />
            <SkeletonText lines={6} />
          </Stack>
          <Skeleton height="26em" />
        </SideLayout>
      </Stack>
    </SkeletonGroup>
  );
}
