import { MAX_ADULTS_OF_ROOM, MAX_CHILDREN_OF_ROOM } from '../../../../domain/stays/party';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { FormRow, FormSection } from '../../ui/form/FormLayout';
import { NumberItem } from '../../ui/form/NumberItem';
import { SelectItem } from '../../ui/form/SelectItem';
import { TextAreaItem } from '../../ui/form/TextAreaItem';
import { TextItem } from '../../ui/form/TextItem';
import type { HotelChoice } from './hotelChoice';
import { HotelItem } from './HotelItem';
import { roomStatuses, roomTypes, typesOfBed } from './roomChoices';
import type { RoomValues } from './roomValues';
import { TravellerPrice } from './TravellerPrice';

const texts = roomTexts.form;
const DESCRIPTION_LENGTH = 2000;

type RoomFieldsProps = {
  values: RoomValues;
  /** The hotel of a room that is there already. */
  fixedHotel: HotelChoice | undefined;
};

export function RoomFields({ values, fixedHotel }: RoomFieldsProps) {
  const { currency, pricePerNight } = values;
  return (
    <>
      <FormSection title={texts.basics}>
        <FormRow>
          <HotelItem fixed={fixedHotel} />
          <TextItem name="roomNumber" label={texts.roomNumber} required maxLength={20} />
          <TextItem name="name" label={texts.name} required maxLength={120} />
          <SelectItem
            name="roomType"
            label={texts.roomType}
            required
            placeholder={texts.chooseType}
            options={roomTypes}
          />
          <SelectItem
            name="status"
            label={texts.status}
            hint={texts.statusHint}
            options={roomStatuses}
          />
        </FormRow>
      </FormSection>
      <FormSection title={texts.places}>
        <FormRow>
          <NumberItem
            name="numberOfAdults"
            label={texts.adults}
            required
            min={1}
            max={MAX_ADULTS_OF_ROOM}
            alsoClears={['capacity']}
          />
          <NumberItem
            name="numberOfChildren"
            label={texts.children}
            required
            min={0}
            max={MAX_CHILDREN_OF_ROOM}
          />
          <NumberItem
            name="capacity"
            label={texts.capacity}
            hint={texts.capacityHint}
            min={1}
            max={100}
          />
          <NumberItem name="numberOfBeds" label={texts.beds} required min={1} max={5} />
          <SelectItem name="typeBed" label={texts.typeBed} options={typesOfBed} />
        </FormRow>
      </FormSection>
      <FormSection title={texts.pricing}>
        <FormRow>
          <NumberItem
            name="pricePerNight"
            label={texts.price(currency)}
            required
            min={0}
            precision={currency === 'VND' ? 0 : 2}
            grouped
            hint={<TravellerPrice price={pricePerNight} currency={currency} />}
          />
        </FormRow>
      </FormSection>
      <FormSection title={texts.about}>
        <TextAreaItem name="description" label={texts.description} count={DESCRIPTION_LENGTH} />
        <TextItem name="services" label={texts.services} hint={texts.servicesHint} />
      </FormSection>
    </>
  );
}
