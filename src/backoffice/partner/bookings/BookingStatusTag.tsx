import type { ComponentProps } from 'react';
import type { PartnerBooking } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { StatusTag } from '../../ui/StatusTag';

type Status = PartnerBooking['status'];

const TONES: Record<Status, ComponentProps<typeof StatusTag>['tone']> = {
  PENDING: 'waiting',
  CONFIRMED: 'info',
  CHECKED_IN: 'good',
  COMPLETED: 'quiet',
  CANCELLED: 'bad',
  NO_SHOW: 'waiting',
};

export function BookingStatusTag({ status }: { status: Status }) {
  return <StatusTag tone={TONES[status]}>{bookingTexts.statuses[status]}</StatusTag>;
}
