/** What an operator has who sets none. */
export const usualLimits = {
  MOST_ROOM_NIGHTS: '150',
  MOST_OPEN_BOOKINGS: '12',
  MOST_SAME_NIGHT: '3',
};
