import { MAX_ADULTS_OF_ROOM, MAX_CHILDREN_OF_ROOM } from '../../../../domain/stays/party';
import { mixed, number, object, string, type ObjectSchema } from 'yup';
import type { Currency } from '../../../../domain/money/money';
import { splitServices } from '../../../../domain/rooms/roomServices';
import type { NewRoom, PartnerRoom } from '../../../api/partner';
import { lengthOf } from '../../../../domain/texts/texts';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { atMost, filled } from '../../ui/form/textRules';
import { priceError } from './priceError';
import type { RoomValues } from './roomValues';
import { twinType } from './types/typeByName';
import type { TypesNow } from './types/useTypesNow';

const texts = roomTexts.rules;
const labels = roomTexts.form;

const LONGEST = { roomNumber: 20, name: 120, description: 2000, service: 80 } as const;
const MAX_SERVICES = 50;

type Present<T> = { [K in keyof T]-?: NonNullable<T[K]> };

/** What a correctly filled form holds. */
interface Filled extends Omit<Present<NewRoom>, 'services' | 'capacity' | 'typeId'> {
  hotelId: number;
  /** Null: adults and children together. */
  capacity: number | null;
  /** Separated by commas. */
  services: string;
  currency: Currency;
}

/** One line of text, called as its label is. */
export function line(field: 'roomNumber' | 'name', label: string, missing: string) {
  const most = LONGEST[field];
  return filled(missing, most, texts.tooLong(label, most));
}

const whole = (min: number, max: number, message: string) =>
  number().required(message).integer(message).min(min, message).max(max, message);

const services = string()
  .default('')
  .test('count', texts.servicesCount(MAX_SERVICES), (text) => {
    return splitServices(text).length <= MAX_SERVICES;
  })
  .test('length', texts.serviceLength(LONGEST.service), (text) =>
    splitServices(text).every((name) => lengthOf(name) <= LONGEST.service),
  );

export const roomSchema: ObjectSchema<Filled> = object({
  hotelId: number().required(texts.hotel),
  currency: mixed<Currency>().required(),
  roomNumber: line('roomNumber', labels.roomNumber, texts.roomNumber),
  name: line('name', labels.name, texts.name),
  roomType: mixed<Filled['roomType']>().required(texts.roomType),
  status: mixed<Filled['status']>().required(),
  numberOfAdults: whole(1, MAX_ADULTS_OF_ROOM, texts.adults),
  numberOfChildren: whole(0, MAX_CHILDREN_OF_ROOM, texts.children),
  capacity: number()
    .nullable()
    .default(null)
    .integer(texts.capacity)
    .min(1, texts.capacity)
    .max(100, texts.capacity)
    .test('adults', texts.smallCapacity, (capacity, { parent }) => {
      return capacity === null || !(capacity < (parent as Filled).numberOfAdults);
    }),
  numberOfBeds: whole(1, 5, texts.beds),
  typeBed: mixed<Filled['typeBed']>().required(),
  pricePerNight: number()
    .required(texts.price)
    .test('price', (price, { createError, parent }) => {
      const message = priceError(price, (parent as Filled).currency);
      return message === undefined || createError({ message });
    }),
  description: string()
    .default('')
    .test(atMost(LONGEST.description, texts.tooLong(labels.description, LONGEST.description))),
  services,
});

/** The same, of a room that makes no other type of the name of one. */
export function roomSchemaAmong(typesNow: TypesNow, room: Pick<PartnerRoom, 'id'> | undefined) {
  const name = line('name', labels.name, texts.name).test('twin', async (name, context) => {
    const values = context.parent as RoomValues;
    const twin = twinType(await typesNow(values.hotelId), { ...values, name }, room);
    return !twin || context.createError({ message: texts.twin(twin.name) });
  });
  return roomSchema.shape({ name });
}
