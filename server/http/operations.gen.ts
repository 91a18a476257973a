export interface paths {
  '/api/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in
     * @description Answers the same token twice: `jwt` for the traveller's login, `token` for the partner's. The refusal of an unknown address takes as long as that of a wrong password. `role` says which login page was used; it grants nothing. Tokens of other devices go on.
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/signup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open an account
     * @description One call for both kinds of account. A partner's sign-up with `hotelName` also opens an unlisted draft hotel of that name. The answer is the same whether or not the address is known.
     */
    post: operations['signUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/verify-account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Verify the e-mail address
     * @description Opening the link twice within its 24 hours succeeds twice. The first link that is opened ends the other sign-ups of its address. The answer's role tells which login comes next.
     */
    get: operations['verifyAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/resend-verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the verification mail again
     * @description The answer is the same whether or not the address is known.
     */
    post: operations['resendVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/current-user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is signed in
     * @description Asked by every page at its start: 401 says that nobody is signed in.
     */
    get: operations['getCurrentUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is signed in, at the second path that the specification names
     * @description The same answer as `getCurrentUser`.
     */
    get: operations['getMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/update-profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change name and phone
     * @description Served without the `/api` prefix, as specified.
     */
    put: operations['updateProfile'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/destinations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The tourist destinations, featured ones first
     * @description Not paged: there are few. Names and sentences are in the reader's language.
     */
    get: operations['listDestinations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/hotels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of hotels that travellers may book
     * @description With dates, a hotel is found when it has a room that is free for all nights and holds the whole party, the stay is as long as the hotel's minimum, and the dates of the room's type allow it; price and count are those of such rooms. Without dates they are those of tonight.
     */
    get: operations['listHotels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/hotels/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One hotel with its rooms, services and newest reviews
     * @description 404 for a hotel that is not on sale. Without dates prices are those of tonight, with them those of the stay.
     */
    get: operations['getHotel'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/hotels/{id}/similar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Up to four other hotels, same destination first, nearest in price
     * @description With dates only hotels that have a room for the stay, and what the stay costs there; without
     *     dates any, at tonight's price.
     */
    get: operations['listSimilarHotels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/hotels/{id}/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of a hotel's reviews, newest first, with their average and distribution
     * @description 404 for a hotel that is not on sale. Average, count and distribution are of all reviews, whatever the page.
     */
    get: operations['listReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/hotels/{id}/own-stays': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed-in user's completed stays at a hotel, and what they wrote about them
     * @description Each of them may be reviewed once. The newest twenty, newest first; empty for somebody who has spent no night there, or who owns the hotel or works for it, and so cannot write a review.
     */
    get: operations['listOwnStays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/bookings/{bookingId}/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change the review of one of the signed-in user's bookings
     * @description Until `changeableUntil`, seven days after it was written; then 409 `REVIEW_FINAL` with the moment at which that ended. 404 when there is no review yet.
     */
    put: operations['changeReview'];
    /**
     * Review the stay of one of the signed-in user's bookings
     * @description One review a booking, once its stay is completed; the hotel's average and count follow at once, and its owner is told. The comment is composed (NFC) and trimmed; control characters other than line breaks are refused. 409 `STAY_NOT_COMPLETED`, `NO_STAY` (cancelled or not arrived), `NO_NIGHT` (left on the day of arrival), `OWN_HOTEL` (the caller owns the hotel or works for it) or `REVIEW_EXISTS`.
     */
    post: operations['writeReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/hotels/{id}/search-rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The hotel's rooms that are free for a stay
     * @description A room is found when all its nights are free, it is not under maintenance, it holds the whole party, the stay is as long as the hotel's minimum, and the dates of its type allow the stay. A stay that exactly fills a gap of the room may be shorter than every minimum, unless the owner says otherwise. Those whose stay costs least come first. No room is an answer where several hold the party together: they are found for one adult. When the dates keep the party from the rooms that are free, or nothing is free for a stay shorter than the hotel's minimum, this is refused with 422, the reason and the `nearestStay` of the party.
     */
    get: operations['searchRooms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/hotels/{id}/calendar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What days cost, and which stays they allow
     * @description Of every day: what its night costs at least, whether a guest may arrive or leave, and how long a stay may be that begins on it. A stay that is told of can be booked: a room that holds the whole party, or several that hold it together, are free on all its nights, and the hotel and their dates allow it. A night costs what the cheapest of the fewest rooms do.
     */
    get: operations['getStayCalendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/hotels/{id}/type-availability': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is left of each room type for a stay, or why nothing is
     * @description One answer for every type that has a room on sale, whomever its rooms hold. Where none can be had it says whether all are taken or what the dates have against the stay, and names the nearest stay that one room of the type can be had for; where all are taken, one as long as the stay asked for if such a one is near.
     */
    get: operations['listTypeAvailability'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/rooms/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One room with its hotel
     * @description 404 for a room of a hotel that is not on sale. Without dates its price is that of tonight, with them that of the stay.
     */
    get: operations['getRoom'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a stay costs
     * @description The one number that every page shows. Nothing is stored and nothing is held. Refused with 409 `ROOM_TAKEN` when a room is no longer free, and with 422 and the reason when the dates of a room's type do not allow the stay; a booking likewise. The hotel's best automatic voucher of today is in the rooms' prices; a code replaces it when it takes off more, and never adds to it.
     */
    post: operations['createQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/bookings/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Book rooms
     * @description Takes every night of every room in one transaction, or none. A room that is taken by then is replaced by a like one of its type where the line says `anyOfType`; the answer names the rooms that are booked, and the hotel's owner is told. The server computes the price itself; another price than the one sent is 409 `PRICE_CHANGED` with the new quote. An account holds so many room-nights and open bookings, and so many bookings over one night (150, 12 and 3 unless the operator sets them); beyond that 409 `BOOKING_LIMIT` with what to cancel. A JSON string holding the JSON object is tolerated as a body.
     */
    post: operations['createBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed-in user's bookings
     * @description Only the caller's own, whatever the hotel.
     */
    get: operations['listBookings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/bookings/{bookingId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One of the signed-in user's bookings
     * @description Somebody else's booking is 404.
     */
    get: operations['getBooking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/bookings/{bookingId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel one of the signed-in user's bookings
     * @description Free until `freeCancellationUntil`; later, until `holdUntil`, it is noted as late. The nights are free at once, a voucher's use is given back, and the hotel's owner is told. 409 once the hold is over (`TOO_LATE`) or the booking is no longer confirmed (`STATUS_CHANGED`).
     */
    post: operations['cancelBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/bookings/{bookingId}/calendar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * To which other stays the booking can be changed
     * @description As `getStayCalendar` tells of the hotel, of the booking's own rooms, or others of their types where those were not named: its own nights count as free, and cost what was agreed. A change to a stay that is told of, which sends every room in `lines` with its `typeId` and leaves the guests as they are, is not refused but for what an account may hold; without `lines` it keeps the very rooms, which may be taken. After `freeCancellationUntil` that is only a longer one.
     */
    get: operations['getChangeCalendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/bookings/{bookingId}/change/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What changing the booking would do; nothing is stored
     * @description Takes the same body as the change and answers rooms by night, money before and after, and whether the guest is written to. Rooms that somebody else has are in `taken`, and then it cannot be saved; `freeRooms` are those for all nights that are still to come. Where the dates are refused and the rooms are as they were, the refusal names the `nearestStay`. A room that `lines` names with its `typeId` gives way to another of its type where it is taken; one that is not in `lines` stays what it is. The new stay keeps every rule that a booking does; moving to another type or dearer room costs the difference. Nothing may be given back (a night, a room, part of the total) after `freeCancellationUntil`, and nothing is changed once the hold is over: `CHANGE_TOO_LATE`, `TOO_LATE`.
     */
    post: operations['previewBookingChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/bookings/{bookingId}/change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the stay, rooms or party of a booking
     * @description In one transaction: the rooms held are kept until the new ones are taken. Nights that stay keep the price they were agreed at; new nights cost what they cost today. `version` is the one that was read, else 409 `STALE`; `totalPrice` is what the preview said (`after.totalPrice`), else 409 `PRICE_CHANGED`. The hotel's owner is told. 409 `ROOM_TAKEN` names the rooms that somebody else has. The new stay keeps every rule that a booking does; moving to another type or dearer room costs the difference. Nothing may be given back (a night, a room, part of the total) after `freeCancellationUntil`, and nothing is changed once the hold is over: `CHANGE_TOO_LATE`, `TOO_LATE`.
     */
    post: operations['changeBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/bookings/{bookingId}/guests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Say who comes, who sleeps where and what they would like
     * @description As it could be said when booking, until the hold is over: all of it at once, and what is left out is not said; notes that are left out stay. The price and the rooms stay as they are. The hotel's owner is told. `version` is the one that was read, else 409 `STALE`; what is so already is 409 `NOTHING_CHANGED`.
     */
    put: operations['changeGuests'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/bookings/{bookingId}/arrival': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Say once when the guest arrives
     * @description On the check-in day, from 14:00 on. The rooms are then held until that time if it is later than `holdUntil`, and the hotel's owner is told. 409 once it was said (`ARRIVAL_SET`), the hold is over (`HOLD_OVER`) or the booking is no longer confirmed (`STATUS_CHANGED`).
     */
    put: operations['setArrivalTime'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change the password
     * @description Every older token ends; the answer holds a new one. A wrong current password is 422 and names the field.
     */
    put: operations['changePassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/forgot-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a link that sets a new password
     * @description The answer is the same, and takes as long, whether or not the address is known.
     */
    post: operations['forgotPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password by the mailed link
     * @description The link works once, for 24 hours. Every older token ends, and the address counts as verified. The answer's role tells which login comes next.
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sign-out-everywhere': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End every token of the account
     * @description The one that this is called with ends too.
     */
    post: operations['signOutEverywhere'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/language': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * The language that mails to the account are written in
     * @description Those about its bookings that are still to come, too.
     */
    put: operations['chooseLanguage'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the account's owner may want to know of it
     * @description Since when it is there, what was agreed to, and what stands in the way of deleting it.
     */
    get: operations['getAccountRecord'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/account/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Everything that is stored about the caller
     * @description Nothing of anybody else, and no password or token.
     */
    get: operations['exportAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/account/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete the caller's account
     * @description Asks for the password again. Bookings stay with their hotels, with the guest's name and phone number but without the e-mail address; reviews stay without a name and without the stay that they are about. Everything else goes, every token ends, and the address may sign up anew. 409 while the account has coming bookings (`COMING_BOOKINGS`), hotels on sale (`HOTELS_ON_SALE`) or guests who are expected (`HAS_BOOKINGS`). An administrator's account cannot be deleted here. 503 (`UNAVAILABLE`), and nothing is or will be deleted, while a mail to the account is being sent (after the answer none goes out any more), or while the deletion cannot be recorded beside the database. If the database fails meanwhile, signing in tells whether the account is still there.
     */
    post: operations['deleteAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/favourites': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The account's favourite hotels, the newest first
     * @description Hotels that are not on sale now are left out; they are back when they are.
     */
    get: operations['listFavourites'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/favourites/merge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a device's favourites to the account's
     * @description The newest first. What the account has already, and hotels that are not on sale, are passed over; `left` says how many no longer fitted in.
     */
    post: operations['mergeFavourites'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/favourites/{hotelId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Keep a hotel among the account's favourites
     * @description One that is there already stays where it is. 409 when there are 200.
     */
    put: operations['addFavourite'];
    post?: never;
    /**
     * Take a hotel out of the account's favourites
     * @description One that is not among them is no mistake.
     */
    delete: operations['removeFavourite'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of the partner's hotels
     * @description Only the caller's own, those that are not listed too. `text` looks in names and addresses.
     */
    get: operations['listPartnerHotels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All filtered hotels as CSV
     * @description The same filters as the list, without pages; UTF-8, one row for each hotel.
     */
    get: operations['exportPartnerHotels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a hotel, unlisted at first
     * @description It is a draft: travellers find it once it has been published (`setHotelListing`).
     */
    post: operations['createPartnerHotel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One hotel to edit
     * @description `missing` says what publishing still needs, `version` goes back with a change.
     */
    get: operations['getPartnerHotel'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/update/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a hotel
     * @description `version` is the one that was read; when somebody saved in between it is 409 `STALE` and nothing changes. The currency is fixed while the hotel has rooms.
     */
    put: operations['updatePartnerHotel'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/listing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Publish or unpublish a hotel
     * @description Publishing needs an address, a description, a phone number and at least one room; what is missing is named. A suspended hotel cannot be published.
     */
    put: operations['setHotelListing'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a hotel
     * @description 409 `HAS_BOOKINGS` with their number while guests are expected or in the house.
     */
    delete: operations['deletePartnerHotel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/create/{hotelId}/images': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add images to a hotel (up to 10 in all)
     * @description JPEG, PNG or WebP by content, up to 10 MB and 50 million pixels each; stored as WebP without any metadata, turned upright as `Orientation` in it says. All files are taken or none.
     */
    post: operations['uploadHotelImages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/images': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Put a hotel's images in order; the first is the cover
     * @description `imageIds` names every image of the hotel once, otherwise it is 422 and nothing changes.
     */
    put: operations['arrangeHotelImages'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/images/{imageId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an image of a hotel
     * @description Answers the images that are left, the cover first. The address of the deleted one may go on showing it for a while.
     */
    delete: operations['deleteHotelImage'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What one unit of each currency is in dong
     * @description Set by the operator, with the day of which they are. Prices in other currencies are shown to travellers in dong by them.
     */
    get: operations['getRates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of a hotel's rooms
     * @description Of one hotel of the caller's. `text` looks in numbers and names.
     */
    get: operations['listPartnerRooms'];
    put?: never;
    /**
     * Create a room
     * @description Its number is unique in the hotel; a taken one is 422 on `roomNumber`. It joins the type of rooms that are like it.
     */
    post: operations['createPartnerRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/rooms/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All filtered rooms as CSV
     * @description The same filters as the list, without pages; UTF-8, one row for each room.
     */
    get: operations['exportPartnerRooms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/rooms/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change price or status of several rooms at once
     * @description All rooms change or none does. A new price or a change in percent, not both; prices are rounded to what the currency allows. A price with which a room would cost nothing on some night is 422.
     */
    put: operations['changePartnerRooms'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/room-types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the hotel sells, and the rooms of each type
     * @description Rooms that are alike are of one type, which holds what they share. Every room is of one, also a room that was created by itself.
     */
    get: operations['listRoomTypes'];
    put?: never;
    /**
     * Create a type and its rooms in one act
     * @description 409 `ROOM_NUMBERS_TAKEN` names the numbers that other rooms of the hotel have. All rooms are made or nothing is. Where the hotel has a type that says the same in all fields, they join it: that one is answered.
     */
    post: operations['createRoomType'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/room-types/{typeId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One type to edit
     * @description `version` goes back with a change.
     */
    get: operations['getRoomType'];
    /**
     * Change a type and the rooms that follow it
     * @description Every room of the type changes with it, except in what it has of its own (`ownFields`). A room's price stays as far from the type's as it was (`difference`); where one would cost nothing on some night it is 422.
     */
    put: operations['updateRoomType'];
    post?: never;
    /**
     * Delete a type and all its rooms
     * @description 409 `HAS_BOOKINGS` with their number while guests are expected or in one of the rooms; 409 `STALE` when the type has another number of rooms than whoever confirmed this was shown.
     */
    delete: operations['deleteRoomType'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/room-types/{typeId}/rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add rooms to a type
     * @description 409 `ROOM_NUMBERS_TAKEN` names the numbers that other rooms of the hotel have. All rooms are made or none is; sent twice without a key, the second is refused by that.
     */
    post: operations['addRoomsOfType'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/room-types/{typeId}/images': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Put a room type's images in order
     * @description `imageIds` names every image of the type once, otherwise it is 422 and nothing changes.
     */
    put: operations['arrangeRoomTypeImages'];
    /**
     * Add images to a room type (up to 5 in all)
     * @description Rooms of the type that have no images of their own show these. JPEG, PNG or WebP by content, up to 10 MB and 50 million pixels each; stored as WebP without any metadata, turned upright as `Orientation` in it says. All files are taken or none.
     */
    post: operations['uploadRoomTypeImages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/room-types/{typeId}/images/{imageId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an image of a room type
     * @description Answers the images that are left, the cover first. The address of the deleted one may go on showing it for a while.
     */
    delete: operations['deleteRoomTypeImage'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/room-numbers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which rooms an expression would make
     * @description Nothing is stored. An expression that cannot be read is 422 with the reason.
     */
    get: operations['previewRoomNumbers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/seasons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The hotel's seasons that are not over
     * @description A season says what nights cost and which stays they allow. Of several for one night of a type the first in this list counts; what is set by hand for a night comes before all of them.
     */
    get: operations['listSeasons'];
    put?: never;
    /**
     * Create a season, above all others
     * @description Its nights are written in the same transaction; what is set by hand stays. All seasons of a hotel reach 100,000 nights from today on at most, counted once for each season and room type; more is 422 on `lastNight`.
     */
    post: operations['createSeason'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/seasons/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Say which season counts before which
     * @description 409 `STALE` when these are not exactly the hotel's seasons that are not over.
     */
    put: operations['arrangeSeasons'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/seasons/{seasonId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a season
     * @description What it said of nights that it does not reach any more goes back to the next season, or to the weekday. More than 100,000 nights of all seasons is 422, as for a new one, unless they become fewer.
     */
    put: operations['updateSeason'];
    post?: never;
    /**
     * Delete a season
     * @description 409 `STALE` when somebody has changed it since.
     */
    delete: operations['deleteSeason'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/nights': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What nights of all room types cost, and why
     * @description For every night of the span its price, where that comes from, and the rules of sale.
     */
    get: operations['listNights'];
    /**
     * Set nights by hand
     * @description What the body leaves out stays as it is on each night. A night that is set by hand keeps all of it whatever becomes of seasons, until `resetNights`. A price that would leave a night, or a cheaper room of the type, nothing to cost is 422, and so is a body that sets nothing.
     */
    put: operations['changeNights'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/nights/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Let seasons and weekdays decide again
     * @description What was set by hand on these nights is forgotten. Those that had nothing by hand are not counted. With `seen`, only where they all cost what was read.
     */
    put: operations['resetNights'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/rooms/{roomId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One room to edit
     * @description `version` goes back with a change.
     */
    get: operations['getPartnerRoom'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/rooms/{roomId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a room
     * @description `version` is the one that was read; when somebody saved in between it is 409 `STALE` and nothing changes. A price with which the room would cost nothing on some night is 422.
     */
    put: operations['updatePartnerRoom'];
    post?: never;
    /**
     * Delete a room
     * @description 409 `HAS_BOOKINGS` with their number while guests are expected or in the room.
     */
    delete: operations['deletePartnerRoom'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/rooms/{roomId}/images': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Put a room's images in order
     * @description `imageIds` names every image of the room once, otherwise it is 422 and nothing changes.
     */
    put: operations['arrangeRoomImages'];
    /**
     * Add images to a room (up to 5 in all)
     * @description JPEG, PNG or WebP by content, up to 10 MB and 50 million pixels each; stored as WebP without any metadata, turned upright as `Orientation` in it says. All files are taken or none.
     */
    post: operations['uploadRoomImages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/rooms/{roomId}/images/{imageId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an image of a room
     * @description Answers the images that are left, the cover first. The address of the deleted one may go on showing it for a while.
     */
    delete: operations['deleteRoomImage'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/rooms/{roomId}/closures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * When a room is closed, from today on
     * @description The soonest first; those that are over are left out.
     */
    get: operations['listRoomClosures'];
    put?: never;
    /**
     * Close a room for some nights
     * @description Takes the nights as a booking would; 409 `ROOM_BOOKED` with the number of bookings or closures in the way.
     */
    post: operations['closeRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/rooms/{roomId}/closures/{closureId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Open a closed room again
     * @description Its nights from today on can be booked at once. Those that are past stay closed, and a closure that is over is 404.
     */
    delete: operations['reopenRoom'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/vouchers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of the partner's vouchers
     * @description Only the caller's own; deleted ones are left out. `text` looks in codes and descriptions.
     */
    get: operations['listVouchers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/vouchers/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All filtered vouchers as CSV
     * @description The same filters as the list, without pages; UTF-8, one row for each discount.
     */
    get: operations['exportVouchers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/vouchers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One voucher
     * @description `version` goes back with a change.
     */
    get: operations['getVoucher'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/vouchers/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a voucher
     * @description Exactly one of `discountPercent` and `discountAmount`. `active` and `isActive` mean the same. A code that the partner has already, in whatever case, is 422; another partner may have the same.
     */
    post: operations['createVoucher'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/vouchers/update/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a voucher
     * @description What has been redeemed stays redeemed; the number of uses cannot fall below it.
     */
    put: operations['updateVoucher'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/vouchers/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a voucher
     * @description Bookings that used it keep what it took off.
     */
    delete: operations['deleteVoucher'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/vouchers/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a traveller would pay with a discount
     * @description Priced by the same rule as the quote, whether or not the room is free or the hotel listed.
     */
    post: operations['previewVoucher'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of the reviews of the partner's hotels
     * @description Of all hotels of the caller's, or of one.
     */
    get: operations['listPartnerReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/reviews/{reviewId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One review
     * @description 404 for a review of somebody else's hotel.
     */
    get: operations['getPartnerReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/reviews/{reviewId}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Write or change the hotel's answer to a review
     * @description Travellers read it under the review at once. It is composed (NFC) and trimmed; control characters other than line breaks are refused.
     */
    put: operations['answerReview'];
    post?: never;
    /**
     * Take the hotel's answer to a review back
     * @description The review stays, and can be answered again.
     */
    delete: operations['deleteReviewAnswer'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/free-rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Rooms that the desk can give to somebody for these nights
     * @description At the price that travellers see, before tax and fee; until 12:00 in Vietnam also from yesterday on, for who comes after midnight. What binds travellers only warns here, and whether the hotel is listed does not count at its own desk. Rooms under maintenance are left out.
     */
    get: operations['listFreeRooms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Book for a guest at the desk or on the phone
     * @description Takes every night of every room in one transaction, or none, as a guest's own booking does. The guest needs no account; one who leaves an e-mail address gets the usual mail, fifteen seconds later unless `undo-change` takes the booking back. Of a `WALK_IN`, who may have come after midnight, `checkInDate` is yesterday at the earliest until 12:00 in Vietnam, else today. Another `totalPrice` than the server's, or than `priceByHand` makes where that is said, is 409 `PRICE_CHANGED`.
     */
    post: operations['createPartnerBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/bookings/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Price rooms for a guest at the desk or on the phone
     * @description As `createPartnerBooking` would, with the discount code that the guest names; 422 says why that cannot be used. Nothing is stored.
     */
    post: operations['quotePartnerBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/bookings/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change several bookings of a hotel, all or none
     * @description In one transaction, each as `changePartnerBooking` changes one: they may take each other's rooms. Each has the `version` that was read, else 409 `STALE`, and the `totalPrice` that the preview said, else 409 `PRICE_CHANGED`; 409 `ROOM_TAKEN` names the rooms that somebody else has, or that two of them want. `undo-change` of any of them takes all back, as long as nothing else has happened to one.
     */
    post: operations['changeBookingsTogether'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/bookings/changes/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What changing several bookings would do to each; nothing is stored
     * @description Takes the same body as the change and answers a preview of each booking, in the order in which they were named. Rooms of others among them count as free where these leave them; what two of them want is `taken` of both.
     */
    post: operations['previewBookingsTogether'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of the bookings of the partner's hotels
     * @description Of all hotels of the caller's, or of one; whatever their status.
     */
    get: operations['listPartnerBookings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All filtered bookings as CSV
     * @description The same filters as the list, without pages; UTF-8, one row for each booking.
     */
    get: operations['exportPartnerBookings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One booking with its history
     * @description `actions` says what the desk may do with it now.
     */
    get: operations['getPartnerBooking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/check-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The guest has arrived
     * @description From the check-in day on (else 409 `BEFORE_CHECK_IN`), before 12:00 in Vietnam on the check-out day (else 409 `STAY_OVER`). 409 `STATUS_CHANGED` when the booking is no longer in the state that this needs.
     */
    post: operations['checkInBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/check-out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The guest has left
     * @description Nights that are still to come are free at once. 409 `STATUS_CHANGED` when the booking is no longer in the state that this needs.
     */
    post: operations['checkOutBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/undo-check-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The check-in of a moment ago was a mistake
     * @description The booking is confirmed again; its history keeps both. 409 `UNDO_TOO_LATE` half a minute after the check-in, `STATUS_CHANGED` when something else has happened since, also where that was a check-out which has been taken back.
     */
    post: operations['undoCheckIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/undo-check-out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The check-out of a moment ago was a mistake
     * @description The guest is checked in again, with all nights that the check-out freed; its history keeps both. 409 `NIGHTS_SOLD` when one of them is taken by now, `UNDO_TOO_LATE` half a minute after the check-out, `STATUS_CHANGED` when something else has happened since.
     */
    post: operations['undoCheckOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/change/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What changing the booking would do; nothing is stored
     * @description Takes the same body as the change and answers rooms by night, money before and after, and whether the guest is written to. Rooms that somebody else has are in `taken`, and then it cannot be saved; `freeRooms` are those for all nights that are still to come. What binds travellers only warns here. A guest in the house moves from tonight on: nights that were slept stay as they were.
     */
    post: operations['previewPartnerBookingChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the stay, rooms or party of a booking
     * @description In one transaction: the rooms held are kept until the new ones are taken. Nights that stay keep the price they were agreed at; new nights cost what they cost today. `version` is the one that was read, else 409 `STALE`; `totalPrice` is what the preview said (`after.totalPrice`), else 409 `PRICE_CHANGED`. 409 `ROOM_TAKEN` names the rooms that somebody else has. What binds travellers only warns here. A guest in the house moves from tonight on: nights that were slept stay as they were.
     */
    post: operations['changePartnerBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/guests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Say who comes, who sleeps where and what they would like
     * @description All of it at once, until check-out: what is left out is not said; the arrival time alone then stays as it is, and is taken until the guest is here. `version` is the one that was read, else 409 `STALE`; what is so already is 409 `NOTHING_CHANGED`.
     */
    put: operations['changePartnerGuests'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/undo-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back the last change of a booking, or that the desk made or ended it
     * @description `version` is the one that the change answered, or that an undo after it did: so several are taken back one after the other. 409 `STALE` when anything else happened to the booking since, `NOTHING_TO_UNDO` when no change of the last day is left, or something else happened to another that was changed with it, `NIGHTS_SOLD` when somebody else has a night by now. A mail to the guest that has not gone out yet never does. Both bookings of a swap are taken back. A booking that the desk has just made is cancelled, one that it has just cancelled or released is confirmed again with all of its nights and its voucher; of its guests it says again what was said before the desk did. `UNDO_TOO_LATE` for these after half a minute, or once the guest has been told.
     */
    post: operations['undoBookingChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/swap': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let two bookings of a hotel change rooms
     * @description Each takes the other's room on all its nights from tonight on, both or none. The prices stay as agreed. 409 `STALE` when either is not at its version, `ROOM_TAKEN` when a third booking or a closure is in the way.
     */
    post: operations['swapBookingRooms'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/swap/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What changing rooms would do to both bookings; nothing is stored
     * @description Takes the same body as the swap. A room that a third booking or a closure has is in `taken`, and then it cannot be done.
     */
    post: operations['previewRoomSwap'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/release': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The guest did not come
     * @description Not before `holdUntil`: 409 `TOO_EARLY`. The nights are free at once, and the guest is told by mail fifteen seconds later unless `undo-change` takes it back. 409 `STATUS_CHANGED` when the booking is no longer in the state that this needs.
     */
    post: operations['releaseBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/bookings/{bookingId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a booking; the traveller is told by mail
     * @description The nights are free at once, and a voucher's use is given back. The mail goes fifteen seconds later unless `undo-change` takes it back.
     */
    post: operations['cancelPartnerBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/hotels/{hotelId}/calendar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is in which room on which nights, what is closed, and what nights cost
     * @description All rooms of the hotel for up to 60 days. A stay that changes rooms has a bar in each of them. One that is cancelled, or whose guest did not come, has none; of nights that were over long ago nothing is kept.
     */
    get: operations['getPartnerCalendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/dashboard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A day in the partner's hotels, and how full the fourteen from it on are
     * @description Without a day it is today, in Vietnam.
     */
    get: operations['getPartnerDashboard'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Be told of every change at the partner's hotels, for as long as one listens
     * @description Server-sent events. Each says what changed and nothing of it: ask for that again. Its `id` leads
     *     back to it in `Last-Event-ID`, within some minutes and on any server: what was missed meanwhile
     *     comes first, as one event `ANY` if that is too much or too long ago. Without an id it begins with
     *     what changed in the last 30 seconds. At least every 15 seconds there is a comment. The server
     *     ends the stream when the token is withdrawn, when the hotels are the account's no more, after
     *     half an hour, and when it stops: come again then.
     */
    get: operations['watchHotels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What happened, newest first
     * @description Only the caller's own.
     */
    get: operations['listNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/notifications/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark notifications as read
     * @description Without `ids`, all of them. Ids of somebody else change nothing.
     */
    post: operations['markNotificationsRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/partner/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which mails the partner wants
     * @description The choices of the signed-in partner.
     */
    get: operations['getPartnerSettings'];
    /**
     * Choose which mails the partner wants
     * @description What the body leaves out stays as it is.
     */
    put: operations['updatePartnerSettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of all accounts
     * @description Deleted accounts are gone. `text` looks in full names and addresses of mail.
     */
    get: operations['listUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/suspend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Suspend an account
     * @description Its tokens end at once and it cannot sign in. Its hotels are off sale until it is restored; bookings that stand are kept, and their guests are told. An administrator cannot suspend themselves.
     */
    post: operations['suspendUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a suspended account
     * @description 409 `STATUS_CHANGED` when it is not suspended. It is kept in the log.
     */
    post: operations['restoreUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hotels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of all hotels
     * @description Whatever their state; deleted ones are left out. `text` looks in names, addresses and their owners' names.
     */
    get: operations['listAllHotels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hotels/{id}/suspend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Suspend a hotel; its owner is told
     * @description Travellers no longer find or book it; bookings that stand are kept.
     */
    post: operations['suspendHotel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hotels/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a suspended hotel; its owner is told
     * @description 409 `STATUS_CHANGED` when it is not suspended. It is kept in the log. Guests who were told that its owner is suspended, and not yet that this is over, are told now.
     */
    post: operations['restoreHotel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Coming bookings at hotels that are suspended or whose owner is, soonest first
     * @description They stand until the guest or an administrator cancels them. `text` finds guest, booking, hotel and owner.
     */
    get: operations['listBookingsAtRisk'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/bookings/{bookingId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a booking at a hotel that is suspended or whose owner is
     * @description The guest is told with the reason, the hotel's owner that it is cancelled, the nights are free, a voucher's use is given back, and it is kept in the log. 409 `NOT_SUSPENDED` at any other hotel, `STATUS_CHANGED` when it is no longer confirmed.
     */
    post: operations['cancelBookingAtRisk'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/actions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who did what, newest first
     * @description Nothing in it is changed or deleted, but for the names of deleted accounts.
     */
    get: operations['listAdminActions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Format: date
     * @description A calendar date of Vietnam, of the years 1900 to 9999.
     * @example 2026-11-27
     */
    Day: string;
    /** @description What was done, in words. */
    Message: {
      /** @description What was done, in the reader's language. */
      message: string;
    };
    /**
     * @description What went wrong, by a stable name. Which of them a status of an operation may carry is said by `x-codes`.
     * @enum {string}
     */
    ProblemCode:
      | 'INVALID'
      | 'WRONG_CREDENTIALS'
      | 'NOT_VERIFIED'
      | 'TOKEN_INVALID'
      | 'PASSWORD_LINK_INVALID'
      | 'ACCOUNT_SUSPENDED'
      | 'SIGNED_OUT'
      | 'FORBIDDEN'
      | 'NOT_FOUND'
      | 'METHOD_NOT_ALLOWED'
      | 'NOT_ACCEPTABLE'
      | 'ROOM_TAKEN'
      | 'PRICE_CHANGED'
      | 'BOOKING_LIMIT'
      | 'STALE'
      | 'HAS_BOOKINGS'
      | 'COMING_BOOKINGS'
      | 'HOTELS_ON_SALE'
      | 'FAVOURITES_FULL'
      | 'ROOM_BOOKED'
      | 'ROOM_NUMBERS_TAKEN'
      | 'TOO_EARLY'
      | 'BEFORE_CHECK_IN'
      | 'STAY_OVER'
      | 'TOO_LATE'
      | 'HOLD_OVER'
      | 'ARRIVAL_SET'
      | 'STATUS_CHANGED'
      | 'UNDO_TOO_LATE'
      | 'NIGHTS_SOLD'
      | 'NOT_ON_SALE'
      | 'CHANGE_TOO_LATE'
      | 'NOTHING_CHANGED'
      | 'NOTHING_TO_UNDO'
      | 'STAY_NOT_COMPLETED'
      | 'NO_STAY'
      | 'NO_NIGHT'
      | 'OWN_HOTEL'
      | 'REVIEW_EXISTS'
      | 'REVIEW_FINAL'
      | 'NOT_ONESELF'
      | 'NOT_SUSPENDED'
      | 'SUSPENDED'
      | 'UNREADABLE'
      | 'TOO_SLOW'
      | 'HEAD_TOO_LARGE'
      | 'TOO_LARGE'
      | 'UNSUPPORTED_TYPE'
      | 'NOT_A_FORM'
      | 'TOO_MANY_REQUESTS'
      | 'TOO_MANY_STREAMS'
      | 'INTERNAL'
      | 'UNAVAILABLE'
      | 'BUSY'
      | 'READ_ONLY';
    /** @description Why something was not done: problem details as RFC 9457 has them, with members of its own. `message` stands in the place of `detail`. */
    Problem: {
      /**
       * Format: uri
       * @description The code as a URI, `tag:nghi-dau.example,2026:` and the code. There is nothing to be fetched.
       */
      type: string;
      /** @description The status of the answer. */
      status: number;
      code: components['schemas']['ProblemCode'];
      /** @description What happened and what to do next, in the reader's language; no two codes of an operation say the same. */
      message: string;
      /** @description Messages by field name; nested names are joined with dots. What is wrong with two days together stands at the later one. */
      fieldErrors?: {
        [key: string]: string;
      };
      /** @description Names the request in the server's log; the same as `X-Request-Id`. */
      requestId: string;
      /** @description Numbers of the rooms that were asked for and are taken. */
      takenRoomIds?: number[];
      /** @description Rooms of the hotel that are free for the stay and hold the party together. Who changes a booking has them in its preview. */
      alternatives?: components['schemas']['Room'][];
      /** @description What it costs now. Who changes a booking has it in its preview. */
      quote?: components['schemas']['Quote'];
      /** @description The caller's bookings that stand in the way. */
      toCancel?: components['schemas']['BookingToCancel'][];
      /** @description How many bookings are in the way. */
      bookings?: number;
      /** @description Those that other rooms of the hotel have. */
      roomNumbers?: string[];
      nearestStay?: components['schemas']['NearestStay'];
      /**
       * Format: date-time
       * @description When it stopped being possible.
       */
      endedAt?: string;
    };
    /** @description The stay that can be had, nearest to the one that was refused: its days differ least from those that were asked for; where rooms are taken, among those of as many nights, if one is near. Of several it is the longest, then the one that begins nearest, rather later than earlier. Its arrival is at most 30 days from the one asked for; its departure may be further away. */
    NearestStay: {
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
    };
    /** @description What is left of a room type for a stay. */
    TypeAvailability: {
      typeId: components['schemas']['RecordId'];
      /** @description How many of its rooms can be booked for the stay. */
      free: number;
      /** @description What the dates have against the stay, in the reader's language. */
      reason?: string;
      nearestStay?: components['schemas']['NearestStay'];
    };
    /** @description One of the caller's bookings that stands in the way of another. */
    BookingToCancel: {
      /** @description The public code of the booking. */
      bookingId: string;
      /** @description The name of the hotel. */
      hotelName: string;
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
    };
    /** @description Who signs in. */
    Credentials: {
      /** @description The address that the account was signed up with; its case does not matter. */
      email: string;
      /** @description The password of the account. */
      password: string;
      /** @description Which login page was used, in any case. */
      role?: string;
    };
    /** @description The token of who has signed in; it goes out as `Authorization: Bearer …`. */
    Session: {
      /** @description The token. */
      jwt: string;
      /** @description The same value as `jwt`. */
      token: string;
    };
    /** @description A sign-up as a traveller, or as a partner by the short form. */
    NewTraveller: {
      email: components['schemas']['EmailAddress'];
      phone?: components['schemas']['OptionalPhoneNumber'];
      password: components['schemas']['NewPassword'];
      /** @description The same as `password`, or the answer is 422. */
      confirmPassword: string;
      firstName: components['schemas']['PersonName'];
      lastName: components['schemas']['PersonName'];
      /** @description PARTNER in any case, or null for a traveller. ADMIN can never be requested. */
      role?: string | null;
      consentVersion?: components['schemas']['ConsentVersion'];
    };
    /** @description A sign-up as a partner, with the name of their first hotel. */
    NewPartner: {
      /** @description Its last word is the given name, and all before it the family name. */
      name: components['schemas']['PersonName'];
      email: components['schemas']['EmailAddress'];
      password: components['schemas']['NewPassword'];
      /** @description The name of the first hotel, an unlisted draft. */
      hotelName: string;
      /** @description PARTNER in any case. */
      role: string;
      consentVersion?: components['schemas']['ConsentVersion'];
    };
    /**
     * @description Which text on the use of personal data was agreed to, by the month of its wording; stored with the moment. Absent when nothing was asked.
     * @enum {string}
     */
    ConsentVersion: '2026-11';
    /**
     * @description An address as HTML takes it, without a name, a comment or quotes around it; a domain in other letters as its `xn--` name. Its case does not matter, all else of it counts, a tag behind `+` and dots too.
     * @example lan@example.com
     */
    EmailAddress: string;
    /**
     * @description An address that an account may have been signed up with, at a time when more was taken.
     * @example lan@example.com
     */
    KnownAddress: string;
    /**
     * @description 0, 84 or +84, then 9 digits; blanks, dots, dashes and brackets are dropped.
     * @example 0912345678
     */
    PhoneNumber: string;
    /**
     * @description As `PhoneNumber`; null or empty is none.
     * @example 0912345678
     */
    OptionalPhoneNumber: string | null;
    /** @description At least 6 characters. */
    NewPassword: string;
    /** @description A name, or a part of one; not only blanks. It is composed (NFC) and trimmed. */
    PersonName: string;
    /** @description Says that the e-mail address is verified, and of what kind the account is. */
    AddressVerified: {
      /** @description What was done, in words. */
      message: string;
      role: components['schemas']['Role'];
    };
    /** @description Says that the new password holds, and of what kind the account is. */
    PasswordSet: {
      /** @description What was done, in the reader's language. */
      message: string;
      role: components['schemas']['Role'];
    };
    /** @description Says that a mail is on its way, if there is such an account. */
    MailSent: {
      /** @description The address that was asked for. */
      email: string;
      /** @description What was done, in the reader's language. */
      message: string;
    };
    /** @description For which address the mail of the sign-up is to come again. */
    ResendRequest: {
      email: components['schemas']['KnownAddress'];
    };
    /**
     * @description A traveller, an owner of hotels, or who looks after the marketplace. Each account has one.
     * @enum {string}
     */
    Role: 'CUSTOMER' | 'PARTNER' | 'ADMIN';
    /** @description Who is signed in. */
    CurrentUser: {
      /** @description The number of the account. */
      id: number;
      /** @description The given name, which is said last in Vietnamese. */
      firstName: string;
      /** @description The family name, with a middle name if there is one. */
      lastName: string;
      /** @description Family name first. */
      fullName: string;
      /** @description The address that the account signs in with. */
      email: string;
      /** @description As it was given, without what `PhoneNumber` drops; null when there is none. */
      phone: string | null;
      /** @description The same value as `phone`. */
      phoneNumber: string | null;
      role: components['schemas']['Role'];
      /** @description The one role, as a list. */
      roles: components['schemas']['Role'][];
    };
    /** @description In which language the account is written to. */
    LanguageChoice: {
      /**
       * @description Vietnamese or English.
       * @enum {string}
       */
      language: 'vi' | 'en';
    };
    /** @description What the account says of its owner; `email` never changes. */
    ProfileChanges: {
      firstName: components['schemas']['PersonName'];
      lastName: components['schemas']['PersonName'];
      /** @description Stays as it is when absent; null or empty removes it. */
      phone?: components['schemas']['OptionalPhoneNumber'];
    };
    /** @description A picture to show. */
    Image: {
      /** @description Absolute, or root-relative for this server's own files. */
      url: string;
      /** @description The same picture in other widths. */
      srcSet?: string;
      /** @description Pixels. */
      width?: number;
      /** @description Pixels. */
      height?: number;
    };
    /** @description Where a hotel is, as its owner wrote it. */
    Address: {
      /** @description The number of the house. */
      number: string;
      /** @description The street, or the village. */
      street: string;
      /** @description Ward, commune or former district. */
      district: string;
      /** @description The province or city. */
      city: string;
    };
    /**
     * @description What kind of house it is.
     * @enum {string}
     */
    PropertyType: 'HOTEL' | 'APARTMENT' | 'RESORT' | 'HOMESTAY' | 'VILLA';
    /**
     * @description What a hotel may offer, as its flag is called.
     * @enum {string}
     */
    Amenity:
      | 'wifi'
      | 'breakfast'
      | 'pool'
      | 'beach'
      | 'airConditioning'
      | 'freeParking'
      | 'restaurant'
      | 'coffee'
      | 'beverages'
      | 'barLounge'
      | 'wineBar'
      | 'fitness'
      | 'entertainment'
      | 'elevator'
      | 'wheelchairAccess'
      | 'airportTransfer'
      | 'petsAllowed';
    /**
     * @description The shortest stay; 1, 7, 14, 30, 90 or 180 nights.
     * @enum {string}
     */
    MinimumStay: '3_OR_LESS' | '1_WEEK' | '2_WEEKS' | '1_MONTH' | '3_MONTHS' | '6_MONTHS';
    /** @description Something that a room or hotel offers, in words of its owner. */
    Service: {
      /** @description In words of its owner, at most 200 characters; usual ones may be told in the language of the reader. */
      name: string;
    };
    /** @description A place to travel to, with hotels on sale. */
    Destination: {
      /** @description Its name in addresses: lower case, without marks, with hyphens. */
      slug: string;
      /** @description As it is called today. */
      name: string;
      /** @description Other and former names, in lower case and without marks. */
      aliases: string[];
      /** @description A sentence about it. */
      description: string;
      /** @description Whether the home page shows it. */
      featured: boolean;
      /** @description How many hotels on sale are there. */
      hotelCount: number;
      image: components['schemas']['Image'];
    };
    /** @description Which page of a list this is. */
    Pageable: {
      /** @description The page that is answered, counted from 0. */
      pageNumber: number;
    };
    /** @description A page of hotels on sale. */
    HotelPage: {
      /** @description The rows of this page. */
      content: components['schemas']['HotelCard'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
      counts?: components['schemas']['ChoiceCounts'];
    };
    /** @description How many hotels are found with each choice, all other conditions being as they are: with that property type instead of those chosen, with that amenity beside those chosen, with that rating instead of the one chosen, with that range of prices instead of all limits of prices. */
    ChoiceCounts: {
      /** @description By property type. */
      propertyType: {
        /** @description How many hotels. */
        HOTEL: number;
        /** @description How many hotels. */
        APARTMENT: number;
        /** @description How many hotels. */
        RESORT: number;
        /** @description How many hotels. */
        HOMESTAY: number;
        /** @description How many hotels. */
        VILLA: number;
      };
      /** @description By amenity. */
      amenities: {
        /** @description How many hotels. */
        wifi: number;
        /** @description How many hotels. */
        breakfast: number;
        /** @description How many hotels. */
        pool: number;
        /** @description How many hotels. */
        beach: number;
        /** @description How many hotels. */
        airConditioning: number;
        /** @description How many hotels. */
        freeParking: number;
        /** @description How many hotels. */
        restaurant: number;
        /** @description How many hotels. */
        fitness: number;
        /** @description How many hotels. */
        airportTransfer: number;
        /** @description How many hotels. */
        petsAllowed: number;
        /** @description How many hotels. */
        elevator: number;
        /** @description How many hotels. */
        wheelchairAccess: number;
        /** @description How many hotels. */
        coffee: number;
        /** @description How many hotels. */
        beverages: number;
        /** @description How many hotels. */
        barLounge: number;
        /** @description How many hotels. */
        wineBar: number;
        /** @description How many hotels. */
        entertainment: number;
      };
      /** @description By the least average of all reviews. */
      minRating: {
        /** @description How many hotels. */
        3: number;
        /** @description How many hotels. */
        4: number;
        /** @description How many hotels. */
        3.5: number;
        /** @description How many hotels. */
        4.5: number;
      };
      /** @description Ranges of what cards tell, in whole dong, the lowest first: without dates of `price`, with dates of `stayTotal`. Both ends are within, so that one hotel may be in two. */
      price: {
        /** @description Whole dong. */
        min?: number;
        /** @description Whole dong. */
        max?: number;
        /** @description How many hotels are in the range. */
        hotels: number;
      }[];
    };
    /** @description A hotel in a list. */
    HotelCard: {
      /** @description The number of the hotel. */
      id: number;
      /** @description The name of the hotel. */
      name: string;
      /** @description The address in one line. */
      location: string;
      /** @description What the hotel says of itself, as on its page; may be empty. */
      description: string;
      propertyType: components['schemas']['PropertyType'];
      /** @description The average of all reviews, rounded to one decimal; 0 when there are none. */
      rating: number;
      /** @description How many reviews there are. */
      totalReviews: number;
      /** @description Whole dong per night of the cheapest room, of those that are asked for, less the automatic voucher of today if there is one: of the stay on average, or else of tonight. */
      price?: number;
      /** @description Whole dong before the discount. */
      originalPrice?: number;
      /** @description Percent. */
      discount?: number;
      /** @description How many the stay has. */
      stayNights?: number;
      /** @description Whole dong for all nights of the stay in that room, with taxes and fees. */
      stayTotal?: number;
      /** @description The same before the discount. */
      originalStayTotal?: number;
      /** @description The cover first; empty when there are none. */
      images: components['schemas']['Image'][];
      /** @description The same number as `roomCount`. */
      rooms: number;
      /** @description Rooms free for the dates and the party, else tonight. */
      roomCount: number;
      /** @description Where it is longer than a night, a room that is free tonight cannot be had for it alone. */
      minimumStay: components['schemas']['MinimumStay'];
    };
    /** @description A hotel with its rooms and newest reviews. */
    Hotel: {
      /** @description The number of the hotel. */
      id: number;
      /** @description The name of the hotel. */
      name: string;
      /** @description The name of the business behind the hotel. */
      businessName: string;
      propertyType: components['schemas']['PropertyType'];
      /** @description The address in one line. */
      location: string;
      address: components['schemas']['Address'];
      /** @description Free text; may be empty. */
      description: string;
      /** @description As it was given; null when there is none. */
      phone: string | null;
      /** @description The e-mail address. */
      email: string | null;
      /** @description An `http` or `https` address; null when there is none. */
      website: string | null;
      /** @description The address of the page there; null when there is none. */
      facebook: string | null;
      /** @description The address of the page there; null when there is none. */
      instagram: string | null;
      /** @description The address of the page there; null when there is none. */
      twitter: string | null;
      /** @description The address of the page there; null when there is none. */
      linkedin: string | null;
      /** @description The address of the page there; null when there is none. */
      tiktok: string | null;
      /** @description The cover first; empty when there are none. */
      images: components['schemas']['Image'][];
      /** @description All its rooms, those under maintenance too. */
      rooms: components['schemas']['Room'][];
      /** @description What it offers, in words; may be empty. */
      services: components['schemas']['Service'][];
      /** @description The newest ten. */
      reviews: components['schemas']['Review'][];
      /** @description The average of all reviews, rounded to one decimal; 0 when there are none. */
      totalRatings: number;
      /** @description How many reviews there are. */
      totalReviews: number;
      minimumStay: components['schemas']['MinimumStay'];
      /** @description Guests may bring pets. */
      petsAllowed: boolean;
    };
    /** @description A hotel beside a room or a booking. */
    HotelSummary: {
      /** @description The number of the hotel. */
      id: number;
      /** @description The name of the hotel. */
      name: string;
      /** @description The address in one line. */
      location: string;
      address: components['schemas']['Address'];
      /** @description As it was given; null when there is none. */
      phone: string | null;
      /** @description The cover first; empty when there are none. */
      images: components['schemas']['Image'][];
      minimumStay: components['schemas']['MinimumStay'];
      /** @description Guests may bring pets. */
      petsAllowed: boolean;
      /** @description The average of all reviews, rounded to one decimal; 0 when there are none. */
      totalRatings: number;
      /** @description How many reviews there are. */
      totalReviews: number;
    };
    /** @description What a guest says of a stay, as everybody reads it. */
    Review: {
      /** @description The number of the review. */
      id: number;
      /** @description Empty when the guest is not named. */
      userName: string;
      /**
       * Format: date-time
       * @description When it was written.
       */
      createdAt: string;
      /** @description Stars, from 1 to 5. */
      rating: number;
      /** @description What the guest wrote. */
      comment: string;
      /** @description What the hotel answered; null until it does. */
      hotelResponse: string | null;
      /**
       * Format: date-time
       * @description When the guest changed it last.
       */
      changedAt?: string;
      /**
       * Format: date-time
       * @description When the hotel answered last.
       */
      respondedAt?: string;
      stay?: components['schemas']['ReviewedStay'];
    };
    /** @description Which stay a review is of, without naming the guest. */
    ReviewedStay: {
      /** @description Of the check-in, `YYYY-MM`. */
      month: string;
      /** @description How many nights it had. */
      nights: number;
      /** @description The rooms as they were called. */
      rooms: string[];
    };
    /** @description A page of a hotel's reviews, the newest first, with what all of them say together. */
    ReviewPage: {
      /** @description The rows of this page. */
      content: components['schemas']['Review'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
      /** @description The average of all reviews, rounded to one decimal; 0 when there are none. */
      totalRatings: number;
      /** @description How many reviews there are. */
      totalReviews: number;
      /** @description How many gave one star, two stars and so on. */
      distribution: number[];
    };
    /** @description A completed stay of the caller's, with its review. */
    OwnStay: {
      /** @description The public code of the booking. */
      bookingId: string;
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description The rooms as they were called. */
      rooms: string[];
      review?: components['schemas']['OwnReview'];
    };
    /** @description The caller's own review. */
    OwnReview: {
      /** @description The number of the review. */
      id: number;
      /** @description Stars, from 1 to 5. */
      rating: number;
      /** @description What the guest wrote. */
      comment: string;
      /**
       * Format: date-time
       * @description When it was written.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the guest changed it last; null when never.
       */
      changedAt: string | null;
      /**
       * Format: date-time
       * @description Until when it can be changed: seven days after it was written.
       */
      changeableUntil: string;
      /** @description What the hotel answered; null until it does. */
      hotelResponse: string | null;
      /**
       * Format: date-time
       * @description When the hotel answered last.
       */
      respondedAt?: string;
    };
    /** @description Stars and words about a stay. */
    NewReview: {
      /** @description Stars. */
      rating: number;
      /** @description No control characters but tabs and line breaks, and none that turn the direction of writing. */
      comment: string;
    };
    /** @description A review of one of the partner's hotels. */
    PartnerReview: {
      /** @description The number of the review. */
      id: number;
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description The name of the hotel. */
      hotelName: string;
      /** @description Empty when the guest is not named. */
      userName: string;
      /** @description Stars, from 1 to 5. */
      rating: number;
      /** @description What the guest wrote. */
      comment: string;
      /**
       * Format: date-time
       * @description When it was written.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the guest changed it last; null when never.
       */
      changedAt: string | null;
      /** @description What the hotel answered; null until it does. */
      answer: string | null;
      /**
       * Format: date-time
       * @description Null also for an answer taken over from elsewhere.
       */
      answeredAt: string | null;
      /** @description Null for a review taken over from elsewhere, or by a guest who has deleted the account. */
      bookingId: string | null;
      stay?: components['schemas']['ReviewedStay'];
    };
    /** @description A page of reviews of the partner's hotels. */
    PartnerReviewPage: {
      /** @description The rows of this page. */
      content: components['schemas']['PartnerReview'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
    /** @description The hotel's answer to a review. */
    ReviewAnswer: {
      /** @description No control characters but tabs and line breaks, and none that turn the direction of writing. */
      answer: string;
    };
    /**
     * @description The class of a room.
     * @enum {string}
     */
    RoomType: 'Standard' | 'Deluxe' | 'Suite' | 'Executive' | 'Presidential';
    /**
     * @description The kind of beds of a room.
     * @enum {string}
     */
    TypeBed: 'Single' | 'Double' | 'Queen' | 'King' | 'Twin';
    /**
     * @description The same as `TypeBed`, in capitals.
     * @enum {string}
     */
    BedType: 'SINGLE' | 'DOUBLE' | 'QUEEN' | 'KING' | 'TWIN';
    /** @description A room as travellers see it in a hotel. */
    Room: {
      /** @description The number of the room, which is not the one on its door. */
      id: number;
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description What the room is called. */
      name: string;
      /** @description Free text; may be empty. */
      description: string;
      /** @description Whole dong per night, less the automatic voucher of today if there is one: of the stay that was asked for on average, rounded half up, or else of tonight. */
      price: number;
      /** @description The same before the discount. */
      originalPrice?: number;
      /** @description Percent. */
      discount?: number;
      /** @description Whole dong for all nights of the stay, as a quote has it. */
      stayPrice?: number;
      /** @description How many those are. */
      stayNights?: number;
      /** @description What each night of the stay costs. */
      nights?: components['schemas']['NightPrice'][];
      type: components['schemas']['RoomType'];
      roomType: components['schemas']['RoomType'];
      /** @description How many people the room holds. */
      capacity: number;
      /** @description How many adults it takes at most; a child may have the place of an adult. */
      numberOfAdults: number;
      /** @description How many children it is meant for; `capacity` is what limits it. */
      numberOfChildren: number;
      /** @description How many beds it has. */
      numberOfBeds: number;
      typeBed: components['schemas']['TypeBed'];
      bedType: components['schemas']['BedType'];
      /** @description The same for rooms of the hotel that are of one type. */
      typeId?: number;
      /** @description What tells it from others of its type. */
      roomNumber?: string;
      /** @description false while the room is under maintenance. */
      onSale: boolean;
      /** @description Its own; without any those of its type, or of the first room of the type that has some. */
      images: components['schemas']['Image'][];
      /** @description What it offers, in words; may be empty. */
      services: components['schemas']['Service'][];
    };
    /** @description A room as travellers see it on a page of its own. */
    RoomDetail: {
      /** @description The number of the room, which is not the one on its door. */
      id: number;
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description What the room is called. */
      name: string;
      /** @description Free text; may be empty. */
      description: string;
      /** @description Whole dong per night, less the automatic voucher of today if there is one: of the stay that was asked for on average, rounded half up, or else of tonight. */
      price: number;
      /** @description The same before the discount. */
      originalPrice?: number;
      /** @description Percent. */
      discount?: number;
      /** @description Whole dong for all nights of the stay, as a quote has it. */
      stayPrice?: number;
      /** @description How many those are. */
      stayNights?: number;
      /** @description What each night of the stay costs. */
      nights?: components['schemas']['NightPrice'][];
      type: components['schemas']['RoomType'];
      roomType: components['schemas']['RoomType'];
      /** @description How many people sleep in it at most. */
      capacity: number;
      /** @description How many adults it takes at most; a child may have the place of an adult. */
      numberOfAdults: number;
      /** @description How many children it is meant for; `capacity` is what limits it. */
      numberOfChildren: number;
      /** @description How many beds it has. */
      numberOfBeds: number;
      typeBed: components['schemas']['TypeBed'];
      bedType: components['schemas']['BedType'];
      /** @description The same for rooms of the hotel that are of one type. */
      typeId?: number;
      /** @description What tells it from others of its type. */
      roomNumber?: string;
      /** @description false while the room is under maintenance. */
      onSale: boolean;
      /** @description The cover first; empty when there are none. */
      images: components['schemas']['Image'][];
      /** @description The same pictures as `images`. */
      roomImages: components['schemas']['Image'][];
      /** @description What it offers, in words; may be empty. */
      services: components['schemas']['Service'][];
      /** @description The hotel's newest ten. */
      reviews: components['schemas']['Review'][];
      /** @description The hotel's average of all reviews, rounded to one decimal; 0 when there are none. */
      totalRating: number;
      /** @description How many reviews there are. */
      totalReviews: number;
      hotel: components['schemas']['HotelSummary'];
    };
    /** @description Which rooms for which stay. */
    NewQuote: {
      hotelId: components['schemas']['RecordId'];
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description The rooms, each once. */
      roomIds: components['schemas']['RecordId'][];
      /** @description Of `roomIds` those instead of which a like room of their type will do: one at the same price for the same party, with the same beds. Where such a room is taken and another is free, the quote is for the other, and names it. */
      anyOfTypeIds?: components['schemas']['RecordId'][];
      /** @description How many adults come; together with `children` no more than the rooms hold. */
      adults?: number;
      /** @description How many children come. */
      children?: number;
      voucherCode?: components['schemas']['VoucherCode'];
    };
    /** @description A number that names something stored. */
    RecordId: number;
    /** @description The version that was read. */
    RecordVersion: number;
    /** @description What a stay costs now. Nothing is kept by it. */
    Quote: {
      /** @description The number of the hotel. */
      hotelId: number;
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description How many nights the stay has. */
      nights: number;
      /** @description The rooms of the quote, each once, in any order. */
      rooms: components['schemas']['Room'][];
      /** @description Rooms × nights in whole dong, before any discount. */
      roomTotal: number;
      /** @description What a voucher takes off the room total. */
      discount: number;
      /** @description The voucher that was applied. */
      voucherCode: string | null;
      /** @description The voucher needs no code, and a code that was sent takes off no more. */
      voucherAutomatic: boolean;
      /** @description Room total after the discount, before tax and fee. */
      totalPrice: number;
      /** @description What taxes and fees are of `totalPrice`, in percent. */
      taxAndFeePercent: number;
      /** @description Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
      taxAndFee: number;
      /** @description Payable at the counter. */
      total: number;
      /**
       * Format: date-time
       * @description The room is kept until this moment if booked now: 18:00 in Vietnam on the check-in day, or two hours after a booking of that day, 23:59 at the latest.
       */
      holdUntil: string;
      /**
       * Format: date-time
       * @description Until when cancelling costs nothing: 72 hours before 14:00 in Vietnam on the check-in day.
       */
      freeCancellationUntil: string;
    };
    /** @description When the guest will come. */
    Arrival: {
      /** @description `HH:MM` in Vietnam on the check-in day, from 14:00. */
      arrivalTime: string;
    };
    /** @description Bookings are paid at the counter. */
    PaymentMethod: {
      /**
       * @description There is one method.
       * @constant
       */
      id: 1;
      /**
       * @description Paid at the counter.
       * @enum {string}
       */
      type: 'CASH';
    };
    /** @description A booking as it was seen at checkout. */
    NewBooking: {
      hotelId: components['schemas']['RecordId'];
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description The quote's `totalPrice`. */
      totalPrice: number;
      paymentMethod: components['schemas']['PaymentMethod'];
      /**
       * @description What a new booking is sent with; it is stored as `CONFIRMED`.
       * @enum {string}
       */
      status: 'PENDING';
      /** @description The rooms, each once, at the prices that were seen. */
      rooms: components['schemas']['ChosenRoom'][];
      /** @description How many adults come; 1 when absent from a request. */
      adults?: number;
      /** @description How many children come; 0 when absent from a request. */
      children?: number;
      /** @description How the hotel reaches the guest; needed when the account has no phone. */
      phoneNumber?: components['schemas']['PhoneNumber'];
      /** @description What the guest asks or tells beside the wishes. */
      notes?: string;
      voucherCode?: components['schemas']['VoucherCode'];
      /** @description Who comes, when the account books for somebody else. The booking stays the account's, and mails go to it. */
      arrivingGuest?: components['schemas']['ArrivingGuest'];
      specialRequests?: components['schemas']['SpecialRequests'];
      /** @description As `setArrivalTime` says it. */
      arrivalTime?: string;
    };
    /** @description Who comes when somebody else books. */
    ArrivingGuest: {
      name: components['schemas']['PersonName'];
      phoneNumber?: components['schemas']['PhoneNumber'];
    };
    /** @description What the guest would like. The house tries, and promises nothing. */
    SpecialRequests: ('DOUBLE_BED' | 'TWIN_BEDS' | 'HIGH_FLOOR' | 'LOW_FLOOR' | 'QUIET_ROOM')[];
    /** @description Who sleeps in a room. */
    Occupants: {
      /** @description How many adults sleep in it. */
      adults: number;
      /** @description One for each child, in whole years; null where it is not said. */
      childAges: (number | null)[];
    };
    /** @description Who comes, what they would like, and who sleeps where. What is absent is taken away, but for the notes, which then stay. */
    BookingGuests: {
      version: components['schemas']['RecordVersion'];
      /** @description Who comes instead of the one who booked. */
      arrivingGuest?: components['schemas']['ArrivingGuest'];
      specialRequests?: components['schemas']['SpecialRequests'];
      /** @description What the guest asks or tells beside the wishes. Absent: it stays as it is. */
      notes?: string;
      /** @description Who sleeps where: no more than a room takes. Said of every room or of none, together as many as `adults` and `children`. */
      rooms?: components['schemas']['LineOccupants'][];
    };
    /** @description Who comes, what they would like, and who sleeps where. What is absent is taken away, but for the notes and the arrival time, which then stay. */
    PartnerBookingGuests: {
      version: components['schemas']['RecordVersion'];
      /** @description Who comes instead of the one who booked. */
      arrivingGuest?: components['schemas']['ArrivingGuest'];
      specialRequests?: components['schemas']['SpecialRequests'];
      /** @description What the guest asks or tells beside the wishes. Absent: it stays as it is. */
      notes?: string;
      /** @description Who sleeps where: no more than a room takes. Said of every room or of none, together as many as `adults` and `children`. */
      rooms?: components['schemas']['LineOccupants'][];
      /** @description `HH:MM` in Vietnam on the check-in day, from 14:00; the rooms are then held until it if that is later. */
      arrivalTime?: string;
    };
    /** @description Who sleeps in the room of one line. */
    LineOccupants: {
      position: components['schemas']['LinePosition'];
      occupants: components['schemas']['Occupants'];
    };
    /** @description A partner's code; blanks around it and its case do not matter. */
    VoucherCode: string;
    /** @description A room of a booking as it was seen. Only `id`, `price`, `anyOfType` and `occupants` count. */
    ChosenRoom: {
      id: components['schemas']['RecordId'];
      /** @description Whole dong per night as shown to the traveller. */
      price: number;
      /** @description A like room of its type will do when it is taken, as in `anyOfTypeIds` of a quote. */
      anyOfType?: boolean;
      /** @description Who sleeps in it: no more than it takes. Said of every room or of none, together as many as `adults` and `children`. */
      occupants?: components['schemas']['Occupants'];
      /** @description Not looked at. */
      name?: string;
      /** @description Not looked at. */
      description?: string | null;
      /** @description Not looked at. */
      numberOfAdults?: number;
      /** @description Not looked at. */
      numberOfChildren?: number;
      /** @description Not looked at. */
      numberOfBeds?: number;
      /** @description Not looked at. */
      services?: components['schemas']['Service'][];
    };
    /**
     * @description | From         | By                                                                  | To           |
     *     | ------------ | ------------------------------------------------------------------- | ------------ |
     *     | -            | `createBooking` (which sends `PENDING`), `createPartnerBooking`     | `CONFIRMED`  |
     *     | `CONFIRMED`  | `checkInBooking`                                                    | `CHECKED_IN` |
     *     | `CONFIRMED`  | `cancelBooking` until the hold ends; `cancelPartnerBooking`, `cancelBookingAtRisk` | `CANCELLED` |
     *     | `CONFIRMED`  | `releaseBooking` once the hold has ended                            | `NO_SHOW`    |
     *     | `CHECKED_IN` | `checkOutBooking`                                                   | `COMPLETED`  |
     *     | `CHECKED_IN` | `undoCheckIn`, shortly after                                        | `CONFIRMED`  |
     *     | `COMPLETED`  | `undoCheckOut`, shortly after                                       | `CHECKED_IN` |
     *     | `CANCELLED`, `NO_SHOW` | `undoBookingChange`, shortly after the desk has done it   | `CONFIRMED`  |
     *     | `CONFIRMED`  | `undoBookingChange`, shortly after the desk has booked              | `CANCELLED`  |
     *
     *     Everything else is 409.
     * @enum {string}
     */
    BookingStatus: 'PENDING' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'CANCELLED' | 'NO_SHOW';
    /** @description Who booked. */
    Guest: {
      /** @description The given name, or the whole name where the desk wrote it; may be empty. */
      firstName: string;
      /** @description The family name; may be empty. */
      lastName: string;
      /** @description Empty when the account is deleted or none was given. */
      email: string;
      /** @description As the hotel reaches the guest; may be empty. */
      phoneNumber: string;
    };
    /** @description What one night costs. */
    NightPrice: {
      night: components['schemas']['Day'];
      /** @description Whole dong, less the automatic discount. */
      price: number;
      /** @description Whole dong before the discount. */
      originalPrice?: number;
    };
    /** @description What a day offers to a stay that begins, ends or goes on with it. */
    CalendarDay: {
      day: components['schemas']['Day'];
      /** @description Whole dong for its night in the cheapest free rooms, less the automatic discount; null when none is free, or the night is closed. */
      price: number | null;
      /** @description How many rooms that is for. */
      rooms: number | null;
      /** @description Some stay begins on it. */
      arrival: boolean;
      /** @description Some stay ends on it. */
      departure: boolean;
      /** @description The fewest nights of a stay that begins on it; null when none does. */
      minStay: number | null;
      /** @description How many nights a stay has that begins on it, the fewest first. */
      stays: components['schemas']['StayLengths'][];
    };
    /** @description Lengths of stays that are possible. */
    StayLengths: {
      /** @description The fewest nights. */
      min: number;
      /** @description The most; every length between both is allowed. */
      max: number;
    };
    /** @description A line of a booking: a room, as it was when it was booked or the line got it; of several its last. */
    BookedRoom: {
      /** @description The number of the room, which is not the one on its door. */
      id: number;
      /** @description The type of the room today. */
      typeId?: number;
      /** @description The number on the door, also of a room that is deleted since. */
      roomNumber?: string;
      /** @description What the room was called. */
      name: string;
      /** @description What was said of the room; may be empty. */
      description: string;
      /** @description Whole dong per night when booked, as it was shown: of its nights on average. */
      price: number;
      /** @description The same before the discount. */
      originalPrice?: number;
      /** @description What each night was booked at. */
      nights?: components['schemas']['NightPrice'][];
      position?: components['schemas']['LinePosition'];
      /** @description The rooms of this line one after the other. */
      segments?: components['schemas']['RoomSegment'][];
      /** @description How many adults it took at most. */
      numberOfAdults: number;
      /** @description How many children it was meant for. */
      numberOfChildren: number;
      /** @description How many beds it had. */
      numberOfBeds: number;
      /** @description The most people. */
      capacity: number;
      bedType?: components['schemas']['BedType'];
      occupants?: components['schemas']['Occupants'];
      /** @description What the room offered when it was booked. */
      services: components['schemas']['Service'][];
    };
    /** @description A booking as its guest sees it. */
    Booking: {
      /** @description Raised by everything that happens to the booking. */
      version?: number;
      /** @description How often the stay has changed for a calendar, beside the arrival time: what the SEQUENCE of its calendar file counts on from, in mails as on pages. */
      calendarSequence?: number;
      /** @description The public code of the booking. */
      bookingId: string;
      status: components['schemas']['BookingStatus'];
      hotel: components['schemas']['HotelSummary'];
      /** @description Its lines, by their `position`. */
      selectedRooms: components['schemas']['BookedRoom'][];
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description How many nights the stay has. */
      nights: number;
      /** @description How many adults come; 1 when absent from a request. */
      adults: number;
      /** @description How many children come; 0 when absent from a request. */
      children: number;
      user: components['schemas']['Guest'];
      /** @description Rooms × nights before a discount by code, in whole dong. */
      roomTotal: number;
      /** @description What a voucher takes off the room total, in whole dong; 0 without one. */
      discount: number;
      /** @description The code of the voucher that was applied; null without one. */
      voucherCode: string | null;
      /** @description Room total after the discount, before tax and fee, in whole dong. */
      totalPrice: number;
      /** @description What taxes and fees are of `totalPrice`, in percent. */
      taxAndFeePercent: number;
      /** @description Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
      taxAndFee: number;
      /** @description Payable at the counter. */
      totalAmount: number;
      paymentMethod: components['schemas']['PaymentMethod'];
      /** @description What the guest asked or told beside the wishes; may be empty. */
      notes: string;
      /** @description Who comes instead of `user`, who booked. */
      arrivingGuest?: components['schemas']['ArrivingGuest'];
      specialRequests?: components['schemas']['SpecialRequests'];
      /**
       * Format: date-time
       * @description Until when the rooms are kept for a guest who has not arrived: 18:00 in Vietnam on the check-in day, or later that day; for who walked in, the end of the stay.
       */
      holdUntil: string;
      /** @description `HH:MM` on the check-in day, once the guest has said it. */
      arrivalTime: string | null;
      /**
       * Format: date-time
       * @description Until when cancelling costs nothing: 72 hours before 14:00 in Vietnam on the check-in day.
       */
      freeCancellationUntil: string;
      /**
       * Format: date-time
       * @description When it was booked.
       */
      createdAt: string;
      /** @description The booking is `CONFIRMED`, and its hotel or the owner is suspended; it stands all the same. */
      hotelSuspended: boolean;
      cancellation?: components['schemas']['BookingCancellation'];
      /** @description Whether the guest may review the stay: a night of it was spent, and the hotel is not their own. */
      reviewable: boolean;
      review?: components['schemas']['OwnReview'];
      data: components['schemas']['Message'];
    };
    /** @description How a booking came to be cancelled, for its guest. */
    BookingCancellation: {
      /**
       * Format: date-time
       * @description When it was cancelled.
       */
      at: string;
      /**
       * @description Who cancelled: the guest, the hotel, or an administrator of the marketplace.
       * @enum {string}
       */
      by: 'GUEST' | 'HOTEL' | 'MARKETPLACE';
      /** @description Why, as it was written. */
      reason?: string;
    };
    /** @description What is to be otherwise; what is absent stays. */
    BookingChange: {
      version: components['schemas']['RecordVersion'];
      checkInDate?: components['schemas']['Day'];
      checkOutDate?: components['schemas']['Day'];
      /** @description Lines of the booking that get another room, by their `position`. */
      lines?: components['schemas']['LineChange'][];
      /** @description Rooms to take beside, for the whole stay; five in all, none once a night of the stay is over. */
      addRooms?: components['schemas']['RoomChoice'][];
      /** @description Lines that are given back, by their `position`; one stays. None once a night of the stay is over: it can be made shorter. */
      removeLines?: components['schemas']['LinePosition'][];
      /** @description How many adults come. */
      adults?: number;
      /** @description How many children come. */
      children?: number;
      /** @description `after.totalPrice` of the preview, in whole dong. A change needs it; a preview does not read it. */
      totalPrice?: number;
    };
    /** @description What is to be otherwise; what is absent stays. */
    PartnerBookingChange: {
      version: components['schemas']['RecordVersion'];
      checkInDate?: components['schemas']['Day'];
      checkOutDate?: components['schemas']['Day'];
      /** @description Lines of the booking that get another room, by their `position`. */
      lines?: components['schemas']['PartnerLineChange'][];
      /** @description Rooms to take beside, for the whole stay. None once a night of it is over: they are a booking of their own. */
      addRooms?: components['schemas']['RoomChoice'][];
      /** @description Lines that are given back, by their `position`; one stays. None once a night of the stay is over: it can be made shorter. */
      removeLines?: components['schemas']['LinePosition'][];
      /** @description How many adults come. */
      adults?: number;
      /** @description How many children come. */
      children?: number;
      /** @description `after.totalPrice` of the preview, in whole dong. A change needs it; a preview does not read it. */
      totalPrice?: number;
      /**
       * @description What nights cost that move to another type: what was agreed (`KEEP`), or by as much more or less as the rooms differ today (`TODAY`).
       * @default KEEP
       * @enum {string}
       */
      price: 'KEEP' | 'TODAY';
      priceByHand?: components['schemas']['ChangedPriceByHand'];
      /** @description For the history. */
      reason?: string;
    };
    /** @description What is to be otherwise of several bookings, all or none. */
    BookingChanges: {
      /** @description Each booking once. */
      changes: {
        /** @description The public code of the booking. */
        bookingId: string;
        change: components['schemas']['PartnerBookingChange'];
      }[];
    };
    /** @description A booking, and the version that it has. */
    BookingVersion: {
      /** @description The public code of the booking. */
      bookingId: string;
      version: components['schemas']['RecordVersion'];
    };
    /** @description What names a room's line within its booking. One that is added comes after the highest that there is. */
    LinePosition: number;
    /** @description Another room for a line. */
    LineChange: {
      position: components['schemas']['LinePosition'];
      roomId?: components['schemas']['RecordId'];
      /** @description Any free room of the type, instead of `roomId`: the one it has where that will do, else the cheapest, of these the one with the lowest number. */
      typeId?: components['schemas']['RecordId'];
      /** @description The first night in that room; from the first that can still change when absent. */
      from?: components['schemas']['Day'];
    };
    /** @description Another room for a line, for some of its nights or all. */
    PartnerLineChange: {
      position: components['schemas']['LinePosition'];
      roomId?: components['schemas']['RecordId'];
      /** @description Any free room of the type, instead of `roomId`: the one it has where that will do, else the cheapest, of these the one with the lowest number. */
      typeId?: components['schemas']['RecordId'];
      /** @description The first night in that room; from the first that can still change when absent. */
      from?: components['schemas']['Day'];
      /** @description The day after the last night in that room; the nights from then on stay where they are. To the end when absent. */
      to?: components['schemas']['Day'];
      /** @description Whether only somebody who names a room moves it. */
      pinned?: boolean;
    };
    /** @description A room, or any free one of a type. */
    RoomChoice: {
      roomId?: components['schemas']['RecordId'];
      typeId?: components['schemas']['RecordId'];
    };
    /** @description Of the nights that this change adds or moves; where there are none, of all that are still to come. */
    ChangedPriceByHand: {
      /** @description Whole dong. */
      pricePerNight: number;
      /** @description For the history. */
      reason: string;
    };
    /** @description Which change is taken back: the last one, if the booking is still as it was after it. */
    UndoneChange: {
      version: components['schemas']['RecordVersion'];
    };
    /** @description Two lines that exchange their rooms. */
    RoomSwap: {
      version: components['schemas']['RecordVersion'];
      position: components['schemas']['LinePosition'];
      /** @description The line that gets the room instead. */
      other: {
        /** @description The public code of the booking. */
        bookingId: string;
        version: components['schemas']['RecordVersion'];
        position: components['schemas']['LinePosition'];
      };
    };
    /** @description What an exchange would do to both bookings. */
    RoomSwapPreview: {
      own: components['schemas']['BookingChangePreview'];
      other: components['schemas']['BookingChangePreview'];
    };
    /**
     * @description What happened to the stay: other days of the same length, more or fewer nights, a room of the same type, a room of another, rooms more or fewer, the party, prices, pins, who comes and what they would like; or that a change, an arrival or a departure was taken back. A room of the same type is not told beside one of another, nor prices beside anything but pins.
     * @enum {string}
     */
    ChangeKind:
      | 'RESCHEDULED'
      | 'EXTENDED'
      | 'SHORTENED'
      | 'ROOM_CHANGED'
      | 'MOVED'
      | 'ROOMS_ADDED'
      | 'ROOMS_REMOVED'
      | 'PARTY_CHANGED'
      | 'REPRICED'
      | 'PINNED'
      | 'GUESTS_CHANGED'
      | 'UNDONE';
    /** @description Nights that follow each other in one room. */
    RoomSegment: {
      /** @description The number of the room, which is not the one on its door. */
      roomId: number;
      /** @description The number on its door. */
      roomNumber: string;
      /** @description What the room is called. */
      name: string;
      from: components['schemas']['Day'];
      to: components['schemas']['Day'];
    };
    /** @description Whole dong. */
    StayTotals: {
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description How many nights the stay has. */
      nights: number;
      /** @description How many adults come; 1 when absent from a request. */
      adults: number;
      /** @description How many children come; 0 when absent from a request. */
      children: number;
      /** @description Rooms × nights, before a discount by code. */
      roomTotal: number;
      /** @description What a voucher takes off. */
      discount: number;
      /** @description Room total after the discount, before tax and fee. */
      totalPrice: number;
      /** @description Taxes and fees. */
      taxAndFee: number;
      /** @description Payable at the counter. */
      totalAmount: number;
    };
    /** @description Where a night is spent, and for what. */
    NightInRoom: {
      /** @description The number of the room, which is not the one on its door. */
      roomId: number;
      /** @description The number on the door; unique in the hotel. */
      roomNumber: string;
      /** @description Whole dong, after the automatic discount. */
      price: number;
    };
    /** @description A night of a line that is not as it was. */
    ChangedNight: {
      position: components['schemas']['LinePosition'];
      night: components['schemas']['Day'];
      before?: components['schemas']['NightInRoom'];
      after?: components['schemas']['NightInRoom'];
    };
    /** @description What a change would do; nothing is stored by asking. */
    BookingChangePreview: {
      /** @description The public code of the booking. */
      bookingId: string;
      /** @description That of the booking as it was read for this. */
      version: number;
      /** @description What would happen; empty when nothing would, which cannot be saved. */
      kinds: components['schemas']['ChangeKind'][];
      before: components['schemas']['StayTotals'];
      after: components['schemas']['StayTotals'];
      /** @description Of `totalAmount`: what is paid more, or less below 0. */
      difference: number;
      /** @description The rooms afterwards, by their nights. */
      lines: {
        position: components['schemas']['LinePosition'];
        /** @description Its rooms one after the other. */
        segments: components['schemas']['RoomSegment'][];
      }[];
      /** @description The nights that are not as they were. */
      nights: components['schemas']['ChangedNight'][];
      /** @description Rooms that somebody else has on these nights. */
      taken: {
        position: components['schemas']['LinePosition'];
        /** @description The number of the room, which is not the one on its door. */
        roomId: number;
        /** @description The number on the door; unique in the hotel. */
        roomNumber: string;
        /** @description The nights on which it is taken. */
        nights: components['schemas']['Day'][];
      }[];
      /** @description Rooms that a line may have on all nights that are still to come; the booking's own count as free. */
      freeRooms: {
        /** @description The number of the room, which is not the one on its door. */
        id: number;
        /** @description The number on the door; unique in the hotel. */
        roomNumber: string;
        /** @description What the room is called. */
        name: string;
        /** @description The number of the room type. */
        typeId?: number;
      }[];
      /** @description Whether the guest is written to: of other days, rooms of another type, more or fewer rooms, or another total. */
      mail: boolean;
      /** @description Rules that bind travellers and not the desk, in words. */
      warnings: string[];
    };
    /** @description A page of the caller's bookings. */
    BookingPage: {
      /** @description The rows of this page. */
      content: components['schemas']['Booking'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
    /** @description A new password, and the present one. */
    PasswordChange: {
      /** @description The present password of the account. */
      currentPassword: string;
      password: components['schemas']['NewPassword'];
      /** @description The same as `password`, or the answer is 422. */
      confirmPassword: string;
    };
    /** @description Who deletes an account shows that it is theirs. */
    AccountDeletion: {
      /** @description The present password of the account. */
      password: string;
    };
    /** @description Null when nothing was asked at the sign-up. */
    Consent: {
      /**
       * Format: date-time
       * @description When it was agreed to.
       */
      at: string;
      /** @description Which wording, by its month. */
      version: string;
    } | null;
    /** @description What is stored of the account, and what stands in the way of deleting it. */
    AccountRecord: {
      /**
       * Format: date-time
       * @description When the account was made.
       */
      createdAt: string;
      consent: components['schemas']['Consent'];
      /** @description The account's own stays whose days are not over. */
      comingBookings: number;
      /** @description Those that a partner has listed, suspended ones too; 0 for everybody else. */
      hotelsOnSale: number;
      /** @description Bookings at the partner's hotels whose guests are expected or in the house. */
      expectedGuests: number;
    };
    /** @description All that is stored of the account, to take along. */
    AccountExport: {
      /**
       * Format: date-time
       * @description When the export was made.
       */
      exportedAt: string;
      account: components['schemas']['ExportedAccount'];
      /** @description All bookings of the account. */
      bookings: components['schemas']['ExportedBooking'][];
      /** @description All its reviews. */
      reviews: components['schemas']['ExportedReview'][];
      /** @description The hotels that it keeps. */
      favourites: components['schemas']['ExportedFavourite'][];
      /** @description The mails that were written to the account's address. */
      mails: components['schemas']['ExportedMail'][];
      /** @description A partner's hotels; the lists of the dashboard export what is in them. */
      hotels: components['schemas']['ExportedHotel'][];
    };
    /** @description The account itself. */
    ExportedAccount: {
      /** @description The number of the account. */
      id: number;
      /** @description The address that the account signs in with. */
      email: string;
      /** @description The given name, which is said last in Vietnamese. */
      firstName: string;
      /** @description The family name, with a middle name if there is one. */
      lastName: string;
      /** @description As it was given, without what `PhoneNumber` drops; null when there is none. */
      phone: string | null;
      role: components['schemas']['Role'];
      /**
       * Format: date-time
       * @description When the account was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the address was verified; null until it is.
       */
      verifiedAt: string | null;
      consent: components['schemas']['Consent'];
    };
    /** @description A booking of the account, with all that happened to it. */
    ExportedBooking: {
      /** @description The public code of the booking. */
      bookingId: string;
      status: components['schemas']['BookingStatus'];
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description The name of the hotel. */
      hotelName: string;
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description How many adults come; 1 when absent from a request. */
      adults: number;
      /** @description How many children come; 0 when absent from a request. */
      children: number;
      /** @description Who booked, as the booking says it. */
      guest: {
        /** @description The given name, which is said last in Vietnamese. */
        firstName: string;
        /** @description The family name, with a middle name if there is one. */
        lastName: string;
        /** @description The address that mails about it go to. */
        email: string;
        /** @description As the hotel reaches the guest; may be empty. */
        phone: string;
      };
      /** @description What the guest asked or told beside the wishes; may be empty. */
      notes: string;
      /** @description Who comes instead of `guest`, who booked. */
      arrivingGuest?: components['schemas']['ArrivingGuest'];
      specialRequests?: components['schemas']['SpecialRequests'];
      /** @description Its lines, in order. */
      rooms: {
        /** @description The number of the room, which is not the one on its door. */
        id: number;
        /** @description What the room was called. */
        name: string;
        /** @description Whole dong per night on average, as it was shown. */
        price: number;
        /** @description What each night was booked at. */
        nights?: components['schemas']['NightPrice'][];
        /** @description The rooms of this line one after the other. */
        segments?: components['schemas']['RoomSegment'][];
        /** @description Whole dong before the discount. */
        originalPrice?: number;
        /** @description How many adults it took at most. */
        adults: number;
        /** @description How many children it was meant for. */
        children: number;
        /** @description How many beds it had. */
        beds: number;
        occupants?: components['schemas']['Occupants'];
        /** @description What the room offered when it was booked. */
        services: string[];
      }[];
      /** @description Rooms × nights before a discount by code, in whole dong. */
      roomTotal: number;
      /** @description What a voucher takes off the room total, in whole dong; 0 without one. */
      discount: number;
      /** @description The code of the voucher that was applied; null without one. */
      voucherCode: string | null;
      /** @description Room total after the discount, before tax and fee, in whole dong. */
      totalPrice: number;
      /** @description Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
      taxAndFee: number;
      /** @description With tax and fee, payable at the counter, in whole dong. */
      totalAmount: number;
      /**
       * Format: date-time
       * @description Until when the rooms are kept for a guest who has not arrived: 18:00 in Vietnam on the check-in day, or later that day; for who walked in, the end of the stay.
       */
      holdUntil: string;
      /** @description `HH:MM`, when one was given. */
      arrivalTime: string | null;
      /**
       * Format: date-time
       * @description When it was booked.
       */
      createdAt: string;
      /** @description Oldest first. */
      history: {
        status: components['schemas']['BookingStatus'];
        /**
         * Format: date-time
         * @description When it happened.
         */
        at: string;
        /** @description Otherwise the hotel, or the server. */
        byYou: boolean;
        /** @description Why, in words; null when nothing was said. */
        reason: string | null;
      }[];
    };
    /** @description A review of the account. */
    ExportedReview: {
      /** @description The public code of the booking; null for a review taken over from elsewhere. */
      bookingId: string | null;
      /**
       * Format: date-time
       * @description When the guest changed it last; null when never.
       */
      changedAt: string | null;
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description The name of the hotel. */
      hotelName: string;
      /** @description The name under which it is shown. */
      userName: string;
      /** @description Stars, from 1 to 5. */
      rating: number;
      /** @description What the guest wrote. */
      comment: string;
      /** @description What the hotel answered; null until it does. */
      hotelResponse: string | null;
      /**
       * Format: date-time
       * @description When it was written.
       */
      createdAt: string;
    };
    /** @description A hotel that the account keeps. */
    ExportedFavourite: {
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description The name of the hotel. */
      hotelName: string;
      /**
       * Format: date-time
       * @description When it was kept.
       */
      addedAt: string;
    };
    /** @description A mail to the account's address; its text is not kept for it. */
    ExportedMail: {
      /** @description The line of subject. */
      subject: string;
      /**
       * Format: date-time
       * @description When it was written.
       */
      writtenAt: string;
      /**
       * Format: date-time
       * @description When it left the server; null until it does.
       */
      sentAt: string | null;
    };
    /** @description A hotel of the account. */
    ExportedHotel: {
      /** @description The number of the hotel. */
      id: number;
      /** @description The name of the hotel. */
      name: string;
      /**
       * Format: date-time
       * @description When the hotel was made.
       */
      createdAt: string;
    };
    /** @description Whether a hotel is kept. */
    Favourite: {
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description Whether the account keeps it. */
      favourite: boolean;
    };
    /** @description The hotels that are kept. */
    Favourites: {
      /** @description Those on sale, the one kept last first. */
      hotels: components['schemas']['HotelCard'][];
      /** @description How many of the device's did not fit in; 0 when it was only asked. */
      left: number;
    };
    /** @description What a device kept before its user signed in. */
    DeviceFavourites: {
      /** @description Numbers of the hotels that the device kept, each once; what is no longer on sale is passed over. */
      hotelIds: components['schemas']['RecordId'][];
    };
    /** @description For which address a link to a new password is to come. */
    PasswordRequest: {
      email: components['schemas']['KnownAddress'];
    };
    /** @description A new password, by the link of a mail. */
    PasswordReset: {
      /** @description The secret from the mailed link; good once. */
      token: string;
      password: components['schemas']['NewPassword'];
      /** @description The same as `password`, or the answer is 422. */
      confirmPassword: string;
    };
    /**
     * @description The currency of a price of a partner; travellers pay dong.
     * @enum {string}
     */
    Currency: 'VND' | 'USD' | 'EUR';
    /** @description Dong for one unit of each currency. */
    Rates: {
      /** @description Always 1. */
      VND: number;
      /** @description Dong for one dollar. */
      USD: number;
      /** @description Dong for one euro. */
      EUR: number;
      asOf: components['schemas']['Day'];
    };
    /** @description Pictures in a form, one part for each. */
    ImageUpload: {
      /** @description JPEG, PNG or WebP by content, each as a part of that name. */
      images: string[];
    };
    /** @description The order in which pictures are shown, the cover first. */
    ImageOrder: {
      /** @description Every image once. */
      imageIds: components['schemas']['RecordId'][];
    };
    /** @description A picture of a hotel, a room or a room type, as its owner sees it. */
    StoredImage: {
      /** @description The number of the picture; those of hotels, rooms and types may be counted apart. */
      id: number;
      /** @description Absolute, or root-relative for this server's own files; the same wherever the picture is shown. */
      url: string;
      /** @description The same picture in other widths, as an `img` takes it. */
      srcSet: string;
      /** @description Pixels of the largest one. */
      width: number;
      /** @description Pixels of the largest one. */
      height: number;
    };
    /**
     * @description | From              | By                                                                    | To                  |
     *     | ----------------- | --------------------------------------------------------------------- | ------------------- |
     *     | -                 | `createPartnerHotel`, a partner's `signUp`                            | `DRAFT`             |
     *     | `DRAFT`           | `setHotelListing` with `listed`, once nothing is `missing`            | `LISTED`            |
     *     | `LISTED`          | `setHotelListing` without it                                          | `DRAFT`             |
     *     | `LISTED`, `DRAFT` | `suspendHotel`                                                        | `SUSPENDED`         |
     *     | `SUSPENDED`       | `restoreHotel`                                                        | what it was before, or what its partner has made of it since |
     *
     *     Only what is `LISTED` is shown to travellers. A suspended hotel cannot be listed (409).
     * @enum {string}
     */
    HotelState: 'LISTED' | 'DRAFT' | 'SUSPENDED';
    /** @description An `http` or `https` address; null is none. */
    WebLink: string | null;
    /** @description Where the hotel is; none of it only blanks. */
    NewAddress: {
      /** @description The number of the house. */
      number: string;
      /** @description The street, or the village. */
      street: string;
      /** @description Ward, commune or former district. */
      district: string;
      /** @description The province or city; what it is called decides to which destination the hotel belongs. */
      city: string;
    };
    /** @description Pages of the hotel elsewhere; what is absent has none. */
    SocialMedia: {
      facebook?: components['schemas']['WebLink'];
      instagram?: components['schemas']['WebLink'];
      twitter?: components['schemas']['WebLink'];
      linkedin?: components['schemas']['WebLink'];
      tiktok?: components['schemas']['WebLink'];
    };
    /** @description What rooms cost a night, as the owner says it; `min` is not above `max`. */
    PriceRange: {
      /** @description In `currency` of the hotel. */
      min: number;
      /** @description In `currency` of the hotel. */
      max: number;
    };
    /** @description What the hotel offers; what is absent is false. */
    NewHotelFlags: {
      /** @description Guests are fetched from the airport. */
      airportTransfer?: boolean;
      /** @description A bar or lounge. */
      barLounge?: boolean;
      /** @description A beach at the house. */
      beach?: boolean;
      /** @description Drinks. */
      beverages?: boolean;
      /** @description A swimming pool. */
      pool?: boolean;
      /** @description Wi-Fi. */
      wifi?: boolean;
      /** @description Coffee in the room or the house. */
      coffee?: boolean;
      /** @description Air conditioning. */
      airConditioning?: boolean;
      /** @description Entertainment. */
      entertainment?: boolean;
      /** @description A lift. */
      elevator?: boolean;
      /** @description Access by wheelchair. */
      wheelchairAccess?: boolean;
      /** @description A fitness room. */
      fitness?: boolean;
      /** @description Breakfast. */
      breakfast?: boolean;
      /** @description Guests may bring pets. */
      petsAllowed?: boolean;
      /** @description A restaurant. */
      restaurant?: boolean;
      /** @description Parking at no charge. */
      freeParking?: boolean;
      /** @description A wine bar. */
      wineBar?: boolean;
    };
    /** @description A hotel to be. It is not on sale before it is published. */
    NewHotel: {
      /** @description The name of the hotel. */
      name: string;
      /** @description The name of the business behind the hotel. */
      businessName: string;
      propertyType?: components['schemas']['PropertyType'];
      /** @description At most 400 characters, counted composed (NFC). */
      description: string;
      address: components['schemas']['NewAddress'];
      /** @description Mobile, landline or hotline. */
      phone: string;
      email: components['schemas']['EmailAddress'];
      website?: components['schemas']['WebLink'];
      /** @description The number of the fax; null or absent is none. */
      fax?: string | null;
      socialMedia?: components['schemas']['SocialMedia'];
      /** @description How many rooms the house has, whether they are entered here or not. */
      totalRooms: number;
      priceRange: components['schemas']['PriceRange'];
      currency?: components['schemas']['Currency'];
      minimumStay?: components['schemas']['MinimumStay'];
      /** @description Whether a stay that exactly fills a gap of its room may be shorter than every minimum: nights that are taken or closed, or today, lie right before and right after it. What is left out is true for a new hotel. */
      gapFilling?: boolean;
      amenities?: components['schemas']['NewHotelFlags'];
    };
    /** @description A hotel as it is to be. */
    HotelChanges: {
      version: components['schemas']['RecordVersion'];
      /** @description The name of the hotel. */
      name: string;
      /** @description The name of the business behind the hotel. */
      businessName: string;
      propertyType?: components['schemas']['PropertyType'];
      /** @description At most 400 characters, counted composed (NFC). */
      description: string;
      address: components['schemas']['NewAddress'];
      /** @description Mobile, landline or hotline. */
      phone: string;
      email: components['schemas']['EmailAddress'];
      website?: components['schemas']['WebLink'];
      /** @description The number of the fax; null or absent is none. */
      fax?: string | null;
      socialMedia?: components['schemas']['SocialMedia'];
      /** @description How many rooms the house has, whether they are entered here or not. */
      totalRooms: number;
      priceRange: components['schemas']['PriceRange'];
      currency?: components['schemas']['Currency'];
      minimumStay?: components['schemas']['MinimumStay'];
      /** @description Whether a stay that exactly fills a gap of its room may be shorter than every minimum: nights that are taken or closed, or today, lie right before and right after it. What is left out is true for a new hotel. */
      gapFilling?: boolean;
      amenities?: components['schemas']['NewHotelFlags'];
    };
    /** @description Whether a hotel is on sale. */
    HotelListing: {
      /** @description Whether travellers are to find and book it. */
      listed: boolean;
    };
    /** @description What the hotel offers. */
    HotelFlags: {
      /** @description Guests are fetched from the airport. */
      airportTransfer: boolean;
      /** @description A bar or lounge. */
      barLounge: boolean;
      /** @description A beach at the house. */
      beach: boolean;
      /** @description Drinks. */
      beverages: boolean;
      /** @description A swimming pool. */
      pool: boolean;
      /** @description Wi-Fi. */
      wifi: boolean;
      /** @description Coffee in the room or the house. */
      coffee: boolean;
      /** @description Air conditioning. */
      airConditioning: boolean;
      /** @description Entertainment. */
      entertainment: boolean;
      /** @description A lift. */
      elevator: boolean;
      /** @description Access by wheelchair. */
      wheelchairAccess: boolean;
      /** @description A fitness room. */
      fitness: boolean;
      /** @description Breakfast. */
      breakfast: boolean;
      /** @description Guests may bring pets. */
      petsAllowed: boolean;
      /** @description A restaurant. */
      restaurant: boolean;
      /** @description Parking at no charge. */
      freeParking: boolean;
      /** @description A wine bar. */
      wineBar: boolean;
    };
    /** @description Pages of the hotel elsewhere. */
    HotelLinks: {
      /** @description The address of the page there; null when there is none. */
      facebook: string | null;
      /** @description The address of the page there; null when there is none. */
      instagram: string | null;
      /** @description The address of the page there; null when there is none. */
      twitter: string | null;
      /** @description The address of the page there; null when there is none. */
      linkedin: string | null;
      /** @description The address of the page there; null when there is none. */
      tiktok: string | null;
    };
    /** @description What rooms cost a night, as the owner says it. */
    KnownPriceRange: {
      /** @description In the currency of the hotel; null until it is said. */
      min: number | null;
      /** @description In the currency of the hotel; null until it is said. */
      max: number | null;
    };
    /** @description A hotel as its owner sees it. */
    PartnerHotel: {
      /** @description The number of the hotel. */
      id: number;
      /** @description The name of the hotel. */
      name: string;
      /** @description The name of the business behind the hotel. */
      businessName: string;
      propertyType: components['schemas']['PropertyType'];
      /** @description Free text; may be empty. */
      description: string;
      address: components['schemas']['Address'];
      /** @description As it was given; null when there is none. */
      phone: string | null;
      /** @description The e-mail address. */
      email: string | null;
      /** @description An `http` or `https` address; null when there is none. */
      website: string | null;
      /** @description The number of the fax; null when there is none. */
      fax: string | null;
      socialMedia: components['schemas']['HotelLinks'];
      /** @description How many rooms the house has, whether they are entered here or not. */
      totalRooms: number;
      priceRange: components['schemas']['KnownPriceRange'];
      currency: components['schemas']['Currency'];
      minimumStay: components['schemas']['MinimumStay'];
      /** @description Whether a stay that exactly fills a gap of its room may be shorter than every minimum. */
      gapFilling: boolean;
      amenities: components['schemas']['HotelFlags'];
      /** @description The same flags as `amenities`. */
      services: components['schemas']['HotelFlags'];
      /** @description The cover first; empty when there are none. */
      images: components['schemas']['StoredImage'][];
      /** @description How many rooms are entered. */
      numRooms: number;
      state: components['schemas']['HotelState'];
      /** @description Why an administrator suspended it; null when nobody has. */
      suspendedReason: string | null;
      /** @description Fields that publishing still needs. */
      missing: string[];
      /** @description The average of all reviews, rounded to one decimal; 0 when there are none. */
      rating: number;
      /** @description How many reviews there are. */
      totalReviews: number;
      /** @description Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
      version: number;
      /**
       * Format: date-time
       * @description When the hotel was made.
       */
      createdAt: string;
    };
    /** @description A hotel in the list of its owner. */
    PartnerHotelRow: {
      /** @description The number of the hotel. */
      id: number;
      /** @description The name of the hotel. */
      name: string;
      /** @description The name of the business behind the hotel. */
      businessName: string;
      address: components['schemas']['Address'];
      /** @description The cover, or none. */
      images: components['schemas']['Image'][];
      /** @description How many rooms are entered. */
      numRooms: number;
      state: components['schemas']['HotelState'];
      /** @description Why an administrator suspended it; null when nobody has. */
      suspendedReason: string | null;
      currency: components['schemas']['Currency'];
      /** @description The average of all reviews, rounded to one decimal; 0 when there are none. */
      rating: number;
      /** @description How many reviews there are. */
      totalReviews: number;
      /** @description Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
      version: number;
      /**
       * Format: date-time
       * @description When the hotel was made.
       */
      createdAt: string;
    };
    /** @description A page of the partner's hotels. */
    PartnerHotelPage: {
      /** @description The rows of this page. */
      content: components['schemas']['PartnerHotelRow'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
    /**
     * @description | From | By                                                                                | To          |
     *     | ---- | --------------------------------------------------------------------------------- | ----------- |
     *     | -    | `createPartnerRoom`                                                               | what its body says, else `AVAILABLE` |
     *     | any  | `updatePartnerRoom`, `changePartnerRooms`                                         | any         |
     *
     *     It is what the partner says of the room; no booking changes it.
     * @enum {string}
     */
    RoomStatus: 'AVAILABLE' | 'BOOKED' | 'MAINTENANCE';
    /**
     * @description MAINTENANCE as long as it is set; otherwise BOOKED and CLOSED while a booking or a closure covers tonight.
     * @enum {string}
     */
    StatusTonight: 'AVAILABLE' | 'BOOKED' | 'MAINTENANCE' | 'CLOSED';
    /** @description A room to be. */
    NewRoom: {
      /** @description The number on the door; unique in the hotel. A server may take two that differ in their capitals for one. */
      roomNumber: string;
      /** @description What the room is called. */
      name: string;
      roomType: components['schemas']['RoomType'];
      status?: components['schemas']['RoomStatus'];
      /** @description Free text; may be empty. */
      description?: string;
      /** @description Without it, adults and children together. */
      capacity?: number;
      /** @description How many adults it takes at most; a child may have the place of an adult. */
      numberOfAdults?: number;
      /** @description How many children it is meant for; `capacity` is what limits it. */
      numberOfChildren?: number;
      /** @description How many beds it has. */
      numberOfBeds?: number;
      typeBed?: components['schemas']['TypeBed'];
      /** @description In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
      pricePerNight: number;
      /** @description What the room offers, in words; each once. */
      services?: string[];
      /** @description The type of the hotel that the room is to be of, in whatever it is not as that: another price is its difference. `name` and `roomType` are those of the type; otherwise it is 422. Without it, the room is of the type of rooms that are like it. */
      typeId?: components['schemas']['RecordId'];
    };
    /** @description A room as it is to be. */
    RoomChanges: {
      version: components['schemas']['RecordVersion'];
      /** @description The number on the door; unique in the hotel. A server may take two that differ in their capitals for one. */
      roomNumber: string;
      /** @description What the room is called. */
      name: string;
      roomType: components['schemas']['RoomType'];
      status?: components['schemas']['RoomStatus'];
      /** @description Free text; may be empty. */
      description?: string;
      /** @description Without it, adults and children together. */
      capacity?: number;
      /** @description How many adults it takes at most; a child may have the place of an adult. */
      numberOfAdults?: number;
      /** @description How many children it is meant for; `capacity` is what limits it. */
      numberOfChildren?: number;
      /** @description How many beds it has. */
      numberOfBeds?: number;
      typeBed?: components['schemas']['TypeBed'];
      /** @description In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
      pricePerNight: number;
      /** @description What the room offers, in words; each once. */
      services?: string[];
      /** @description The type of the hotel that the room is to be of, in whatever it is not as that: another price is its difference. `name` and `roomType` are those of the type; otherwise it is 422. Its nights stay sold, at the price they were sold at. */
      typeId?: components['schemas']['RecordId'];
    };
    /** @description A room as its owner sees it. */
    PartnerRoom: {
      /** @description The number of the room, which is not the one on its door. */
      id: number;
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description The name of the hotel. */
      hotelName: string;
      /** @description The number on the door; unique in the hotel. */
      roomNumber: string;
      /** @description What the room is called. */
      name: string;
      roomType: components['schemas']['RoomType'];
      /** @description As the partner set it. BOOKED closes tonight, if it is free, and is over tomorrow. */
      status: components['schemas']['RoomStatus'];
      statusTonight: components['schemas']['StatusTonight'];
      /** @description Free text; may be empty. */
      description: string;
      /** @description How many people sleep in it at most. */
      capacity: number;
      /** @description How many adults it takes at most; a child may have the place of an adult. */
      numberOfAdults: number;
      /** @description How many children it is meant for; `capacity` is what limits it. */
      numberOfChildren: number;
      /** @description How many beds it has. */
      numberOfBeds: number;
      typeBed: components['schemas']['TypeBed'];
      /** @description In the hotel's currency. */
      price: number;
      /** @description The same number as `price`. */
      pricePerNight: number;
      currency: components['schemas']['Currency'];
      /** @description `pricePerNight` in whole dong: what a night usually costs travellers, before weekdays, seasons, single dates and discounts. */
      travellerPrice: number;
      /** @description What tonight costs travellers in whole dong, after all of these, whether or not the room is free. */
      tonightPrice?: number;
      /** @description The number of the room type. */
      typeId?: number;
      /** @description What its room type is called; the room may have a name of its own. */
      typeName?: string;
      /** @description What is added to the type's price, in the hotel's currency. */
      difference?: number;
      /** @description What it offers, in words; may be empty. */
      services: components['schemas']['Service'][];
      /** @description The cover first; empty when there are none. */
      images: components['schemas']['StoredImage'][];
      /** @description Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
      version: number;
    };
    /** @description A page of a hotel's rooms. */
    PartnerRoomPage: {
      /** @description The rows of this page. */
      content: components['schemas']['PartnerRoom'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
    /** @description What several rooms get at once: a price, or a status. */
    RoomsChange: {
      /** @description The rooms that change, all or none. */
      roomIds: components['schemas']['RecordId'][];
      /** @description In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
      pricePerNight?: number;
      /** @description The change of each price. */
      pricePercent?: number;
      /** @description What rooms cost where the change was decided on. Where one of them costs otherwise by now, nothing is changed (409). */
      seen?: components['schemas']['SeenRoom'][];
      status?: components['schemas']['RoomStatus'];
    };
    /** @description What a room cost where a change was decided on. */
    SeenRoom: {
      roomId: components['schemas']['RecordId'];
      /** @description In the hotel's currency. */
      price: number;
    };
    /** @description How many rooms it was. */
    RoomsChanged: {
      /** @description How many rooms were changed. */
      changed: number;
    };
    /** @description Numbers and ranges, separated by commas, and after `except` those to leave out: `101-120, 201-210, B1-B4, 305 except 113`. A range keeps its width (`001-020`). At most 500 numbers. */
    RoomNumbers: string;
    /** @description A room type to be, with its rooms. */
    NewRoomType: {
      /** @description What its rooms are called. */
      name: string;
      roomType: components['schemas']['RoomType'];
      /** @description Free text; may be empty. */
      description?: string;
      /** @description Without it, adults and children together. */
      capacity?: number;
      /** @description How many adults it takes at most; a child may have the place of an adult. */
      numberOfAdults?: number;
      /** @description How many children it is meant for; `capacity` is what limits it. */
      numberOfChildren?: number;
      /** @description How many beds it has. */
      numberOfBeds?: number;
      typeBed?: components['schemas']['TypeBed'];
      /** @description In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
      pricePerNight: number;
      weekdayPrices?: components['schemas']['WeekdayPrices'];
      /** @description What its rooms offer, in words; each once. */
      services?: string[];
      roomNumbers: components['schemas']['RoomNumbers'];
    };
    /** @description A room type as it is to be; its rooms follow in what is not their own. */
    RoomTypeChanges: {
      version: components['schemas']['RecordVersion'];
      /** @description What its rooms are called. */
      name: string;
      roomType: components['schemas']['RoomType'];
      /** @description Free text; may be empty. */
      description?: string;
      /** @description Without it, adults and children together. */
      capacity?: number;
      /** @description How many adults it takes at most; a child may have the place of an adult. */
      numberOfAdults?: number;
      /** @description How many children it is meant for; `capacity` is what limits it. */
      numberOfChildren?: number;
      /** @description How many beds it has. */
      numberOfBeds?: number;
      typeBed?: components['schemas']['TypeBed'];
      /** @description In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
      pricePerNight: number;
      weekdayPrices?: components['schemas']['WeekdayPrices'];
      /** @description What its rooms offer, in words; each once. */
      services?: string[];
    };
    /** @description What a night costs by its weekday, Monday first, in the hotel's currency; null is `pricePerNight`. */
    WeekdayPrices: (number | null)[];
    /**
     * @description A day of the week.
     * @enum {string}
     */
    Weekday: 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN';
    /** @description On which nights of the span; without it on all. */
    Weekdays: components['schemas']['Weekday'][];
    /**
     * @description A percentage more or less, rounded half up to 1,000 dong or to one dollar or euro; the price itself; an amount more or less; or nothing. A season changes the weekday's price, a change by hand the night's.
     * @enum {string}
     */
    PriceChange: 'PERCENT' | 'PRICE' | 'AMOUNT' | 'NONE';
    /** @description A season to be: other prices or rules for a span of nights. */
    SeasonFields: {
      /** @description What the owner calls it. */
      name: string;
      firstNight: components['schemas']['Day'];
      /** @description Included. */
      lastNight: components['schemas']['Day'];
      weekdays?: components['schemas']['Weekdays'];
      /** @description For which of the hotel's types; none is all, those to come too. */
      typeIds?: components['schemas']['RecordId'][];
      change: components['schemas']['PriceChange'];
      /** @description Whole percents, or in the hotel's currency a price, or what is added to it; of `NONE` nothing. */
      value?: number | null;
      /** @description The fewest nights of a stay that begins with this night. */
      minStay?: number | null;
      /** @description The fewest nights of a stay that this night is in. */
      minStayThrough?: number | null;
      /** @description Nobody arrives on this day. */
      noArrival?: boolean;
      /** @description Nobody leaves on this day. */
      noDeparture?: boolean;
      /** @description The night is not sold. */
      closed?: boolean;
    };
    /** @description A season as it is to be. */
    SeasonChanges: {
      version: components['schemas']['RecordVersion'];
      /** @description What the owner calls it. */
      name: string;
      firstNight: components['schemas']['Day'];
      /** @description Included. */
      lastNight: components['schemas']['Day'];
      weekdays?: components['schemas']['Weekdays'];
      /** @description For which of the hotel's types; none is all, those to come too. */
      typeIds?: components['schemas']['RecordId'][];
      change: components['schemas']['PriceChange'];
      /** @description Whole percents, or in the hotel's currency a price, or what is added to it; of `NONE` nothing. */
      value?: number | null;
      /** @description The fewest nights of a stay that begins with this night. */
      minStay?: number | null;
      /** @description The fewest nights of a stay that this night is in. */
      minStayThrough?: number | null;
      /** @description Nobody arrives on this day. */
      noArrival?: boolean;
      /** @description Nobody leaves on this day. */
      noDeparture?: boolean;
      /** @description The night is not sold. */
      closed?: boolean;
    };
    /** @description Other prices or rules for a span of nights. Of several the one above holds. */
    Season: {
      /** @description The number of the season. */
      id: number;
      /** @description What the owner calls it. */
      name: string;
      firstNight: components['schemas']['Day'];
      /** @description Included. */
      lastNight: components['schemas']['Day'];
      weekdays: components['schemas']['Weekdays'];
      /** @description For which of the hotel's types; none is all, those to come too. */
      typeIds: number[];
      change: components['schemas']['PriceChange'];
      /** @description Whole percents, or in the hotel's currency a price, or what is added to it; of `NONE` nothing. */
      value: number | null;
      /** @description The fewest nights of a stay that begins with this night. */
      minStay: number | null;
      /** @description The fewest nights of a stay that this night is in. */
      minStayThrough: number | null;
      /** @description Nobody arrives on this day. */
      noArrival: boolean;
      /** @description Nobody leaves on this day. */
      noDeparture: boolean;
      /** @description The night is not sold. */
      closed: boolean;
      /** @description Raised by each change; sent back with the next one. */
      version: number;
    };
    /** @description Which season holds above which. */
    SeasonOrder: {
      /** @description Every season of the hotel that is not over, once, the one that counts before the others first. */
      seasonIds: components['schemas']['RecordId'][];
    };
    /** @description Nights of room types whose prices and rules by hand are forgotten. */
    NightsReset: {
      /** @description Room types of the hotel, each once. */
      typeIds: components['schemas']['RecordId'][];
      firstNight: components['schemas']['Day'];
      /** @description Included. */
      lastNight: components['schemas']['Day'];
      weekdays?: components['schemas']['Weekdays'];
      /** @description What nights cost where this was decided on. Where one of them costs otherwise by now, nothing is forgotten (409). */
      seen?: components['schemas']['SeenNights'][];
    };
    /** @description What nights of room types get by hand; what is absent stays. */
    NightsChange: {
      /** @description Room types of the hotel, each once. */
      typeIds: components['schemas']['RecordId'][];
      firstNight: components['schemas']['Day'];
      /** @description Included. */
      lastNight: components['schemas']['Day'];
      weekdays?: components['schemas']['Weekdays'];
      /** @description What nights cost where the change was decided on. Where one of them costs otherwise by now, nothing is changed (409). */
      seen?: components['schemas']['SeenNights'][];
      change?: components['schemas']['PriceChange'];
      /** @description Whole percents, or in the hotel's currency a price, or what is added to it; of `NONE` nothing. */
      value?: number | null;
      /** @description The fewest nights of a stay that begins with this night. */
      minStay?: number | null;
      /** @description The fewest nights of a stay that this night is in. */
      minStayThrough?: number | null;
      /** @description Nobody arrives on this day. */
      noArrival?: boolean;
      /** @description Nobody leaves on this day. */
      noDeparture?: boolean;
      /** @description The night is not sold. */
      closed?: boolean;
    };
    /** @description What nights of a type cost where a change was decided on. */
    SeenNights: {
      typeId: components['schemas']['RecordId'];
      firstNight: components['schemas']['Day'];
      /** @description In the hotel's currency, night after night. */
      prices: number[];
    };
    /** @description How many nights it was. */
    NightsChanged: {
      /** @description How many, of all types together. */
      nights: number;
    };
    /** @description What the nights of a room type cost, and by which rules they are sold. */
    NightsOfType: {
      /** @description The number of the room type. */
      typeId: number;
      /** @description What the type is called. */
      name: string;
      currency: components['schemas']['Currency'];
      /** @description How many the type has. */
      rooms: number;
      /** @description Every night of the span, in order. */
      nights: components['schemas']['NightOfType'][];
    };
    /**
     * @description What the night's price and rules come from. By hand comes before seasons, these before the weekday.
     * @enum {string}
     */
    PriceSource: 'BASE' | 'WEEKDAY' | 'SEASON' | 'BY_HAND';
    /** @description One night of a room type. */
    NightOfType: {
      night: components['schemas']['Day'];
      /** @description In the hotel's currency. */
      price: number;
      /** @description What it costs where neither a season nor a hand says a price: its weekday's, else the base price, in the hotel's currency. */
      usualPrice?: number;
      source: components['schemas']['PriceSource'];
      /** @description The season that the night has its price or rules from; null without one. */
      seasonId: number | null;
      /** @description The name of that season; null without one. */
      seasonName: string | null;
      /** @description The fewest nights of a stay that begins with this night. */
      minStay: number | null;
      /** @description The fewest nights of a stay that this night is in. */
      minStayThrough: number | null;
      /** @description Nobody arrives on this day. */
      noArrival: boolean;
      /** @description Nobody leaves on this day. */
      noDeparture: boolean;
      /** @description The night is not sold. */
      closed: boolean;
      /** @description How many nobody has that night. */
      roomsLeft: number;
    };
    /** @description Rooms to be, all of one type. */
    NewRooms: {
      roomNumbers: components['schemas']['RoomNumbers'];
    };
    /** @description What an expression stands for. */
    RoomNumbersPreview: {
      /** @description All numbers that the expression stands for, in order. */
      numbers: string[];
      /** @description Those that other rooms of the hotel have. */
      taken: string[];
    };
    /** @description What rooms that are alike share, and the rooms. */
    RoomTypeWithRooms: {
      /** @description The number of the room type. */
      id: number;
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description What its rooms are called. */
      name: string;
      roomType: components['schemas']['RoomType'];
      /** @description Free text; may be empty. */
      description: string;
      /** @description How many people sleep in it at most. */
      capacity: number;
      /** @description How many adults it takes at most; a child may have the place of an adult. */
      numberOfAdults: number;
      /** @description How many children it is meant for; `capacity` is what limits it. */
      numberOfChildren: number;
      /** @description How many beds it has. */
      numberOfBeds: number;
      typeBed: components['schemas']['TypeBed'];
      /** @description In the hotel's currency. */
      pricePerNight: number;
      weekdayPrices: components['schemas']['WeekdayPrices'];
      currency: components['schemas']['Currency'];
      /** @description `pricePerNight` in whole dong: what a night usually costs travellers, before weekdays, seasons, single dates and discounts. */
      travellerPrice: number;
      /** @description What it offers, in words; may be empty. */
      services: components['schemas']['Service'][];
      /** @description Shown of rooms that have none of their own, the cover first. */
      images: components['schemas']['StoredImage'][];
      /** @description Its rooms, by their numbers on the doors. */
      rooms: components['schemas']['RoomOfType'][];
      /** @description Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
      version: number;
    };
    /** @description A room beside its type. */
    RoomOfType: {
      /** @description The number of the room, which is not the one on its door. */
      id: number;
      /** @description The number on the door; unique in the hotel. */
      roomNumber: string;
      /** @description What is added to the type's price, in the hotel's currency. */
      difference: number;
      /** @description In what it is otherwise than its type, and does not follow it. Services may stand in any order. */
      ownFields: components['schemas']['RoomTypeField'][];
      /** @description How many images of its own it has. */
      imageCount: number;
    };
    /**
     * @description What a room can have otherwise than its type.
     * @enum {string}
     */
    RoomTypeField:
      | 'name'
      | 'roomType'
      | 'description'
      | 'capacity'
      | 'numberOfAdults'
      | 'numberOfChildren'
      | 'numberOfBeds'
      | 'typeBed'
      | 'services';
    /** @description Nights for which a room is taken off sale. */
    NewClosure: {
      /** @description The first night. */
      from: components['schemas']['Day'];
      /** @description The day on which it is open again. */
      to: components['schemas']['Day'];
      /** @description In words of the owner. */
      reason: string;
    };
    /** @description Nights for which a room is off sale. */
    RoomClosure: {
      /** @description The number of the closure. */
      id: number;
      from: components['schemas']['Day'];
      to: components['schemas']['Day'];
      /** @description In words of the owner. */
      reason: string;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
    };
    /**
     * @description | From                  | By                                                                | To                     |
     *     | --------------------- | ----------------------------------------------------------------- | ---------------------- |
     *     | -                     | `createVoucher`                                                   | by its days            |
     *     | `scheduled`           | its `startDate`                                                   | `active`               |
     *     | `scheduled`, `active` | its `expirationDate`, or `updateVoucher` without `isActive`        | `expired`              |
     *     | `expired`             | `updateVoucher` with `isActive` and an expiration to come         | `scheduled`, `active`  |
     * @enum {string}
     */
    VoucherStatus: 'active' | 'scheduled' | 'expired';
    /** @description Taken off every price without a code while the voucher can be used; only for percentages from 1 to 99. Of several the highest applies; what a night costs is rounded half up to whole dong. */
    AutoApply: boolean;
    /** @description A discount to be. Exactly one of `discountPercent` and `discountAmount`. */
    NewVoucher: {
      code: components['schemas']['VoucherCode'];
      /** @description Whole percents of the room total; instead of `discountAmount`. */
      discountPercent?: number;
      /** @description 0.01 to 10000 for USD and EUR, whole dong up to 250000000 for VND. */
      discountAmount?: number;
      currency?: components['schemas']['Currency'];
      startDate: components['schemas']['VoucherMoment'];
      expirationDate: components['schemas']['VoucherMoment'];
      /** @description 0 is unlimited. */
      quantity?: number;
      /** @description The same as `isActive`. */
      active?: boolean;
      /** @description Whether it can be used within its dates; true when absent. */
      isActive?: boolean;
      autoApply?: components['schemas']['AutoApply'];
      /** @description Free text; null or absent is none. */
      description?: string | null;
    };
    /**
     * Format: date-time
     * @description Of the years 2000 to 2199.
     */
    VoucherMoment: string;
    /** @description A discount as it is to be. Exactly one of `discountPercent` and `discountAmount`; what else is left out stays as it is. */
    VoucherChanges: {
      version: components['schemas']['RecordVersion'];
      code: components['schemas']['VoucherCode'];
      /** @description Whole percents of the room total; instead of `discountAmount`. */
      discountPercent?: number;
      /** @description 0.01 to 10000 for USD and EUR, whole dong up to 250000000 for VND. */
      discountAmount?: number;
      currency?: components['schemas']['Currency'];
      startDate: components['schemas']['VoucherMoment'];
      expirationDate: components['schemas']['VoucherMoment'];
      /** @description 0 is unlimited. */
      quantity?: number;
      /** @description The same as `isActive`. */
      active?: boolean;
      /** @description Whether it can be used within its dates. */
      isActive?: boolean;
      autoApply?: components['schemas']['AutoApply'];
      /** @description Free text; null is none. */
      description?: string | null;
    };
    /** @description A discount, at all hotels of its owner. */
    Voucher: {
      /** @description The number of the discount. */
      id: number;
      /** @description As the partner wrote it; found in any case. */
      code: string;
      /** @description Whole percents of the room total; null where `discountAmount` says it. */
      discountPercent: number | null;
      /** @description What is taken off, in `currency`; null where `discountPercent` says it. */
      discountAmount: number | null;
      currency: components['schemas']['Currency'];
      /**
       * Format: date-time
       * @description From when it can be used.
       */
      startDate: string;
      /**
       * Format: date-time
       * @description From when it can be used no more.
       */
      expirationDate: string;
      /** @description 0 is unlimited. */
      quantity: number;
      /** @description `quantity` less what is used; below 0 when unlimited. */
      remainingQuantity: number;
      /** @description How many bookings hold a use of it. */
      usedCount?: number;
      /** @description false once the expiration has passed. */
      isActive: boolean;
      /** @description Taken off every price without a code. */
      autoApply: boolean;
      /** @description Free text; null when there is none. */
      description: string | null;
      /** @description Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
      version: number;
    };
    /** @description A page of the partner's discounts. */
    VoucherPage: {
      /** @description The rows of this page. */
      content: components['schemas']['Voucher'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
    /** @description A discount that is being thought of, and a stay to try it on. */
    VoucherTrial: {
      hotelId: components['schemas']['RecordId'];
      roomId: components['schemas']['RecordId'];
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description Whole percents of the room total; instead of `discountAmount`. */
      discountPercent?: number;
      /** @description 0.01 to 10000 for USD and EUR, whole dong up to 250000000 for VND. */
      discountAmount?: number;
      currency?: components['schemas']['Currency'];
      autoApply?: components['schemas']['AutoApply'];
    };
    /** @description What a stay would cost. */
    PriceLines: {
      /** @description How many nights the stay has. */
      nights: number;
      /** @description Whole dong, like every line. */
      roomTotal: number;
      /** @description What the discount takes off. */
      discount: number;
      /** @description Room total after the discount, before tax and fee, in whole dong. */
      totalPrice: number;
      /** @description What taxes and fees are of `totalPrice`, in percent. */
      taxAndFeePercent: number;
      /** @description Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
      taxAndFee: number;
      /** @description With tax and fee, payable at the counter, in whole dong. */
      total: number;
    };
    /** @description A line of a booking: a room, as its owner sees it. */
    PartnerBookedRoom: {
      /** @description The number of the room, which is not the one on its door. */
      id: number;
      /** @description The number on the door; unique in the hotel. */
      roomNumber: string;
      /** @description What the room was called. */
      name: string;
      /** @description Whole dong per night when booked, as it was shown: of its nights on average. */
      price: number;
      /** @description The same before the discount. */
      originalPrice?: number;
      /** @description What each night was booked at. */
      nights?: components['schemas']['NightPrice'][];
      position?: components['schemas']['LinePosition'];
      /** @description The rooms of this line one after the other. */
      segments?: components['schemas']['RoomSegment'][];
      /** @description Only somebody who names a room moves it, as the desk has said. */
      pinned?: boolean;
      occupants?: components['schemas']['Occupants'];
    };
    /**
     * @description What the desk may do with a booking: receive the guest, let them leave, give up the rooms of who has not come, or cancel.
     * @enum {string}
     */
    BookingAction: 'CHECK_IN' | 'CHECK_OUT' | 'RELEASE' | 'CANCEL';
    /** @description A room that the desk may book for the stay. */
    FreeRoom: {
      /** @description The number of the room, which is not the one on its door. */
      id: number;
      /** @description The number on the door; unique in the hotel. */
      roomNumber: string;
      /** @description What the room is called. */
      name: string;
      roomType: components['schemas']['RoomType'];
      /** @description How many adults it takes at most; a child may have the place of an adult. */
      numberOfAdults: number;
      /** @description How many children it is meant for; `capacity` is what limits it. */
      numberOfChildren: number;
      /** @description How many people sleep in it at most. */
      capacity: number;
      /** @description Why travellers cannot book it for these nights, in words; the desk can. */
      warnings?: string[];
      /** @description Whole dong per night, on average, as travellers see it. */
      price: number;
      /** @description Whole dong for all nights, before tax and fee. */
      stayPrice: number;
      /** @description What each night costs. */
      nights?: components['schemas']['NightPrice'][];
    };
    /**
     * @description How the guest came to book.
     * @enum {string}
     */
    BookingSource: 'WEBSITE' | 'WALK_IN' | 'PHONE' | 'OTHER';
    /** @description A booking that the desk makes. */
    NewPartnerBooking: {
      /**
       * @description How the guest came: never by the website.
       * @enum {string}
       */
      source: 'WALK_IN' | 'PHONE' | 'OTHER';
      guestName: components['schemas']['PersonName'];
      phoneNumber?: components['schemas']['PhoneNumber'];
      email?: components['schemas']['EmailAddress'];
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description The rooms, each once. */
      roomIds: components['schemas']['RecordId'][];
      /** @description How many adults come; 1 when absent from a request. */
      adults?: number;
      /** @description How many children come; 0 when absent from a request. */
      children?: number;
      /** @description What the guest asks or tells beside the wishes. */
      notes?: string;
      /**
       * @description What mails to the guest are written in; Vietnamese when absent.
       * @enum {string}
       */
      language?: 'vi' | 'en';
      /** @description What was shown for all rooms and nights, before tax and fee, in whole dong. */
      totalPrice: number;
      priceByHand?: components['schemas']['PriceByHand'];
      /** @description The guest is here: only once the stay has begun. */
      checkInNow?: boolean;
      /** @description Who comes instead of `guestName`, who books. */
      arrivingGuest?: components['schemas']['ArrivingGuest'];
      specialRequests?: components['schemas']['SpecialRequests'];
      /** @description Who sleeps where: no more than a room takes. Said of every room or of none, together as many as `adults` and `children`. */
      occupants?: components['schemas']['RoomOccupants'][];
      /** @description `HH:MM` in Vietnam on the check-in day, from 14:00; the rooms are then held until it if that is later. */
      arrivalTime?: string;
      /** @description A discount code that the guest names, used as by a traveller. */
      voucherCode?: components['schemas']['VoucherCode'];
    };
    /** @description Who sleeps in one of the rooms. */
    RoomOccupants: {
      roomId: components['schemas']['RecordId'];
      occupants: components['schemas']['Occupants'];
    };
    /** @description Which rooms for which stay. */
    NewPartnerQuote: {
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description The rooms, each once. */
      roomIds: components['schemas']['RecordId'][];
      voucherCode?: components['schemas']['VoucherCode'];
      /** @description Whole dong for each night of each room, instead of what travellers pay. */
      pricePerNight?: number;
    };
    /** @description What a booking at the desk would cost. Nothing is kept by it. */
    PartnerQuote: {
      /** @description Rooms × nights in whole dong, before a code. */
      roomTotal: number;
      /** @description What the code takes off. */
      discount: number;
      /** @description The voucher that was applied: an automatic one where it takes off more. */
      voucherCode: string | null;
      /** @description Before tax and fee, as the booking says it. */
      totalPrice: number;
      /** @description What taxes and fees are of `totalPrice`, in percent. */
      taxAndFeePercent: number;
      /** @description Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
      taxAndFee: number;
      /** @description Payable at the counter. */
      total: number;
    };
    /** @description A price that the desk has agreed on. */
    PriceByHand: {
      /** @description Whole dong for each night of each room, instead of what travellers pay. */
      pricePerNight: number;
      /** @description For the history. */
      reason: string;
    };
    /** @description A booking as the hotel sees it. */
    PartnerBooking: {
      /** @description Raised by everything that happens to the booking. */
      version?: number;
      /** @description The public code of the booking. */
      bookingId: string;
      status: components['schemas']['BookingStatus'];
      source: components['schemas']['BookingSource'];
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description The name of the hotel. */
      hotelName: string;
      /** @description Its lines, by their `position`. */
      rooms: components['schemas']['PartnerBookedRoom'][];
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description How many nights the stay has. */
      nights: number;
      /** @description How many adults come; 1 when absent from a request. */
      adults: number;
      /** @description How many children come; 0 when absent from a request. */
      children: number;
      user: components['schemas']['Guest'];
      /** @description Payable at the counter. */
      totalAmount: number;
      /** @description What the guest asked or told beside the wishes; may be empty. */
      notes: string;
      /** @description Who comes instead of `user`, who booked. */
      arrivingGuest?: components['schemas']['ArrivingGuest'];
      specialRequests?: components['schemas']['SpecialRequests'];
      /**
       * Format: date-time
       * @description Until when the rooms are kept for a guest who has not arrived: 18:00 in Vietnam on the check-in day, or later that day; for who walked in, the end of the stay.
       */
      holdUntil: string;
      /** @description `HH:MM` on the check-in day, once the guest has said it. */
      arrivalTime: string | null;
      /**
       * Format: date-time
       * @description When it was booked.
       */
      createdAt: string;
      /** @description What may be done now. */
      actions: components['schemas']['BookingAction'][];
    };
    /** @description A page of bookings at the partner's hotels. */
    PartnerBookingPage: {
      /** @description The rows of this page. */
      content: components['schemas']['PartnerBooking'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
    /** @description A booking as the hotel sees it, with its sums and its history. */
    PartnerBookingDetail: {
      /** @description Raised by everything that happens to the booking. */
      version?: number;
      /** @description The public code of the booking. */
      bookingId: string;
      status: components['schemas']['BookingStatus'];
      source: components['schemas']['BookingSource'];
      /** @description The number of the hotel. */
      hotelId: number;
      /** @description The name of the hotel. */
      hotelName: string;
      /** @description Its lines, by their `position`. */
      rooms: components['schemas']['PartnerBookedRoom'][];
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description How many nights the stay has. */
      nights: number;
      /** @description How many adults come; 1 when absent from a request. */
      adults: number;
      /** @description How many children come; 0 when absent from a request. */
      children: number;
      user: components['schemas']['Guest'];
      /** @description Payable at the counter. */
      totalAmount: number;
      /** @description What the guest asked or told beside the wishes; may be empty. */
      notes: string;
      /** @description Who comes instead of `user`, who booked. */
      arrivingGuest?: components['schemas']['ArrivingGuest'];
      specialRequests?: components['schemas']['SpecialRequests'];
      /**
       * Format: date-time
       * @description Until when the rooms are kept for a guest who has not arrived: 18:00 in Vietnam on the check-in day, or later that day; for who walked in, the end of the stay.
       */
      holdUntil: string;
      /** @description `HH:MM` on the check-in day, once the guest has said it. */
      arrivalTime: string | null;
      /**
       * Format: date-time
       * @description When it was booked.
       */
      createdAt: string;
      /** @description What may be done now. */
      actions: components['schemas']['BookingAction'][];
      /** @description Rooms × nights before a discount by code, in whole dong. */
      roomTotal: number;
      /** @description What a voucher takes off the room total, in whole dong; 0 without one. */
      discount: number;
      /** @description The code of the voucher that was applied; null without one. */
      voucherCode: string | null;
      /** @description Room total after the discount, before tax and fee, in whole dong. */
      totalPrice: number;
      /** @description What taxes and fees are of `totalPrice`, in percent. */
      taxAndFeePercent: number;
      /** @description Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
      taxAndFee: number;
      /**
       * Format: date-time
       * @description Until when cancelling costs nothing: 72 hours before 14:00 in Vietnam on the check-in day.
       */
      freeCancellationUntil: string;
      /** @description Oldest first. */
      history: components['schemas']['BookingEvent'][];
    };
    /** @description Something that happened to a booking. */
    BookingEvent: {
      status: components['schemas']['BookingStatus'];
      /**
       * Format: date-time
       * @description When it happened.
       */
      at: string;
      /** @description Who did it: the booker as the booking names them, others by their name of today; null for the server. */
      by: string | null;
      /** @description Why, in words; null when nothing was said. */
      reason: string | null;
      kind?: components['schemas']['ChangeKind'];
    };
    /** @description Why a booking is cancelled. */
    Cancellation: {
      /** @description The guest reads it. */
      reason: string;
    };
    /** @description Bookings of a day: how many, and the first of them. */
    DayList: {
      /** @description How many there are. */
      total: number;
      /** @description The first fifty of them. */
      bookings: components['schemas']['PartnerBooking'][];
    };
    /** @description Something of a hotel changed. Without ids it may be any, without days on any. */
    LiveEvent: {
      /** @description Null is any hotel. */
      hotelId: number | null;
      /**
       * @description BOOKINGS with their nights and guests, ROOMS with types, pictures and closures, PRICES with seasons, restrictions and discounts, REVIEWS with answers, the HOTEL itself; ANY of it.
       * @enum {string}
       */
      kind: 'BOOKINGS' | 'ROOMS' | 'PRICES' | 'REVIEWS' | 'HOTEL' | 'ANY';
      /** @description Codes of bookings, numbers of rooms or reviews. */
      ids: string[];
      /** @description The first and the last day that changed, a booking's day of departure included. */
      days: {
        from: components['schemas']['Day'];
        to: components['schemas']['Day'];
      } | null;
    };
    /** @description The partner's day. */
    PartnerDashboard: {
      /** @description How many hotels the partner has. */
      hotels: number;
      /** @description How many of them are on sale. */
      listedHotels: number;
      /** @description How many rooms they have together. */
      rooms: number;
      /** @description How many of these are in order and nobody has tonight. */
      roomsFreeTonight: number;
      /** @description How many confirmed bookings arrive today or later. */
      comingBookings: number;
      /** @description How many discounts can be used now. */
      activeDiscounts: number;
      /** @description Of today those still expected, by hold deadline; of another day all that are not cancelled. */
      arrivals: components['schemas']['DayList'];
      /** @description Of today whoever is checked in; of another day whose night it is. */
      inHouse: components['schemas']['DayList'];
      /** @description Of today whoever is checked in and leaves by then; of another day who has the night before. */
      departures: components['schemas']['DayList'];
      /** @description Fourteen days from today on, or from the day where it is none of these. */
      occupancy?: components['schemas']['OccupiedDay'][];
    };
    /** @description Rooms by days. */
    PartnerCalendar: {
      /** @description What nights cost, by room type. */
      types: components['schemas']['NightsOfType'][];
      /** @description The rows of the calendar. */
      rooms: components['schemas']['CalendarRoom'][];
      /** @description Who is in the rooms. */
      bars: components['schemas']['CalendarBar'][];
      /** @description Which rooms are closed. */
      closures: components['schemas']['CalendarClosure'][];
    };
    /** @description A row of the calendar. */
    CalendarRoom: {
      /** @description The number of the room, which is not the one on its door. */
      id: number;
      /** @description The number on the door; unique in the hotel. */
      roomNumber: string;
      /** @description The number of the room type. */
      typeId: number;
      status: components['schemas']['RoomStatus'];
    };
    /** @description Nights of a booking, one after the other, in one room, up to and without `to`. Also those are told that were not asked for, as long as the bar has a night that was, the one before or the one after. */
    CalendarBar: {
      /** @description The public code of the booking. */
      bookingId: string;
      /** @description The number of the room, which is not the one on its door. */
      roomId: number;
      from: components['schemas']['Day'];
      to: components['schemas']['Day'];
      /** @description Who arrives, the guest for whom it was booked or else who booked; the family name first. */
      guestName: string;
      /** @description Of the booking. */
      status?: components['schemas']['BookingStatus'];
      /** @description Of the whole booking, payable at the counter. */
      totalAmount: number;
      /** @description How the guest came to book. */
      source?: components['schemas']['BookingSource'];
      /** @description Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
      version?: components['schemas']['RecordVersion'];
      /** @description The line of the booking. */
      position?: components['schemas']['LinePosition'];
      /** @description Whether only somebody who names a room moves it. */
      pinned?: boolean;
      /** @description When the stay begins. */
      checkInDate?: components['schemas']['Day'];
      /** @description When the stay ends. */
      checkOutDate?: components['schemas']['Day'];
    };
    /** @description Nights for which a room is off sale, up to and without `to`. */
    CalendarClosure: {
      /** @description The number of the closure. */
      id: number;
      /** @description The number of the room, which is not the one on its door. */
      roomId: number;
      from: components['schemas']['Day'];
      to: components['schemas']['Day'];
      /** @description In words of the owner. */
      reason: string;
    };
    /** @description How full the houses are on a day. */
    OccupiedDay: {
      day: components['schemas']['Day'];
      /** @description All that the hotels have. */
      rooms: number;
      /** @description Rooms with a guest in the night of that day. */
      sold: number;
      /** @description Rooms that their owner has closed for it; from today on those too that are in maintenance and not sold. */
      closed: number;
    };
    /** @description Something that the partner is told. */
    PartnerNotification: {
      /** @description The number of the notification. */
      id: number;
      /**
       * @description `OTHER` is what a newer server told: it is read, and nothing more is known of it.
       * @enum {string}
       */
      kind:
        | 'BOOKING_CREATED'
        | 'BOOKING_CANCELLED'
        | 'BOOKING_CHANGED'
        | 'ARRIVAL_SET'
        | 'REVIEW_WRITTEN'
        | 'REVIEW_CHANGED'
        | 'HOTEL_SUSPENDED'
        | 'HOTEL_RESTORED'
        | 'OTHER';
      /** @description One line, in English. */
      title: string;
      /** @description A sentence or two, in English. */
      text: string;
      /** @description The public code of the booking it tells of; null when it tells of none. */
      bookingId: string | null;
      /** @description The number of the hotel it tells of; null when it tells of none. */
      hotelId: number | null;
      /** @description The number of the review it tells of; null when it tells of none. */
      reviewId: number | null;
      /**
       * Format: date-time
       * @description When it happened.
       */
      createdAt: string;
      /** @description Whether the partner has read it. */
      read: boolean;
    };
    /** @description A page of notifications, the newest first. */
    NotificationPage: {
      /** @description The rows of this page. */
      content: components['schemas']['PartnerNotification'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
      /** @description Of all, not of this page. */
      unread: number;
    };
    /** @description Which notifications have been read. */
    NotificationsRead: {
      /** @description Numbers of notifications; without it all are read. */
      ids?: components['schemas']['RecordId'][];
    };
    /** @description How many notifications nobody has read. */
    UnreadCount: {
      /** @description How many nobody has read. */
      unread: number;
    };
    /** @description Of what the partner wants mails. */
    PartnerSettings: {
      /** @description Whether a mail tells of each booking. */
      mailOnBooking: boolean;
      /** @description Whether a mail tells of each cancellation. */
      mailOnCancellation: boolean;
    };
    /** @description Of what the partner wants mails. */
    PartnerSettingsChanges: {
      /** @description Whether a mail tells of each booking. */
      mailOnBooking: boolean;
      /** @description Whether a mail tells of each cancellation. */
      mailOnCancellation: boolean;
    };
    /** @description Why an administrator does it; who is concerned reads it. */
    Reason: {
      /** @description Who is concerned reads it. */
      reason: string;
    };
    /** @description An account as administrators see it. */
    AdminUser: {
      /** @description The number of the account. */
      id: number;
      /** @description Family name first. */
      fullName: string;
      /** @description The address that the account signs in with. */
      email: string;
      /** @description As it was given, without what `PhoneNumber` drops; null when there is none. */
      phone: string | null;
      role: components['schemas']['Role'];
      /** @description Whether the e-mail address is verified. */
      verified: boolean;
      /** @description Why an administrator suspended it; null when nobody has. */
      suspendedReason: string | null;
      /** @description How many hotels the account has. */
      hotels: number;
      /**
       * Format: date-time
       * @description When the account was made.
       */
      createdAt: string;
    };
    /** @description A page of accounts. */
    AdminUserPage: {
      /** @description The rows of this page. */
      content: components['schemas']['AdminUser'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
    /** @description A hotel as administrators see it. */
    AdminHotel: {
      /** @description The number of the hotel. */
      id: number;
      /** @description The name of the hotel. */
      name: string;
      /** @description The province or city. */
      city: string;
      /** @description The number of the owner's account. */
      ownerId: number;
      /** @description The name of the owner. */
      ownerName: string;
      /** @description The e-mail address of the owner. */
      ownerEmail: string;
      state: components['schemas']['HotelState'];
      /** @description Why an administrator suspended it; null when nobody has. */
      suspendedReason: string | null;
      /** @description With its owner; it is off sale whatever `state` says. */
      ownerSuspended: boolean;
      /** @description How many rooms are entered. */
      numRooms: number;
      /**
       * Format: date-time
       * @description When the hotel was made.
       */
      createdAt: string;
    };
    /** @description A page of hotels. */
    AdminHotelPage: {
      /** @description The rows of this page. */
      content: components['schemas']['AdminHotel'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
    /** @description A booking as administrators see it. */
    AdminBooking: {
      /** @description The public code of the booking. */
      bookingId: string;
      status: components['schemas']['BookingStatus'];
      /** @description The name of the hotel. */
      hotelName: string;
      /** @description The name of the owner. */
      ownerName: string;
      /** @description The e-mail address of the owner. */
      ownerEmail: string;
      /** @description The name of the guest. */
      guestName: string;
      /** @description The e-mail address of the guest; empty when the account is deleted or none was given. */
      guestEmail: string;
      /** @description The phone number of the guest; may be empty. */
      guestPhone: string;
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description Payable at the counter. */
      totalAmount: number;
    };
    /** @description A page of bookings. */
    AdminBookingPage: {
      /** @description The rows of this page. */
      content: components['schemas']['AdminBooking'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
    /** @description What an administrator did. */
    AdminAction: {
      /** @description The number of the entry. */
      id: number;
      /**
       * Format: date-time
       * @description When it happened.
       */
      at: string;
      /** @description The name of the administrator. */
      by: string;
      /**
       * @description What was done.
       * @enum {string}
       */
      action:
        | 'SUSPEND_USER'
        | 'RESTORE_USER'
        | 'SUSPEND_HOTEL'
        | 'RESTORE_HOTEL'
        | 'CANCEL_BOOKING';
      /** @description The number of the account or hotel. */
      subjectId: number;
      /** @description Its name at that time. */
      subjectName: string;
      /** @description Why, as who is concerned reads it. */
      reason: string;
    };
    /** @description A page of what administrators did, the newest first. */
    AdminActionPage: {
      /** @description The rows of this page. */
      content: components['schemas']['AdminAction'][];
      /** @description How many pages there are; 0 when nothing is found. */
      totalPages: number;
      /** @description How many rows all pages have together. */
      totalElements: number;
      /** @description How many rows this page has. */
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
  };
  responses: {
    /** @description What `If-None-Match` names is still right. */
    NotModified: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The signed-in user. */
    CurrentUser: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CurrentUser'];
      };
    };
    /** @description Something in the request breaks a rule; `fieldErrors` names each field. */
    Invalid: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Unknown address or wrong password. */
    WrongCredentials: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description No token, or one that is expired, forged or withdrawn. */
    SignedOut: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such thing, or it is not the caller's. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `ROOM_TAKEN` with the rooms taken and free alternatives of the same hotel; `PRICE_CHANGED` with the new quote; `TOO_LATE` or `STATUS_CHANGED` for a booking that can no longer be cancelled; `STALE`, `CHANGE_TOO_LATE` or `NOTHING_CHANGED` for one that is changed. */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Signed in, but without the role. */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The password is right, an administrator has suspended the account. */
    AccountSuspended: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The link is unknown, used or older than 24 hours. */
    PasswordLinkInvalid: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `COMING_BOOKINGS` (with their number), `HOTELS_ON_SALE`, or `HAS_BOOKINGS` while guests are expected at the account's hotels (with their number). Nothing changed. */
    DeletionConflict: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `FAVOURITES_FULL`: the account keeps as many hotels as it may. */
    FavouritesFull: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description A file is larger than 10 MB. */
    TooLarge: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is no `multipart/form-data`. */
    NotAForm: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STAY_NOT_COMPLETED`, `NO_STAY` (the booking was cancelled or the guest did not come), `NO_NIGHT` (the guest left on the day of arrival), `OWN_HOTEL`, `REVIEW_EXISTS` or `REVIEW_FINAL` (it can no longer be changed). Nothing changed. */
    ReviewConflict: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STALE` (saved by somebody else in between), `HAS_BOOKINGS` and `ROOM_BOOKED` (with their number), `ROOM_NUMBERS_TAKEN` (with these), `TOO_EARLY` (the room is still held), `BEFORE_CHECK_IN`, `STAY_OVER`, `STATUS_CHANGED`, `UNDO_TOO_LATE`, `NOTHING_TO_UNDO`, `NOTHING_CHANGED`, `NIGHTS_SOLD`, `ROOM_TAKEN` (with the rooms), `PRICE_CHANGED`, `SUSPENDED` or `NOT_SUSPENDED`. Nothing changed. */
    PartnerConflict: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too many tries; `Retry-After` says when to try again. */
    TooMany: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Nothing but events is sent from here, and `Accept` takes none. */
    NotAcceptable: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The account watches in as many places as it may. */
    TooManyStreams: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `BUSY`: too many passwords wait to be checked. Such a try is not counted. Also, as everywhere, while the database cannot answer. */
    Busy: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
    idempotencyKey: string;
    /** @description Counted from 0. */
    page: number;
    /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
    text: string;
    /** @description How many rows a page has. */
    size: number;
    /** @description A hotel's id. */
    hotelId: number;
    /** @description A room's id. */
    roomId: number;
    /** @description A hotel's id. */
    favouriteHotelId: components['schemas']['RecordId'];
  };
  requestBodies: never;
  headers: {
    /** @description Names the request in the server's log, as `requestId` does in a problem. */
    'X-Request-Id': string;
    /** @description `no-store`, or `no-cache` for what is the same for everybody who asks (`x-cacheable`). */
    'Cache-Control': string;
    /** @description Names what is answered; sent back in `If-None-Match`, it is answered 304 while nothing has changed. A server may leave it out. */
    ETag: string;
    /** @description For how many seconds nothing is to be asked again. */
    'Retry-After': number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Credentials'];
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description The password is right, the e-mail address is not verified yet. The message contains "verified". */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['WrongCredentials'];
      403: components['responses']['AccountSuspended'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      503: components['responses']['Busy'];
    };
  };
  signUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['NewTraveller']
          | components['schemas']['NewPartner'];
      };
    };
    responses: {
      /** @description A mail with the verification link is on its way. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailSent'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      503: components['responses']['Busy'];
    };
  };
  verifyAccount: {
    parameters: {
      query: {
        /** @description The token of the link in the mail. */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Verified. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressVerified'];
        };
      };
      /** @description The token is unknown or older than 24 hours. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
    };
  };
  resendVerification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResendRequest'];
      };
    };
    responses: {
      /** @description If the address waits for verification, a new mail is on its way. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailSent'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  getCurrentUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['CurrentUser'];
      401: components['responses']['SignedOut'];
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['CurrentUser'];
      401: components['responses']['SignedOut'];
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProfileChanges'];
      };
    };
    responses: {
      200: components['responses']['CurrentUser'];
      401: components['responses']['SignedOut'];
      422: components['responses']['Invalid'];
    };
  };
  listDestinations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All destinations. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Destination'][];
        };
      };
      304: components['responses']['NotModified'];
      422: components['responses']['Invalid'];
    };
  };
  listHotels: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description The slug of a destination; unknown slugs find nothing. */
        destination?: string;
        /** @description A place, by any name that it has or had, or words of a hotel's name, kind or address. Case and diacritics do not matter. */
        text?: string;
        /** @description Only together with `checkOut`. */
        checkIn?: components['schemas']['Day'];
        /** @description The day of departure, after the day of arrival. */
        checkOut?: components['schemas']['Day'];
        /** @description Counts, as `children` does, only with dates. */
        adults?: number;
        /** @description How many children come. */
        children?: number;
        /** @description The least that a card's `price` may be, in whole dong. */
        minPrice?: number;
        /** @description The most that a card's `price` may be, in whole dong. */
        maxPrice?: number;
        /** @description The least that a card's `stayTotal` may be, in whole dong. Only together with dates. */
        minTotal?: number;
        /** @description The most that a card's `stayTotal` may be, in whole dong. Only together with dates. */
        maxTotal?: number;
        /** @description Any of these. */
        propertyType?: components['schemas']['PropertyType'][];
        /** @description All of these. */
        amenities?: components['schemas']['Amenity'][];
        /** @description Only hotels whose `rating`, as it is shown, is so or better. */
        minRating?: number;
        /** @description By price is by what the whole stay costs, without dates by tonight's price. Hotels without one come last. */
        sort?: 'recommended' | 'priceAsc' | 'priceDesc' | 'rating';
        /** @description Whether the answer says how many hotels each choice of a filter leaves. */
        counts?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HotelPage'];
        };
      };
      304: components['responses']['NotModified'];
      422: components['responses']['Invalid'];
    };
  };
  getHotel: {
    parameters: {
      query?: {
        /** @description Prices are of this stay; only together with `checkOut`. Without it they are of tonight. */
        checkIn?: components['schemas']['Day'];
        /** @description The day of departure, after the day of arrival. */
        checkOut?: components['schemas']['Day'];
      };
      header?: never;
      path: {
        /** @description A hotel's id. */
        id: components['parameters']['hotelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The hotel. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Hotel'];
        };
      };
      304: components['responses']['NotModified'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  listSimilarHotels: {
    parameters: {
      query?: {
        /** @description Only together with `checkOut`. */
        checkIn?: components['schemas']['Day'];
        /** @description The day of departure, after the day of arrival. */
        checkOut?: components['schemas']['Day'];
        /** @description Counts, as `children` does, only with dates. */
        adults?: number;
        /** @description How many children come. */
        children?: number;
      };
      header?: never;
      path: {
        /** @description A hotel's id. */
        id: components['parameters']['hotelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The hotels. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HotelCard'][];
        };
      };
      304: components['responses']['NotModified'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  listReviews: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
      };
      header?: never;
      path: {
        /** @description A hotel's id. */
        id: components['parameters']['hotelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewPage'];
        };
      };
      304: components['responses']['NotModified'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  listOwnStays: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A hotel's id. */
        id: components['parameters']['hotelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The stays. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnStay'][];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  changeReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewReview'];
      };
    };
    responses: {
      /** @description The review as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReview'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['ReviewConflict'];
      422: components['responses']['Invalid'];
    };
  };
  writeReview: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewReview'];
      };
    };
    responses: {
      /** @description The review as it is stored. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReview'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['ReviewConflict'];
      422: components['responses']['Invalid'];
    };
  };
  searchRooms: {
    parameters: {
      query: {
        /** @description The day of arrival. */
        checkIn: components['schemas']['Day'];
        /** @description The day of departure, after the day of arrival. */
        checkOut: components['schemas']['Day'];
        /** @description How many adults come. */
        adults?: number;
        /** @description How many children come. */
        children?: number;
        /** @description SINGLE, DOUBLE, QUEEN, KING or TWIN in any case; empty for all. */
        bedType?: string;
      };
      header?: never;
      path: {
        /** @description A hotel's id. */
        id: components['parameters']['hotelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The free rooms. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Room'][];
        };
      };
      304: components['responses']['NotModified'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  getStayCalendar: {
    parameters: {
      query: {
        /** @description The first day, at most three years ahead. On days that are over nobody arrives. */
        from: components['schemas']['Day'];
        /** @description How many days are told. */
        days?: number;
        /** @description How many adults come. */
        adults?: number;
        /** @description How many children come. */
        children?: number;
        /** @description Tells of rooms with this bed only, as `searchRooms` finds them. */
        bedType?: string;
        /** @description Tells of this room alone, whomever it holds and whatever its bed; 404 while it is under maintenance. */
        roomId?: components['schemas']['RecordId'];
      };
      header?: never;
      path: {
        /** @description A hotel's id. */
        id: components['parameters']['hotelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The days in order. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CalendarDay'][];
        };
      };
      304: components['responses']['NotModified'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  listTypeAvailability: {
    parameters: {
      query: {
        /** @description The day of arrival. */
        checkIn: components['schemas']['Day'];
        /** @description The day of departure. */
        checkOut: components['schemas']['Day'];
      };
      header?: never;
      path: {
        /** @description A hotel's id. */
        id: components['parameters']['hotelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The types, in no order. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TypeAvailability'][];
        };
      };
      304: components['responses']['NotModified'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  getRoom: {
    parameters: {
      query?: {
        /** @description Prices are of this stay; only together with `checkOut`. Without it they are of tonight. */
        checkIn?: components['schemas']['Day'];
        /** @description The day of departure, after the day of arrival. */
        checkOut?: components['schemas']['Day'];
      };
      header?: never;
      path: {
        /** @description A room's id. */
        id: components['parameters']['roomId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The room. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomDetail'];
        };
      };
      304: components['responses']['NotModified'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  createQuote: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewQuote'];
      };
    };
    responses: {
      /** @description The quote. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quote'];
        };
      };
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  createBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per draft, and the account's own. The same key with the same body, in whatever order of its fields, answers the same booking, for a day at least; with another body or hotel it is 422. Capitals count. What was refused has used up no key. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBooking'];
      };
    };
    responses: {
      /** @description Booked, or the booking that the same key made before. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Booking'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  listBookings: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description `coming` (not over yet, soonest first), `past` (over, newest first) or `cancelled` (cancelled or not arrived, newest first), each by the day of arrival. */
        when?: 'coming' | 'past' | 'cancelled';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingPage'];
        };
      };
      401: components['responses']['SignedOut'];
      422: components['responses']['Invalid'];
    };
  };
  getBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Booking'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  cancelBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking, cancelled. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Booking'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
    };
  };
  getChangeCalendar: {
    parameters: {
      query: {
        /** @description The first day, at most three years ahead. On days that are over nobody arrives. */
        from: components['schemas']['Day'];
        /** @description How many days are told. */
        days?: number;
      };
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The days in order. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CalendarDay'][];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  previewBookingChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookingChange'];
      };
    };
    responses: {
      /** @description What it would do. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingChangePreview'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  changeBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per change, and the account's own. The same key with the same body changes once, and answers the booking as it is, for a day at least; with another body or booking it is 422. Capitals count. What was refused has used up no key. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookingChange'];
      };
    };
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Booking'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  changeGuests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookingGuests'];
      };
    };
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Booking'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  setArrivalTime: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Arrival'];
      };
    };
    responses: {
      /** @description The booking with its new hold. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Booking'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange'];
      };
    };
    responses: {
      /** @description Changed, and signed in anew. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      401: components['responses']['SignedOut'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      503: components['responses']['Busy'];
    };
  };
  forgotPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordRequest'];
      };
    };
    responses: {
      /** @description If there is such an account, a mail is on its way. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailSent'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordReset'];
      };
    };
    responses: {
      /** @description Set. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasswordSet'];
        };
      };
      400: components['responses']['PasswordLinkInvalid'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      503: components['responses']['Busy'];
    };
  };
  signOutEverywhere: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Signed out on every device. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      401: components['responses']['SignedOut'];
    };
  };
  chooseLanguage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LanguageChoice'];
      };
    };
    responses: {
      /** @description Kept. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LanguageChoice'];
        };
      };
      401: components['responses']['SignedOut'];
      422: components['responses']['Invalid'];
    };
  };
  getAccountRecord: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account's record. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountRecord'];
        };
      };
      401: components['responses']['SignedOut'];
    };
  };
  exportAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The data. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountExport'];
        };
      };
      401: components['responses']['SignedOut'];
    };
  };
  deleteAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountDeletion'];
      };
    };
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      409: components['responses']['DeletionConflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      503: components['responses']['Busy'];
    };
  };
  listFavourites: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The hotels. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Favourites'];
        };
      };
      401: components['responses']['SignedOut'];
    };
  };
  mergeFavourites: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceFavourites'];
      };
    };
    responses: {
      /** @description The account's hotels, the device's among them. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Favourites'];
        };
      };
      401: components['responses']['SignedOut'];
      422: components['responses']['Invalid'];
    };
  };
  addFavourite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A hotel's id. */
        hotelId: components['parameters']['favouriteHotelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is among them. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Favourite'];
        };
      };
      401: components['responses']['SignedOut'];
      404: components['responses']['NotFound'];
      409: components['responses']['FavouritesFull'];
      422: components['responses']['Invalid'];
    };
  };
  removeFavourite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A hotel's id. */
        hotelId: components['parameters']['favouriteHotelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is not among them. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Favourite'];
        };
      };
      401: components['responses']['SignedOut'];
      422: components['responses']['Invalid'];
    };
  };
  listPartnerHotels: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
        text?: components['parameters']['text'];
        /** @description Only hotels in this state. */
        state?: components['schemas']['HotelState'];
        /** @description A column; a leading minus turns the order round. */
        sort?: 'name' | '-name' | 'city' | '-city' | 'rooms' | '-rooms' | 'created' | '-created';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerHotelPage'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  exportPartnerHotels: {
    parameters: {
      query?: {
        /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
        text?: components['parameters']['text'];
        /** @description Only hotels in this state. */
        state?: components['schemas']['HotelState'];
        /** @description A column; a leading minus turns the order round. */
        sort?: 'name' | '-name' | 'city' | '-city' | 'rooms' | '-rooms' | 'created' | '-created';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description UTF-8 with a byte order mark; cells that a spreadsheet would compute are escaped. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  createPartnerHotel: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewHotel'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerHotel'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  getPartnerHotel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        id: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The hotel. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerHotel'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  updatePartnerHotel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        id: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['HotelChanges'];
      };
    };
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerHotel'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  setHotelListing: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['HotelListing'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerHotel'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  deletePartnerHotel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        id: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  uploadHotelImages: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImageUpload'];
      };
    };
    responses: {
      /** @description All images of the hotel, the cover first, new ones last in the order of the form. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredImage'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotAForm'];
      422: components['responses']['Invalid'];
    };
  };
  arrangeHotelImages: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImageOrder'];
      };
    };
    responses: {
      /** @description The images in their order. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredImage'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  deleteHotelImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The picture, by its number. */
        imageId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The images that are left. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredImage'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  getRates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rates in force. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Rates'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  listPartnerRooms: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
        text?: components['parameters']['text'];
        /** @description Only those of this status. */
        status?: components['schemas']['StatusTonight'];
        /** @description Only rooms of this kind. */
        roomType?: components['schemas']['RoomType'];
        /** @description Only rooms of this type of the hotel's own. */
        typeId?: components['schemas']['RecordId'];
        /** @description A column; a leading minus turns the order round. */
        sort?:
          | 'roomNumber'
          | '-roomNumber'
          | 'type'
          | '-type'
          | 'typeName'
          | '-typeName'
          | 'capacity'
          | '-capacity'
          | 'price'
          | '-price'
          | 'difference'
          | '-difference'
          | 'status'
          | '-status';
      };
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerRoomPage'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  createPartnerRoom: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewRoom'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerRoom'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  exportPartnerRooms: {
    parameters: {
      query?: {
        /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
        text?: components['parameters']['text'];
        /** @description Only those of this status. */
        status?: components['schemas']['StatusTonight'];
        /** @description Only rooms of this kind. */
        roomType?: components['schemas']['RoomType'];
        /** @description Only rooms of this type of the hotel's own. */
        typeId?: components['schemas']['RecordId'];
        /** @description A column; a leading minus turns the order round. */
        sort?:
          | 'roomNumber'
          | '-roomNumber'
          | 'type'
          | '-type'
          | 'typeName'
          | '-typeName'
          | 'capacity'
          | '-capacity'
          | 'price'
          | '-price'
          | 'difference'
          | '-difference'
          | 'status'
          | '-status';
      };
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description UTF-8 with a byte order mark. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  changePartnerRooms: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoomsChange'];
      };
    };
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomsChanged'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  listRoomTypes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All types, the cheapest first. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomTypeWithRooms'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  createRoomType: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewRoomType'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomTypeWithRooms'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  getRoomType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room type, by its number. */
        typeId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The type. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomTypeWithRooms'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  updateRoomType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room type, by its number. */
        typeId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoomTypeChanges'];
      };
    };
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomTypeWithRooms'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  deleteRoomType: {
    parameters: {
      query: {
        /** @description How many rooms the type was shown with. */
        rooms: number;
      };
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room type, by its number. */
        typeId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  addRoomsOfType: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room type, by its number. */
        typeId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewRooms'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomTypeWithRooms'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  arrangeRoomTypeImages: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room type, by its number. */
        typeId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImageOrder'];
      };
    };
    responses: {
      /** @description The images in their order. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredImage'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  uploadRoomTypeImages: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room type, by its number. */
        typeId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImageUpload'];
      };
    };
    responses: {
      /** @description All images of the type, new ones last in the order of the form. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredImage'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotAForm'];
      422: components['responses']['Invalid'];
    };
  };
  deleteRoomTypeImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room type, by its number. */
        typeId: components['schemas']['RecordId'];
        /** @description The picture, by its number. */
        imageId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The images that are left. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredImage'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  previewRoomNumbers: {
    parameters: {
      query: {
        /** @description Numbers and ranges as a partner types them, such as `304-306`. */
        expression: components['schemas']['RoomNumbers'];
      };
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The numbers. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomNumbersPreview'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  listSeasons: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The seasons, the one that counts first. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Season'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  createSeason: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeasonFields'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Season'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  arrangeSeasons: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeasonOrder'];
      };
    };
    responses: {
      /** @description The seasons, in that order. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Season'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  updateSeason: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The season, by its number. */
        seasonId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeasonChanges'];
      };
    };
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Season'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  deleteSeason: {
    parameters: {
      query: {
        /** @description The version that was read. */
        version: components['schemas']['RecordVersion'];
      };
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The season, by its number. */
        seasonId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  listNights: {
    parameters: {
      query: {
        /** @description The night with which the answer begins. */
        firstNight: components['schemas']['Day'];
        /** @description How many. */
        nights?: number;
      };
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The types, the cheapest first. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NightsOfType'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  changeNights: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NightsChange'];
      };
    };
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NightsChanged'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  resetNights: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NightsReset'];
      };
    };
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NightsChanged'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  getPartnerRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room, by its number in the address, which is not the one on its door. */
        roomId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The room. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerRoom'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  updatePartnerRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room, by its number in the address, which is not the one on its door. */
        roomId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoomChanges'];
      };
    };
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerRoom'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  deletePartnerRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room, by its number in the address, which is not the one on its door. */
        roomId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  arrangeRoomImages: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room, by its number in the address, which is not the one on its door. */
        roomId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImageOrder'];
      };
    };
    responses: {
      /** @description The images in their order. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredImage'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  uploadRoomImages: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room, by its number in the address, which is not the one on its door. */
        roomId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImageUpload'];
      };
    };
    responses: {
      /** @description All images of the room, new ones last in the order of the form. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredImage'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotAForm'];
      422: components['responses']['Invalid'];
    };
  };
  deleteRoomImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room, by its number in the address, which is not the one on its door. */
        roomId: components['schemas']['RecordId'];
        /** @description The picture, by its number. */
        imageId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The images that are left. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredImage'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  listRoomClosures: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room, by its number in the address, which is not the one on its door. */
        roomId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The closures, soonest first. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomClosure'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  closeRoom: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room, by its number in the address, which is not the one on its door. */
        roomId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewClosure'];
      };
    };
    responses: {
      /** @description Closed. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomClosure'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  reopenRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The room, by its number in the address, which is not the one on its door. */
        roomId: components['schemas']['RecordId'];
        /** @description The closure, by its number. */
        closureId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The nights are free at once. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  listVouchers: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
        text?: components['parameters']['text'];
        /** @description Only those of this status. */
        status?: components['schemas']['VoucherStatus'];
        /** @description A column; a leading minus turns the order round. */
        sort?:
          | 'code'
          | '-code'
          | 'start'
          | '-start'
          | 'expiration'
          | '-expiration'
          | 'used'
          | '-used';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VoucherPage'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  exportVouchers: {
    parameters: {
      query?: {
        /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
        text?: components['parameters']['text'];
        /** @description Only those of this status. */
        status?: components['schemas']['VoucherStatus'];
        /** @description A column; a leading minus turns the order round. */
        sort?:
          | 'code'
          | '-code'
          | 'start'
          | '-start'
          | 'expiration'
          | '-expiration'
          | 'used'
          | '-used';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description UTF-8 with a byte order mark. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  getVoucher: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The voucher, by its number. */
        id: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The voucher. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Voucher'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  createVoucher: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewVoucher'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Voucher'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  updateVoucher: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The voucher, by its number. */
        id: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VoucherChanges'];
      };
    };
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Voucher'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  deleteVoucher: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The voucher, by its number. */
        id: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted; bookings made with it keep their price. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  previewVoucher: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VoucherTrial'];
      };
    };
    responses: {
      /** @description The lines of the price. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceLines'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  listPartnerReviews: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description Words of the comment or of the guest's name, or a booking id; each sign stands for itself. */
        text?: string;
        /** @description Only of this hotel. */
        hotelId?: components['schemas']['RecordId'];
        /** @description `waiting` has no answer of the hotel yet. */
        answer?: 'answered' | 'waiting';
        /** @description Only reviews with so many stars. */
        rating?: number;
        /** @description A column; a leading minus turns the order round. */
        sort?: 'created' | '-created' | 'rating' | '-rating';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerReviewPage'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  getPartnerReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The review, by its number. */
        reviewId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The review. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerReview'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  answerReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The review, by its number. */
        reviewId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewAnswer'];
      };
    };
    responses: {
      /** @description The review with its answer. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerReview'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  deleteReviewAnswer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
        /** @description The review, by its number. */
        reviewId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The review without an answer. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerReview'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  listFreeRooms: {
    parameters: {
      query: {
        /** @description The day of arrival. */
        checkIn: components['schemas']['Day'];
        /** @description The day of departure, after the day of arrival. */
        checkOut: components['schemas']['Day'];
      };
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rooms, the cheapest first. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FreeRoom'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  createPartnerBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per draft, and the account's own. The same key with the same body answers the same booking, for a day at least; with another body or hotel it is 422. Capitals count. What was refused has used up no key. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPartnerBooking'];
      };
    };
    responses: {
      /** @description Booked, or the booking that the same key made before. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  quotePartnerBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPartnerQuote'];
      };
    };
    responses: {
      /** @description What the guest would pay. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerQuote'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  changeBookingsTogether: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookingChanges'];
      };
    };
    responses: {
      /** @description The bookings with the versions that they have now, in the order in which they were named. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingVersion'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  previewBookingsTogether: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookingChanges'];
      };
    };
    responses: {
      /** @description A preview of each. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingChangePreview'][];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  listPartnerBookings: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description Words of the name or phone number of the guest or of who arrives instead, of the e-mail address, or a booking id; each sign stands for itself. */
        text?: string;
        /** @description Only those of this status. */
        status?: components['schemas']['BookingStatus'];
        /** @description Only of this hotel. */
        hotelId?: components['schemas']['RecordId'];
        /** @description Only those with this room, for all of the stay or a part of it. */
        roomId?: components['schemas']['RecordId'];
        /** @description The first check-in day. */
        from?: components['schemas']['Day'];
        /** @description The last check-in day. */
        to?: components['schemas']['Day'];
        /** @description What `from` and `to` are: check-in days, or nights, of which a stay that is listed has one at least. */
        by?: 'checkIn' | 'nights';
        /** @description A column; a leading minus turns the order round. */
        sort?:
          | 'checkIn'
          | '-checkIn'
          | 'created'
          | '-created'
          | 'guest'
          | '-guest'
          | 'total'
          | '-total'
          | 'holdUntil'
          | '-holdUntil';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingPage'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  exportPartnerBookings: {
    parameters: {
      query?: {
        /** @description Words of the name or phone number of the guest or of who arrives instead, of the e-mail address, or a booking id; each sign stands for itself. */
        text?: string;
        /** @description Only those of this status. */
        status?: components['schemas']['BookingStatus'];
        /** @description Only of this hotel. */
        hotelId?: components['schemas']['RecordId'];
        /** @description Only those with this room, for all of the stay or a part of it. */
        roomId?: components['schemas']['RecordId'];
        /** @description The first check-in day. */
        from?: components['schemas']['Day'];
        /** @description The last check-in day. */
        to?: components['schemas']['Day'];
        /** @description What `from` and `to` are: check-in days, or nights, of which a stay that is listed has one at least. */
        by?: 'checkIn' | 'nights';
        /** @description A column; a leading minus turns the order round. */
        sort?:
          | 'checkIn'
          | '-checkIn'
          | 'created'
          | '-created'
          | 'guest'
          | '-guest'
          | 'total'
          | '-total'
          | 'holdUntil'
          | '-holdUntil';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description UTF-8 with a byte order mark. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  getPartnerBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  checkInBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  checkOutBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  undoCheckIn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  undoCheckOut: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  previewPartnerBookingChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PartnerBookingChange'];
      };
    };
    responses: {
      /** @description What it would do. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingChangePreview'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  changePartnerBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per change, and the account's own. The same key with the same body changes once, and answers the booking as it is, for a day at least; with another body or booking it is 422. Capitals count. What was refused has used up no key. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PartnerBookingChange'];
      };
    };
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  changePartnerGuests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PartnerBookingGuests'];
      };
    };
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  undoBookingChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UndoneChange'];
      };
    };
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  swapBookingRooms: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoomSwap'];
      };
    };
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  previewRoomSwap: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoomSwap'];
      };
    };
    responses: {
      /** @description What it would do. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomSwapPreview'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
    };
  };
  releaseBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  cancelPartnerBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Cancellation'];
      };
    };
    responses: {
      /** @description Cancelled. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerBookingDetail'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  getPartnerCalendar: {
    parameters: {
      query: {
        /** @description The first day, within five years of today. */
        from: components['schemas']['Day'];
        /** @description How many. */
        days?: number;
      };
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        hotelId: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The types, the cheapest first, and the rooms by number. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerCalendar'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  getPartnerDashboard: {
    parameters: {
      query?: {
        /** @description Today when absent. */
        day?: components['schemas']['Day'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The numbers and the lists of the day, at most 50 bookings each. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerDashboard'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  watchHotels: {
    parameters: {
      query?: never;
      header?: {
        /** @description Of the last event that was received. One that no event had is taken for too long ago. */
        'Last-Event-ID'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events, the `data` of each as the schema says. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          /** @description Always `no`, so that proxies pass on each event at once. */
          'X-Accel-Buffering'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': components['schemas']['LiveEvent'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyStreams'];
    };
  };
  listNotifications: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page, and how many are unread in all. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationPage'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  markNotificationsRead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NotificationsRead'];
      };
    };
    responses: {
      /** @description How many are still unread. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadCount'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  getPartnerSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerSettings'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  updatePartnerSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PartnerSettingsChanges'];
      };
    };
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerSettings'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
        text?: components['parameters']['text'];
        /** @description Only accounts of this role. */
        role?: components['schemas']['Role'];
        /** @description Only accounts that are suspended, or only those that are not. */
        suspended?: 'yes' | 'no';
        /** @description A column; a leading minus turns the order round. */
        sort?: 'name' | '-name' | 'email' | '-email' | 'created' | '-created';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUserPage'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  suspendUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The account, by its number. */
        id: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Reason'];
      };
    };
    responses: {
      /** @description Suspended. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUser'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  restoreUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The account, by its number. */
        id: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Reason'];
      };
    };
    responses: {
      /** @description Restored. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUser'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  listAllHotels: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
        text?: components['parameters']['text'];
        /** @description Only hotels in this state. */
        state?: components['schemas']['HotelState'];
        /** @description A column; a leading minus turns the order round. */
        sort?: 'name' | '-name' | 'city' | '-city' | 'owner' | '-owner' | 'created' | '-created';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminHotelPage'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  suspendHotel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        id: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Reason'];
      };
    };
    responses: {
      /** @description Suspended. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminHotel'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  restoreHotel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The hotel, by its number. */
        id: components['schemas']['RecordId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Reason'];
      };
    };
    responses: {
      /** @description Restored. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminHotel'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  listBookingsAtRisk: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
        text?: components['parameters']['text'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminBookingPage'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
  cancelBookingAtRisk: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public code of the booking. */
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Reason'];
      };
    };
    responses: {
      /** @description Cancelled. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminBooking'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['PartnerConflict'];
      422: components['responses']['Invalid'];
    };
  };
  listAdminActions: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        /** @description How many rows a page has. */
        size?: components['parameters']['size'];
        /** @description Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
        text?: components['parameters']['text'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminActionPage'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
    };
  };
}
