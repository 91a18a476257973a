import type { ReactNode } from 'react';
import { Link } from '../../ui/navigation/Link';
import { isRequestError } from '../../api';
import { problemOf } from '../../api/problem';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { paths } from '../../../site/paths';

interface Texts {
  hasBookings: (count: number) => string;
  showBookings: string;
}

/** Whose bookings are meant: a hotel's, or those of one of its rooms. */
type Of = { hotelId: number; roomId?: number };

/**
 * Says of a refusal how many bookings it is about and leads to them, those of the night that ends today too; for a
 * confirmation's `explain`.
 */
export function bookingsInTheWay(of: Of, texts: Texts) {
  return (error: unknown, close: () => void): ReactNode => {
    const count = isRequestError(error) && problemOf(error).bookings;
    if (!count) return undefined;
    const from = addDays(vietnamToday(new Date()), -1);
    return (
      <>
        {texts.hasBookings(count)}{' '}
        <Link
          to={paths.partnerBookings({ ...of, from, by: 'nights', sort: 'checkIn' })}
          onClick={close}
        >
          {texts.showBookings}
        </Link>
      </>
    );
  };
}
