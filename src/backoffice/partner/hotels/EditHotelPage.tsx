import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { useGetPartnerHotelQuery } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { RecordPage } from '../../ui/record/RecordPage';
import { wholeNumber } from '../../../../site/filterReaders';
import { HotelForm } from './HotelForm';

export default function EditHotelPage() {
  const id = wholeNumber(useParams()['hotelId'] ?? '');
  const answer = useGetPartnerHotelQuery(id === undefined ? skipToken : { id });
  const { notFound: gone, load: failed } = texts.failures;
  return (
    <RecordPage
      title={texts.form.editTitle}
      list={{ label: texts.title, to: paths.partnerHotels() }}
      id={id}
      answer={answer}
      nameOf={({ name }) => name}
      texts={{ gone, failed, back: texts.back }}
    >
      {(hotel) => <HotelForm key={hotel.id} hotel={hotel} />}
    </RecordPage>
  );
}
