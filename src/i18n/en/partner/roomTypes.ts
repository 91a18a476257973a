const rooms = (count: number): string => `${count} ${count === 1 ? 'room' : 'rooms'}`;

/** The words of what a hotel sells: types, and their rooms by number. */
export const roomTypeTexts = {
  title: 'Room types',
  thing: 'room type',
  open: 'Room types',
  intro: 'Rooms that are alike are of one type. What you change here, its rooms follow.',
  rooms,
  back: 'All room types',
  add: 'Add a type and its rooms',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  oneMore: (number: string) => `Add room ${number}`,
  oneMoreOf: (number: string, name: string) => `Add room ${number}, one more ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name} and its rooms`,
  deleteQuestion: 'Are you sure you want to delete this room type and all its rooms?',
  deleteConsequence: (count: number) =>
    `Travellers can no longer find or book ${count === 1 ? 'its room' : `its ${count} rooms`}. Past bookings keep them. This cannot be undone.`,
  deleted: (name: string) => `${name} is deleted.`,
  hasBookings: (count: number) =>
    count === 1
      ? 'One booking of these rooms is still coming or in the house. Finish or cancel it first.'
      : `${count} bookings of these rooms are still coming or in the house. Finish or cancel them first.`,
  showBookings: 'Show the bookings',
  empty: { title: 'No room types yet', text: 'Add a type with all its rooms in one form.' },
  gone: 'This room type is not there any more.',
  form: {
    newTitle: 'New type and its rooms',
    label: 'Room type details',
    basics: 'Type',
    name: 'Name',
    numbers: 'Room numbers',
    numbersHint: '101-120, 201-210, B1-B4, 305 except 113',
    create: 'Create type and rooms',
    creating: 'Creating...',
    update: 'Save type',
    updating: 'Saving...',
    cancel: 'Cancel',
    created: (name: string, count: number) => `${name} is created with ${rooms(count)}.`,
    updated: (name: string) => `${name} and the rooms that follow it are saved.`,
  },
  preview: {
    makes: (count: number, shown: string, more: number) =>
      `${rooms(count)}: ${shown}${more > 0 ? ` and ${more} more` : ''}`,
    taken: (numbers: string) => `Already there: ${numbers}`,
  },
  follow: {
    title: 'Which rooms follow',
    all: (count: number) =>
      count === 1 ? 'Its room follows in everything.' : `All ${count} rooms follow in everything.`,
    some: (following: number, count: number) =>
      `${following} of ${rooms(count)} follow in everything.`,
    prices: (count: number, before: string, after: string) =>
      `${rooms(count)}: ${before} → ${after} a night.`,
    costs: (before: string, after: string) => (before === after ? before : `${before} → ${after}`),
    own: (fields: string) => `its own ${fields}`,
    fields: {
      name: 'name',
      roomType: 'kind',
      description: 'description',
      capacity: 'capacity',
      numberOfAdults: 'adults',
      numberOfChildren: 'children',
      numberOfBeds: 'number of beds',
      typeBed: 'bed type',
      services: 'services',
    },
  },
  hint: {
    costs: (count: number, price: string) => `${rooms(count)} of this type cost ${price} a night.`,
    differs: (difference: string) => `This room: ${difference} on every night.`,
    change: 'Change the type instead',
  },
  more: {
    title: 'More rooms like these',
    submit: 'Add rooms',
    submitting: 'Adding...',
    added: (count: number) => (count === 1 ? 'One room is added.' : `${count} rooms are added.`),
    failed: 'Failed to create rooms. Please try again.',
  },
  rules: {
    numbers: 'Room numbers are required',
    tooLongText: (most: number) => `Room numbers must be at most ${most} characters`,
    nothing: 'This names no room',
    backwards: (at: string) => `“${at}” counts backwards`,
    unlike: (at: string) => `“${at}” begins and ends with different letters`,
    tooMany: (at: string) => `With “${at}” these are more than 500 rooms at once`,
    tooLong: (at: string) => `“${at}” is too long for a room number`,
    notAmong: (at: string) => `“${at}” is left out but was not among the rooms`,
  },
  failures: {
    list: 'Failed to fetch room types. Please try again.',
    create: 'Failed to create room type. Please try again.',
    update: 'Failed to update room type. Please try again.',
    delete: 'Failed to delete room type. Please try again.',
  },
} as const;
