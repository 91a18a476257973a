/** Of stays: which can be had, what they cost, and what the desk makes of them. */
export const OF_STAYS = {
  'inventory and days': [
    [
      'minimum-of-any-night',
      'A stay that reaches into a long weekend must last as long as one that begins with it.',
    ],
    ['set-to-booked-for-ever', 'A room that is given away tonight is not to be had next month.'],
    [
      'gap-filled-all-the-same',
      'A house that lets by the week is booked for the night between two guests.',
    ],
    ['gap-on-one-side', 'A stay beside another one may be as short as one between two.'],
    [
      'no-arrival-on-any-night',
      'Who came on Friday may not be there on Sunday, when nobody arrives.',
    ],
    ['like-room-under-repair', 'Instead of a taken room one under repair is given.'],
    ['left-counts-repairs', 'Rooms under repair are left.'],
    ['any-for-one-is-for-all', 'Who insists on one of two rooms is given another for it.'],
    ['departures-of-the-page', 'On the first day of every page of the calendar nobody can leave.'],
  ],
  'seasons and types': [
    [
      'no-departure-of-last-night',
      'Guests leave on the day without departures, and not on the one after.',
    ],
    ['season-weekdays-kept', 'A season that is to be for all days is still one of weekends.'],
    ['season-percent-of-base', 'The season raises Saturdays as if they cost what Mondays do.'],
    [
      'hand-percent-of-usual',
      'Ten percent more on a night of Tết makes it cheaper than the night before.',
    ],
  ],
  'money and vouchers': [
    ['amount-off-each-room', 'A discount of 100,000 dong takes 200,000 off two rooms.'],
    ['hand-price-of-first-room', 'Of two rooms at an agreed price one costs what it always does.'],
    [
      'discount-gone-with-voucher',
      'Who booked with a discount pays the full price once it is deleted.',
    ],
    ['rates-in-thousands', 'The owner reads that a dollar is 26 dong.'],
    ['weaker-code-counts', 'Who enters a code pays more than without it.'],
    ['first-automatic-counts', 'Of two discounts that need no code the lower one is taken off.'],
    ['trial-rounded-once', 'The preview of a discount is a dong off what travellers pay.'],
  ],
  'bookings that change': [
    [
      'moved-at-todays-price',
      'Who moves to a better room pays for what became dearer since they booked.',
    ],
    ['added-room-unheld', 'A room that a change adds is sold again.'],
    ['undone-cancel-first-room', 'An undone cancellation holds one of two rooms.'],
    ['cancel-frees-first-room', 'Cancelling two rooms frees one.'],
    ['one-undo-only', 'Of two changes only the last can be taken back.'],
    ['shortened-below-minimum', 'A week is shortened to a night.'],
    ['grown-party-unchecked', 'A stay for two becomes one for ten.'],
    ['split-to-the-end', 'A guest who is elsewhere for a night stays there for good.'],
    ['pin-moved-by-type', 'A guest is moved out of the room that was promised.'],
  ],
  'the desk and what tells of it': [
    [
      'free-on-first-night-only',
      'A change offers rooms that somebody has from the second night on.',
    ],
    [
      'swap-previews-any-booking',
      "A partner previews an exchange with another house, and reads its guest's stay.",
    ],
    [
      'todays-price-unread',
      'The desk asks for the price of today, and the dearer room costs the same.',
    ],
    ['undone-booking-keeps-use', 'A booking that was taken back uses up the discount.'],
    ['night-of-departure-kept', 'The room of who left this morning is not sold tonight.'],
    ['received-a-day-early', 'A guest is received a day before the stay begins.'],
    ['undone-departure-takes-sold', 'A departure is taken back, and two guests have the room.'],
    [
      'mail-of-any-change',
      'The desk reads that a guest is written to because of a room that is just like theirs.',
    ],
  ],
} as const;
