import type { SpecialRequest } from '../../bookings/specialRequests';

/** Who sleeps in a room, and what they would like. */
export const guests = {
  adults: (count: number) => `${count} người lớn`,
  children: (count: number) => `${count} trẻ em`,
  nobody: 'không có khách',
  ages: (ages: string) => `${ages} tuổi`,
  fromDay: (room: string, day: string) => `${room} từ ${day}`,
  requests: {
    DOUBLE_BED: 'Giường đôi',
    TWIN_BEDS: 'Hai giường đơn',
    HIGH_FLOOR: 'Tầng cao',
    LOW_FLOOR: 'Tầng thấp',
    QUIET_ROOM: 'Phòng yên tĩnh',
  } satisfies Record<SpecialRequest, string>,
};

export type GuestWords = typeof guests;
