import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { useGetPartnerRoomQuery } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { RecordPage } from '../../ui/record/RecordPage';
import { wholeNumber } from '../../../../site/filterReaders';
import { roomLabel } from './roomChoices';
import { RoomForm } from './RoomForm';

export default function EditRoomPage() {
  const id = wholeNumber(useParams()['roomId'] ?? '');
  const answer = useGetPartnerRoomQuery(id === undefined ? skipToken : { roomId: id });
  const { notFound: gone, data: failed } = texts.failures;
  const hotelId = answer.currentData?.hotelId;
  return (
    <RecordPage
      title={texts.form.editTitle}
      list={{ label: texts.title, to: paths.partnerRooms({ hotelId }) }}
      id={id}
      answer={answer}
      nameOf={roomLabel}
      texts={{ gone, failed, back: texts.backToRooms }}
    >
      {(room) => <RoomForm key={room.id} room={room} />}
    </RecordPage>
  );
}
