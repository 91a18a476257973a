import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { FilterSelect } from '../../../src/backoffice/ui/table/filters';
import type { TableColumn } from '../../../src/backoffice/ui/table/columns';
import { DataTable, type TableAnswer } from '../../../src/backoffice/ui/table/DataTable';
import { choiceOf } from '../../../src/backoffice/ui/table/filterReaders';
import { useTableState } from '../../../src/backoffice/ui/table/useTableState';
import { renderPiece } from '../../support/browser/partnerPiece';

interface Room {
  id: number;
  name: string;
  price: number;
  status: 'AVAILABLE' | 'BOOKED';
}

const rooms: Room[] = Array.from({ length: 43 }, (_, index) => ({
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

type PlanProps = {
  all?: Room[];
  answer?: Partial<TableAnswer<Room>>;
  onClose?: (room: Room) => void;
  onExport?: () => Promise<unknown>;
  more?: TableColumn<Room>[];
};

/** A page with the table, over rooms that need no server. */
function RoomsPage(props: PlanProps) {
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

/** Rooms that leave the list when they are closed. */
function ChangingRooms({ first = rooms, book = false }: { first?: Room[]; book?: boolean }) {
  const [left, setLeft] = useState(first);
  const [booked, setBooked] = useState<number[]>([]);
  const bookColumn = {
    key: 'book',
    title: 'Book',
    render: ({ id, name }: Room) =>
      booked.includes(id) ? null : (
        <button onClick={() => setBooked([...booked, id])}>Book {name}</button>
      ),
  };
  return (
    <>
      <RoomsPage
        all={left}
        onClose={({ id }) => setLeft(left.filter((r) => r.id !== id))}
        more={book ? [bookColumn] : []}
      />
      <button onClick={() => setLeft(first)}>Open again</button>
    </>
  );
}

const bodyRows = () => screen.getAllByRole('row').slice(1);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => window.localStorage.clear());

describe('the address', () => {
  it('says page, size, order and filters, and a table starts from it', async () => {
    renderPiece(<RoomsPage />, '/partner/rooms?page=2&size=5&sort=name&status=BOOKED');
    expect(names()).toEqual(['Room 112', 'Room 114', 'Room 116', 'Room 118', 'Room 120']);
    expect(screen.getByText('Page 2 of 5')).toBeVisible();
    expect(screen.getByText('Showing 5 of 21 rooms')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Room' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('that makes no sense counts as none', () => {
    renderPiece(<RoomsPage />, '/partner/rooms?page=-3&size=7&sort=owner&status=SOLD');
    expect(names()[0]).toBe('Room 101');
    expect(screen.getByText('Page 1 of 5')).toBeVisible();
    expect(screen.getByText('Showing 10 of 43 rooms')).toBeVisible();
  });

  it('follows the pages, keeps what is not the table’s, and Back goes through them', async () => {
    const { user, address, goBack } = renderPiece(<RoomsPage />, '/partner/rooms?hotel=7');
    await user.click(press('Next page'));
    await user.click(press('Last page'));
    expect(address()).toBe('/partner/rooms?hotel=7&page=5');
    expect(names()).toEqual(['Room 141', 'Room 142', 'Room 143']);
    await user.click(press('Last page'));
    expect(address()).toBe('/partner/rooms?hotel=7&page=5');
    goBack();
    expect(await screen.findByText('Page 2 of 5')).toBeVisible();
  });

  it('goes back to the first page with another size, order or search', async () => {
    const { user, address } = renderPiece(<RoomsPage />, '/partner/rooms?page=3');
    await user.click(
      within(screen.getByRole('columnheader', { name: 'Price' })).getByRole('button'),
    );
    expect(address()).toBe('/partner/rooms?sort=price');
    await user.click(press('Next page'));
    await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    await user.click(await screen.findByTitle('20'));
    await waitFor(() => expect(address()).toBe('/partner/rooms?sort=price&size=20'));
    await user.click(press('Next page'));
    await user.type(screen.getByRole('searchbox', { name: 'Search rooms' }), '14');
    await waitFor(() => expect(address()).toBe('/partner/rooms?sort=price&size=20&q=14'));
    expect(names()).toEqual(['Room 143', 'Room 142', 'Room 141', 'Room 140', 'Room 114']);
  });

  it('loses the search and the filters at once', async () => {
    const { user, address } = renderPiece(
      <RoomsPage />,
      '/partner/rooms?q=zzz&status=BOOKED&size=5',
    );
    expect(screen.getByText('No Rooms Found')).toBeVisible();
    expect(screen.getByText('No rooms match the search and the filters.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(address()).toBe('/partner/rooms?size=5');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(names()).toHaveLength(5);
  });
});

describe('the rows', () => {
  it('give way to those of the last page when theirs is gone', async () => {
    const { address } = renderPiece(<RoomsPage />, '/partner/rooms?page=9');
    expect(await screen.findByText('Page 5 of 5')).toBeVisible();
    expect(address()).toBe('/partner/rooms?page=5');
  });

  it('say that there is nothing yet, and go to no page', () => {
    const { address } = renderPiece(<RoomsPage all={[]} />);
    expect(screen.getByText('Add the first one.')).toBeVisible();
    expect(screen.queryByText(/Page 1/)).not.toBeInTheDocument();
    expect(address()).toBe('/partner/rooms');
  });

  it('have their places while they are on their way', () => {
    renderPiece(<RoomsPage answer={{ data: undefined, isFetching: true }} />);
    expect(bodyRows()).toHaveLength(10);
    expect(screen.getByText('Loading rooms…')).toBeInTheDocument();
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
    // What is not there cannot be chosen, so there is no box for it.
    expect(screen.getAllByRole('checkbox')).toEqual([
      screen.getByRole('checkbox', { name: 'Select all rows of this page' }),
    ]);
  });

  it('say what failed and can be asked for again', async () => {
    const refetch = jest.fn();
    const { user } = renderPiece(<RoomsPage answer={{ error: {}, refetch }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch rooms. Please try again.');
    await user.click(press('Try again'));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('are reached, selected, acted on and opened by keys', async () => {
    const closed = jest.fn();
    const { user, address } = renderPiece(<RoomsPage onClose={closed} />);
    bodyRows()[0]!.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(bodyRows()[1]).toHaveFocus();
    await user.keyboard(' {End} ');
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(screen.getByText('Room 102, Room 110')).toBeVisible();
    await user.keyboard('c');
    expect(closed.mock.calls).toEqual([[rooms[9]]]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/partner/rooms?q=Room+110'));
  });

  it('have only one of them in the tab order', () => {
    renderPiece(<RoomsPage />);
    expect(bodyRows().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('are left selected on no other page', async () => {
    const { user } = renderPiece(<RoomsPage />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Room 103' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.click(press('Next page'));
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
  });

  it('are selected on all pages, and stay so on each', async () => {
    const { user } = renderPiece(<RoomsPage />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(screen.getByText('All 10 on this page are selected.')).toBeVisible();
    await user.click(press('Select all 43 rooms'));
    expect(await screen.findByText('All 43 selected')).toBeVisible();
    expect(screen.getByText(/^Room 101, .*Room 143$/)).toBeVisible();
    await user.click(press('Last page'));
    const last = await screen.findByRole('checkbox', { name: 'Select Room 143' });
    expect(last).toBeChecked();
    await user.click(last);
    expect(screen.getByText('42 of 43 selected')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), '14');
    await waitFor(() => expect(screen.queryByText(/selected/)).not.toBeInTheDocument());
  });

  it('are reached from the search by ↓', async () => {
    const { user } = renderPiece(<RoomsPage />);
    await user.type(screen.getByRole('searchbox'), '{ArrowDown}');
    expect(bodyRows()[0]).toHaveFocus();
  });

  it('pass the focus on to the next when one no longer matches', async () => {
    const { user } = renderPiece(<ChangingRooms />);
    bodyRows()[1]!.focus();
    await user.keyboard('c');
    await waitFor(() => expect(names()[1]).toBe('Room 103'));
    expect(bodyRows()[1]).toHaveFocus();
    await user.keyboard('{ArrowDown}c');
    await waitFor(() => expect(names()[2]).toBe('Room 105'));
    expect(bodyRows()[2]).toHaveFocus();
    await user.keyboard('{End}c');
    await waitFor(() => expect(names()).not.toContain('Room 112'));
  });

  it('leave the focus, when the last is gone, at what says so, and take it back', async () => {
    const { user } = renderPiece(<ChangingRooms first={rooms.slice(0, 1)} />);
    bodyRows()[0]!.focus();
    await user.keyboard('c');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'No Rooms Found' })).toHaveFocus(),
    );
    screen.getByText('Open again').click();
    await waitFor(() => expect(screen.getByRole('row', { name: /Room 101/ })).toHaveFocus());
  });

  it('have the focus when what had it in them is done', async () => {
    const { user } = renderPiece(<ChangingRooms book />);
    screen.getByRole('button', { name: 'Book Room 103' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('row', { name: /Room 103/ })).toHaveFocus());
  });

  it('do not take the focus from who left them', async () => {
    const { user } = renderPiece(<ChangingRooms />);
    bodyRows()[0]!.focus();
    await user.click(screen.getByRole('heading'));
    screen.getByText('Open again').click();
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(document.body).toHaveFocus();
  });

  it('have the one that was left for another page in focus again after Back', async () => {
    const { user, goBack } = renderPiece(
      <Routes>
        <Route path="/partner/rooms" element={<RoomsPage />} />
        <Route path="/partner/rooms/:id" element={<p>One room</p>} />
      </Routes>,
      '/partner/rooms?page=2',
    );
    await user.click(screen.getByRole('link', { name: 'Room 115' }));
    expect(await screen.findByText('One room')).toBeVisible();
    goBack();
    await waitFor(() => expect(screen.getByRole('row', { name: /Room 115/ })).toHaveFocus());
  });
});

describe('single keys', () => {
  it('go to the search and show what keys there are, but not while somebody types', async () => {
    const { user } = renderPiece(<RoomsPage />);
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('/?');
    expect(screen.getByRole('searchbox')).toHaveValue('/?');
    await user.clear(screen.getByRole('searchbox'));
    bodyRows()[0]!.focus();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
    expect(dialog.getByRole('row', { name: 'c Close the room (on a row)' })).toBeVisible();
    expect(dialog.getByRole('row', { name: '/ Go to the search' })).toBeVisible();
  });

  it('can be turned off', async () => {
    const closed = jest.fn();
    const { user } = renderPiece(<RoomsPage onClose={closed} />);
    await user.click(press('Show the keys'));
    await user.click(screen.getByRole('checkbox', { name: /^Single keys act/ }));
    await user.click(press('Close'));
    bodyRows()[0]!.focus();
    await user.keyboard('c/');
    expect(bodyRows()[0]).toHaveFocus();
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('what the device remembers', () => {
  it('are the columns', async () => {
    const { user } = renderPiece(<RoomsPage />);
    await user.click(press('Columns'));
    expect(screen.getByRole('checkbox', { name: 'Room' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Price' }));
    expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
    expect(window.localStorage.getItem('partner.tables')).toContain('"columns":["name","status"]');
    await user.click(press('Usual columns'));
    expect(screen.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  });

  it('are views, without their page', async () => {
    const { user, address } = renderPiece(
      <RoomsPage />,
      '/partner/rooms?hotel=7&status=BOOKED&sort=name&page=2',
    );
    await user.click(press('Views'));
    await user.type(screen.getByLabelText('Name of this view'), 'Booked ones{Enter}');
    await user.keyboard('{Escape}');
    await user.click(press('Clear filters'));
    await user.click(press('Views'));
    await user.click(press('Booked ones'));
    expect(address()).toBe('/partner/rooms?hotel=7&status=BOOKED&sort=name');
    await user.click(press('Views'));
    await user.click(press('Remove the view Booked ones'));
    expect(screen.getByText('No saved views yet.')).toBeVisible();
  });
});

describe('the export', () => {
  it('is busy while it runs, and says when it fails', async () => {
    let fail: (error: Error) => void = () => undefined;
    const onExport = () => new Promise((_, reject: (error: Error) => void) => (fail = reject));
    const { user } = renderPiece(<RoomsPage onExport={onExport} />);
    await user.click(press('Export'));
    expect(await screen.findByRole('button', { name: /Exporting\.\.\./ })).toBeVisible();
    fail(new Error('no network'));
    expect(await screen.findByText('Failed to export. Please try again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  });
});
