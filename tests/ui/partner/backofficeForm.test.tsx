import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import * as yup from 'yup';
import { CheckboxItem } from '../../../src/backoffice/ui/form/CheckboxItem';
import { DateItem } from '../../../src/backoffice/ui/form/DateItem';
import { forgetValues } from '../../../src/backoffice/ui/form/keptForms';
import { NumberItem } from '../../../src/backoffice/ui/form/NumberItem';
import { SelectItem } from '../../../src/backoffice/ui/form/SelectItem';
import { SubmitButton } from '../../../src/backoffice/ui/form/SubmitButton';
import { TextItem } from '../../../src/backoffice/ui/form/TextItem';
import { BackofficeForm } from '../../../src/backoffice/ui/form/BackofficeForm';
import { useBackofficeForm } from '../../../src/backoffice/ui/form/useBackofficeForm';
import { renderPiece } from '../../support/browser/partnerPiece';

const schema = yup.object({
  name: yup.string().required('Room name is required'),
  price: yup
    .number()
    .nullable()
    .required('Price per night is required')
    .moreThan(0, 'Price must be greater than 0'),
  address: yup.object({ city: yup.string().required('City is required') }),
});

const initial = {
  name: '',
  type: '' as '' | 'SUITE' | 'DELUXE',
  price: null as number | null,
  least: null as number | null,
  from: '',
  address: { city: '' },
  active: true,
};

type RoomPageProps = {
  send?: Parameters<typeof useBackofficeForm<typeof initial>>[0]['send'];
  values?: typeof initial;
};

