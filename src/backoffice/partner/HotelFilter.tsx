import { useListPartnerHotelsQuery } from '../../api/partner';
import { FilterSelect } from '../ui/table/filters';

type HotelFilterProps = {
  label: string;
  value: number | undefined;
  onChange: (hotelId: number | undefined) => void;
};

/** Narrows a list to one of the partner's hotels. */
export function HotelFilter(props: HotelFilterProps) {
  const { data, isLoading } = useListPartnerHotelsQuery({ size: 50, sort: 'name' });
  const options = (data?.content ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <FilterSelect {...props} loading={isLoading} options={options} />;
}
