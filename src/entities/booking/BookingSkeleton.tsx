import { Card } from '../../ui/layout/Card';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/feedback/Skeleton';
import { SideLayout } from '../../ui/layout/SideLayout';
import { Stack } from '../../ui/layout/Stack';

/** The shape of a booking's sheet. */
export function SheetSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Card>
        <Stack gap={6}>
          <Skeleton width="60%" height="2em" />
          <SkeletonText lines={3} />
          <Skeleton height="5em" />
          <SkeletonText lines={4} />
          <Skeleton height="8em" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}

/** The shape of the page on which a stay is booked. */
export function DetailsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <SideLayout>
        <Stack gap={6}>
          <Card>
            <Skeleton height="7em" />
          </Card>
          <Card>
            <SkeletonText lines={5} />
          </Card>
          <Card>
            <Skeleton height="12em" />
          </Card>
        </Stack>
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </SideLayout>
    </SkeletonGroup>
  );
}
