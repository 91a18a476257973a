import type { Day } from '../../../../domain/stays/stay';
import { BOOKING_STATUSES } from '../../../../site/partnerBookings';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { HotelFilter } from '../HotelFilter';
import { RoomFilter } from './RoomFilter';
import { FilterDate, FilterSelect, TableFilter, type Filtered } from '../../ui/table/filters';

const texts = bookingTexts.filters;

const statusOptions = BOOKING_STATUSES.map((value) => ({
  value,
  label: bookingTexts.statuses[value],
}));

// Check-in days are what an address without it means.
const byOptions = (['checkIn', 'nights'] as const).map((value) => ({
  value,
  label: texts.days[value],
}));

interface Filters {
  status?: (typeof BOOKING_STATUSES)[number];
  hotelId?: number;
  roomId?: number;
  from?: Day;
  to?: Day;
  by?: 'nights';
}

type Table = Filtered<Filters> & {
  setFilters: (values: Record<'hotelId' | 'roomId', number | undefined>) => void;
};

export function BookingFilters({ table }: { table: Table }) {
  const { filters, setFilter } = table;
  const { hotelId } = filters;
  return (
    <>
      <FilterDate
        label={texts.from[filters.by ?? 'checkIn']}
        value={filters.from}
        max={filters.to}
        onChange={(day) => setFilter('from', day)}
      />
      <FilterDate
        label={texts.to[filters.by ?? 'checkIn']}
        value={filters.to}
        min={filters.from}
        onChange={(day) => setFilter('to', day)}
      />
      <FilterSelect
        label={texts.by}
        value={filters.by ?? 'checkIn'}
        options={byOptions}
        required
        onChange={(by) => setFilter('by', by === 'nights' ? by : undefined)}
      />
      <TableFilter table={table} name="status" label={texts.status} options={statusOptions} />
      <HotelFilter
        label={texts.hotel}
        value={hotelId}
        onChange={(id) => table.setFilters({ hotelId: id, roomId: undefined })}
      />
      {hotelId !== undefined && <RoomFilter hotelId={hotelId} table={table} />}
    </>
  );
}
