import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { numberAfter } from '../../../../domain/rooms/roomNumbers';
import { useGetPartnerRoomQuery, useListRoomTypesQuery } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { messageOf } from '../../ui/messageOf';
import { NewRecordPage } from '../../ui/record/NewRecordPage';
import { wholeNumber } from '../../../../site/filterReaders';
import { useChosenHotel } from './hotelChoice';
import { NoHotelYet } from './NoHotelYet';
import { RoomForm } from './RoomForm';
import { oneMoreLike } from './roomValues';

export default function NewRoomPage() {
  const [params] = useSearchParams();
  const hotelId = wholeNumber(params.get('hotelId') ?? '');
  const like = wholeNumber(params.get('like') ?? '');
  const list = { label: texts.title, to: paths.partnerRooms({ hotelId }) };
  return (
    <NewRecordPage title={texts.form.createTitle} list={list}>
      {like === undefined ? <NewRoom hotelId={hotelId} /> : <RoomLike key={like} roomId={like} />}
    </NewRecordPage>
  );
}

function NewRoom({ hotelId }: { hotelId: number | undefined }) {
  const { hotel, isGone, hasNone, isLoading, failed, retry } = useChosenHotel(hotelId, 'only');
  // A hotel that goes meanwhile does not take away what has been typed.
  const [isBegun, setBegun] = useState(false);
  if (!isBegun && !isLoading && !failed) setBegun(true);
  if (isLoading && !isBegun) return <Skeleton height="30em" />;
  if (failed) return <ErrorPanel text={texts.failures.data} onRetry={retry} />;
  if (hasNone) return <NoHotelYet />;
  return (
    <Stack>
      {isGone && (
        <Notice tone="warning" still>
          {texts.form.hotelGone}
        </Notice>
      )}
      <RoomForm hotel={hotel} />
    </Stack>
  );
}

/** One more like another: all of it is filled in, under the next number that is free. */
function RoomLike({ roomId }: { roomId: number }) {
  const { currentData: room, error, isFetching, refetch } = useGetPartnerRoomQuery({ roomId });
  const types = useListRoomTypesQuery(room ? { hotelId: room.hotelId } : skipToken);
  if (error) {
    const text = messageOf(error, texts.failures.data);
    return <ErrorPanel text={text} onRetry={refetch} retrying={isFetching} />;
  }
  if (!room || types.isLoading) return <Skeleton height="30em" />;
  const rooms = types.currentData?.flatMap((type) => type.rooms) ?? [];
  const taken = new Set(rooms.map(({ roomNumber }) => roomNumber));
  const values = oneMoreLike(room, numberAfter(room.roomNumber, taken) ?? '');
  return <RoomForm like={{ id: roomId, values }} />;
}
