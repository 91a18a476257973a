import type { HotelDetailTexts } from '../vi/hotelDetails';

export const texts: HotelDetailTexts = {
  contact: 'Contact the hotel',
  business: 'Business',
  website: 'Website',
  about: 'About',
  amenities: 'What the hotel offers',
  noAmenities: 'The hotel has not listed its amenities yet',
  noAmenitiesHint: 'You can call the hotel to ask.',
  call: (phone) => `Call ${phone}`,
  location: 'Location',
  openMap: 'Open in a maps app',
  newTab: '(opens in a new tab)',
  similar: 'Similar places',
  similarLoading: 'Looking for places to stay…',
};
