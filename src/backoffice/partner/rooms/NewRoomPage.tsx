import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../site/paths';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { NewRecordPage } from '../../ui/record/NewRecordPage';
import { wholeNumber } from '../../ui/table/filterReaders';
import { useChosenHotel } from './hotelChoice';
import { NoHotelYet } from './NoHotelYet';
import { RoomForm } from './RoomForm';

export default function NewRoomPage() {
  const [params] = useSearchParams();
  const hotelId = wholeNumber(params.get('hotelId') ?? '');
  const list = { label: texts.title, to: paths.partnerRooms({ hotelId }) };
  return (
    <NewRecordPage title={texts.form.createTitle} list={list}>
      <NewRoom hotelId={hotelId} />
    </NewRecordPage>
  );
}

function NewRoom({ hotelId }: { hotelId: number | undefined }) {
  const { hotel, hasNone, isLoading, failed, retry } = useChosenHotel(hotelId, false);
  if (isLoading) return <Skeleton height="30em" />;
  if (failed) return <ErrorPanel text={texts.failures.data} onRetry={retry} />;
  if (hasNone) return <NoHotelYet />;
  return <RoomForm hotel={hotel} />;
}
