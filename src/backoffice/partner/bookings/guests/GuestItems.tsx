import { requestsText } from '../../../../../domain/bookings/guestsText';
import {
  BED_REQUESTS,
  FLOOR_REQUESTS,
  type SpecialRequest,
} from '../../../../../domain/bookings/specialRequests';
import { guestItemTexts as texts } from '../../../../i18n/en/partner/guestItems';
import { CheckboxItem } from '../../../ui/form/CheckboxItem';
import { FormRow, FormSection } from '../../../ui/form/FormLayout';
import { NumberItem } from '../../../ui/form/NumberItem';
import { SelectItem } from '../../../ui/form/SelectItem';
import { TextItem } from '../../../ui/form/TextItem';

type GuestItemsProps = {
  /** Each with its key in the form's values. */
  rooms: readonly { key: number; roomNumber: string }[];
  /** The guest is still to come. */
  isExpected: boolean;
};

const choices = (among: readonly SpecialRequest[]) => [
  { value: '' as const, label: texts.requests.any },
  ...among.map((value) => ({ value, label: requestsText([value], 'en') })),
];

const beds = choices(BED_REQUESTS);
const floors = choices(FLOOR_REQUESTS);

/** Who comes, who sleeps where and what they would like; all of it may be left out. */
export function GuestItems({ rooms, isExpected }: GuestItemsProps) {
  const { arriving, requests } = texts;
  return (
    <>
      <FormSection title={arriving.title}>
        <FormRow>
          <TextItem name="arrivingName" label={arriving.name} hint={arriving.nameHint} />
          <TextItem name="arrivingPhone" label={arriving.phone} type="tel" />
        </FormRow>
        {isExpected && (
          <TextItem
            name="arrivalTime"
            label={arriving.time}
            hint={arriving.timeHint}
            placeholder="22:30"
          />
        )}
      </FormSection>
      {rooms.length > 0 && <Sleepers rooms={rooms} />}
      <FormSection title={requests.title}>
        <FormRow>
          <SelectItem name="bed" label={requests.bed} options={beds} placeholder={requests.any} />
          <SelectItem
            name="floor"
            label={requests.floor}
            options={floors}
            placeholder={requests.any}
          />
        </FormRow>
        <CheckboxItem name="quiet" label={requests.quiet} />
      </FormSection>
    </>
  );
}

function Sleepers({ rooms }: Pick<GuestItemsProps, 'rooms'>) {
  const { sleep } = texts;
  return (
    <FormSection title={sleep.title} hint={sleep.hint}>
      {rooms.map(({ key, roomNumber }) => (
        <FormRow key={key}>
          <NumberItem
            name={`occupants.${key}.adults`}
            label={sleep.adults(roomNumber)}
            min={0}
            max={100}
            precision={0}
          />
          <TextItem
            name={`occupants.${key}.ages`}
            label={sleep.ages(roomNumber)}
            hint={sleep.agesHint}
          />
        </FormRow>
      ))}
    </FormSection>
  );
}
