import { useState } from 'react';
import { useListAllHotelsQuery, type AdminHotel } from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { TableFilter } from '../ui/table/filters';
import { choiceOf } from '../../../site/filterReaders';
import { useTableState } from '../ui/table/useTableState';
import { AdminTable } from './AdminTable';
import { HotelDecision } from './HotelDecision';
import { hotelColumns } from './hotelColumns';

const { hotels: texts } = adminTexts;

const STATES = ['LISTED', 'DRAFT', 'SUSPENDED'] as const;

const stateFilter = {
  name: 'state',
  label: texts.state,
  options: STATES.map((state) => ({ value: state, label: texts.states[state] })),
} as const;

export default function AdminHotelsPage() {
  const table = useTableState({
    filters: { state: choiceOf(...STATES) },
    sorts: ['name', 'city', 'owner', 'created'],
    defaultSort: '-created',
  });
  const answer = useListAllHotelsQuery(table.args);
  const [decidedOn, setDecidedOn] = useState<AdminHotel | null>(null);
  const [columns] = useState(() => hotelColumns(setDecidedOn));
  return (
    <>
      <AdminTable
        texts={texts}
        name="admin-hotels"
        state={table}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        filters={<TableFilter table={table} {...stateFilter} />}
      />
      {decidedOn && <HotelDecision hotel={decidedOn} onClose={() => setDecidedOn(null)} />}
    </>
  );
}
