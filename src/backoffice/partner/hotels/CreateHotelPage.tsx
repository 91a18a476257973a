import { paths } from '../../../../site/paths';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { PageHeader } from '../../ui/PageHeader';
import { HotelForm } from './HotelForm';

export default function CreateHotelPage() {
  const title = texts.form.createTitle;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: texts.title, to: paths.partnerHotels() }, { label: title }]}
      />
      <HotelForm />
    </>
  );
}
