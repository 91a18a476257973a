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
     * @description Answers the same token twice: `jwt` for the traveller's login, `token` for the partner's. The refusal of an unknown address takes as long as that of a wrong password. `role` says which login page was used; it grants nothing.
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
     * @description Opening the link twice within its 24 hours succeeds twice.
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
    /** Who is signed in */
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
    /** Who is signed in, at the second path that the specification names */
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
    /** The tourist destinations, featured ones first */
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
    /** A page of hotels that travellers may book */
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
    /** One hotel with its rooms, services and newest reviews */
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
    /** Up to four other hotels, same destination first, nearest in price */
    get: operations['listSimilarHotels'];
    put?: never;
    post?: never;
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
     * @description A room is found when all its nights are free, it is not under maintenance, it holds the whole party, and the stay is as long as the hotel's minimum. Cheapest first.
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
  '/api/customer/rooms/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One room with its hotel */
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
     * @description The one number that every page shows. Nothing is stored and nothing is held. Refused with 409 `ROOM_TAKEN` when a room is no longer free.
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
     * @description Takes every night of every room in one transaction, or none. The server computes the price itself; another price than the one sent is 409 `PRICE_CHANGED` with the new quote. A JSON string holding the JSON object is tolerated as a body.
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
    /** The signed-in user's bookings */
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Format: date
     * @description A calendar date of Vietnam.
     * @example 2026-11-27
     */
    Day: string;
    Message: {
      message: string;
    };
    Problem: {
      status: number;
      /** @description A stable name, e.g. `ROOM_TAKEN`. */
      code: string;
      /** @description What happened and what to do next, in the reader's language. */
      message: string;
      /** @description Messages by field name; nested names are joined with dots. */
      fieldErrors?: {
        [key: string]: string;
      };
      requestId: string;
      takenRoomIds?: number[];
      alternatives?: components['schemas']['Room'][];
      quote?: components['schemas']['Quote'];
    };
    Credentials: {
      email: string;
      password: string;
      /** @description Which login page was used, in any case. */
      role?: string;
    };
    Session: {
      jwt: string;
      /** @description The same value as `jwt`. */
      token: string;
    };
    NewTraveller: {
      email: components['schemas']['EmailAddress'];
      /** @description Starts with 0, 84 or +84, then 9 digits; separators are dropped. */
      phone?: string | null;
      password: components['schemas']['NewPassword'];
      confirmPassword: string;
      firstName: components['schemas']['PersonName'];
      lastName: components['schemas']['PersonName'];
      /** @description PARTNER in any case, or null for a traveller. ADMIN can never be requested. */
      role?: string | null;
    };
    NewPartner: {
      name: components['schemas']['PersonName'];
      email: components['schemas']['EmailAddress'];
      password: components['schemas']['NewPassword'];
      hotelName: string;
      role: string;
    };
    /** @example lan@example.com */
    EmailAddress: string;
    NewPassword: string;
    PersonName: string;
    MailSent: {
      email: string;
      message: string;
    };
    ResendRequest: {
      email: components['schemas']['EmailAddress'];
    };
    /** @enum {string} */
    Role: 'CUSTOMER' | 'PARTNER' | 'ADMIN';
    CurrentUser: {
      id: number;
      firstName: string;
      lastName: string;
      /** @description Family name first. */
      fullName: string;
      email: string;
      phone: string | null;
      /** @description The same value as `phone`. */
      phoneNumber: string | null;
      role: components['schemas']['Role'];
      roles: components['schemas']['Role'][];
    };
    ProfileChanges: {
      firstName: components['schemas']['PersonName'];
      lastName: components['schemas']['PersonName'];
      phone?: string | null;
    };
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
    Address: {
      number: string;
      street: string;
      /** @description Ward, commune or former district. */
      district: string;
      city: string;
    };
    /** @enum {string} */
    PropertyType: 'HOTEL' | 'APARTMENT' | 'RESORT' | 'HOMESTAY' | 'VILLA';
    /**
     * @description The shortest stay; 1, 7, 14, 30, 90 or 180 nights.
     * @enum {string}
     */
    MinimumStay: '3_OR_LESS' | '1_WEEK' | '2_WEEKS' | '1_MONTH' | '3_MONTHS' | '6_MONTHS';
    Service: {
      name: string;
    };
    Destination: {
      slug: string;
      name: string;
      description: string;
      featured: boolean;
      hotelCount: number;
      image: components['schemas']['Image'];
    };
    Pageable: {
      pageNumber: number;
    };
    HotelPage: {
      content: components['schemas']['HotelCard'][];
      totalPages: number;
      totalElements: number;
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
    HotelCard: {
      id: number;
      name: string;
      location: string;
      description: string;
      propertyType: components['schemas']['PropertyType'];
      /** @description The average of all reviews, one decimal; 0 when there are none. */
      rating: number;
      totalReviews: number;
      /** @description Whole dong per night of the cheapest room. */
      price?: number;
      /** @description Whole dong before the discount. */
      originalPrice?: number;
      /** @description Percent. */
      discount?: number;
      images: components['schemas']['Image'][];
      /** @description The same number as `roomCount`. */
      rooms: number;
      /** @description Rooms free tonight. */
      roomCount: number;
    };
    Hotel: {
      id: number;
      name: string;
      businessName: string;
      propertyType: components['schemas']['PropertyType'];
      /** @description The address in one line. */
      location: string;
      address: components['schemas']['Address'];
      description: string;
      phone: string | null;
      email: string | null;
      website: string | null;
      facebook: string | null;
      instagram: string | null;
      twitter: string | null;
      linkedin: string | null;
      tiktok: string | null;
      images: components['schemas']['Image'][];
      rooms: components['schemas']['Room'][];
      services: components['schemas']['Service'][];
      /** @description The newest ten. */
      reviews: components['schemas']['Review'][];
      /** @description The average of all reviews, one decimal; 0 when there are none. */
      totalRatings: number;
      totalReviews: number;
      minimumStay: components['schemas']['MinimumStay'];
      petsAllowed: boolean;
    };
    HotelSummary: {
      id: number;
      name: string;
      location: string;
      address: components['schemas']['Address'];
      phone: string | null;
      images: components['schemas']['Image'][];
      minimumStay: components['schemas']['MinimumStay'];
      petsAllowed: boolean;
      totalRatings: number;
      totalReviews: number;
    };
    Review: {
      id: number;
      userName: string;
      /** Format: date-time */
      createdAt: string;
      rating: number;
      comment: string;
      hotelResponse: string | null;
    };
    /** @enum {string} */
    RoomType: 'Standard' | 'Deluxe' | 'Suite' | 'Executive' | 'Presidential';
    /** @enum {string} */
    TypeBed: 'Single' | 'Double' | 'Queen' | 'King' | 'Twin';
    /** @enum {string} */
    BedType: 'SINGLE' | 'DOUBLE' | 'QUEEN' | 'KING' | 'TWIN';
    Room: {
      id: number;
      hotelId: number;
      name: string;
      description: string;
      /** @description Whole dong per night. */
      price: number;
      type: components['schemas']['RoomType'];
      roomType: components['schemas']['RoomType'];
      /** @description How many people the room holds. */
      capacity: number;
      numberOfAdults: number;
      numberOfChildren: number;
      numberOfBeds: number;
      typeBed: components['schemas']['TypeBed'];
      bedType: components['schemas']['BedType'];
      /** @description false while the room is under maintenance. */
      onSale: boolean;
      images: components['schemas']['Image'][];
      services: components['schemas']['Service'][];
    };
    RoomDetail: {
      id: number;
      hotelId: number;
      name: string;
      description: string;
      /** @description Whole dong per night. */
      price: number;
      type: components['schemas']['RoomType'];
      roomType: components['schemas']['RoomType'];
      capacity: number;
      numberOfAdults: number;
      numberOfChildren: number;
      numberOfBeds: number;
      typeBed: components['schemas']['TypeBed'];
      bedType: components['schemas']['BedType'];
      onSale: boolean;
      images: components['schemas']['Image'][];
      /** @description The same pictures as `images`. */
      roomImages: components['schemas']['Image'][];
      services: components['schemas']['Service'][];
      /** @description The hotel's newest ten. */
      reviews: components['schemas']['Review'][];
      totalRating: number;
      totalReviews: number;
      hotel: components['schemas']['HotelSummary'];
    };
    NewQuote: {
      hotelId: components['schemas']['RecordId'];
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      roomIds: components['schemas']['RecordId'][];
      adults?: number;
      children?: number;
    };
    RecordId: number;
    Quote: {
      hotelId: number;
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      nights: number;
      rooms: components['schemas']['Room'][];
      /** @description Rooms × nights in whole dong. */
      roomTotal: number;
      /** @description What a voucher takes off the room total. */
      discount: number;
      /** @description Room total after the discount, before tax and fee. */
      totalPrice: number;
      taxAndFeePercent: number;
      taxAndFee: number;
      /** @description Payable at the counter. */
      total: number;
      /**
       * Format: date-time
       * @description The room is kept until this moment if booked now.
       */
      holdUntil: string;
      /** Format: date-time */
      freeCancellationUntil: string;
    };
    PaymentMethod: {
      /** @constant */
      id: 1;
      /** @enum {string} */
      type: 'CASH';
    };
    NewBooking: {
      hotelId: components['schemas']['RecordId'];
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      /** @description The quote's `totalPrice`. */
      totalPrice: number;
      paymentMethod: components['schemas']['PaymentMethod'];
      /** @enum {string} */
      status: 'PENDING';
      rooms: components['schemas']['ChosenRoom'][];
      adults?: number;
      children?: number;
      /** @description How the hotel reaches the guest; needed when the account has no phone. */
      phoneNumber?: string;
      notes?: string;
    };
    ChosenRoom: {
      id: components['schemas']['RecordId'];
      /** @description Whole dong per night as shown to the traveller. */
      price: number;
      name?: string;
      description?: string | null;
      numberOfAdults?: number;
      numberOfChildren?: number;
      numberOfBeds?: number;
      services?: components['schemas']['Service'][];
    };
    /** @enum {string} */
    BookingStatus: 'PENDING' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'CANCELLED' | 'NO_SHOW';
    Guest: {
      firstName: string;
      lastName: string;
      email: string;
      phoneNumber: string;
    };
    BookedRoom: {
      id: number;
      name: string;
      description: string;
      /** @description Whole dong per night when booked. */
      price: number;
      numberOfAdults: number;
      numberOfChildren: number;
      numberOfBeds: number;
      services: components['schemas']['Service'][];
    };
    Booking: {
      bookingId: string;
      status: components['schemas']['BookingStatus'];
      hotel: components['schemas']['HotelSummary'];
      selectedRooms: components['schemas']['BookedRoom'][];
      checkInDate: components['schemas']['Day'];
      checkOutDate: components['schemas']['Day'];
      nights: number;
      adults: number;
      children: number;
      user: components['schemas']['Guest'];
      roomTotal: number;
      discount: number;
      totalPrice: number;
      taxAndFeePercent: number;
      taxAndFee: number;
      /** @description Payable at the counter. */
      totalAmount: number;
      paymentMethod: components['schemas']['PaymentMethod'];
      notes: string;
      /** Format: date-time */
      holdUntil: string;
      /** Format: date-time */
      freeCancellationUntil: string;
      /** Format: date-time */
      createdAt: string;
      data: components['schemas']['Message'];
    };
    BookingPage: {
      content: components['schemas']['Booking'][];
      totalPages: number;
      totalElements: number;
      numberOfElements: number;
      pageable: components['schemas']['Pageable'];
    };
  };
  responses: {
    /** @description The signed-in user. */
    CurrentUser: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CurrentUser'];
      };
    };
    /** @description Something in the request breaks a rule; `fieldErrors` names each field. */
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Unknown address or wrong password. */
    WrongCredentials: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description No token, or one that is expired, forged or withdrawn. */
    SignedOut: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such thing, or it is not the caller's. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description `ROOM_TAKEN` with the rooms taken and free alternatives of the same hotel; `PRICE_CHANGED` with the new quote. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Too many tries; `Retry-After` says when to try again. */
    TooMany: {
      headers: {
        /** @description Seconds to wait. */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Counted from 0. */
    page: number;
    size: number;
    /** @description A hotel's id. */
    hotelId: number;
    /** @description A room's id. */
    roomId: number;
  };
  requestBodies: never;
  headers: never;
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description The password is right, the e-mail address is not verified yet. The message contains "verified". */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['WrongCredentials'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
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
          components['schemas']['NewTraveller'] | components['schemas']['NewPartner'];
      };
    };
    responses: {
      /** @description A mail with the verification link is on its way. */
      201: {
        headers: {
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description The token is unknown or older than 24 hours. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Destination'][];
        };
      };
      422: components['responses']['Invalid'];
    };
  };
  listHotels: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        size?: components['parameters']['size'];
        /** @description The slug of a destination; unknown slugs find nothing. */
        destination?: string;
        propertyType?: components['schemas']['PropertyType'];
        /** @description Words of a hotel's name or address; case and diacritics do not matter. */
        text?: string;
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HotelPage'];
        };
      };
      422: components['responses']['Invalid'];
    };
  };
  getHotel: {
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
      /** @description The hotel. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Hotel'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  listSimilarHotels: {
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
      /** @description The hotels. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HotelCard'][];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  searchRooms: {
    parameters: {
      query: {
        checkIn: components['schemas']['Day'];
        checkOut: components['schemas']['Day'];
        adults?: number;
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Room'][];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
    };
  };
  getRoom: {
    parameters: {
      query?: never;
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomDetail'];
        };
      };
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quote'];
        };
      };
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
    };
  };
  createBooking: {
    parameters: {
      query?: never;
      header?: {
        /** @description Made once per draft. The same key with the same body answers the same booking; with another body it is 422. */
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
  listBookings: {
    parameters: {
      query?: {
        /** @description Counted from 0. */
        page?: components['parameters']['page'];
        size?: components['parameters']['size'];
        /** @description `coming` (not over yet, soonest first), `past` (over, newest first) or `cancelled` (cancelled or not arrived, newest first). */
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
        bookingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking. */
      200: {
        headers: {
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
}
