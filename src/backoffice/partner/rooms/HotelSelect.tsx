import { Select } from 'antd';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import type { ItemControl } from '../../ui/form/ItemField';
import { useHotelSearch, type HotelChoice } from './hotelChoice';

type HotelSelectProps = Partial<ItemControl> & {
  value: HotelChoice | undefined;
  onChange: (hotel: HotelChoice) => void;
};

/** One of the partner's hotels, found by typing. */
export function HotelSelect({ value, onChange, ...control }: HotelSelectProps) {
  const { hotels, isFetching, setTyped } = useHotelSearch(value);
  return (
    <Select<number>
      {...control}
      // As wide as its place, however long the name is.
      style={{ width: 0, minWidth: '100%' }}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      placeholder={texts.findHotel}
      notFoundContent={isFetching ? null : texts.noSuchHotel}
      value={value?.id ?? null}
      options={hotels.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => {
        const hotel = hotels.find((one) => one.id === id);
        if (hotel) onChange(hotel);
      }}
    />
  );
}
