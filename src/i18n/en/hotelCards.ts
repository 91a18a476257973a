import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
import type { HotelCardTexts } from '../vi/hotelCards';

export const texts: HotelCardTexts = {
  noName: 'No hotel name',
  noLocation: 'No location information',
  noDescription: 'No detailed description',
  inVietnamese: 'In Vietnamese',
  contact: 'Contact us',
  perNight: `a night, before ${TAX_AND_FEE_PERCENT}% taxes and fees`,
  atLeast: (price) => `from ${price}`,
  fromPerNight: `lowest price a night, before ${TAX_AND_FEE_PERCENT}% taxes and fees`,
  stayTotal: (nights: string) => `${nights}, taxes and fees included`,
  newPlace: 'New',
  originalPrice: 'Original price',
  discount: (percent: number) => `-${percent}%`,
  discountLabel: (percent: number) => `${percent}% off`,
  rating: (rating: string) => `Rated ${rating} out of 5`,
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  roomsFree: (count: number) =>
    count > 0 ? `${count} ${count === 1 ? 'room' : 'rooms'} free tonight` : 'Fully booked tonight',
  fromNights: (nights: number) => `Stays of ${nights} nights or more`,
  roomsFreeThen: (count: number) =>
    `${count} ${count === 1 ? 'room' : 'rooms'} free on these dates`,
  details: 'View details',
  detailsOf: (name: string) => `View details of ${name}`,
  addFavourite: (name: string) => `Save ${name} to favourites`,
  removeFavourite: (name: string) => `Remove ${name} from favourites`,
  favourite: 'Save',
  propertyType: {
    HOTEL: 'Hotel',
    APARTMENT: 'Apartment',
    RESORT: 'Resort',
    HOMESTAY: 'Homestay',
    VILLA: 'Villa',
  },
};
