import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { useListRoomTypesQuery, type RoomTypeWithRooms } from '../../../../api/partner';
import { roomTypeTexts as texts } from '../../../../i18n/en/partner/roomTypes';
import { classNames } from '../../../../ui/classNames';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { EmptyPanel } from '../../../ui/EmptyPanel';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { messageOf } from '../../../ui/messageOf';
import type { HotelChoice } from '../hotelChoice';
import { MoreRoomsForm } from './MoreRoomsForm';
import { KeptFocus } from './KeptFocus';
import { TypeForm } from './TypeForm';
import { TypeList } from './TypeList';
import styles from './types.module.css';

/** What the drawer shows: all types, the form of a new one, or one to edit. */
export type TypesView = 'all' | 'new' | number;

type TypesDrawerProps = {
  hotel: HotelChoice;
  /** Absent while it is closed. */
  view: TypesView | undefined;
  show: (view: TypesView | undefined) => void;
};

/** What a hotel sells, beside the list of its rooms. */
export function TypesDrawer({ hotel, view, show }: TypesDrawerProps) {
  const answer = useListRoomTypesQuery(view === undefined ? skipToken : { hotelId: hotel.id });
  const { currentData: types, error, isFetching, refetch } = answer;
  const edited = types?.find(({ id }) => id === view);
  const title = view === 'new' ? texts.form.newTitle : (edited?.name ?? texts.title);
  return (
    <DetailsDrawer open={view !== undefined} title={title} onClose={() => show(undefined)}>
      <KeptFocus of={`${view} ${types?.length}`} />
      {view !== 'all' && (
        <p className={styles.above}>
          <Button onClick={() => show('all')}>{texts.back}</Button>
        </p>
      )}
      {view === 'new' ? (
        <TypeForm hotel={hotel} onDone={() => show('all')} />
      ) : !types && error ? (
        <ErrorPanel
          text={messageOf(error, texts.failures.list)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : !types ? (
        <Skeleton height="12em" />
      ) : view === 'all' ? (
        <AllTypes types={types} show={show} />
      ) : edited ? (
        <EditedType key={edited.id} hotel={hotel} type={edited} onDone={() => show('all')} />
      ) : (
        <ErrorPanel text={texts.gone} />
      )}
    </DetailsDrawer>
  );
}

function AllTypes({
  types,
  show,
}: {
  types: readonly RoomTypeWithRooms[];
  show: TypesDrawerProps['show'];
}) {
  const add = (
    <Button type="primary" onClick={() => show('new')}>
      {texts.add}
    </Button>
  );
  if (types.length === 0) return <EmptyPanel {...texts.empty} action={add} />;
  return (
    <>
      <p className={classNames('quiet', styles.above)}>{texts.intro}</p>
      {add}
      <TypeList types={types} onEdit={({ id }) => show(id)} />
    </>
  );
}

type EditedTypeProps = { hotel: HotelChoice; type: RoomTypeWithRooms; onDone: () => void };

function EditedType({ hotel, type, onDone }: EditedTypeProps) {
  return (
    <>
      <TypeForm hotel={hotel} type={type} onDone={onDone} />
      <h2 className={classNames('likeH4', styles.section)}>{texts.more.title}</h2>
      <MoreRoomsForm type={type} />
    </>
  );
}
