import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { useGetPartnerRoomQuery } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { PageHeader } from '../../ui/PageHeader';
import { wholeNumber } from '../../ui/table/filterReaders';
import { roomLabel } from './roomChoices';
import { RoomForm } from './RoomForm';

export default function EditRoomPage() {
  const roomId = wholeNumber(useParams()['roomId'] ?? '');
  const answer = useGetPartnerRoomQuery(roomId === undefined ? skipToken : { roomId });
  const room = answer.currentData;
  const title = texts.form.editTitle;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: texts.title, to: paths.partnerRooms({ hotelId: room?.hotelId }) },
          { label: title },
        ]}
        hint={room && roomLabel(room)}
      />
      {room ? (
        <RoomForm key={room.id} room={room} />
      ) : roomId === undefined || isNotFound(answer.error) ? (
        <ErrorPanel
          text={texts.failures.notFound}
          action={<ButtonLink to={paths.partnerRooms()}>{texts.backToRooms}</ButtonLink>}
        />
      ) : answer.error ? (
        <ErrorPanel
          text={texts.failures.data}
          onRetry={answer.refetch}
          retrying={answer.isFetching}
        />
      ) : (
        <Skeleton height="30em" />
      )}
    </>
  );
}

// An id that the contract does not take is nobody's either.
function isNotFound(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: number };
  return status === 404 || status === 422;
}
