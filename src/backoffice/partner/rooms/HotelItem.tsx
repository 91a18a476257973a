import { useFormikContext } from 'formik';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { ItemField } from '../../ui/form/ItemField';
import { useChosenHotel, type HotelChoice } from './hotelChoice';
import { HotelSelect } from './HotelSelect';
import type { RoomValues } from './roomValues';

const texts = roomTexts.form;

/** The hotel of a new room; its currency is the price's. */
export function HotelItem({ fixed }: { fixed: HotelChoice | undefined }) {
  const { values, setFieldValue, setFieldError } = useFormikContext<RoomValues>();
  const item = {
    name: 'hotelId',
    label: texts.hotel,
    required: true,
    disabled: fixed !== undefined,
    hint: fixed && texts.hotelFixed,
  };
  const chosen = useChosenHotel(values.hotelId === '' ? undefined : values.hotelId, 'none');
  return (
    <ItemField<RoomValues['hotelId']> item={item}>
      {(control, _, edit) => (
        <HotelSelect
          {...control}
          value={fixed ?? chosen.hotel}
          onChange={({ id, currency }) => {
            edit(id);
            void setFieldValue('currency', currency, false);
            setFieldError('pricePerNight', undefined);
          }}
        />
      )}
    </ItemField>
  );
}
