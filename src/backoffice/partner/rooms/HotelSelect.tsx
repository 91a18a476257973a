import { Select } from 'antd';
import { roomTexts as texts } from '../../../texts/partner/rooms';
import { useHotelSearch, type HotelChoice } from './hotelChoice';

type HotelSelectProps = {
  id: string;
  value: HotelChoice | undefined;
  onChange: (hotel: HotelChoice) => void;
  disabled?: boolean;
  status?: 'error' | '';
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

/** One of the partner's hotels, found by typing. */
export function HotelSelect({ value, onChange, ...wiring }: HotelSelectProps) {
  const { hotels, isFetching, setTyped } = useHotelSearch(value);
  return (
    <Select<number>
      {...wiring}
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
