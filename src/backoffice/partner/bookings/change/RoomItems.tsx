import { isDay, vietnamToday } from '../../../../../domain/stays/stay';
import type { BookingChangePreview, PartnerBookingDetail } from '../../../../api/partner';
import { stayChangeTexts as texts } from '../../../../i18n/en/partner/stayChange';
import { CheckboxItem } from '../../../ui/form/CheckboxItem';
import { DateItem } from '../../../ui/form/DateItem';
import { FormRow, FormSection } from '../../../ui/form/FormLayout';
import { SelectItem } from '../../../ui/form/SelectItem';
import { AddedRoomsItem } from './AddedRoomsItem';
import type { ChangeValues } from './changeValues';
import { roomChoices } from './roomChoices';

type RoomItemsProps = {
  booking: PartnerBookingDetail;
  values: ChangeValues;
  /** What was said last of what is free. */
  last: BookingChangePreview | undefined;
};

/** In which rooms a stay is, which of them are pinned or given back, and which come to it. */
export function RoomItems({ booking, values, last }: RoomItemsProps) {
  const { gaveBack } = values;
  // While it is typed, the check-in is none.
  const checkIn = isDay(values.checkIn) ? values.checkIn : booking.checkInDate;
  const hasBegun = checkIn < vietnamToday(new Date());
  const choices = roomChoices(last, booking.rooms);
  const own = booking.rooms.map((room) => room.segments?.map(({ roomId }) => roomId) ?? [room.id]);
  const isOwn = (id: number) => own.flat().includes(id) || values.rooms.includes(id);
  const isLast = gaveBack.filter((isGone) => !isGone).length === 1 && values.added.length === 0;
  return (
    <FormSection title={texts.rooms} hint={hasBegun ? texts.roomsStay : undefined}>
      {booking.rooms.map((room, i) => (
        <Line
          key={room.position ?? room.id}
          room={room}
          index={i}
          values={values}
          choices={choices.filter(
            ({ value }) =>
              value !== room.id && !gaveBackOf(values, value) && !values.added.includes(value),
          )}
          // A stay without a room is none: that is cancelled.
          fixed={hasBegun || (isLast && !gaveBack[i])}
        />
      ))}
      {!hasBegun && <AddedRoomsItem choices={choices.filter(({ value }) => !isOwn(value))} />}
    </FormSection>
  );
}

/** Whether it is a room that this change gives back. */
function gaveBackOf({ rooms, gaveBack }: ChangeValues, roomId: number): boolean {
  return rooms.some((id, i) => id === roomId && gaveBack[i]);
}

type LineProps = {
  room: PartnerBookingDetail['rooms'][number];
  index: number;
  values: ChangeValues;
  choices: ReturnType<typeof roomChoices>;
  /** It cannot be given back. */
  fixed: boolean;
};

function Line({ room, index, values, choices, fixed }: LineProps) {
  const { id, roomNumber, name } = room;
  const isMoved = values.rooms[index] !== id || values.from[index] !== '';
  // Of one that changes its room already, the nights of the last may begin earlier or later.
  const hasFrom = isMoved || room.segments !== undefined;
  return (
    <div role="group" aria-label={texts.line(roomNumber)}>
      {!values.gaveBack[index] && (
        <>
          <FormRow>
            <SelectItem
              name={`rooms.${index}`}
              label={texts.room(roomNumber)}
              searchable
              options={[{ value: id, label: texts.keepRoom(roomNumber, name) }, ...choices]}
            />
            {hasFrom && (
              <DateItem name={`from.${index}`} label={texts.from} hint={texts.fromHint} />
            )}
          </FormRow>
          <CheckboxItem name={`pinned.${index}`} label={texts.pinned} />
        </>
      )}
      {!fixed && <CheckboxItem name={`gaveBack.${index}`} label={texts.giveBack(roomNumber)} />}
    </div>
  );
}
