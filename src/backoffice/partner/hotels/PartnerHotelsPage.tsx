import { useMemo, useState } from 'react';
import { isRequestError } from '../../../api';
import { partnerApi, useListPartnerHotelsQuery, type PartnerHotelRow } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { BusyButton } from '../../ui/BusyButton';
import { PageHeader } from '../../ui/PageHeader';
import { choiceOf } from '../../../../site/filterReaders';
import { TableFilter } from '../../ui/table/filters';
import { useTableState } from '../../ui/table/useTableState';
import { ListTable } from '../ListTable';
import { useWholeList } from '../useWholeList';
import { HotelCards } from './HotelCards';
import { HOTEL_STATES, hotelStates } from './hotelChoices';
import { hotelColumns } from './hotelColumns';
import type { HotelActs } from './hotelActs';
import { UnreadyDialog } from './UnreadyDialog';
import { useDeleteHotel } from './useDeleteHotel';
import { useListing } from './useListing';

const options = {
  filters: { state: choiceOf(...HOTEL_STATES) },
  sorts: ['name', 'city', 'rooms', 'created'],
} as const;

const stateFilter = {
  name: 'state',
  label: texts.state,
  options: hotelStates,
  allLabel: texts.allStates,
} as const;

/** The partner's hotels, as cards or as a table. */
export default function PartnerHotelsPage() {
  const table = useTableState(options);
  const answer = useListPartnerHotelsQuery(table.args);
  const { setListed, unready, forgetUnready } = useListing();
  const remove = useDeleteHotel();
  const acts = useMemo<HotelActs>(
    () => ({
      remove: (hotel) => void remove(hotel),
      setListed: (hotel, listed) => void setListed([hotel], listed),
    }),
    [remove, setListed],
  );
  const columns = useMemo(() => hotelColumns(acts), [acts]);
  const whole = useWholeList({
    list: partnerApi.endpoints.listPartnerHotels,
    csv: partnerApi.endpoints.exportPartnerHotels,
    fileName: 'hotels.csv',
    args: table.exportArgs,
  });
  return (
    <>
      <PageHeader title={texts.title} />
      <ListTable<PartnerHotelRow>
        name="hotels"
        texts={texts}
        addAt={paths.newHotel()}
        state={table}
        answer={answer}
        columns={columns}
        rowKey={(hotel) => hotel.id}
        rowLabel={(hotel) => hotel.name}
        countedNoun={texts.total}
        filters={<TableFilter table={table} {...stateFilter} />}
        {...(isBadAnswer(answer.error) && { errorText: texts.failures.format })}
        bulk={(hotels, clear) => (
          <BulkListing
            setListed={async (listed) => {
              await setListed(hotels, listed);
              clear();
            }}
          />
        )}
        {...whole}
        cards={(hotels) => <HotelCards hotels={hotels} acts={acts} />}
      />
      <UnreadyDialog unready={unready} onClose={forgetUnready} />
    </>
  );
}

const isBadAnswer = (error: unknown) => isRequestError(error) && error.code === 'BAD_ANSWER';

function BulkListing({ setListed }: { setListed: (listed: boolean) => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const run = async (listed: boolean) => {
    setBusy(true);
    await setListed(listed);
    setBusy(false);
  };
  return (
    <>
      <BusyButton busy={busy} onClick={() => void run(true)}>
        {texts.publish}
      </BusyButton>
      <BusyButton busy={busy} onClick={() => void run(false)}>
        {texts.unpublish}
      </BusyButton>
    </>
  );
}
