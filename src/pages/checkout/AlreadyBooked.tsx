import { paths } from '../../../site/paths';
import { draftDropped } from '../../state/draftSlice';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { Inline } from '../../ui/layout/Stack';

/** In place of the form once its stay is booked, so that coming back never books it twice. */
export function AlreadyBooked({ bookingId }: { bookingId: string }) {
  const texts = useTexts(bookingsTexts).already;
  const dispatch = useAppDispatch();
  return (
    <EmptyNotice
      title={texts.title}
      action={
        <Inline justify="start">
          <LinkButton to={paths.booking(bookingId)}>{texts.open}</LinkButton>
          <Button variant="quiet" onClick={() => dispatch(draftDropped())}>
            {texts.again}
          </Button>
        </Inline>
      }
    >
      {texts.text(bookingId)}
    </EmptyNotice>
  );
}
