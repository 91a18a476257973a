/** The words of the partner's dashboard. */
export const dashboardTexts = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  failed: 'Failed to load data. Please try again.',
  loading: 'Loading the dashboard…',
  summary: 'Summary',
  cards: {
    hotels: { label: 'Hotels', note: (listed: number) => `${listed} listed` },
    rooms: { label: 'Rooms', note: (free: number) => `${free} free tonight` },
    bookings: { label: 'Coming bookings', note: 'from today on' },
    discounts: { label: 'Active discounts', note: 'valid today, with uses left' },
  },
  quick: {
    title: 'Quick actions',
    addHotel: 'Add New Hotel',
    addRoom: 'Add New Room',
    createDiscount: 'Create Discount',
    findBooking: 'Find a booking',
    findLabel: 'Guest, phone or booking id',
    find: 'Find',
  },
  day: {
    label: 'Day',
    before: 'The day before',
    after: 'The day after',
    today: (day: string) => `Today, ${day}`,
    back: 'Today',
  },
  occupancy: {
    title: 'Occupancy',
    percent: (percent: number) => `${percent}%`,
    of: (day: string, { rooms, sold, closed }: { rooms: number; sold: number; closed: number }) =>
      `${day}: ${sold} of ${rooms} rooms sold${closed > 0 ? `, ${closed} closed` : ''}`,
  },
  anyDay: {
    arrivals: { title: 'Arrivals', empty: 'Nobody arrives on this day.' },
    departures: { title: 'Departures', empty: 'Nobody leaves on this day.' },
    inHouse: { title: 'Staying the night', empty: 'Nobody stays this night.' },
  },
  arrivals: {
    title: 'Arrivals today',
    empty: 'Nobody is expected today.',
    when: (time: string, arrival: string | null) =>
      arrival ? `arrives at ${arrival}, held until ${time}` : `held until ${time}`,
    overdue: (time: string) => `hold ended at ${time}`,
  },
  inHouse: {
    title: 'Guests in house',
    empty: 'No guest is in the house.',
    when: (day: string) => `until ${day}`,
  },
  departures: {
    title: 'Departures',
    empty: 'Nobody leaves today.',
    today: 'leaves today',
    overdue: (day: string) => `overdue since ${day}`,
  },
  all: (total: number) => `See all ${total}`,
  firstSteps: {
    title: 'First steps',
    text: 'Three steps, and travellers can book with you.',
    hotel: 'Complete your hotel',
    hotelText: 'Address, description, pictures and prices: what travellers want to know.',
    newHotel: 'Add your first hotel',
    rooms: 'Add rooms',
    roomsText: 'All rooms that are alike in one form, with their beds, price and pictures.',
    publish: 'Publish',
    publishText: 'From then on travellers find your hotel and book it.',
    done: 'Done',
  },
  suspended: {
    title: (hotel: string) => `${hotel} is suspended`,
    text: 'Travellers do not find it until an administrator restores it. Bookings that were made stand.',
    toHotels: 'To the hotels',
  },
} as const;
