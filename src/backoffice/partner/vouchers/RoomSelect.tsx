import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useListPartnerRoomsQuery, type PartnerRoom } from '../../../api/partner';
import { voucherTexts } from '../../../i18n/en/partner/vouchers';

const texts = voucherTexts.example;
const MAX_SHOWN = 50;

type RoomSelectProps = {
  id: string;
  hotelId: number;
  value: PartnerRoom | undefined;
  onChange: (room: PartnerRoom) => void;
};

/** One of a hotel's rooms, found by typing. */
export function RoomSelect({ id, hotelId, value, onChange }: RoomSelectProps) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { data, isFetching } = useListPartnerRoomsQuery(roomsOf(hotelId, text));
  const found = data?.content ?? [];
  const listed = found.some((room) => room.id === value?.id);
  const rooms = value && !listed && text === '' ? [value, ...found] : found;
  return (
    <Select<number>
      id={id}
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      placeholder={texts.findRoom}
      notFoundContent={isFetching ? null : texts.noSuchRoom}
      value={value?.id ?? null}
      options={rooms.map((room) => ({
        value: room.id,
        label: texts.roomOf(room.roomNumber, room.name),
      }))}
      onChange={(chosen) => {
        const room = rooms.find((one) => one.id === chosen);
        if (room) onChange(room);
      }}
    />
  );
}

export function roomsOf(hotelId: number, text = '') {
  return { hotelId, size: MAX_SHOWN, sort: 'roomNumber', ...(text && { text }) } as const;
}
