import { Button } from 'antd';
import { once } from '../../../../api/once';
import {
  partnerApi,
  useCreateRoomTypeMutation,
  useUpdateRoomTypeMutation,
  type RoomTypeWithRooms,
} from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { useAppDispatch } from '../../../../state/store';
import { useToast } from '../../../../ui/overlays/toastContext';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { FormRow, FormSection } from '../../../ui/form/FormLayout';
import { StaleNotice } from '../../../ui/form/StaleNotice';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextItem } from '../../../ui/form/TextItem';
import { useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { useStaleSave } from '../../../ui/form/useStaleSave';
import type { HotelChoice } from '../hotelChoice';
import { AboutSection, KindItem, PlacesSection, PriceItem } from '../SharedFields';
import { FollowingRooms } from './FollowingRooms';
import { RoomNumbersItem } from './RoomNumbersItem';
import { newTypeSchema, typeSchema } from './typeSchema';
import { WeekdayPrices } from './WeekdayPrices';
import { emptyType, typeFieldsOf, typeValuesOf, type TypeValues } from './typeValues';

const { form: texts, failures } = roomTypeTexts;
const { getRoomType } = partnerApi.endpoints;

type TypeFormProps = {
  hotel: HotelChoice;
  /** Absent: a new one, with its rooms. */
  type?: RoomTypeWithRooms | undefined;
  /** After saving, or instead of it. */
  onDone: () => void;
};

/** Creates a type with its rooms, or changes one and the rooms that follow it. */
export function TypeForm({ hotel, type, onDone }: TypeFormProps) {
  const { form, stale } = useTypeForm({ hotel, type, onDone });
  const { pricePerNight, currency, roomNumbers, weekdayPrices } = form.values;
  return (
    <BackofficeForm
      form={form}
      label={texts.label}
      actions={
        <>
          <SubmitButton busyText={type ? texts.updating : texts.creating}>
            {type ? texts.update : texts.create}
          </SubmitButton>
          <Button onClick={onDone}>{texts.cancel}</Button>
        </>
      }
    >
      <StaleNotice thing={roomTypeTexts.thing} form={form} stale={stale} />
      <FormSection title={texts.basics}>
        <FormRow>
          <TextItem name="name" label={texts.name} required maxLength={120} />
          <KindItem label={texts.category} />
          <PriceItem price={pricePerNight} currency={currency} />
        </FormRow>
        {!type && <RoomNumbersItem hotelId={hotel.id} expression={roomNumbers} />}
      </FormSection>
      <WeekdayPrices price={pricePerNight} currency={currency} week={weekdayPrices} />
      {type && <FollowingRooms type={type} price={pricePerNight} />}
      <PlacesSection />
      <AboutSection />
    </BackofficeForm>
  );
}

function useTypeForm({ hotel, type, onDone }: TypeFormProps) {
  const { id: hotelId } = hotel;
  const [create] = useCreateRoomTypeMutation();
  const [update] = useUpdateRoomTypeMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const typeId = type?.id ?? 0;
  const stale = useStaleSave<TypeValues, RoomTypeWithRooms>({
    latest: () => dispatch(getRoomType.initiate({ hotelId, typeId }, once)).unwrap(),
    valuesOf: typeValuesOf,
  });

  const save = async (values: TypeValues): Promise<RoomTypeWithRooms> => {
    const fields = typeFieldsOf(values);
    if (!type) {
      const { roomNumbers } = values;
      const made = await create({ hotelId, newRoomType: { ...fields, roomNumbers } }).unwrap();
      toast({ text: texts.created(made.name, made.rooms.length), tone: 'success' });
      return made;
    }
    const saved = await stale.save(values.version, (version) =>
      update({ hotelId, typeId, roomTypeChanges: { ...fields, version } }).unwrap(),
    );
    toast({ text: texts.updated(saved.name), tone: 'success' });
    return saved;
  };
  const form = useBackofficeForm<TypeValues>({
    initialValues: type ? typeValuesOf(type) : emptyType(hotel.currency),
    schema: type ? typeSchema : newTypeSchema,
    keep: type ? `roomType-${type.id}` : `roomType-new-${hotelId}`,
    failed: type ? failures.update : failures.create,
    send: async (values) => {
      const { version } = await save(values);
      return { changes: { version }, leave: onDone };
    },
  });
  return { form, stale };
}
