import type { Day } from '../../../../domain/stays/stay';
import type { BookingStatus } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { HotelFilter } from '../HotelFilter';
import { FilterDate, FilterSelect } from '../../ui/table/filters';

const texts = bookingTexts.filters;

export const BOOKING_STATUSES = [
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'CANCELLED',
  'NO_SHOW',
] as const satisfies readonly BookingStatus[];

const statusOptions = BOOKING_STATUSES.map((value) => ({
  value,
  label: bookingTexts.statuses[value],
}));

interface Filters {
  status?: (typeof BOOKING_STATUSES)[number];
  hotelId?: number;
  from?: Day;
  to?: Day;
}

type BookingFiltersProps = {
  filters: Filters;
  onChange: <K extends keyof Filters>(name: K, value: Filters[K] | undefined) => void;
};

export function BookingFilters({ filters, onChange }: BookingFiltersProps) {
  return (
    <>
      <FilterDate
        label={texts.from}
        value={filters.from}
        max={filters.to}
        onChange={(day) => onChange('from', day)}
      />
      <FilterDate
        label={texts.to}
        value={filters.to}
        min={filters.from}
        onChange={(day) => onChange('to', day)}
      />
      <FilterSelect
        label={texts.status}
        value={filters.status}
        options={statusOptions}
        onChange={(status) => onChange('status', status)}
      />
      <HotelFilter
        label={texts.hotel}
        value={filters.hotelId}
        onChange={(id) => onChange('hotelId', id)}
      />
    </>
  );
}
