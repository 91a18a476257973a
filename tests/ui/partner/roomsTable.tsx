import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { FilterSelect } from '../../../src/backoffice/ui/table/filters';
import type { TableColumn } from '../../../src/backoffice/ui/table/columns';
import { DataTable } from '../../../src/backoffice/ui/table/DataTable';
import type { TableAnswer } from '../../../src/backoffice/ui/table/dataTableProps';
import { choiceOf } from '../../../site/filterReaders';
import { useTableState } from '../../../src/backoffice/ui/table/useTableState';

export interface Room {
  id: number;
  name: string;
  price: number;
  status: 'AVAILABLE' | 'BOOKED';
}

export const rooms: Room[] = Array.from({ length: 43 }, (_, index) => ({
  id: index + 1,
  name: `Room ${101 + index}`,
  price: 900 - index,
  status: index % 2 ? 'BOOKED' : 'AVAILABLE',
}));

const columns: TableColumn<Room>[] = [
  { key: 'name', title: 'Room', sortKey: 'name', rowHeader: true, always: true, render: nameOf },
  { key: 'price', title: 'Price', sortKey: 'price', numeric: true, render: ({ price }) => price },
  { key: 'status', title: 'Status', render: ({ status }) => status },
];

function nameOf({ id, name }: Room) {
  return <Link to={`/partner/rooms/${id}`}>{name}</Link>;
}

export type PlanProps = {
  all?: Room[];
  answer?: Partial<TableAnswer<Room>>;
  onClose?: (room: Room) => void;
  onExport?: () => Promise<unknown>;
  more?: TableColumn<Room>[];
};

/** A page with the table, over rooms that need no server. */
export function RoomsPage(props: PlanProps) {
  const { all = rooms, answer = {}, onClose = () => undefined, onExport, more = [] } = props;
  const table = useTableState({
    filters: { status: choiceOf('AVAILABLE', 'BOOKED') },
    sorts: ['name', 'price'],
    defaultSort: '-price',
  });
  const { page, size, sort = '', text = '', status } = table.args;
  const least = sort.startsWith('-') ? -1 : 1;
  const key = sort.replace('-', '') as 'name' | 'price';
  const found = all
    .filter((room) => room.name.includes(text) && (!status || room.status === status))
    .sort((a, b) => (a[key] < b[key] ? -least : least));
  const data = {
    content: found.slice(page * size, (page + 1) * size),
    totalElements: found.length,
    totalPages: Math.ceil(found.length / size),
  };
  return (
    <>
      <h1>Rooms</h1>
      <DataTable<Room>
        name="test"
        label="Rooms"
        noun="rooms"
        state={table}
        answer={{ data, isFetching: false, refetch: () => undefined, ...answer }}
        columns={[...columns, ...more]}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        searchLabel="Search rooms"
        filters={
          <FilterSelect
            label="Status"
            value={table.filters.status}
            options={[{ value: 'BOOKED', label: 'Booked' }]}
            onChange={(value) => table.setFilter('status', value)}
          />
        }
        empty={{ title: 'No Rooms Found', text: 'Add the first one.' }}
        errorText="Failed to fetch rooms. Please try again."
        onOpen={({ name }) => table.setSearch(name)}
        bulk={(chosen) => <span>{chosen.map(({ name }) => name).join(', ')}</span>}
        keys={[{ key: 'c', label: 'Close the room', run: onClose }]}
        fetchPage={async (place) => ({
          content: found.slice(place.page * place.size, (place.page + 1) * place.size),
          totalPages: Math.ceil(found.length / place.size),
        })}
        onExport={onExport}
      />
    </>
  );
}

export const bodyRows = () => screen.getAllByRole('row').slice(1);
export const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
export const press = (name: string) => screen.getByRole('button', { name });
