import { useFormikContext } from 'formik';
import { roomTexts } from '../../../texts/partner/rooms';
import { ItemField } from '../../ui/form/ItemField';
import { useItem } from '../../ui/form/useItem';
import { useChosenHotel, type HotelChoice } from './hotelChoice';
import { HotelSelect } from './HotelSelect';
import type { RoomValues } from './roomValues';

const texts = roomTexts.form;

/** The hotel of a new room; its currency is the price's. */
export function HotelItem({ fixed }: { fixed: HotelChoice | undefined }) {
  const { setFieldValue, setFieldError } = useFormikContext<RoomValues>();
  const item = {
    name: 'hotelId',
    label: texts.hotel,
    required: true,
    disabled: fixed !== undefined,
    hint: fixed && texts.hotelFixed,
  };
  const { value, error, edit } = useItem<RoomValues['hotelId']>(item);
  const chosen = useChosenHotel(value === '' ? undefined : value, false);
  return (
    <ItemField item={item} error={error}>
      {({ name: _, ...wiring }) => (
        <HotelSelect
          {...wiring}
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
