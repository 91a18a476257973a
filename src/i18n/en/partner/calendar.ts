const nights = (count: number): string => `${count} ${count === 1 ? 'night' : 'nights'}`;
const rooms = (count: number): string => `${count} ${count === 1 ? 'room' : 'rooms'}`;

/** The words of the calendar: rooms by days. */
export const calendarTexts = {
  title: 'Calendar',
  failed: 'The calendar could not be loaded. Please try again.',
  loading: 'Loading the calendar…',
  noRooms: {
    title: 'No rooms yet',
    text: 'Add a room type with its rooms first. They then appear here, day by day.',
    action: 'Add rooms',
  },
  bar: {
    label: 'Days shown',
    earlier: 'Earlier days',
    later: 'Later days',
    today: 'Today',
    goTo: 'Go to date',
    days: 'How many days',
    faces: 'What is shown',
    rooms: 'Rooms',
    rates: 'Prices',
    list: 'As a list',
    keys: 'Keys',
    find: 'Find a guest',
    type: 'Room type',
    allTypes: 'All types',
    noGuest: (text: string) => `Nobody called “${text}” in these days.`,
  },
  nothingFound: {
    title: 'Nothing to show',
    type: 'There is no such room type any more.',
    all: 'Show all rooms',
  },
  grid: {
    rooms: 'Rooms by day',
    rates: 'Prices by day',
    corner: 'Room',
    tet: 'Tết',
    ofType: (count: number) => rooms(count),
    said: {
      left: 'Left',
      price: 'Price',
      minStay: 'Minimum stay',
      arrival: 'Arrive, leave',
      open: 'Left to sell',
    },
    free: 'free',
    tooFar: 'too far ahead to book yet',
    maintenance: 'under maintenance',
  },
  stay: {
    label: (guest: string, room: string) => `${guest}, room ${room}`,
    nights: (count: number, from: string) => `${nights(count)} from ${from}`,
    shortNights: (count: number) => nights(count),
    due: (amount: string) => `${amount} due`,
    more: 'the stay has other rooms or dates too',
    pinned: 'pinned to the room',
    late: 'should have come already',
    overdue: 'should have left already',
  },
  closure: (reason: string) => `Closed: ${reason}`,
  legend: {
    label: 'What the marks say',
    CONFIRMED: 'expected',
    CHECKED_IN: 'in the house',
    COMPLETED: 'has left',
    late: 'late',
    overdue: 'overdue',
    closed: 'closed',
    left: 'of a type: rooms left to sell that night, over the price',
    marks: {
      WALK_IN: 'walk-in',
      PHONE: 'by phone',
      OTHER: 'booked at the desk',
      pinned: 'pinned to its room',
      due: 'to be paid',
    },
  },
  acts: {
    label: 'What can be done',
    open: 'Open booking',
    newStay: 'New stay',
    close: 'Close days',
    prices: 'Edit prices',
    selection: (roomCount: number, nightCount: number) =>
      `${rooms(roomCount)}, ${nights(nightCount)} selected`,
    types: (typeCount: number, nightCount: number) =>
      `${typeCount} ${typeCount === 1 ? 'type' : 'types'}, ${nights(nightCount)} selected`,
    bars: (count: number) => `${count} ${count === 1 ? 'stay' : 'stays'} chosen`,
    unchoose: 'Choose none',
    tooFar: (until: string) => `Too far ahead: stays and closures begin on ${until} at the latest.`,
    past: 'These nights are past: their prices and rules stay as they are.',
    over: 'Days that are over are not closed.',
    nothing: 'Select a stay, or days of rooms.',
  },
  change: {
    move: 'Move',
    end: 'Extend or shorten',
    start: 'Change its start',
    split: 'Split',
    pin: 'Pin to this room',
    unpin: 'Unpin',
    save: 'Save',
    giveUp: 'Give up',
    ways: 'Where to',
    left: 'A day earlier',
    right: 'A day later',
    up: 'A room up',
    down: 'A room down',
    movedTo: (guest: string, room: string, from: string, to: string) =>
      `${guest} to room ${room}, ${from} to ${to}.`,
    movedTogether: (count: number, guest: string, room: string, from: string, to: string) =>
      `${count} stays, that of ${guest} to room ${room}, ${from} to ${to}.`,
    splitTo: (guest: string, room: string, from: string) =>
      `${guest} in room ${room} from ${from} on.`,
    keys: 'Enter saves, Escape gives up.',
    history: 'What was changed here',
    undo: 'Undo',
    redo: 'Redo',
    undone: (guest: string) => `The stay of ${guest} is as it was.`,
    undoneTogether: (count: number) => `All ${count} bookings are as they were.`,
    nothingToUndo: 'Nothing has been changed here yet.',
    nothingToRedo: 'No change has been undone.',
    otherRooms: (guest: string) =>
      `${guest} stays in several rooms: the days are changed in the booking.`,
    undoBusy: 'A change is still being saved. Please wait a moment.',
    undoOther: (guest?: string) =>
      ['What was done last is not undone here.']
        .concat(
          guest ? `Undo once more takes back the change before it, of the stay of ${guest}.` : [],
        )
        .join(' '),
    actFailed: 'This could not be done. Please try again.',
    actUnknown: {
      done: 'No clear answer came: it may be undone or not. Undo once more to be sure.',
      undone: 'No clear answer came: it may be done again or not. Redo once more to be sure.',
    },
    undoStale: 'This stay has been changed since: the change cannot be undone.',
    swapQuestion: 'Swap the rooms of both stays?',
    swap: (one: string, other: string) => `${one} and ${other}`,
    swapLabel: 'Swap',
    question: 'Change this stay?',
    questions: 'Change these stays?',
    tooMany: (most: number) => `At most ${most} bookings are changed at once. Choose fewer stays.`,
    doneTogether: (count: number) =>
      `${count} ${count === 1 ? 'booking has' : 'bookings have'} been changed.`,
    staleTogether:
      'Somebody has changed one of these stays meanwhile. The calendar shows how they are now.',
    room: (number: string, from: string, to: string) => `Room ${number}: ${from} to ${to}`,
    nights: (before: number, after: number) =>
      before === after ? nights(after) : `${nights(before)} → ${nights(after)}`,
    money: (before: string, after: string) =>
      before === after ? `${after}, as before` : `${before} → ${after}`,
    mail: 'The guest is told by e-mail.',
    noMail: 'The guest is not written to.',
    taken: (numbers: string) => `Somebody else has room ${numbers} on some of these nights.`,
    stale: 'Somebody has changed this stay meanwhile. The calendar shows how it is now.',
    failed: 'The stay could not be changed. Please try again.',
    unknown:
      'No clear answer came: the stay may be changed or not. Look at the calendar before you do it again.',
    same: (guest: string) => `The stay of ${guest} is like this already.`,
    over: (guest: string) =>
      `All nights of ${guest} are over. Extend the stay first: a night to come can be moved.`,
    overdue: (guest: string) =>
      `The stay of ${guest} has ended, and cannot be changed any more. Check the guest out, and make a new stay from today on.`,
    done: (guest: string) => `The stay of ${guest} has been changed.`,
  },
  /** Of closures in the grid; closing rooms has a file of its own. */
  close: {
    opened: (count: number) => `${rooms(count)} ${count === 1 ? 'is' : 'are'} open again.`,
    left: (numbers: string) => `No answer came for ${numbers}: please try again.`,
    openFailed: (room: string) =>
      `No answer came for room ${room}. Look whether it is still closed, and open it again if it is.`,
    openGone: (numbers: string, count: number) =>
      count === 1
        ? `Room ${numbers} is no longer closed like this: somebody has opened or changed it meanwhile. The calendar shows how it is now.`
        : `Rooms ${numbers} are no longer closed like this: somebody has opened or changed them meanwhile. The calendar shows how they are now.`,
    failed: 'The rooms could not be closed. Please try again.',
    done: (count: number) => `${rooms(count)} closed.`,
    some: (count: number, numbers: string) =>
      `${rooms(count)} closed. Taken or closed already: ${numbers}.`,
    reopen: 'Open again',
  },
  rates: {
    anyStay: 'no minimum stay',
    arrivals: 'arrivals allowed',
    departures: 'departures allowed',
    stayLabel: (count: number) => `Minimum stay of ${nights(count)}`,
    stayHint: 'Nights from 1 to 365; 0 or nothing for none. Enter saves.',
    stayWrong: 'Write a whole number of nights from 1 to 365, or 0 for no minimum stay.',
    noArrival: 'No arrivals',
    arrival: 'Allow arrivals',
    noDeparture: 'No departures',
    departure: 'Allow departures',
    closed: 'Stop selling',
    open: 'Sell again',
    redone: (count: number) => `${nights(count)} changed.`,
    undone: 'The rules of these nights are as they were.',
    failed: 'The nights could not be saved. Please try again.',
    unknown:
      'No clear answer came: the nights may be changed or not. Look at the calendar before you do it again.',
  },
  typed: {
    undone: 'The prices are as they were.',
    redone: () => 'The prices are changed again.',
  },
  form: {
    undone: 'The prices and rules of these nights are as they were.',
    redone: (count: number) => `${nights(count)} changed again.`,
  },
} as const;
