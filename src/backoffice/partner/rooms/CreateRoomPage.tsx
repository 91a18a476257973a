import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../site/paths';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyPanel } from '../../ui/EmptyPanel';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { NewRecordPage } from '../../ui/record/NewRecordPage';
import { wholeNumber } from '../../ui/table/filterReaders';
import { useChosenHotel } from './hotelChoice';
import { RoomForm } from './RoomForm';

export default function CreateRoomPage() {
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
  if (hasNone) {
    const { title, text, action } = texts.noHotel;
    const add = <ButtonLink to={paths.newHotel()}>{action}</ButtonLink>;
    return <EmptyPanel title={title} text={text} action={add} />;
  }
  return <RoomForm hotel={hotel} />;
}
