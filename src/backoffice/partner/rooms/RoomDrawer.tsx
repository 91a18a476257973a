import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { useGetPartnerRoomQuery, type PartnerRoom } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useToast } from '../../../ui/overlays/toastContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { DetailsDrawer } from '../../ui/DetailsDrawer';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { FactList } from '../../ui/FactList';
import { messageOf } from '../../ui/messageOf';
import { BookedSoon } from './BookedSoon';
import { CloseRoomForm } from './closures/CloseRoomForm';
import { RoomClosures } from './closures/RoomClosures';
import { roomLabel } from './roomChoices';
import { RoomPrice, RoomStatusTag } from './roomColumns';
import { Difference, TypeLink } from './types/OfType';
import { useRoomChange } from './useRoomChange';
import { classNames } from '../../../ui/classNames';
import styles from './rooms.module.css';

type RoomDrawerProps = {
  /** Absent while no room's details are open. */
  roomId: number | undefined;
  /** The room as the list has it, until its own answer is here. */
  known: PartnerRoom | undefined;
  onClose: () => void;
};

/** A room's details and closed nights, beside the list. */
export function RoomDrawer({ roomId, known, onClose }: RoomDrawerProps) {
  const answer = useGetPartnerRoomQuery(roomId === undefined ? skipToken : { roomId });
  const { currentData, error, isFetching, refetch } = answer;
  const room = currentData ?? known;
  return (
    <DetailsDrawer
      open={roomId !== undefined}
      title={room ? roomLabel(room) : texts.title}
      onClose={onClose}
    >
      {error && (
        <ErrorPanel
          text={messageOf(error, texts.failures.data)}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!error && !room && <Skeleton height="12em" />}
      {!error && room && <Details key={room.id} room={room} />}
    </DetailsDrawer>
  );
}

function Details({ room }: { room: PartnerRoom }) {
  const { details, closures } = texts;
  return (
    <>
      <FactList
        facts={[
          { label: details.tonight, value: <RoomStatusTag status={room.statusTonight} /> },
          { label: details.markedAs, value: texts.statuses[room.status] },
          { label: texts.columns.type, value: room.roomType },
          { label: texts.columns.typeName, value: <TypeLink room={room} /> },
          { label: texts.columns.price, value: <RoomPrice room={room} /> },
          { label: texts.columns.difference, value: <Difference room={room} /> },
          {
            label: details.sleeps,
            value: `${room.capacity} (${texts.capacityOf(room.numberOfAdults, room.numberOfChildren)})`,
          },
          { label: details.beds, value: texts.bedsOf(room.numberOfBeds, room.typeBed) },
          {
            label: texts.columns.services,
            value: room.services.map(({ name }) => name).join(', ') || details.noServices,
          },
        ]}
      />
      <RoomActions room={room} />
      {room.status === 'MAINTENANCE' && <BookedSoon room={room} />}
      <h2 className={classNames('likeH4', styles.heading)}>{closures.title}</h2>
      <RoomClosures room={room} />
      <h2 className={classNames('likeH4', styles.heading)}>{closures.form}</h2>
      <CloseRoomForm room={room} />
    </>
  );
}

function RoomActions({ room }: { room: PartnerRoom }) {
  const { toggleMaintenance } = useRoomChange();
  const toast = useToast();
  const toggle = () =>
    toggleMaintenance(room).catch((error: unknown) =>
      toast({ text: messageOf(error, texts.saveFailed), tone: 'error' }),
    );
  const { start, end } = texts.maintenance;
  return (
    <p className={styles.drawerActions}>
      <ButtonLink to={paths.updateRoom(room.id)}>{texts.edit}</ButtonLink>
      <ButtonLink to={paths.newRoom({ hotelId: room.hotelId, like: room.id })}>
        {texts.oneMore}
      </ButtonLink>
      <Button onClick={() => void toggle()}>{room.status === 'MAINTENANCE' ? end : start}</Button>
    </p>
  );
}
