const rooms = (count: number): string => `${count} ${count === 1 ? 'room' : 'rooms'}`;

const MAX_LISTED = 12;

function haveSome(numbers: readonly string[]): string {
  if (numbers.length > MAX_LISTED) return `${rooms(numbers.length)} have some.`;
  return numbers.length === 1
    ? `Room ${numbers[0]} has some.`
    : `Rooms ${numbers.join(', ')} have some.`;
}

interface NamedType {
  name: string;
  rooms: readonly unknown[];
}

/** The words of what a hotel sells: types, and their rooms by number. */
export const roomTypeTexts = {
  title: 'Room types',
  thing: 'room type',
  open: 'Room types',
  intro:
    'A room type groups rooms that are alike. Changes you make here apply to all of its rooms, except where a room has its own details.',
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
  deleted: (name: string) => `${name} was deleted.`,
  hasBookings: (count: number) =>
    count === 1
      ? 'One booking of these rooms is still coming or in the house. Finish or cancel it first.'
      : `${count} bookings of these rooms are still coming or in the house. Finish or cancel them first.`,
  showBookings: 'Show the bookings',
  empty: { title: 'No room types yet', text: 'Add a type with all its rooms in one form.' },
  gone: 'This room type no longer exists.',
  form: {
    newTitle: 'New type and its rooms',
    label: 'Room type details',
    basics: 'Type',
    name: 'Name',
    category: 'Category',
    numbers: 'Room numbers',
    numbersHint: 'e.g. 101-120, 201-210, B1-B4, 305 except 113',
    create: 'Create type and rooms',
    creating: 'Creating...',
    update: 'Save type',
    updating: 'Saving...',
    cancel: 'Cancel',
    earlierRooms: (numbers: string) =>
      `Its rooms are ${numbers}; others are added to it from the list of types.`,
    created: (type: NamedType) => `${type.name} was created with ${rooms(type.rooms.length)}.`,
    updated: ({ name }: NamedType) => `${name} and its rooms have been updated.`,
    images: 'Images',
    imagesFailed: (count: number) =>
      `The type and its rooms are created, but ${count} ${count === 1 ? 'image was' : 'images were'} not uploaded: why is said below. The rooms are not created a second time.`,
  },
  pictures: {
    shownOf: (others: readonly string[]) =>
      others.length === 0
        ? 'Travellers see them for all rooms of this type.'
        : `Travellers see them for the rooms of this type that have no images of their own. ${haveSome(others)}`,
    fromType: (name: string) =>
      `This room has no images of its own: travellers see those of its type, ${name}.`,
    fromRoom: (number: string) =>
      `This room has no images of its own: travellers see those of room ${number}, which is of the same type.`,
    none: 'Neither this room nor its type has images: travellers see none.',
  },
  week: {
    title: 'Weekend and weekday prices',
    hint: 'Leave a day empty to charge the price per night above.',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    percent: 'Weekend surcharge (%)',
    weekend: (percent: number | null) => `Friday and Saturday +${percent ?? 0} %`,
    needsPrice: 'Fill in the price per night first.',
    needsPercent: 'The surcharge is a whole number from 1 to 500.',
  },
  preview: {
    makes: (count: number) => `${rooms(count)}:`,
    andMore: (more: number) => `and ${more} more`,
    fewer: 'Show fewer',
    taken: 'Already in use:',
  },
  follow: {
    title: 'Rooms affected',
    all: (count: number) =>
      count === 1 ? 'Its room will be updated.' : `All ${count} rooms will be updated.`,
    some: (others: number, count: number) =>
      others === 1
        ? `1 of the ${rooms(count)} keeps some details or a price of its own.`
        : `${others} of the ${rooms(count)} keep some details or a price of their own.`,
    prices: (count: number, before: string, after: string) =>
      `${rooms(count)}: ${before} → ${after} a night.`,
    rooms: (count: number, words: string) => `${rooms(count)}: ${words} a night.`,
    onDays: (days: string, costs: string) => `${days}: ${costs}`,
    costs: (before: string, after: string) => (before === after ? before : `${before} → ${after}`),
    own: (fields: string) => `keeps its own ${fields}`,
    fields: {
      name: 'name',
      roomType: 'category',
      description: 'description',
      capacity: 'capacity',
      numberOfAdults: 'adults',
      numberOfChildren: 'children',
      numberOfBeds: 'number of beds',
      typeBed: 'bed type',
      services: 'services',
    },
  },
  own: {
    title: 'Its own',
    hint: (type: string) => `Where this room is not as its type ${type}, it does not follow that.`,
    field: (field: string) => `Its own ${field}`,
    follow: 'As its type',
    followOf: (field: string) => `As its type: ${field}`,
  },
  hint: {
    costs: (count: number, price: string) =>
      `${rooms(count)} of this type ${count === 1 ? 'costs' : 'cost'} ${price} a night.`,
    differs: (amount: string, isLess: boolean) =>
      `This room costs ${amount} ${isLess ? 'less' : 'more'} per night.`,
    take: 'Charge the same',
    change: 'Edit the room type',
  },
  choice: {
    label: 'Belongs to',
    none: 'A type of its own',
    hint: 'Rooms of a type are sold together. The room takes on its name and category, and keeps its number and bookings.',
    option: (type: { name: string; rooms: readonly unknown[] }, price: string) =>
      `${type.name} · ${rooms(type.rooms.length)} · ${price}`,
    twin: (count: number) => `There is a type of this name, with ${rooms(count)}.`,
    join: 'Add the room to it',
  },
  leaving: {
    becomesOwn: (type: string) =>
      `When you save, this room becomes a type of its own. It keeps the weekday, season and hand-set prices of ${type}, adjusted to its own price.`,
    endsType: (type: string) =>
      `This is the last room of ${type}. The type ends when you save, and with it the weekday, season and hand-set prices that were for it only.`,
  },
  joining: {
    follows: (before: string, after: string) =>
      `When you save, this room follows the weekday, season and hand-set prices of ${after} instead of those of ${before}, adjusted to its own price.`,
    changes: (count: number, of: number, words: string) =>
      `That changes what it costs on ${count} of the next ${of} nights: ${words}.`,
    same: (of: number) => `On the next ${of} nights it costs what it does now.`,
  },
  more: {
    title: 'More rooms like these',
    submit: 'Add rooms',
    submitting: 'Adding...',
    addedOne: (number: string) => `Room ${number} was added.`,
    added: (count: number) => (count === 1 ? 'One room was added.' : `${count} rooms were added.`),
    failed: 'Failed to create rooms. Please try again.',
  },
  rules: {
    name: 'Name is required',
    category: 'Category is required',
    numbers: 'Room numbers are required',
    tooLongText: (most: number) => `Room numbers must be at most ${most} characters`,
    nothing: 'Enter at least one room number',
    backwards: (at: string) => `“${at}” is the wrong way round`,
    unlike: (at: string) =>
      `“${at}” is neither one room number nor a range such as 101-120 or B1-B4`,
    tooMany: (at: string) => `You can add up to 500 rooms at once; “${at}” goes over that`,
    tooLong: (at: string) => `“${at}” is too long for a room number`,
    notAmong: (at: string) => `“${at}” can’t be left out: it isn’t in the list`,
  },
  failures: {
    list: 'Failed to fetch room types. Please try again.',
    create: 'Failed to create room type. Please try again.',
    update: 'Failed to update room type. Please try again.',
    delete: 'Failed to delete room type. Please try again.',
  },
} as const;
