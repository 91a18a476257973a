import { Button } from 'antd';
import type { BookingChangePreview, PartnerBookingDetail } from '../../../../api/partner';
import { roomSwapTexts as texts } from '../../../../i18n/en/partner/roomSwap';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { FirstField } from '../../../ui/form/FirstField';
import { FormSection } from '../../../ui/form/FormLayout';
import { SelectItem } from '../../../ui/form/SelectItem';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { ChangePreview } from '../change/ChangePreview';
import { isOver } from '../change/useBegunBooking';
import { MeanwhileNotice } from '../change/MeanwhileNotice';
import { guestName } from '../guestName';
import { lineNumbers } from '../roomNumbers';
import { useSwapForm, type SwapSteps } from './useSwapForm';

type SwapRoomsProps = { booking: PartnerBookingDetail; onClose: () => void; steps?: SwapSteps };

/** Lets the stay change rooms with another one, once it is seen what that does to both. */
export function SwapRooms({ booking, onClose, steps }: SwapRoomsProps) {
  const { form, begun, renewal, calendar, others, other, asked } = useSwapForm(
    booking,
    onClose,
    steps,
  );
  const { preview, error, retry } = asked;
  if (calendar.isError && !calendar.data) {
    return (
      <ErrorPanel
        text={texts.loadFailed}
        onRetry={() => void calendar.refetch()}
        retrying={calendar.isFetching}
      />
    );
  }
  const choices = [...(others ?? [])].map(([value, { label }]) => ({ value, label }));
  const shown = (side: BookingChangePreview | undefined) => (
    <ChangePreview preview={side} isWhole={other !== undefined} error={error} retry={retry} />
  );
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
      <FirstField key={begun.version}>
        <FormSection title={texts.rooms} hint={texts.hint}>
          {begun.rooms.length > 1 && (
            <SelectItem
              name="position"
              label={texts.own}
              options={begun.rooms.map((room, i) => ({
                value: room.position ?? i,
                label: lineNumbers(room),
              }))}
            />
          )}
          <SelectItem
            name="other"
            label={texts.other}
            hint={others?.size === 0 ? texts.none : undefined}
            required
            searchable
            loading={!others}
            options={choices}
          />
        </FormSection>
      </FirstField>
      {!isOver(booking) && !renewal.isStale && (
        <FormSection title={texts.stayOf(guestName(booking))}>{shown(preview?.own)}</FormSection>
      )}
      {other && !error && (
        <FormSection title={texts.stayOf(other.guest)}>{shown(preview?.other)}</FormSection>
      )}
    </BackofficeForm>
  );
}
