import { Button } from 'antd';
import type { PartnerRoom, RoomTypeWithRooms } from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { useJoinType } from './useJoinType';

const texts = roomTypeTexts.choice;

type TwinHintProps = {
  /** Of the name that is typed. */
  type: RoomTypeWithRooms;
  /** Absent: a new one. */
  room: Pick<PartnerRoom, 'id'> | undefined;
};

/** At the name of a room: a type is called that already, and the room can be of it. */
export function TwinHint({ type, room }: TwinHintProps) {
  const join = useJoinType(room);
  return (
    <>
      {texts.twin(type.rooms.length)}{' '}
      <Button size="small" onClick={() => join(type)}>
        {texts.join}
      </Button>
    </>
  );
}
