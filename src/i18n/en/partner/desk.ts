/** The words of booking for a guest at the desk or on the phone. */
export const deskTexts = {
  open: 'New booking',
  title: 'New booking',
  label: 'New booking',
  loading: 'Loading your hotels…',
  hotel: 'Hotel',
  guest: {
    title: 'Guest and stay',
    name: 'Guest name',
    checkIn: 'Check-in',
    nights: 'Nights',
    until: (day: string) => `Leaves on ${day}`,
    source: 'Comes by',
    here: 'The guest is here: check in now',
    notYet: 'Possible once the stay has begun.',
    lastNight: (day: string) => `Until 12:00 a walk-in can still have the night of ${day}.`,
  },
  sources: { WALK_IN: 'Walk-in', PHONE: 'Phone', OTHER: 'Other' },
  rooms: {
    label: 'Rooms',
    free: (count: number) =>
      count === 1
        ? '1 room is free for these nights.'
        : `${count} rooms are free for these nights.`,
    none: 'No room is free for all of these nights. Try other days.',
    unasked: 'Rooms are looked for as soon as check-in and nights are right.',
    loading: 'Looking for free rooms…',
    failed: 'Failed to look for free rooms. Please try again.',
    retry: 'Try again',
    gone: (room = 'a room chosen before') => `No longer free: ${room}`,
    cheapest: (room: string) => `The cheapest: ${room}`,
    option: (roomNumber: string, name: string, price: string) =>
      `${roomNumber} · ${name} · ${price} per night`,
  },
  moreTitle: 'Phone, e-mail, notes, another price, discount code, guests and requests',
  more: {
    title: 'More about the guest',
    hint: 'A guest who leaves an e-mail address gets the confirmation by mail.',
    phone: 'Phone',
    email: 'E-mail',
    language: 'Mails are written in',
    languages: { vi: 'Vietnamese', en: 'English' },
    adults: 'Adults',
    children: 'Children',
    notes: 'Notes',
  },
  price: {
    title: 'Price',
    byHand: 'Another price per night and room',
    byHandHint: 'Leave it empty for the price that travellers pay.',
    reason: 'Reason for this price',
    voucher: 'Discount code',
    voucherHint:
      'One that the guest names. It counts where it takes off more than an automatic discount.',
    discount: (code: string) => `Discount (${code})`,
    automatic: 'The automatic discount takes off more than this code.',
    checking: 'Asking for the price with this code…',
    unknown: 'The code could not be checked. Please try again.',
    rooms: (rooms: number, nights: number) =>
      `${counted(rooms, 'room', 'rooms')}, ${counted(nights, 'night', 'nights')}`,
    tax: (percent: number) => `Tax and fee (${percent}%)`,
    total: 'To be paid at the counter',
    changed: (was: string) => `The price has just changed: the total was ${was}.`,
  },
  warnings: {
    title: 'Travellers could not book this:',
    party: 'The rooms do not take this many guests.',
  },
  told: (address: string) =>
    `A confirmation goes to ${address} in 15 seconds, unless you take the booking back.`,
  untold: 'No mail goes out: no e-mail address was given.',
  submit: 'Book',
  busy: 'Booking...',
  cancel: 'Cancel',
  failed: 'Failed to book. Please try again.',
  unknown:
    'No clear answer came. Press Book again: if the guest is booked by now, nothing is booked a second time.',
  booked: (guest: string, rooms: string) => `${guest} is booked in ${rooms}.`,
  arrived: (guest: string, rooms: string) => `${guest} is checked in to ${rooms}.`,
  earlier: (done: string) =>
    `What you sent before did go through: ${done} Nothing else was booked. Book again if this is another stay.`,
  rules: {
    name: 'Please enter the guest’s name.',
    nameLong: 'The name must be at most 100 characters.',
    day: 'Please enter a date, say 24/12/2026.',
    past: 'The stay cannot begin in the past.',
    tooFar: 'A stay may begin two years ahead at most.',
    nights: (most: number) => `A stay has 1 to ${most} nights.`,
    roomGone: 'A room you chose is no longer free. Please look at the rooms again.',
    phone: 'The phone number is not valid. Please enter a Vietnamese phone number.',
    email: 'Email is invalid',
    people: 'Please enter a number from 0 to 100.',
    adults: 'Please enter a number from 1 to 100.',
    notes: 'The notes must be at most 500 characters.',
    price: 'Please enter whole dong, from 1 to 1,000,000,000.',
    voucher: 'A code has at most 40 characters.',
    codeUnchecked:
      'The price with the discount code is not known yet. Please try again in a moment.',
    reason: 'Please say why the price is another one.',
    reasonLong: 'The reason must be at most 200 characters.',
  },
} as const;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
