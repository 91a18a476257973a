import type { Currency } from '../../../../domain/money/money';
import { MAX_ADULTS_OF_ROOM, MAX_CHILDREN_OF_ROOM } from '../../../../domain/stays/party';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { FormRow, FormSection } from '../../ui/form/FormLayout';
import { NumberItem } from '../../ui/form/NumberItem';
import { SelectItem } from '../../ui/form/SelectItem';
import { TextAreaItem } from '../../ui/form/TextAreaItem';
import { TextItem } from '../../ui/form/TextItem';
import { roomTypes, typesOfBed } from './roomChoices';
import { TravellerPrice } from './TravellerPrice';

// What is asked of a room by itself and of a type alike.

const texts = roomTexts.form;
const DESCRIPTION_LENGTH = 2000;

export function KindItem({ label = texts.roomType }: { label?: string }) {
  return (
    <SelectItem
      name="roomType"
      label={label}
      required
      placeholder={texts.chooseType}
      options={roomTypes}
    />
  );
}

export function PlacesSection() {
  return (
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
  );
}

type PriceItemProps = { price: number | null; currency: Currency };

export function PriceItem({ price, currency }: PriceItemProps) {
  return (
    <NumberItem
      name="pricePerNight"
      label={texts.price(currency)}
      required
      min={0}
      precision={currency === 'VND' ? 0 : 2}
      grouped
      hint={<TravellerPrice price={price} currency={currency} />}
    />
  );
}

export function AboutSection() {
  return (
    <FormSection title={texts.about}>
      <TextAreaItem name="description" label={texts.description} count={DESCRIPTION_LENGTH} />
      <TextItem name="services" label={texts.services} hint={texts.servicesHint} />
    </FormSection>
  );
}
