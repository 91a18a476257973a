/** Of what is around a stay: accounts, pictures, lists, and how answers are given. */
export const OF_AROUND = {
  'identity and sign-up': [
    ['middle-name-given', 'A partner is greeted by the middle name as well.'],
    [
      'short-form-is-traveller',
      'Who signs up as a partner by the short form cannot open the partner area.',
    ],
    [
      'forgot-answers-stored-address',
      'The form for a new password shows how the address was once written.',
    ],
  ],
  'access and ownership': [
    ['admins-among-partners', 'An administrator opens the partner area.'],
    ['foreign-free-rooms', 'A partner sees which rooms of another house are free.'],
  ],
  'suspended and restored': [
    ['suspended-though-cancelled', 'Who has cancelled is warned that the hotel is suspended.'],
    ['tokens-back-when-restored', 'A restored account is signed in where it was before.'],
    ['not-suspended-is-all', 'Suspended accounts stand among those that are not.'],
  ],
  'sessions and privacy': [
    ['deleted-address-taken', 'Who has deleted the account cannot sign up anew.'],
    ['exported-under-new-name', 'The export names another guest than the booking.'],
    ['cancelled-stays-stop-deletion', 'Who has cancelled everything cannot delete the account.'],
  ],
  uploads: [
    ['png-stays-png', 'A picture is five times as large as it need be.'],
    ['five-megabytes-only', 'A picture of six megabytes is refused.'],
    ['own-and-type-pictures', 'A room with pictures of its own shows those of its type too.'],
    ['neighbours-picture-deleted', 'A picture of the room next door is deleted.'],
  ],
  'answer shapes and states': [
    ['answer-taken-back-is-empty', 'An answer that was taken back leaves an empty one.'],
    ['answer-as-typed', 'The answer of a hotel stands below two blank lines.'],
    ['no-night-reviewed', 'Who left on the day of arrival reviews the stay.'],
    ['none-read-is-all-read', 'A page without news marks all of them as read.'],
    [
      'left-counts-passed-over',
      'The page says that favourites did not fit in, and they are there.',
    ],
    ['unlisted-favourite-forgotten', 'A favourite that was off sale for a day is gone.'],
  ],
  'pages and sorting': [
    ['listed-though-suspended', 'A suspended hotel stands among those on sale.'],
    ['unpriced-first', 'The dearest first begins with hotels that have no price.'],
    ['other-kinds-count-none', 'With resorts chosen, the filter says that there are no villas.'],
    ['stay-vanishes-at-check-in', 'Who has arrived finds the stay in no list.'],
    ['stars-or-more', 'The reviews with three stars have four and five among them.'],
    ['table-of-one-page', 'An export ends after ten rows.'],
  ],
  'what owners are told': [
    ['repairs-counted-free', 'Rooms under repair are free tonight.'],
    ['occupancy-from-the-day', 'Who looks at tomorrow no longer sees how full today is.'],
    ['cancelled-arrive-tomorrow', 'Who has cancelled is among the arrivals of tomorrow.'],
  ],
  'errors and messages': [
    [
      'fields-in-english',
      'The messages beside the fields are in another language than the one above them.',
    ],
    ['voucher-deleted-in-vietnamese', 'A partner reads in Vietnamese that a discount is deleted.'],
    ['closure-counts-one', 'Three bookings in the way read as one.'],
    ['room-counts-house-guests', 'A room says that the guests of the house are in the way.'],
    ['type-counts-rooms-of-guests', 'A family with two rooms of a type is in the way of it twice.'],
    ['coming-rooms-counted', 'Two rooms of one booking read as two bookings.'],
    ['nights-in-the-way-counted', 'A booking of three nights reads as three that are in the way.'],
    [
      'nothing-to-undo-is-stale',
      'The desk is told to load anew where there is nothing to take back.',
    ],
    ['places-in-brackets', 'The message about the second room stands beside nothing.'],
  ],
  'limits and idempotency': [
    ['swap-other-version-unread', 'A room is exchanged with a stay that was changed meanwhile.'],
    ['limit-of-all-accounts', 'Whoever mistypes a password locks out all others in the house.'],
    ['key-of-another-hotel', 'A booking for one house answers with the one of another.'],
    ['size-capped', 'Who asks for a hundred rows gets fifty without a word.'],
  ],
  'headers, media types and cross-origin': [
    [
      'language-of-the-mails',
      'Who wants English mails is spoken to in English on a Vietnamese page.',
    ],
  ],
} as const;
