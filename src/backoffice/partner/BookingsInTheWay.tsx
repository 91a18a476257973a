import type { ReactNode } from 'react';
import { Link } from '../../ui/navigation/Link';
import { isRequestError } from '../../api';
import { problemOf } from '../../api/problem';
import { paths } from '../../../site/paths';

interface Texts {
  hasBookings: (count: number) => string;
  showBookings: string;
}

/** Says of a refusal how many bookings it is about and leads to them; for a confirmation's `explain`. */
export function bookingsInTheWay(hotelId: number, texts: Texts) {
  return (error: unknown, close: () => void): ReactNode => {
    const count = isRequestError(error) && problemOf(error).bookings;
    if (!count) return undefined;
    return (
      <>
        {texts.hasBookings(count)}{' '}
        <Link to={paths.partnerBookings({ hotelId })} onClick={close}>
          {texts.showBookings}
        </Link>
      </>
    );
  };
}
