import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  partnerApi,
  useCreatePartnerHotelMutation,
  useUpdatePartnerHotelMutation,
  type PartnerHotel,
} from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { useAppDispatch } from '../../../state/store';
import { hotelTexts } from '../../../i18n/en/partner/hotels';
import { useToast } from '../../../ui/overlays/toastContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { StaleNotice } from '../../ui/form/StaleNotice';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { useStaleSave } from '../../ui/form/useStaleSave';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { ImageUploader, type ImageUploaderHandle } from '../../ui/images/ImageUploader';
import { HotelFields } from './HotelFields';
import { hotelSchema } from './hotelSchema';
import { emptyHotel, newHotelOf, valuesOf, type HotelValues } from './hotelValues';
import { useHotelImages } from './useHotelImages';

const texts = hotelTexts.form;
const MAX_IMAGES = 10;
const NO_IMAGES: PartnerHotel['images'] = [];
const { getPartnerHotel } = partnerApi.endpoints;

/** Creates a hotel, or changes one. */
export function HotelForm({ hotel }: { hotel?: PartnerHotel }) {
  // A hotel whose images did not all arrive is there: from then on the form changes it.
  const [created, setCreated] = useState<PartnerHotel>();
  const record = hotel ?? created;
  const { form, stale, uploader } = useHotelSaving(record, setCreated);
  const images = useHotelImages();
  const busy = record ? texts.updating : texts.creating;

  return (
    <BackofficeForm
      form={form}
      label={texts.label}
      actions={
        <>
          <SubmitButton busyText={busy}>{record ? texts.update : texts.create}</SubmitButton>
          <ButtonLink to={paths.partnerHotels()}>{texts.cancel}</ButtonLink>
        </>
      }
    >
      <StaleNotice thing="hotel" form={form} stale={stale} />
      <HotelFields values={form.values} currencyFixed={(record?.numRooms ?? 0) > 0} />
      <ImageUploader
        ref={uploader}
        keep={record ? `hotel-${record.id}` : 'hotel-new'}
        label={texts.images}
        max={MAX_IMAGES}
        images={record?.images ?? NO_IMAGES}
        {...(record && images.of(record.id))}
      />
    </BackofficeForm>
  );
}

function useHotelSaving(
  record: PartnerHotel | undefined,
  onCreated: (hotel: PartnerHotel) => void,
) {
  const [create] = useCreatePartnerHotelMutation();
  const [update] = useUpdatePartnerHotelMutation();
  const dispatch = useAppDispatch();
  const { uploadTo } = useHotelImages();
  const uploader = useRef<ImageUploaderHandle>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const stale = useStaleSave<HotelValues, PartnerHotel>({
    latest: () => {
      const now = { subscribe: false, forceRefetch: true };
      return dispatch(getPartnerHotel.initiate({ id: record?.id ?? 0 }, now)).unwrap();
    },
    valuesOf,
  });

  const save = (values: HotelValues) => {
    const newHotel = newHotelOf(values);
    if (!record) return create({ newHotel }).unwrap();
    return stale.save(values.version || record.version, (version) =>
      update({ id: record.id, hotelChanges: { ...newHotel, version } }).unwrap(),
    );
  };
  const form = useBackofficeForm<HotelValues>({
    initialValues: record ? valuesOf(record) : emptyHotel,
    schema: hotelSchema,
    keep: record ? `hotel-${record.id}` : 'hotel-new',
    failed: record ? hotelTexts.failures.update : hotelTexts.failures.create,
    fieldOf: { priceRange: 'priceRange.max' },
    send: async (values) => {
      const saved = await save(values);
      const sent = await uploader.current?.start(uploadTo(saved.id));
      if (sent && sent.failed > 0) {
        onCreated(saved);
        form.say(texts.imagesFailed(sent.failed));
        return { changes: { version: saved.version } };
      }
      toast({ text: record ? texts.updated : texts.created, tone: 'success' });
      return {
        changes: { version: saved.version },
        leave: () => void navigate(paths.partnerHotels()),
        stay: () => !record && onCreated(saved),
      };
    },
  });
  return { form, stale, uploader };
}
