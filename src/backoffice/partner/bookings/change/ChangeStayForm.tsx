import { Button } from 'antd';
import type { PartnerBookingDetail } from '../../../../api/partner';
import { stayChangeTexts as texts } from '../../../../i18n/en/partner/stayChange';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { DateItem } from '../../../ui/form/DateItem';
import { FirstField } from '../../../ui/form/FirstField';
import { FormRow, FormSection } from '../../../ui/form/FormLayout';
import { NumberItem } from '../../../ui/form/NumberItem';
import { SelectItem } from '../../../ui/form/SelectItem';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextItem } from '../../../ui/form/TextItem';
import { ChangePreview } from './ChangePreview';
import { MeanwhileNotice } from './MeanwhileNotice';
import { RoomItems } from './RoomItems';
import { isOver } from './useBegunBooking';
import { useChangeForm } from './useChangeForm';

const prices = (['KEEP', 'TODAY', 'BY_HAND'] as const).map((value) => ({
  value,
  label: texts.prices[value],
}));

type ChangeStayFormProps = { booking: PartnerBookingDetail; onClose: () => void };

/** Days, rooms, party and price of a booking, and what saving them does. */
export function ChangeStayForm({ booking, onClose }: ChangeStayFormProps) {
  const { form, begun, renewal, preview, last, ...asked } = useChangeForm({ booking, onClose });
  const isHere = booking.status === 'CHECKED_IN';
  return (
    <BackofficeForm
      form={form}
      label={texts.label}
      actions={
        <>
          <SubmitButton busyText={texts.busy} blocked={isOver(booking)}>
            {texts.submit}
          </SubmitButton>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      }
    >
      <MeanwhileNotice booking={booking} renewal={renewal} />
      <FormSection title={texts.stay}>
        <FirstField key={begun.version}>
          <FormRow>
            <DateItem
              name="checkIn"
              label={texts.checkIn}
              required
              disabled={isHere}
              hint={isHere ? texts.arrived : undefined}
            />
            <DateItem name="checkOut" label={texts.checkOut} required />
          </FormRow>
        </FirstField>
        <FormRow>
          <NumberItem name="adults" label={texts.adults} min={1} max={100} precision={0} />
          <NumberItem name="children" label={texts.children} min={0} max={100} precision={0} />
        </FormRow>
      </FormSection>
      <RoomItems booking={begun} values={form.values} last={last} />
      <FormSection title={texts.priceTitle}>
        <SelectItem name="price" label={texts.price} options={prices} />
        {form.values.price === 'BY_HAND' && (
          <NumberItem
            name="pricePerNight"
            label={texts.pricePerNight}
            hint={texts.pricePerNightHint}
            required
            grouped
            min={1}
            precision={0}
            suffix="₫"
          />
        )}
        <TextItem
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          required={form.values.price === 'BY_HAND'}
        />
      </FormSection>
      {!isOver(booking) && !renewal.isStale && (
        <FormSection title={texts.preview.title}>
          <ChangePreview preview={preview} {...asked} />
        </FormSection>
      )}
    </BackofficeForm>
  );
}
