/** One sentence of the contract each, drawn by lot. */
export const OF_SENTENCES = {
  'answer shapes and states': [
    ['card-of-any-length', 'A card offers for a night what is let by the week.'],
    ['booked-description-lost', 'Nobody can read any more what was booked.'],
    ['arriving-guest-is-user', 'Who booked for somebody else cannot be reached.'],
    ['always-reviewable', 'The page asks how the stay was that is still to come.'],
    ['night-by-door', 'A change names rooms by what is on their doors.'],
    ['taken-by-name', 'A change does not say which room is taken.'],
    ['kinds-first-only', 'A change says half of what it does.'],
    ['street-with-number', 'The number of the house stands there twice.'],
    ['pages-swapped', "A link to one network leads to another's page."],
  ],
  'identity and sign-up': [
    ['language-always-vi', 'Who chooses English is told Vietnamese.'],
    ['reset-in-english', 'A Vietnamese traveller reads English when the password is set.'],
    ['forgot-case-counts', 'No link comes to an address that is typed in capitals.'],
    ['old-addresses-refused', 'An address of former times gets no link.'],
  ],
  'inventory and days': [
    ['arrival-where-free', 'The calendar lets guests arrive for stays that it does not have.'],
    ['dearest-of-the-day', 'The calendar asks for more than the cheapest room.'],
    ['calendar-one-room-only', 'A family that needs two rooms finds no day.'],
    ['one-date-will-do', 'A page with half of its dates shows the prices of tonight.'],
    ['two-if-unsaid', 'Who says nothing comes in twos.'],
    ['chosen-room-looked-at', 'A form that sends more than it must is refused.'],
  ],
  'money and vouchers': [
    ['calendar-before-discount', 'The calendar asks for more than the quote.'],
    ['highest-of-tonight', 'The most that a night may cost is asked of tonight.'],
    ['original-always', 'A price is crossed out that is the same as the other.'],
    ['quote-uses-voucher', 'Whoever looks at a price uses up the discount.'],
    ['discount-in-dong', 'A discount of a tenth reads as 50,000 percent.'],
    ['exported-before-tax', 'Who takes their data along has paid less.'],
    ['preview-without-fee', 'The change says less than the counter asks for.'],
  ],
  'errors and messages': [
    ['new-price-without-code', 'The new price forgets the discount.'],
    ['to-cancel-unnamed', 'The page names no hotel of what is to be cancelled.'],
  ],
  'pages and sorting': [['reviews-number-of-all', 'A page of reviews says it has all of them.']],
  'sessions and privacy': [
    ['deleted-with-guests', 'A house expects guests and has no host.'],
    ['kept-when-signed-up', 'A favourite is dated before it was there.'],
    ['exported-of-today', 'All bookings were made at the moment of the export.'],
    ['subjects-untold', 'The mails of an export are about nothing.'],
  ],
  'bookings that change': [
    ['arrival-without-version', 'Of two who change a stay the first has done it in vain.'],
  ],
} as const;
