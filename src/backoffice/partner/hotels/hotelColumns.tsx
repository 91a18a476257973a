import { Link } from '../../../ui/navigation/Link';
import type { PartnerHotelRow } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import type { TableColumn } from '../../ui/table/columns';
import { HotelActions } from './HotelActions';
import { streetLine } from './hotelAddress';
import { HotelStateTag } from './HotelStateTag';
import type { HotelActs } from './hotelActs';

const { columns } = texts;

export function hotelColumns(acts: HotelActs): TableColumn<PartnerHotelRow>[] {
  return [
    {
      key: 'name',
      title: columns.name,
      sortKey: 'name',
      rowHeader: true,
      always: true,
      render: (hotel) => <Link to={paths.editHotel(hotel.id)}>{hotel.name}</Link>,
    },
    {
      key: 'business',
      title: columns.business,
      hiddenAtFirst: true,
      render: (hotel) => hotel.businessName,
    },
    { key: 'city', title: columns.city, sortKey: 'city', render: (hotel) => hotel.address.city },
    {
      key: 'address',
      title: columns.address,
      hiddenAtFirst: true,
      render: (hotel) => streetLine(hotel.address),
    },
    {
      key: 'rooms',
      title: columns.rooms,
      sortKey: 'rooms',
      numeric: true,
      render: (hotel) => hotel.numRooms,
    },
    {
      key: 'rating',
      title: columns.rating,
      numeric: true,
      render: ({ id, rating, totalReviews }) =>
        totalReviews > 0 ? (
          <Link to={paths.partnerReviews({ hotelId: id })}>
            {texts.reviews(rating, totalReviews)}
          </Link>
        ) : (
          texts.reviews(rating, totalReviews)
        ),
    },
    {
      key: 'state',
      title: columns.state,
      render: (hotel) => <HotelStateTag state={hotel.state} />,
    },
    {
      key: 'actions',
      title: columns.actions,
      always: true,
      render: (hotel) => <HotelActions hotel={hotel} acts={acts} />,
    },
  ];
}
