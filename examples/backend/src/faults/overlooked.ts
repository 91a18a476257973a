/** Of all families: sentences of the contract that a team has overlooked. */
export const OF_OVERLOOKED = {
  'answer shapes and states': [
    ['suspending-unpublishes', 'A hotel that is restored is a draft, though it was on sale.'],
    ['nights-times-rooms', 'The desk expects a family with two rooms for four nights, not two.'],
    ['sequence-stays', 'A calendar keeps the old days of a stay that was moved.'],
    ['owner-suspension-untold', 'An administrator wonders why a listed hotel is not found.'],
    ['draft-rooms-uncounted', 'A partner has fewer rooms on the dashboard than in the lists.'],
  ],
  'identity and sign-up': [
    ['login-page-required', 'A program that does not say which page it is cannot sign in.'],
    ['verified-mailed-again', 'Who has opened the link long ago is sent another one.'],
    ['draft-of-own-name', "A new partner's hotel is called as they are."],
    ['sign-up-phone-lost', 'The number that was typed at the sign-up is asked for again.'],
  ],
  'access and ownership': [
    ['favourites-for-travellers', 'A partner who travels cannot keep a hotel.'],
    ['foreign-voucher-changed', 'A partner changes the discount of another.'],
    ['moved-to-other-hotel', 'A guest moves their stay into a room of another house.'],
    ['suspends-oneself', 'The only administrator locks themselves out.'],
    ['tables-for-travellers', 'A traveller is given the tables of the partner area.'],
  ],
  'inventory and days': [
    ['season-gone-on-last-night', 'A season is not in the list on its last day.'],
    ['range-loses-zeros', 'Of rooms 001 to 020 the first is called 1.'],
    ['repairs-hidden', 'A room under repair vanishes from the page of its hotel.'],
    ['repairs-offered-at-desk', 'The desk is offered a room under repair.'],
    ['deleted-type-with-guests', 'A type is deleted although a guest is expected in it.'],
  ],
  'money and vouchers': [
    ['remaining-as-given', 'Of ten uses ten are left whoever has used it.'],
    ['unlimited-is-used-up', 'A discount without a limit is told to be used up.'],
    ['bulk-in-whole-dollars', 'Five percent more on 85 dollars is 89, and not 89.25.'],
    ['crossed-out-without-tax', 'What is crossed out is hardly more than what is to be paid.'],
    ['hand-price-of-all-nights', 'The price agreed on for one more night is that of all.'],
  ],
  'errors and messages': [
    ['news-in-vietnamese', 'A partner reads news in another language than the page.'],
    ['departure-beside-arrival', 'The message about the departure stands beside the arrival.'],
    ['unknown-field-unnamed', 'A misspelt field is refused, and not named.'],
  ],
  'pages and sorting': [
    ['start-sorts-by-end', 'Discounts by their start are in the order of their end.'],
    ['waiting-unread', 'Reviews that wait for an answer have answered ones among them.'],
    ['kind-of-type-found', 'A suite among standard rooms is not found as a suite.'],
    ['page-number-of-first', 'The second page says that it is the first.'],
    ['price-counts-within-limits', 'With a price chosen, all other prices have no hotels.'],
  ],
  uploads: [
    ['other-parts-passed-over', 'A form with misnamed parts loses them without a word.'],
    ['picture-address-relative', 'On every page but the first pictures show nothing.'],
    ['what-fits-is-taken', 'Of three pictures too many, the last are gone without a word.'],
    ['size-of-original', 'A large picture is announced larger than it is.'],
  ],
  'sessions and privacy': [
    ['token-for-partners-only', 'A traveller who signs in on the page of partners is not.'],
    ['guests-here-uncounted', 'A host deletes the account while a guest is in the house.'],
    ['occupants-not-exported', 'Who slept in which room is not among the data.'],
    ['mails-of-everybody', "Who takes their data along has strangers' mails too."],
  ],
  'limits and idempotency': [
    ['numbers-unlimited', 'A slip makes eight hundred rooms.'],
    ['type-deleted-unseen', 'A room that a colleague has just added is deleted with its type.'],
    ['old-password-guessed', 'Whoever finds an open browser guesses the password without end.'],
    ['six-rooms', 'A traveller adds rooms until the house is full.'],
    ['arrival-said-again', 'A guest says again and again when they come.'],
  ],
  'headers, media types and cross-origin': [
    ['table-as-text', 'A browser shows a table instead of offering it to the spreadsheet.'],
    ['text-of-json-everywhere', 'A text is taken where only a form is.'],
    ['unknown-address-as-text', 'A wrong address answers in words that no client reads.'],
    ['partners-in-language-asked', 'A Vietnamese browser mixes two languages in the partner area.'],
  ],
} as const;
