import type { GuestWords } from '../vi/guests';

export const guests: GuestWords = {
  adults: (count) => `${count} ${count === 1 ? 'adult' : 'adults'}`,
  children: (count) => `${count} ${count === 1 ? 'child' : 'children'}`,
  nobody: 'no guests',
  ages: (ages) => `aged ${ages}`,
  fromDay: (room, day) => `${room} from ${day}`,
  requests: {
    DOUBLE_BED: 'Double bed',
    TWIN_BEDS: 'Two single beds',
    HIGH_FLOOR: 'High floor',
    LOW_FLOOR: 'Low floor',
    QUIET_ROOM: 'Quiet room',
  },
};
