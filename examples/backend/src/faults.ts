/**
 * Bugs as real teams make them, each of which `--fault NAME` switches on. Nothing is wrong without one. They prove
 * that `contract:check` sees what a person would; the name stands where such a bug would sit.
 */

/** [name, what somebody would see] by family. */
export const FAULTS = {
  'answer shapes and states': [
    ['null-instead-of-list', 'A hotel without reviews shows a broken page.'],
    ['id-as-text', 'A hotel does not become the favourite that was clicked.'],
    ['created-answers-200', 'A new hotel looks as if it had been saved before.'],
    ['price-as-text', 'Two rooms together cost "1250000900000".'],
    ['status-of-our-own', 'A confirmed stay has a status that no page knows.'],
    ['date-with-time', 'The day of arrival is a day early, or no day at all.'],
    ['empty-fields-left-out', 'The edit form of a hotel without a website stays blank.'],
    ['wrapped-answer', 'No room is ever free, as the list is inside of `data`.'],
    ['old-state-answered', 'After cancelling, the stay still reads confirmed.'],
  ],
  'identity and sign-up': [
    ['unverified-may-sign-in', 'Somebody uses an address that is not theirs.'],
    ['verify-once-only', 'Opening the link twice, as mail programs do, says it is invalid.'],
    ['sign-up-as-admin', 'Anybody makes themselves an administrator.'],
    ['sign-up-tells-addresses', 'The form says who has an account here.'],
    ['login-tells-addresses', 'The login says who has an account here.'],
    ['address-case-counts', 'Lan@example.com cannot sign in as lan@example.com.'],
    ['confirmation-unchecked', 'A slip in the password is saved, and nobody can sign in.'],
    ['role-from-login', 'Choosing the partner login makes a traveller a partner.'],
    ['unverified-says-nothing', 'The login does not say that the address waits for its link.'],
    ['no-draft-hotel', 'A new partner finds no hotel of the name they typed.'],
    ['names-swapped', 'The greeting names the family name.'],
  ],
  'access and ownership': [
    ['foreign-hotel-read', 'A partner reads the hotel of another.'],
    ['foreign-hotel-edited', 'A partner renames the hotel of another.'],
    ['foreign-booking-read', "A traveller reads a stranger's name, phone and stay."],
    ['foreign-booking-cancelled', "A traveller cancels a stranger's stay."],
    ['foreign-voucher-deleted', 'A partner deletes the discount of another.'],
    ['foreign-room-through-own-hotel', "A partner prices another's room under their own hotel."],
    ['foreign-is-403', 'A stranger learns which ids exist.'],
    ['travellers-among-partners', 'A traveller opens the partner area.'],
    ['images-unguarded', 'Anybody without an account adds pictures to a hotel.'],
    ['drafts-public', 'A hotel that is not published can be opened.'],
    ['all-vouchers-listed', 'A partner sees the discounts of all partners.'],
  ],
  'inventory and days': [
    ['oversell-last-room', 'Two guests arrive for one room.'],
    ['overlap-by-arrival-only', 'A stay that begins a day later gets the same room.'],
    ['departure-day-blocked', 'Nobody can arrive on the day on which somebody leaves.'],
    ['cancelled-nights-kept', 'A cancelled room is never sold again.'],
    ['last-night-free', 'The last night of a stay is sold twice.'],
    ['half-a-booking-kept', 'A room is taken although the booking failed.'],
    ['past-arrival-taken', 'A stay that began last week is booked.'],
    ['minimum-stay-unchecked', 'A hotel that lets by the week is booked for a night.'],
    ['maintenance-sold', 'A room under repair is booked.'],
    ['party-unchecked', 'Ten people get a room for two.'],
    ['empty-stay-taken', 'A stay without a night is booked.'],
    ['search-shows-taken', 'Search offers rooms that nobody can have.'],
    ['deleted-room-sold', 'A room that its owner deleted is still booked.'],
  ],
  'seasons and types': [
    ['season-ends-early', 'The last night of Tết costs as much as any other.'],
    ['percent-as-part', 'Half as much again is half as much.'],
    ['order-unsaved', 'The season that was put first comes second.'],
    ['hand-below-season', 'The price that was typed for a night is not asked for.'],
    ['season-without-rules', 'Nights that are closed are sold.'],
    ['deleted-season-counts', "Last year's prices stay."],
    ['range-without-last', 'Of rooms 301 to 304 three are made.'],
    ['number-given-twice', 'Two rooms have one number, and one key.'],
    ['rooms-keep-their-price', 'A new price of a type is asked for nowhere.'],
    ['rooms-outlive-their-type', 'Rooms without a type break the calendar.'],
  ],
  'money and vouchers': [
    ['total-without-tax', 'The counter asks for more than the page said.'],
    ['price-of-the-client', 'Whoever changes the request pays one dong.'],
    ['a-night-too-few', 'Three nights cost as much as two.'],
    ['voucher-use-uncounted', 'A discount for ten is used by all.'],
    ['voucher-race', 'Two bookings at once share the last use of a discount.'],
    ['voucher-use-lost', 'Cancelling does not give the discount back.'],
    ['expired-voucher-taken', "Last year's code still works."],
    ['foreign-voucher-taken', "The code of another partner's works here."],
    ['discount-below-nothing', 'A large discount makes the total negative.'],
    ['tax-before-discount', 'Tax is asked for what was taken off.'],
    ['uses-below-used', 'A discount has more uses than it may have.'],
    ['price-by-hand-unread', 'The desk reads one price, and the guest is asked for another.'],
    ['half-dong', 'Prices have decimals that no purse holds.'],
    ['dollars-as-dong', 'A room for 80 dollars costs 80 dong.'],
  ],
  'bookings that change': [
    ['arrival-forgotten', 'The room of who comes late is given away once a wish is noted.'],
    ['arrival-not-waited-for', 'Who said to come at ten finds the room given away.'],
    ['guests-stay', 'Somebody who no longer comes is still expected.'],
    ['moved-nights-kept', 'The nights that a guest has given back are never sold.'],
    ['moved-nights-free', 'A guest who came a day later finds somebody in the room.'],
    ['moved-to-taken', 'Two guests are promised one room when one stays longer.'],
    ['change-price-unread', 'A stay is changed at a price that nobody has read.'],
    ['preview-saves', 'Who only looks what a change costs has changed the stay.'],
    ['wishes-lost', 'A quiet room was wished for, and nobody reads it.'],
  ],
  'errors and messages': [
    ['html-error-page', 'A wrong address answers with markup.'],
    ['stack-in-answer', 'A broken request shows the insides of the server.'],
    ['byte-order-mark-500', 'A request of some Windows programs ends in 500.'],
    ['no-code', 'The page cannot tell which error it is.'],
    ['fields-in-other-case', 'The message does not stand beside its field.'],
    ['english-for-everybody', 'A Vietnamese traveller reads English errors.'],
    ['invalid-is-400', 'A wrong field reads as an unverified account.'],
    ['taken-without-rooms', 'The page cannot say which room is gone.'],
    ['unknown-fields-pass', 'A misspelt field is lost without a word.'],
    ['odd-id-500', 'An address with letters for a number ends in 500.'],
    ['missing-is-500', 'A deleted hotel ends in "try again later".'],
  ],
  'pages and sorting': [
    ['second-page-repeats', 'Page two begins with the last hotel of page one.'],
    ['pages-from-one', 'The first page cannot be reached.'],
    ['size-ignored', 'Fifty per page shows ten.'],
    ['last-page-uncounted', 'The last hotels are on no page.'],
    ['prices-as-text', 'A million comes before nine hundred thousand.'],
    ['filter-after-page', 'A page of results is half empty.'],
    ['total-of-the-page', 'There seem to be ten hotels in all.'],
    ['beyond-the-end-404', 'A page that was there a minute ago is an error.'],
    ['marks-matter', '"da nang" finds nothing.'],
  ],
  uploads: [
    ['any-file-taken', 'A text file becomes a picture that shows nothing.'],
    ['one-image-more', 'A hotel holds eleven pictures.'],
    ['good-half-kept', 'After an error, half of the pictures are there, and again.'],
    ['metadata-kept', 'A picture tells where it was taken.'],
    ['image-address-broken', 'Uploaded pictures show nothing.'],
    ['images-replaced', 'New pictures delete the old ones.'],
    ['large-file-500', 'A large picture ends in "try again later".'],
    ['type-of-the-name', 'A picture is sent as a web page.'],
  ],
  'sessions and privacy': [
    ['token-outlives-sign-out', 'A lost phone stays signed in.'],
    ['token-outlives-password', 'Whoever knew the old password stays signed in.'],
    ['hash-in-answer', "The account's answer holds the password's hash."],
    ['signature-unchecked', 'Whoever writes a token is who they like.'],
    ['deleted-may-sign-in', 'A deleted account still works.'],
    ['deleted-name-stays', 'A deleted account is still named under its reviews.'],
    ['address-under-review', 'Reviews show mail addresses.'],
    ['reset-keeps-sessions', 'A thief stays signed in after a new password.'],
    ['reset-link-again', 'An old mail sets the password again.'],
  ],
  'limits and idempotency': [
    ['key-ignored', 'A click too much books twice.'],
    ['key-with-other-body', 'Another stay answers with the first booking.'],
    ['key-of-everybody', "A stranger's booking answers one's own key."],
    ['key-after-order', 'The same body in another order is refused.'],
    ['no-login-limit', 'Passwords can be guessed without end.'],
    ['no-booking-limit', 'One account takes all rooms.'],
    ['room-nights-uncounted', 'One account takes a hotel for months.'],
    ['open-bookings-uncounted', 'One account takes a room in every hotel.'],
    ['bookings-of-a-night-uncounted', 'One account takes all rooms of a night.'],
    ['version-unread', 'Who saves last undoes what somebody else saved.'],
    ['sign-in-counts', 'Whoever signs in often is locked out.'],
  ],
  'headers, media types and cross-origin': [
    ['errors-without-origin', 'From another origin each error reads as a lost network.'],
    ['preflight-refused', 'From another origin nothing can be saved.'],
    ['key-header-refused', 'From another origin nothing can be booked.'],
    ['headers-unexposed', 'The page does not know when to try again.'],
    ['answers-stored', "A proxy hands one's account to the next."],
    ['json-as-text', 'The client takes each answer for a failure.'],
    ['any-media-type', 'A form of another site books in your name.'],
    ['method-404', 'A wrong method reads as a lost page.'],
    ['retry-after-missing', 'The page tries again at once, and again.'],
    ['head-refused', 'Link checkers take every hotel for gone.'],
    ['problem-as-json', 'Tools do not know an error for a problem.'],
  ],
} as const satisfies Record<string, readonly (readonly [name: string, seen: string])[]>;

export type Fault = (typeof FAULTS)[keyof typeof FAULTS][number][0];

export const ALL_FAULTS: { family: string; name: Fault; seen: string }[] = Object.entries(
  FAULTS,
).flatMap(([family, rows]) => rows.map(([name, seen]) => ({ family, name, seen })));

const on = new Set<Fault>();

/** These, and no others. */
export function switchOn(names: string[]): void {
  on.clear();
  for (const name of names) {
    const known = ALL_FAULTS.find((one) => one.name === name);
    if (!known) throw new Error(`No fault is named ${name}; --list prints them.`);
    on.add(known.name);
  }
}

export function fault(name: Fault): boolean {
  return on.has(name);
}
