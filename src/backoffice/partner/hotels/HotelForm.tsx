import { useNavigate } from 'react-router-dom';
import { askOnce } from '../../../api/askOnce';
import {
  partnerApi,
  useCreatePartnerHotelMutation,
  useUpdatePartnerHotelMutation,
  type NewHotel,
  type PartnerHotel,
} from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { useAppDispatch } from '../../../state/store';
import { hotelTexts } from '../../../i18n/en/partner/hotels';
import { useMadeOnce } from '../../../ui/form/useMadeOnce';
import { RecordForm } from '../../ui/record/RecordForm';
import { useRecordForm } from '../../ui/record/useRecordForm';
import { HotelFields } from './HotelFields';
import { hotelSchema } from './hotelSchema';
import { emptyHotel, newHotelOf, valuesOf, type HotelValues } from './hotelValues';
import { useHotelImages } from './useHotelImages';

const { form: texts, failures } = hotelTexts;
const MAX_IMAGES = 10;
/** Under which a new one is kept while its form is left. */
const KEEP_NEW = 'hotel-new';
const { getPartnerHotel } = partnerApi.endpoints;

/** Creates a hotel, or changes one. */
export function HotelForm({ hotel }: { hotel?: PartnerHotel }) {
  const [create] = useCreatePartnerHotelMutation();
  const [update] = useUpdatePartnerHotelMutation();
  const make = useMadeOnce(
    (newHotel: NewHotel, key) => create({ 'Idempotency-Key': key, newHotel }).unwrap(),
    KEEP_NEW,
  );
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const images = useHotelImages();
  const state = useRecordForm<HotelValues, PartnerHotel>({
    record: hotel,
    thing: 'hotel',
    keepNew: KEEP_NEW,
    empty: emptyHotel,
    valuesOf,
    schema: hotelSchema,
    fieldOf: { priceRange: 'priceRange.max' },
    create: (values) => make(newHotelOf(values)),
    update: ({ id }, values, version) =>
      update({ id, hotelChanges: { ...newHotelOf(values), version } }).unwrap(),
    latest: (id) => askOnce(dispatch, getPartnerHotel, { id }),
    uploadTo: images.uploadTo,
    leave: () => void navigate(paths.partnerHotels()),
    texts,
    failures,
  });
  const { form, record } = state;

  return (
    <RecordForm
      state={state}
      maxImages={MAX_IMAGES}
      imagesOf={images.of}
      cancel={paths.partnerHotels()}
      texts={texts}
    >
      <HotelFields values={form.values} currencyFixed={(record?.numRooms ?? 0) > 0} />
    </RecordForm>
  );
}
