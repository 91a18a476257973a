import { screen } from '@testing-library/react';
import * as yup from 'yup';
import { CheckboxItem } from '../../../src/backoffice/ui/form/CheckboxItem';
import { DateItem } from '../../../src/backoffice/ui/form/DateItem';
import { NumberItem } from '../../../src/backoffice/ui/form/NumberItem';
import { SelectItem } from '../../../src/backoffice/ui/form/SelectItem';
import { SubmitButton } from '../../../src/backoffice/ui/form/SubmitButton';
import { TextItem } from '../../../src/backoffice/ui/form/TextItem';
import { BackofficeForm } from '../../../src/backoffice/ui/form/BackofficeForm';
import { useBackofficeForm } from '../../../src/backoffice/ui/form/useBackofficeForm';

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

export type RoomPageProps = {
  send?: Parameters<typeof useBackofficeForm<typeof initial>>[0]['send'];
  values?: typeof initial;
};

export function RoomPage({ send = async () => undefined, values = initial }: RoomPageProps) {
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

export const name = () => screen.getByRole('textbox', { name: 'Room name' });
export const price = () => screen.getByRole('spinbutton', { name: 'Price' });
export const city = () => screen.getByRole('textbox', { name: 'City' });
export const submit = () => screen.getByRole('button', { name: 'Create Room' });

export const filled = { ...initial, name: 'Sea', price: 5, address: { city: 'Huế' } };
