import { skipToken } from '@reduxjs/toolkit/query';
import { useListRoomTypesQuery } from '../../../../api/partner';
import { roomTexts as texts } from '../../../../i18n/en/partner/rooms';
import { TableFilter, type Filtered } from '../../../ui/table/filters';

type OfTypeFilterProps = {
  table: Filtered<{ typeId?: number | undefined }>;
  hotelId: number | undefined;
};

/** Narrows the rooms to those of one type. It is there before the types are, so that nothing moves when they come. */
export function OfTypeFilter({ table, hotelId }: OfTypeFilterProps) {
  const { currentData = [], isFetching } = useListRoomTypesQuery(
    hotelId === undefined ? skipToken : { hotelId },
  );
  const { typeId } = table.filters;
  const options = currentData.map(({ id, name }) => ({ value: id, label: name }));
  const isOther =
    typeId !== undefined && !isFetching && !options.some(({ value }) => value === typeId);
  return (
    <TableFilter
      table={table}
      name="typeId"
      label={texts.ofType}
      allLabel={texts.allOfTypes}
      loading={isFetching}
      options={isOther ? [...options, { value: typeId, label: texts.ofOtherHotel }] : options}
    />
  );
}
