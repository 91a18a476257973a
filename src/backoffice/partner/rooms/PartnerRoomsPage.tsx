import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { partnerApi, useListPartnerRoomsQuery, type PartnerRoom } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { roomTypeTexts } from '../../../i18n/en/partner/roomTypes';
import { useToast } from '../../../ui/overlays/toastContext';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { messageOf } from '../../ui/messageOf';
import { PageHeader } from '../../ui/PageHeader';
import { choiceOf, wholeNumber } from '../../../../site/filterReaders';
import { TableFilter } from '../../ui/table/filters';
import rows from '../../ui/table/rows.module.css';
import { useTableState } from '../../ui/table/useTableState';
import { ListTable } from '../ListTable';
import { useWholeList } from '../useWholeList';
import { BulkActions } from './BulkActions';
import { useChosenHotel } from './hotelChoice';
import { MoreThanTotal } from './MoreThanTotal';
import { NoHotelYet } from './NoHotelYet';
import { HotelBar, HotelGone } from './HotelBar';
import { OfTypeFilter } from './types/OfTypeFilter';
import { roomLabel, ROOM_TYPES, roomTypes, STATUSES_TONIGHT, statusesTonight } from './roomChoices';
import { roomColumns } from './roomColumns';
import { RoomDrawer } from './RoomDrawer';
import { TypesDrawer, type TypesView } from './types/TypesDrawer';
import { useBulkChange } from './useBulkChange';
import { useDeleteRoom } from './useDeleteRoom';
import { useRoomChange } from './useRoomChange';

const options = {
  filters: {
    hotelId: wholeNumber,
    status: choiceOf(...STATUSES_TONIGHT),
    roomType: choiceOf(...ROOM_TYPES),
    typeId: wholeNumber,
  },
  keep: ['hotelId'],
  sorts: ['roomNumber', 'type', 'typeName', 'capacity', 'price', 'difference', 'status'],
} as const;

const statusFilter = {
  name: 'status',
  label: texts.status,
  options: statusesTonight,
  allLabel: texts.allStatuses,
} as const;

const roomTypeFilter = {
  name: 'roomType',
  label: texts.type,
  options: roomTypes,
  allLabel: texts.allTypes,
} as const;

/** The rooms of one of the partner's hotels. */
export default function PartnerRoomsPage() {
  const table = useTableState(options);
  const chosen = useChosenHotel(table.filters.hotelId);
  const { hotel } = chosen;
  const hotelId = table.filters.hotelId ?? hotel?.id;
  const [roomId, showRoom] = useOpenRoom(table.setOther);
  const [types, showTypes] = useOpenTypes(table.setOther);
  const answer = useListPartnerRoomsQuery(
    hotelId === undefined ? skipToken : { ...table.args, hotelId },
  );
  const acts = useRowActs();
  const bulkChange = useBulkChange();
  const { fetchPage, onExport } = useWholeList({
    list: partnerApi.endpoints.listPartnerRooms,
    csv: partnerApi.endpoints.exportPartnerRooms,
    fileName: 'rooms.csv',
    args: { ...table.exportArgs, hotelId: hotelId ?? 0 },
  });

  return (
    <>
      <PageHeader title={texts.title} />
      {chosen.failed && <ErrorPanel text={texts.failures.data} onRetry={chosen.retry} />}
      {chosen.hasNone ? (
        <NoHotelYet />
      ) : (
        <>
          <HotelBar
            hotel={hotel}
            onChange={({ id }) => table.setFilters({ hotelId: id, typeId: undefined })}
          >
            <Button onClick={() => showTypes('all')}>{roomTypeTexts.open}</Button>
          </HotelBar>
          {hotel && <MoreThanTotal hotelId={hotel.id} />}
          {chosen.isGone ? (
            <HotelGone />
          ) : (
            <ListTable<PartnerRoom>
              name="rooms"
              texts={texts}
              addAt={paths.newRoom({ hotelId })}
              addOtherwise={<Button onClick={() => showTypes('new')}>{roomTypeTexts.add}</Button>}
              state={table}
              answer={answer}
              columns={acts.columns}
              rowKey={(room) => room.id}
              rowLabel={roomLabel}
              filters={
                <>
                  <TableFilter table={table} {...statusFilter} />
                  <TableFilter table={table} {...roomTypeFilter} />
                  <OfTypeFilter table={table} hotelId={hotelId} />
                </>
              }
              onOpen={(room) => showRoom(room.id)}
              openRow={roomId}
              rowClass={(room) => (room.statusTonight === 'BOOKED' ? rows.highlighted : undefined)}
              bulk={(selected, clear) => (
                <BulkActions rooms={selected} clear={clear} bulkChange={bulkChange} />
              )}
              fetchPage={fetchPage}
              onExport={hotelId === undefined ? undefined : onExport}
              keys={acts.keys}
            />
          )}
        </>
      )}
      <RoomDrawer
        roomId={roomId}
        known={answer.data?.content.find(({ id }) => id === roomId)}
        onClose={() => showRoom(undefined)}
      />
      {hotel && <TypesDrawer key={hotel.id} hotel={hotel} view={types} show={showTypes} />}
    </>
  );
}

/** What can be done in a row, by its buttons and by keys. */
function useRowActs() {
  const [editing, setEditing] = useState<number | null>(null);
  const { changePrice, toggleMaintenance } = useRoomChange();
  const remove = useDeleteRoom();
  const toast = useToast();

  const toggle = (room: PartnerRoom) =>
    toggleMaintenance(room).catch((error: unknown) =>
      toast({ text: messageOf(error, texts.saveFailed), tone: 'error' }),
    );
  const edit = ({ id }: PartnerRoom) => setEditing(id);
  const columns = useMemo(
    () =>
      roomColumns({
        editing,
        edit: ({ id }) => setEditing(id),
        endEdit: () => setEditing(null),
        changePrice,
        remove: (room) => void remove(room),
      }),
    [editing, changePrice, remove],
  );
  return {
    columns,
    keys: [
      { key: 'p', label: texts.price.change, run: edit },
      { key: 'm', label: texts.maintenance.toggle, run: (room: PartnerRoom) => void toggle(room) },
    ],
  };
}

/** The room whose details are open, kept in the address that the table changes too. */
function useOpenRoom(setOther: (name: string, value: string | undefined) => void) {
  const [params] = useSearchParams();
  const roomId = wholeNumber(params.get('room') ?? '');
  const show = (id: number | undefined) => setOther('room', id === undefined ? id : String(id));
  return [roomId, show] as const;
}

/** What of the hotel's types is open, kept there too. */
function useOpenTypes(setOther: (name: string, value: string | undefined) => void) {
  const [params] = useSearchParams();
  const text = params.get('types') ?? '';
  const view = text === 'all' || text === 'new' ? text : wholeNumber(text);
  const show = (next: TypesView | undefined) => setOther('types', next?.toString());
  return [view, show] as const;
}
