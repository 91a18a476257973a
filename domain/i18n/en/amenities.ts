import type { AmenityTexts } from '../vi/amenities';

export const amenities: AmenityTexts = {
  wifi: 'Free Wi-Fi',
  breakfast: 'Breakfast',
  pool: 'Pool',
  beach: 'Near a beach',
  airConditioning: 'Air conditioning',
  freeParking: 'Free parking',
  restaurant: 'Restaurant',
  coffee: 'Coffee shop',
  beverages: 'Drinks',
  barLounge: 'Bar',
  wineBar: 'Wine bar',
  fitness: 'Gym',
  entertainment: 'Entertainment',
  elevator: 'Lift',
  wheelchairAccess: 'Wheelchair access',
  airportTransfer: 'Airport transfer',
  petsAllowed: 'Pets welcome',
};
