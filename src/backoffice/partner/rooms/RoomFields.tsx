import { paths } from '../../../../site/paths';
import type { PartnerRoom } from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { Link } from '../../../ui/navigation/Link';
import { FormRow, FormSection } from '../../ui/form/FormLayout';
import { SelectItem } from '../../ui/form/SelectItem';
import { TextItem } from '../../ui/form/TextItem';
import type { HotelChoice } from './hotelChoice';
import { HotelItem } from './HotelItem';
import { roomStatuses } from './roomChoices';
import type { RoomValues } from './roomValues';
import { OwnFields } from './types/OwnFields';
import { TypeHint } from './types/TypeHint';
import { useTypeOfRoom } from './types/useTypeOfRoom';
import { AboutSection, KindItem, PlacesSection, PriceItem } from './SharedFields';

const texts = roomTexts.form;

type RoomFieldsProps = {
  values: RoomValues;
  /** The hotel of a room that is there already. */
  fixedHotel: HotelChoice | undefined;
  /** The room, if it is there already. */
  room: Pick<PartnerRoom, 'id' | 'hotelId'> | undefined;
};

export function RoomFields({ values, fixedHotel, room }: RoomFieldsProps) {
  const { currency, pricePerNight } = values;
  const type = useTypeOfRoom(room);
  return (
    <>
      <FormSection title={texts.basics}>
        <FormRow>
          <HotelItem fixed={fixedHotel} />
          <TextItem name="roomNumber" label={texts.roomNumber} required />
          <TextItem name="name" label={texts.name} required />
          <KindItem />
          <SelectItem
            name="status"
            label={texts.status}
            hint={<StatusHint hotelId={fixedHotel?.id ?? values.hotelId} />}
            options={roomStatuses}
          />
        </FormRow>
      </FormSection>
      {type && <OwnFields type={type} values={values} />}
      <PlacesSection />
      <FormSection title={texts.pricing}>
        <FormRow>
          <PriceItem price={pricePerNight} currency={currency} />
        </FormRow>
        {type && <TypeHint type={type} price={pricePerNight} />}
      </FormSection>
      <AboutSection />
    </>
  );
}

/** What each status does; a guest who has come is better booked. */
function StatusHint({ hotelId }: { hotelId: number | '' }) {
  return (
    <>
      {texts.statusHint}{' '}
      <Link to={paths.partnerBookings({ new: 1, hotelId: hotelId || undefined })}>
        {texts.bookInstead}
      </Link>
    </>
  );
}
