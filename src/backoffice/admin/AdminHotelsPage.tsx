import { useState } from 'react';
import { useListAllHotelsQuery, type AdminHotel } from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { PageHeader } from '../ui/PageHeader';
import { DataTable } from '../ui/table/DataTable';
import { FilterSelect } from '../ui/table/filters';
import { choiceOf } from '../ui/table/filterReaders';
import { useTableState } from '../ui/table/useTableState';
import { HotelDecision } from './HotelDecision';
import { hotelColumns } from './hotelColumns';

const { hotels: texts } = adminTexts;

const STATES = ['LISTED', 'DRAFT', 'SUSPENDED'] as const;

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
      <PageHeader title={texts.title} hint={texts.hint} />
      <DataTable
        name="admin-hotels"
        label={texts.table}
        state={table}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        noun={texts.noun}
        searchLabel={texts.search}
        errorText={texts.failed}
        empty={{ title: texts.empty }}
        filters={
          <FilterSelect
            label={texts.state}
            value={table.filters.state}
            options={STATES.map((state) => ({ value: state, label: texts.states[state] }))}
            onChange={(state) => table.setFilter('state', state)}
          />
        }
      />
      {decidedOn && <HotelDecision hotel={decidedOn} onClose={() => setDecidedOn(null)} />}
    </>
  );
}
