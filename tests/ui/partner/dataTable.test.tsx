import { screen, waitFor, within } from '@testing-library/react';
import { renderPiece } from '../../support/browser/partnerPiece';
import { RoomsPage, bodyRows, names, press } from './roomsTable';

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
