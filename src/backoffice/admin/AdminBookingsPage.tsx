import { useState } from 'react';
import { useListBookingsAtRiskQuery, type AdminBooking } from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { PageHeader } from '../ui/PageHeader';
import { DataTable } from '../ui/table/DataTable';
import { useTableState } from '../ui/table/useTableState';
import { bookingColumns, canCancel } from './bookingColumns';
import { BookingDecision } from './BookingDecision';

const { bookings: texts } = adminTexts;

/** Stays to come where nothing is sold any more, for an administrator to keep or cancel. */
export default function AdminBookingsPage() {
  const table = useTableState();
  const answer = useListBookingsAtRiskQuery(table.args);
  const [decidedOn, setDecidedOn] = useState<AdminBooking | null>(null);
  const [columns] = useState(() => bookingColumns(setDecidedOn));
  return (
    <>
      <PageHeader title={texts.title} hint={texts.hint} />
      <DataTable
        name="admin-bookings"
        label={texts.table}
        state={table}
        answer={answer}
        columns={columns}
        rowKey={({ bookingId }) => bookingId}
        rowLabel={({ bookingId }) => bookingId}
        noun={texts.noun}
        searchLabel={texts.search}
        errorText={texts.failed}
        empty={{ title: texts.empty, text: texts.emptyText }}
        keys={[{ key: 'c', label: texts.cancel, run: setDecidedOn, can: canCancel }]}
      />
      {decidedOn && <BookingDecision booking={decidedOn} onClose={() => setDecidedOn(null)} />}
    </>
  );
}
