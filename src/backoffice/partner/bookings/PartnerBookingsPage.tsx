import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { partnerApi, useListPartnerBookingsQuery, type PartnerBooking } from '../../../api/partner';
import { bookingListArgs, bookingTable } from '../../../../site/partnerBookings';
import { paths } from '../../../../site/paths';
import { bookingTexts as texts } from '../../../i18n/en/partner/bookings';
import { deskTexts } from '../../../i18n/en/partner/desk';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { useTableState } from '../../ui/table/useTableState';
import { LiveState } from '../live/LiveState';
import { useWholeList } from '../useWholeList';
import { bookingColumns } from './bookingColumns';
import { BookingFilters } from './BookingFilters';
import { BulkCheckIn } from './BulkCheckIn';
import { guestName } from './guestName';
import { useBookingMoves } from './useBookingMoves';
import { useOpenBooking, wholeBookingId } from './useOpenBooking';

// The rows are there before it; who comes near them may open one.
const loadDrawer = () => import('./BookingDrawer');
const BookingDrawer = lazy(async () => ({ default: (await loadDrawer()).BookingDrawer }));
const DeskDrawer = lazy(async () => ({ default: (await import('./desk/DeskDrawer')).DeskDrawer }));

const canCheckIn = ({ actions }: PartnerBooking) => actions.includes('CHECK_IN');
const canCheckOut = ({ actions }: PartnerBooking) => actions.includes('CHECK_OUT');

/** The list, asked for while the frame around the page is drawn. */
export function firstQuestion(search: string) {
  const { initiate } = partnerApi.endpoints.listPartnerBookings;
  return initiate(bookingListArgs(search), { subscribe: false });
}

export default function PartnerBookingsPage() {
  const table = useTableState(bookingTable);
  const answer = useListPartnerBookingsQuery(table.args);
  const drawer = useOpenBooking();
  const wasOpened = useEverTrue(drawer.bookingId !== null);
  const isNew = useSearchParams()[0].has('new');
  const wasNew = useEverTrue(isNew);
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
      <PageHeader
        title={texts.title}
        actions={
          <>
            <LiveState updated={answer.fulfilledTimeStamp} />
            <Button type="primary" onClick={() => table.setOther('new', '1')}>
              {deskTexts.open}
            </Button>
          </>
        }
      />
      <DataTable
        name="bookings"
        label={texts.table}
        state={{ ...table, setSearch: search }}
        answer={answer}
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
      {wasNew && (
        <Suspense fallback={null}>
          <DeskDrawer
            open={isNew}
            hotelId={table.filters.hotelId}
            onBooked={drawer.open}
            onClose={() => table.setOther('new', undefined)}
          />
        </Suspense>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <BookingDrawer bookingId={drawer.bookingId} onClose={drawer.close} />
        </Suspense>
      )}
    </>
  );
}

/** Whether it has been so since the page is there: a drawer stays to slide away. */
function useEverTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue;
}
