import { askOnce } from '../../../../api/askOnce';
import {
  partnerApi,
  useCreateRoomTypeMutation,
  useUpdateRoomTypeMutation,
  type NewRoomType,
  type RoomTypeWithRooms,
} from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { useAppDispatch } from '../../../../state/store';
import { FirstField } from '../../../ui/form/FirstField';
import { FormRow, FormSection } from '../../../ui/form/FormLayout';
import { TextItem } from '../../../ui/form/TextItem';
import { RecordForm } from '../../../ui/record/RecordForm';
import { useMadeOnce } from '../../../../ui/form/useMadeOnce';
import { useRecordForm } from '../../../ui/record/useRecordForm';
import type { HotelChoice } from '../hotelChoice';
import { MAX_IMAGES } from '../roomChoices';
import { AboutSection, KindItem, PlacesSection, PriceItem } from '../SharedFields';
import { FollowingRooms } from './FollowingRooms';
import { RoomNumbersItem } from './RoomNumbersItem';
import { newTypeSchema, typeSchema } from './typeSchema';
import { WeekdayPrices } from './WeekdayPrices';
import { emptyType, typeFieldsOf, typeValuesOf, type TypeValues } from './typeValues';
import { useTypeImages } from './useTypeImages';

const { form: texts, failures, thing, pictures } = roomTypeTexts;
const { getRoomType } = partnerApi.endpoints;

type TypeFormProps = {
  hotel: HotelChoice;
  /** Absent: a new one, with its rooms. */
  type?: RoomTypeWithRooms | undefined;
  /** After saving, or instead of it. */
  onDone: () => void;
};

/** Creates a type with its rooms and images, or changes one and the rooms that follow it. */
export function TypeForm({ hotel, type, onDone }: TypeFormProps) {
  const images = useTypeImages();
  const state = useTypeForm({ hotel, type, onDone });
  const { form, record } = state;
  const { pricePerNight, currency, roomNumbers, weekdayPrices } = form.values;
  return (
    <RecordForm
      state={state}
      maxImages={MAX_IMAGES}
      imagesOf={images.of}
      imagesHint={pictures.shownOf(numbersWithImages(record))}
      cancel={onDone}
      texts={texts}
    >
      <FormSection title={texts.basics}>
        <FormRow>
          {type ? <NameItem /> : <FirstField children={<NameItem />} />}
          <KindItem label={texts.category} />
          <PriceItem price={pricePerNight} currency={currency} />
        </FormRow>
        {!record && (
          <RoomNumbersItem hotelId={hotel.id} expression={roomNumbers} isUnknown={form.isUnknown} />
        )}
      </FormSection>
      <WeekdayPrices price={pricePerNight} currency={currency} week={weekdayPrices} />
      {record && <FollowingRooms type={record} price={pricePerNight} week={weekdayPrices} />}
      <PlacesSection />
      <AboutSection />
    </RecordForm>
  );
}

const NameItem = () => <TextItem name="name" label={texts.name} required />;

function numbersWithImages(type: RoomTypeWithRooms | undefined): string[] {
  const rooms = type?.rooms.filter(({ imageCount }) => imageCount > 0) ?? [];
  return rooms.map(({ roomNumber }) => roomNumber);
}

function useTypeForm({ hotel, type, onDone }: TypeFormProps) {
  const { id: hotelId } = hotel;
  const [create] = useCreateRoomTypeMutation();
  const [update] = useUpdateRoomTypeMutation();
  const keepNew = `${thing}-new-${hotelId}`;
  const make = useMadeOnce(
    (newRoomType: NewRoomType, key) =>
      create({ hotelId, 'Idempotency-Key': key, newRoomType }).unwrap(),
    keepNew,
  );
  const dispatch = useAppDispatch();
  const { uploadTo } = useTypeImages();
  return useRecordForm<TypeValues, RoomTypeWithRooms>({
    record: type,
    thing,
    keepNew,
    empty: emptyType(hotel.currency),
    valuesOf: typeValuesOf,
    schema: typeSchema,
    newSchema: newTypeSchema,
    create: (values) => make({ ...typeFieldsOf(values), roomNumbers: values.roomNumbers }),
    update: ({ id: typeId }, values, version) =>
      update({
        hotelId,
        typeId,
        roomTypeChanges: { ...typeFieldsOf(values), version },
      }).unwrap(),
    earlier: ({ rooms }) =>
      texts.earlierRooms(rooms.map(({ roomNumber }) => roomNumber).join(', ')),
    latest: (typeId) => askOnce(dispatch, getRoomType, { hotelId, typeId }),
    uploadTo,
    leave: onDone,
    texts,
    failures,
  });
}
