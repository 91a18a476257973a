import { paths } from '../../../../site/paths';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { NewRecordPage } from '../../ui/record/NewRecordPage';
import { HotelForm } from './HotelForm';

export default function NewHotelPage() {
  const list = { label: texts.title, to: paths.partnerHotels() };
  return (
    <NewRecordPage title={texts.form.createTitle} list={list}>
      <HotelForm />
    </NewRecordPage>
  );
}
