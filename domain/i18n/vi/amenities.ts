/** What travellers read for each amenity of a hotel; in which order, `AMENITIES` says. */
export const amenities = {
  wifi: 'Wi-Fi miễn phí',
  breakfast: 'Bữa sáng',
  pool: 'Hồ bơi',
  beach: 'Gần bãi biển',
  airConditioning: 'Điều hòa',
  freeParking: 'Bãi đỗ xe miễn phí',
  restaurant: 'Nhà hàng',
  coffee: 'Quán cà phê',
  beverages: 'Đồ uống',
  barLounge: 'Quầy bar',
  wineBar: 'Quầy rượu vang',
  fitness: 'Phòng tập',
  entertainment: 'Giải trí',
  elevator: 'Thang máy',
  wheelchairAccess: 'Lối đi cho xe lăn',
  airportTransfer: 'Đưa đón sân bay',
  petsAllowed: 'Nhận thú cưng',
};

export type AmenityTexts = typeof amenities;
