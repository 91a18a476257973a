import { useState } from 'react';
import { useListBookingsAtRiskQuery, type AdminBooking } from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { useTableState } from '../ui/table/useTableState';
import { AdminTable } from './AdminTable';
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
      <AdminTable
        texts={texts}
        name="admin-bookings"
        state={table}
        answer={answer}
        columns={columns}
        rowKey={({ bookingId }) => bookingId}
        rowLabel={({ bookingId }) => bookingId}
        keys={[{ key: 'c', label: texts.cancel, run: setDecidedOn, can: canCancel }]}
      />
      {decidedOn && <BookingDecision booking={decidedOn} onClose={() => setDecidedOn(null)} />}
    </>
  );
}
