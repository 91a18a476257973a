import { hotelTexts } from '../../../i18n/en/partner/hotels';
import { CheckboxItem } from '../../ui/form/CheckboxItem';
import { FlagsItem } from '../../ui/form/FlagsItem';
import { FormRow, FormSection } from '../../ui/form/FormLayout';
import { NumberItem } from '../../ui/form/NumberItem';
import { SelectItem } from '../../ui/form/SelectItem';
import { TextAreaItem } from '../../ui/form/TextAreaItem';
import { TextItem } from '../../ui/form/TextItem';
import { currencies, flagItems, minimumStays, propertyTypes } from './hotelChoices';
import type { HotelValues } from './hotelValues';

const texts = hotelTexts.form;
const DESCRIPTION_LENGTH = 400;

type HotelFieldsProps = {
  values: HotelValues;
  /** It has rooms, which are priced in its currency. */
  currencyFixed: boolean;
};

export function HotelFields({ values, currencyFixed }: HotelFieldsProps) {
  return (
    <>
      <FormSection title={texts.about}>
        <FormRow>
          <TextItem name="name" label={texts.name} required />
          <TextItem name="businessName" label={texts.businessName} required />
          <SelectItem name="propertyType" label={texts.propertyType} options={propertyTypes} />
        </FormRow>
        <TextAreaItem
          name="description"
          label={texts.description}
          required
          count={DESCRIPTION_LENGTH}
        />
      </FormSection>
      <AddressFields />
      <ContactFields />
      <BusinessFields currency={values.currency} currencyFixed={currencyFixed} />
      <FormSection title={texts.amenities}>
        <FlagsItem legend={texts.amenitiesLegend} flags={flagItems} />
      </FormSection>
    </>
  );
}

function AddressFields() {
  return (
    <FormSection title={texts.where}>
      <FormRow>
        <TextItem name="address.number" label={texts.number} required />
        <TextItem name="address.street" label={texts.street} required />
        <TextItem
          name="address.district"
          label={texts.district}
          hint={texts.districtHint}
          required
        />
        <TextItem name="address.city" label={texts.city} required />
      </FormRow>
    </FormSection>
  );
}

function ContactFields() {
  return (
    <>
      <FormSection title={texts.contact}>
        <FormRow>
          <TextItem name="phone" label={texts.phone} hint={texts.phoneHint} required type="tel" />
          <TextItem name="email" label={texts.email} required type="email" />
          <TextItem name="website" label={texts.website} hint={texts.linkHint} type="url" />
          <TextItem name="fax" label={texts.fax} />
        </FormRow>
      </FormSection>
      <FormSection title={texts.social} hint={texts.linkHint}>
        <FormRow>
          {(['facebook', 'instagram', 'twitter', 'linkedin', 'tiktok'] as const).map((link) => (
            <TextItem key={link} name={`socialMedia.${link}`} label={texts[link]} type="url" />
          ))}
        </FormRow>
      </FormSection>
    </>
  );
}

type BusinessFieldsProps = { currency: HotelValues['currency']; currencyFixed: boolean };

function BusinessFields({ currency, currencyFixed }: BusinessFieldsProps) {
  const both = ['priceRange.min', 'priceRange.max', 'priceRange'];
  const price = {
    hint: texts.priceHint,
    required: true,
    min: 0,
    precision: currency === 'VND' ? 0 : 2,
    grouped: true,
    alsoClears: both,
  };
  return (
    <FormSection title={texts.business}>
      <FormRow>
        <NumberItem
          name="totalRooms"
          label={texts.totalRooms}
          hint={texts.totalRoomsHint}
          required
          min={1}
          max={10_000}
        />
        <SelectItem
          name="currency"
          label={texts.currency}
          hint={texts.currencyHint}
          options={currencies}
          disabled={currencyFixed}
          alsoClears={both}
        />
        <NumberItem name="priceRange.min" label={texts.priceMin} {...price} />
        <NumberItem name="priceRange.max" label={texts.priceMax} {...price} />
        <SelectItem name="minimumStay" label={texts.minimumStay} options={minimumStays} />
      </FormRow>
      <CheckboxItem name="gapFilling" label={texts.gapFilling} hint={texts.gapFillingHint} />
    </FormSection>
  );
}
