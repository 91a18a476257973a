/** Of all families: what no answer shows until somebody asks beside what is usual. */
export const OF_QUIET = {
  'answer shapes and states': [
    ['services-of-today', 'A guest has booked a bathtub, and reads that there never was one.'],
    ['answered-though-taken-back', 'An answer that is gone says when it was given.'],
    ['typed-code-told', 'The desk is told a code that takes off nothing.'],
  ],
  'identity and sign-up': [
    ['booking-phone-as-typed', 'A number with blanks is looked for in vain.'],
    ['desk-phone-as-typed', 'A number that the desk typed with dots is looked for in vain.'],
  ],
  'inventory and days': [
    ['party-without-dates', 'A family that has not chosen days yet finds hotels without rooms.'],
    ['nearest-for-any-party', 'A family is named days on which there is a room for two.'],
    ['nearest-as-short', 'Who asks for two nights is named one, though others are free.'],
  ],
  'seasons and types': [
    ['joined-on-other-days', 'New rooms cost on Mondays what others of another kind do.'],
    ['single-room-apart', 'A room just like five others is of a type of its own.'],
    ['own-though-alike', 'A room that is like its type again does not follow it any more.'],
    ['cheaper-room-for-nothing', 'A night is sold for less than nothing in the cheapest room.'],
  ],
  'money and vouchers': [
    ['dearer-of-type-for-nothing', 'A guest moves to the dearest room of a type and pays no more.'],
    ['drafts-untried', 'A discount cannot be tried before the hotel is on sale.'],
  ],
  'pages and sorting': [
    ['rating-counted-beside', 'With four stars chosen a filter counts none more for three.'],
    ['room-table-without-words', 'The table holds all rooms, whatever was looked for.'],
    ['names-unsearched', 'An administrator finds nobody by name.'],
  ],
  'limits and idempotency': [
    ['bare-quotes-counted', 'Who looks at taken rooms for long is told to wait.'],
    ['refused-tries-count', 'Whoever asks whether the wait is over waits anew.'],
  ],
  'the desk and what tells of it': [
    ['agreed-for-no-reason', 'Nobody knows later why a price was agreed on.'],
    ['arrival-undone-over-others', 'A check-in is taken back over what was noted since.'],
    ['suspended-counted-on-sale', 'A dashboard counts a suspended hotel as on sale.'],
  ],
  'suspended and restored': [
    ['owners-no-risk', 'Guests of a suspended owner stand in no list.'],
    ['log-of-today', 'The log says a name that nobody had at that time.'],
  ],
} as const;
