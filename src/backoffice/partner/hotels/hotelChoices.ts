import type { Currency } from '../../../../domain/money/money';
import type { HotelState, MinimumStay, PropertyType } from '../../../api/partner';
import { hotelTexts } from '../../../i18n/en/partner/hotels';

const { form } = hotelTexts;

/** A catalogue's names as the choices of a field, in the catalogue's order. */
function choicesOf<T extends string>(labels: Readonly<Record<T, string>>) {
  return (Object.entries(labels) as [T, string][]).map(([value, label]) => ({ value, label }));
}

export const HOTEL_STATES = Object.keys(hotelTexts.states) as HotelState[];
export const hotelStates = choicesOf<HotelState>(hotelTexts.states);
export const propertyTypes = choicesOf<PropertyType>(form.types);
export const minimumStays = choicesOf<MinimumStay>(form.stays);
export const currencies = (['VND', 'USD', 'EUR'] satisfies Currency[]).map((value) => ({
  value,
  label: value,
}));

export type ShownFlag = keyof typeof form.flags;
export const SHOWN_FLAGS = Object.keys(form.flags) as ShownFlag[];
export const flagItems = SHOWN_FLAGS.map((flag) => ({
  name: `amenities.${flag}`,
  label: form.flags[flag],
}));
