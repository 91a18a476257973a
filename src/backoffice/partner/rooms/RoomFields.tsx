import { paths } from '../../../../site/paths';
import type { PartnerRoom } from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { Link } from '../../../ui/navigation/Link';
import { FormRow, FormSection } from '../../ui/form/FormLayout';
import { SelectItem } from '../../ui/form/SelectItem';
import { TextItem } from '../../ui/form/TextItem';
import { BookedSoon } from './BookedSoon';
import type { HotelChoice } from './hotelChoice';
import { HotelItem } from './HotelItem';
import { roomStatuses } from './roomChoices';
import type { RoomValues } from './roomValues';
import { LeavingHint } from './types/LeavingHint';
import { NewPricesHint } from './types/NewPricesHint';
import { OwnFields } from './types/OwnFields';
import { TypeHint } from './types/TypeHint';
import { TwinHint } from './types/TwinHint';
import { twinType } from './types/typeByName';
import { TypeItem } from './types/TypeItem';
import { useTypesOfForm } from './types/useTypesOfForm';
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
  const { types, before, after } = useTypesOfForm(values, room);
  const shared = after?.rooms.some(({ id }) => id !== room?.id) ? after : undefined;
  const twin = twinType(types, values, room);
  return (
    <>
      <FormSection title={texts.basics}>
        <FormRow>
          <HotelItem fixed={fixedHotel} />
          <TextItem name="roomNumber" label={texts.roomNumber} required />
          {types.length > 0 && <TypeItem types={types} values={values} room={room} />}
          <TextItem
            name="name"
            label={texts.name}
            required
            hint={twin && <TwinHint type={twin} room={room} />}
          />
          <KindItem />
          <SelectItem
            name="status"
            label={texts.status}
            hint={<StatusHint hotelId={fixedHotel?.id ?? values.hotelId} />}
            options={roomStatuses}
          />
        </FormRow>
        <LeavingHint before={before} after={after} />
        {room && <NewPricesHint {...{ room, before, after, price: pricePerNight }} />}
        {room && values.status === 'MAINTENANCE' && <BookedSoon room={room} />}
      </FormSection>
      {shared && <OwnFields type={shared} values={values} />}
      <PlacesSection />
      <FormSection title={texts.pricing}>
        <FormRow>
          <PriceItem price={pricePerNight} currency={currency} />
        </FormRow>
        {shared && <TypeHint type={shared} price={pricePerNight} />}
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
