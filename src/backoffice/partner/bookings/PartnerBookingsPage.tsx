import { lazy, Suspense, useState } from 'react';
import { partnerApi, useListPartnerBookingsQuery, type PartnerBooking } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { bookingTexts as texts } from '../../../i18n/en/partner/bookings';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { choiceOf, dayText, wholeNumber } from '../../ui/table/filterReaders';
import { useTableState } from '../../ui/table/useTableState';
import { useWholeList } from '../useWholeList';
import { bookingColumns } from './bookingColumns';
import { BOOKING_STATUSES, BookingFilters } from './BookingFilters';
import { BulkCheckIn } from './BulkCheckIn';
import { guestName } from './guestName';
import { useBookingMoves } from './useBookingMoves';
import { useOpenBooking, wholeBookingId } from './useOpenBooking';

// The rows are there before it; who comes near them may open one.
const loadDrawer = () => import('./BookingDrawer');
const BookingDrawer = lazy(async () => ({ default: (await loadDrawer()).BookingDrawer }));

const filters = {
  status: choiceOf(...BOOKING_STATUSES),
  hotelId: wholeNumber,
  from: dayText,
  to: dayText,
};
const sorts = ['checkIn', 'created', 'guest', 'total'] as const;

const canCheckIn = ({ actions }: PartnerBooking) => actions.includes('CHECK_IN');
const canCheckOut = ({ actions }: PartnerBooking) => actions.includes('CHECK_OUT');

export default function PartnerBookingsPage() {
  const table = useTableState({ filters, sorts, defaultSort: '-created' });
  const drawer = useOpenBooking();
  const [wasOpened, setWasOpened] = useState(false);
  if (drawer.bookingId !== null && !wasOpened) setWasOpened(true);
  const { checkIn, checkOut } = useBookingMoves();
  const whole = useWholeList({
    list: partnerApi.endpoints.listPartnerBookings,
    csv: partnerApi.endpoints.exportPartnerBookings,
    fileName: texts.exportFile,
    args: table.exportArgs,
  });
  // A scanner types the id that the guest's QR holds: that is one booking, not a search.
  const search = (text: string) => {
    const id = wholeBookingId(text);
    if (id === null) table.setSearch(text);
    else drawer.open(id, { found: true });
  };

  return (
    <>
      <PageHeader title={texts.title} />
      <DataTable
        name="bookings"
        label={texts.table}
        state={{ ...table, setSearch: search }}
        answer={useListPartnerBookingsQuery(table.args)}
        columns={bookingColumns}
        rowKey={({ bookingId }) => bookingId}
        rowLabel={(booking) => texts.row(guestName(booking), booking.bookingId)}
        noun={texts.noun}
        searchLabel={texts.search}
        filters={<BookingFilters table={table} />}
        empty={{
          title: texts.empty.title,
          text: texts.empty.text,
          action: <ButtonLink to={paths.partnerHotels()}>{texts.empty.action}</ButtonLink>,
        }}
        errorText={texts.failed}
        onOpen={({ bookingId }) => drawer.open(bookingId)}
        onNear={() => void loadDrawer().catch(() => undefined)}
        openRow={drawer.bookingId}
        canSelect={canCheckIn}
        bulk={(rows, clear) => <BulkCheckIn bookings={rows} onDone={clear} />}
        keys={[
          {
            key: 'i',
            label: texts.checkIn.label,
            run: (row) => void checkIn(row),
            can: canCheckIn,
          },
          {
            key: 'o',
            label: texts.checkOut.label,
            run: (row) => void checkOut(row),
            can: canCheckOut,
          },
        ]}
        {...whole}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <BookingDrawer bookingId={drawer.bookingId} onClose={drawer.close} />
        </Suspense>
      )}
    </>
  );
}
