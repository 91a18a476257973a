/** What an operator has who sets none. */
export const usualLimits = {
  MAX_ROOM_NIGHTS: '150',
  MAX_OPEN_BOOKINGS: '12',
  MAX_SAME_NIGHT: '3',
};
