import { useListRoomTypesQuery } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { TableFilter, type Filtered } from '../../ui/table/filters';

const texts = bookingTexts.filters;

type RoomFilterProps = { hotelId: number; table: Filtered<{ roomId?: number }> };

/** Narrows the bookings to those of one of the hotel's rooms. */
export function RoomFilter({ hotelId, table }: RoomFilterProps) {
  const { currentData: types = [], isFetching } = useListRoomTypesQuery({ hotelId });
  const { roomId } = table.filters;
  const options = types
    .flatMap(({ rooms }) => rooms)
    .toSorted((a, b) => a.roomNumber.localeCompare(b.roomNumber, 'en', { numeric: true }))
    .map(({ id, roomNumber }) => ({ value: id, label: roomNumber }));
  const isGone =
    roomId !== undefined && !isFetching && !options.some((one) => one.value === roomId);
  return (
    <TableFilter
      table={table}
      name="roomId"
      label={texts.room}
      loading={isFetching}
      options={isGone ? [...options, { value: roomId, label: texts.noRoomOfHotel }] : options}
    />
  );
}
