import { formatDong } from '../../domain/money/money';
import { paths } from '../../site/paths';
import type { Schemas } from '../http/operations';

type Hotel = Schemas['Hotel'];

const kinds: Partial<Record<Hotel['propertyType'], string>> = { HOTEL: 'Hotel', RESORT: 'Resort' };

/** The hotel in the words that search engines read (schema.org). */
export function hotelData(hotel: Hotel, absolute: (path: string) => string): object {
  const { name, description, phone, images, petsAllowed, services } = hotel;
  return {
    '@context': 'https://schema.org',
    '@type': kinds[hotel.propertyType] ?? 'LodgingBusiness',
    '@id': absolute(paths.hotel(hotel.id)),
    url: absolute(paths.hotel(hotel.id)),
    name,
    description,
    image: images.slice(0, 5).map(({ url }) => absolute(url)),
    address: addressData(hotel.address),
    ...(phone && { telephone: phone }),
    ...priceData(hotel.rooms),
    ...ratingData(hotel),
    currenciesAccepted: 'VND',
    paymentAccepted: 'Cash',
    checkinTime: '14:00',
    checkoutTime: '12:00',
    petsAllowed,
    amenityFeature: services.map((service) => ({
      '@type': 'LocationFeatureSpecification',
      name: service.name,
      value: true,
    })),
  };
}

function addressData({ number, street, district, city }: Hotel['address']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: [number, street].filter(Boolean).join(' '),
    addressLocality: district,
    addressRegion: city,
    addressCountry: 'VN',
  };
}

function priceData(rooms: Hotel['rooms']) {
  const prices = rooms.filter(({ onSale }) => onSale).map(({ price }) => price);
  if (prices.length === 0) return {};
  const ends = [...new Set([Math.min(...prices), Math.max(...prices)])];
  return { priceRange: ends.map(formatDong).join(' – ') };
}

/** Nobody is given stars they do not have. */
function ratingData({ totalRatings, totalReviews }: Hotel) {
  if (totalReviews === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: totalRatings,
      reviewCount: totalReviews,
      bestRating: 5,
      worstRating: 1,
    },
  };
}
