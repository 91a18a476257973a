import type { ReactNode } from 'react';
import { Link } from '../../ui/navigation/Link';
import { isRequestError } from '../../api';
import { problemOf } from '../../api/problem';
import { paths } from '../../../site/paths';

interface Texts {
  hasBookings: (count: number) => string;
  showBookings: string;
}

/** Whose bookings are meant: a hotel's, or those of one of its rooms. */
type Of = { hotelId: number; roomId?: number };

/** Says of a refusal how many bookings it is about and leads to them; for a confirmation's `explain`. */
export function bookingsInTheWay(of: Of, texts: Texts) {
  return (error: unknown, close: () => void): ReactNode => {
    const count = isRequestError(error) && problemOf(error).bookings;
    if (!count) return undefined;
    return (
      <>
        {texts.hasBookings(count)}{' '}
        <Link to={paths.partnerBookings({ ...of, sort: '-checkIn' })} onClick={close}>
          {texts.showBookings}
        </Link>
      </>
    );
  };
}
