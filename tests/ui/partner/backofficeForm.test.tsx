import { fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetValues } from '../../../src/ui/form/keptForms';
import { renderPiece } from '../../support/browser/partnerPiece';
import { RoomPage, city, filled, name, price, submit } from './roomForm';

beforeEach(() => forgetValues(' room'));

describe('a form that is not complete', () => {
  it('says at its top what is missing, in the order of its fields, and leads there', async () => {
    const send = jest.fn();
    const { user } = renderPiece(<RoomPage send={send} />);
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Room name is required',
      'Price per night is required',
      'City is required',
    ]);
    expect(name()).toBeInvalid();
    expect(name()).toHaveAccessibleDescription('Room name is required As guests call it');
    await user.click(screen.getByRole('link', { name: 'City is required' }));
    expect(city()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('takes the second click of a double click for its button, whatever has come under it', async () => {
    const { user } = renderPiece(<RoomPage />);
    await user.click(submit());
    const missing = await screen.findByRole('link', { name: 'City is required' });
    fireEvent.mouseDown(missing, { detail: 2 });
    expect(fireEvent.click(missing, { detail: 2 })).toBe(false);
    expect(city()).not.toHaveFocus();
    await user.click(missing);
    expect(city()).toHaveFocus();
  });

  it('forgets an error when its field is edited, or one that hangs on it', async () => {
    const { user } = renderPiece(<RoomPage />);
    await user.click(submit());
    await screen.findByRole('alert');
    await user.type(price(), '0.05');
    expect(screen.queryByText('Price per night is required')).not.toBeInTheDocument();
    expect(price()).not.toBeInvalid();
    await user.type(city(), 'H');
    expect(screen.queryByText('Room name is required')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('refuses in words what is typed beyond the limits', async () => {
    const { user } = renderPiece(<RoomPage />);
    await user.type(price(), '-0.5');
    await user.click(submit());
    const said = () => screen.getAllByText('Price must be greater than 0');
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(price()).toHaveDisplayValue('-0.50');
  });
});

describe('an amount', () => {
  it('says which text it could not read and has left out', async () => {
    const { user } = renderPiece(<RoomPage values={filled} />);
    for (const [text, end] of [
      ['10 người', '{Tab}'],
      ['9'.repeat(400), '{Enter}'],
    ] as const) {
      await user.tripleClick(price());
      await user.paste(text);
      await user.keyboard(end);
      const told = text.slice(0, 20);
      expect(
        await screen.findByText(new RegExp(`“${told}.*cannot be read as a number`)),
      ).toBeVisible();
      expect(price()).toHaveDisplayValue('5.00');
    }
    await user.tripleClick(price());
    await user.paste('７');
    await user.tab();
    expect(price()).toHaveDisplayValue('7.00');
    expect(screen.queryByText(/cannot be read as a number/)).not.toBeInTheDocument();
  });

  it('is grouped while it is typed, and sent as a number', async () => {
    const send = jest.fn(async () => undefined);
    const { user } = renderPiece(<RoomPage send={send} values={filled} />);
    const least = screen.getByRole('spinbutton', { name: 'Least' });
    await user.type(least, '1250000');
    expect(least).toHaveDisplayValue('1,250,000');
    await user.type(least, '.5');
    expect(least).toHaveDisplayValue('1,250,000.5');
    await user.tab();
    expect(least).toHaveDisplayValue('1,250,000.50');
    await user.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...filled, least: 1_250_000.5 }));
  });
});

describe('a day', () => {
  const from = () => screen.getByRole('textbox', { name: 'From' });

  it('reads as it does in the tables, however it is typed', async () => {
    const send = jest.fn(async () => undefined);
    const values = { ...filled, from: '2026-11-28' };
    const { user } = renderPiece(<RoomPage send={send} values={values} />);
    expect(from()).toHaveValue('Sat 28/11/2026');
    await user.clear(from());
    await user.type(from(), '1.9.2026');
    expect(from()).toHaveValue('1.9.2026');
    await user.tab();
    expect(from()).toHaveValue('Tue 01/09/2026');
    await user.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...values, from: '2026-09-01' }));
  });

  it('that there is not is handed to the rules as it was typed', async () => {
    const send = jest.fn(async () => undefined);
    const { user } = renderPiece(<RoomPage send={send} values={filled} />);
    await user.type(from(), '31/02/2026');
    await user.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...filled, from: '31/02/2026' }));
    expect(from()).toHaveValue('31/02/2026');
  });
});
