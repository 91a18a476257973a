/** The side that speaks English only. */
export const backoffice = {
  title: 'Nghỉ Đâu Partner',
  description: 'Manage your hotels, rooms, bookings and discounts.',
};
