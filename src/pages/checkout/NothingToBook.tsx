import { useEffect, useRef } from 'react';
import type { StayError } from '../../../domain/stays/stay';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { stayTexts } from '../../i18n/stays';
import { LinkButton } from '../../ui/actions/LinkButton';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';

type NothingToBookProps = {
  hotelId: number | null;
  /** `none`: nothing was chosen. `link`: the address is garbled. `gone`: no such hotel or room. */
  error: 'none' | 'link' | 'gone' | StayError;
  /** It has come in the place of a form. */
  isMeanwhile?: boolean;
};

/** There is no stay to book: why, and the way on. */
export function NothingToBook({ isMeanwhile = false, ...props }: NothingToBookProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMeanwhile) ref.current?.focus();
  }, [isMeanwhile]);
  return (
    <div ref={ref} {...(isMeanwhile && { role: 'alert', tabIndex: -1 })}>
      <Reason {...props} isMeanwhile={isMeanwhile} />
    </div>
  );
}

function Reason({ hotelId, error, isMeanwhile }: NothingToBookProps) {
  const { details: texts, taken } = useTexts(bookingsTexts);
  const stay = useTexts(stayTexts);
  const wish = useShownStay();
  const wayOn = hotelId ? (
    <LinkButton to={paths.hotel(hotelId, wish)}>
      {error === 'none' || error === 'link' || error === 'gone'
        ? texts.toHotel
        : texts.chooseOtherDates}
    </LinkButton>
  ) : (
    <LinkButton to={paths.hotels({}, wish)}>{texts.toHotels}</LinkButton>
  );
  if (error === 'none') return <EmptyNotice title={texts.noRooms} action={wayOn} />;
  if (error === 'gone') {
    return (
      <EmptyNotice title={texts.gone} action={wayOn}>
        {isMeanwhile && taken.nothingBooked}
      </EmptyNotice>
    );
  }
  if (error === 'link') {
    return (
      <EmptyNotice title={texts.wrongLinkTitle} action={wayOn}>
        {texts.wrongLink}
      </EmptyNotice>
    );
  }
  return (
    <EmptyNotice title={texts.wrongDatesTitle} action={wayOn}>
      {stay.errors[error]}
    </EmptyNotice>
  );
}
