const rooms = (count: number): string => `${count} ${count === 1 ? 'room' : 'rooms'}`;

/** The words of closing rooms beside the calendar, which come with it. */
export const closingTexts = {
  title: 'Close rooms',
  rest: (numbers: string) => `Still to close: ${numbers}`,
  form: 'Closing rooms',
  what: (numbers: readonly string[]) =>
    `${numbers.length === 1 ? 'Room' : 'Rooms'} ${numbers.join(', ')}`,
  submit: 'Close these days',
  busy: 'Closing…',
  unknown: 'No answer came: a room may be closed or not. Press again, and it is closed once.',
  /** Those that somebody has, and those that are closed already. */
  some: (count: number, had: readonly string[], closed: readonly string[]) =>
    [
      count === 0 ? 'No room was closed.' : `${rooms(count)} closed.`,
      had.length > 0 &&
        `Somebody has these nights in ${had.join(', ')}: choose other days, or move the stays first.`,
      closed.length > 0 && `Closed already on some of these days: ${closed.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  had: 'Rooms that somebody has on these days stay open:',
  closed: 'Rooms that are closed already on some of these days stay as they are:',
  noneFree: 'None of these rooms is free on all of these days, so none can be closed.',
  has: (room: string, who: string, from: string, to: string) =>
    `Room ${room}: ${who}, ${from} to ${to}`,
  half: (count: number, all: number) =>
    `${count} of ${rooms(all)} closed. Send it again for the others.`,
} as const;