function RoomPage({ send = async () => undefined, values = initial }: RoomPageProps) {
  const form = useBackofficeForm({
    initialValues: values,
    schema,
    keep: 'room',
    send,
    failed: 'Failed to create room. Please try again.',
    fieldOf: { town: 'address.city' },
  });
  return (
    <BackofficeForm
      form={form}
      label="Room"
      actions={<SubmitButton busyText="Creating...">Create Room</SubmitButton>}
    >
      <TextItem name="name" label="Room name" required hint="As guests call it" />
      <SelectItem
        name="type"
        label="Type"
        options={[
          { value: 'SUITE', label: 'Suite' },
          { value: 'DELUXE', label: 'Deluxe' },
        ]}
      />
      <NumberItem name="price" label="Price" required min={0} max={10} precision={2} />
      <NumberItem name="least" label="Least" grouped precision={2} />
      <DateItem name="from" label="From" />
      <TextItem name="address.city" label="City" alsoClears={['name']} />
      <CheckboxItem name="active" label="Active" />
    </BackofficeForm>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Room name' });
const price = () => screen.getByRole('spinbutton', { name: 'Price' });
const city = () => screen.getByRole('textbox', { name: 'City' });
const submit = () => screen.getByRole('button', { name: 'Create Room' });
/** What the server's refusal becomes. */
const refusal = (more: object) =>
  Object.assign(new Error(), { status: 422, code: 'INVALID', problem: {}, fieldErrors: {} }, more);

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

const filled = { ...initial, name: 'Sea', price: 5, address: { city: 'Huế' } };

describe('sending', () => {
  it('hands over the values, is busy meanwhile, and counts them as saved', async () => {
    let arrive: () => void = () => undefined;
    const send = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const { user } = renderPiece(<RoomPage send={send} values={filled} />);
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByTitle('Deluxe'));
    await user.click(screen.getByRole('checkbox', { name: 'Active' }));
    await user.clear(price());
    await user.type(price(), '7.25');
    await user.click(submit());
    const busy = await screen.findByRole('button', { name: 'Creating...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(send.mock.calls).toEqual([[{ ...filled, type: 'DELUXE', active: false, price: 7.25 }]]);
    expect(leaving()).toBe(true);
    arrive();
    expect(await screen.findByRole('button', { name: 'Create Room' })).toBeEnabled();
    expect(leaving()).toBe(true);
  });

  it('leaves what is typed meanwhile, unsaved, and leads nowhere', async () => {
    let arrive: (saved: { leave: () => void }) => void = () => undefined;
    const leave = jest.fn();
    const send = () => new Promise<{ leave: () => void }>((resolve) => (arrive = resolve));
    const { user } = renderPiece(<RoomPage send={send} values={filled} />);
    await user.click(submit());
    await screen.findByRole('button', { name: 'Creating...' });
    await user.type(name(), ' view');
    arrive({ leave });
    expect(await screen.findByText(/^Saved\. What you typed while/)).toBeVisible();
    expect(name()).toHaveValue('Sea view');
    expect(leaving()).toBe(false);
    expect(leave).not.toHaveBeenCalled();
    await user.click(submit());
    await screen.findByRole('button', { name: 'Creating...' });
    arrive({ leave });
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(leaving()).toBe(true);
  });

  it('shows at their fields what the server refuses', async () => {
    const refused = refusal({ fieldErrors: { name: 'Already taken', town: 'Unknown city' } });
    const { user } = renderPiece(<RoomPage values={filled} send={() => Promise.reject(refused)} />);
    await user.click(submit());
    await waitFor(() => expect(name()).toHaveAccessibleDescription(/Already taken/));
    expect(city()).toHaveAccessibleDescription('Unknown city');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it.each([
    [
      'in the server’s words',
      refusal({ status: 409, message: 'Somebody changed it.' }),
      'Somebody changed it.',
    ],
    ['in our own', refusal({ status: 0 }), 'Failed to create room. Please try again.'],
    [
      'about a field that is not there',
      refusal({ message: 'No.', fieldErrors: { owner: 'Wrong' } }),
      'No. owner: Wrong',
    ],
  ])('says %s why it failed', async (_, refused, words) => {
    const { user } = renderPiece(<RoomPage values={filled} send={() => Promise.reject(refused)} />);
    await user.click(submit());
    expect(await screen.findByText(words)).toBeVisible();
    expect(name()).toHaveValue('Sea');
  });
});

/** Whether the document may be left without a question. */
const leaving = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('unsaved values', () => {
  const pages = (
    <Routes>
      <Route path="/partner/rooms" element={<RoomPage values={filled} />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  );

  it('are back after another page, and can be given up', async () => {
    const { user, goTo, goBack } = renderPiece(pages);
    expect(leaving()).toBe(true);
    await user.type(name(), ' view');
    expect(leaving()).toBe(false);
    goTo('/partner/bookings');
    await screen.findByText('Elsewhere');
    expect(leaving()).toBe(true);
    goBack();
    expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
    expect(name()).toHaveValue('Sea view');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(name()).toHaveValue('Sea');
    expect(screen.queryByText('Your unsaved changes are back')).not.toBeInTheDocument();
    goTo('/partner/bookings');
    await screen.findByText('Elsewhere');
    goBack();
    await waitFor(() => expect(name()).toHaveValue('Sea'));
    expect(screen.queryByText('Your unsaved changes are back')).not.toBeInTheDocument();
  });

  it('are gone once they are saved', async () => {
    const { user, goTo, goBack } = renderPiece(pages);
    await user.type(name(), ' view');
    await user.click(submit());
    await waitFor(() => expect(leaving()).toBe(true));
    goTo('/partner/bookings');
    await screen.findByText('Elsewhere');
    goBack();
    await waitFor(() => expect(name()).toHaveValue('Sea'));
  });

  it.each([
    ['back when sending them failed after all', false, 'Sea view'],
    ['gone when sending them went well after all', true, 'Sea'],
  ])('that are left on their way are %s', async (_, wentWell, shown) => {
    let end: () => void = () => undefined;
    const send = () =>
      new Promise<void>((arrive, fail: (error: Error) => void) => {
        end = () => (wentWell ? arrive() : fail(refusal({ status: 401 })));
      });
    const { user, goTo, goBack } = renderPiece(
      <Routes>
        <Route path="/partner/rooms" element={<RoomPage values={filled} send={send} />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>,
    );
    await user.type(name(), ' view');
    await user.click(submit());
    await screen.findByRole('button', { name: 'Creating...' });
    goTo('/partner/bookings');
    await screen.findByText('Elsewhere');
    end();
    // What follows from it has happened by the next turn.
    await new Promise((resolve) => setTimeout(resolve));
    goBack();
    await waitFor(() => expect(name()).toHaveValue(shown));
  });
});
