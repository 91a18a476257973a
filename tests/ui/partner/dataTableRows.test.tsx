import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { renderPiece } from '../../support/browser/partnerPiece';
import { RoomsPage, bodyRows, names, press, rooms, type Room } from './roomsTable';

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

beforeEach(() => window.localStorage.clear());

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
    expect(document.querySelectorAll('.rowPlaces > *')).toHaveLength(10);
    expect(screen.getByText('Loading rooms…')).toBeInTheDocument();
    // What is not there cannot be read or chosen.
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
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
