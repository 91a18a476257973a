import { baseApi as api } from './baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPartnerHotels: build.query<ListPartnerHotelsApiResponse, ListPartnerHotelsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          text: queryArg.text,
          state: queryArg.state,
          sort: queryArg.sort,
        },
      }),
    }),
    exportPartnerHotels: build.query<ExportPartnerHotelsApiResponse, ExportPartnerHotelsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/export`,
        params: {
          text: queryArg.text,
          state: queryArg.state,
          sort: queryArg.sort,
        },
      }),
    }),
    createPartnerHotel: build.mutation<CreatePartnerHotelApiResponse, CreatePartnerHotelApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/create`,
        method: 'POST',
        body: queryArg.newHotel,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getPartnerHotel: build.query<GetPartnerHotelApiResponse, GetPartnerHotelApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updatePartnerHotel: build.mutation<UpdatePartnerHotelApiResponse, UpdatePartnerHotelApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/update/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.hotelChanges,
      }),
    }),
    setHotelListing: build.mutation<SetHotelListingApiResponse, SetHotelListingApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/listing`,
        method: 'PUT',
        body: queryArg.hotelListing,
      }),
    }),
    deletePartnerHotel: build.mutation<DeletePartnerHotelApiResponse, DeletePartnerHotelApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    uploadHotelImages: build.mutation<UploadHotelImagesApiResponse, UploadHotelImagesApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/create/${encodeURIComponent(String(queryArg.hotelId))}/images`,
        method: 'POST',
        body: queryArg.imageUpload,
      }),
    }),
    arrangeHotelImages: build.mutation<ArrangeHotelImagesApiResponse, ArrangeHotelImagesApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/images`,
        method: 'PUT',
        body: queryArg.imageOrder,
      }),
    }),
    deleteHotelImage: build.mutation<DeleteHotelImageApiResponse, DeleteHotelImageApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
        method: 'DELETE',
      }),
    }),
    getRates: build.query<GetRatesApiResponse, GetRatesApiArg>({
      query: () => ({ url: `/api/partner/rates` }),
    }),
    listPartnerRooms: build.query<ListPartnerRoomsApiResponse, ListPartnerRoomsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          text: queryArg.text,
          status: queryArg.status,
          roomType: queryArg.roomType,
          sort: queryArg.sort,
        },
      }),
    }),
    createPartnerRoom: build.mutation<CreatePartnerRoomApiResponse, CreatePartnerRoomApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms`,
        method: 'POST',
        body: queryArg.newRoom,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    exportPartnerRooms: build.query<ExportPartnerRoomsApiResponse, ExportPartnerRoomsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/export`,
        params: {
          text: queryArg.text,
          status: queryArg.status,
          roomType: queryArg.roomType,
          sort: queryArg.sort,
        },
      }),
    }),
    changePartnerRooms: build.mutation<ChangePartnerRoomsApiResponse, ChangePartnerRoomsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/bulk`,
        method: 'PUT',
        body: queryArg.roomsChange,
      }),
    }),
    listRoomTypes: build.query<ListRoomTypesApiResponse, ListRoomTypesApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/room-types`,
      }),
    }),
    createRoomType: build.mutation<CreateRoomTypeApiResponse, CreateRoomTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/room-types`,
        method: 'POST',
        body: queryArg.newRoomType,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getRoomType: build.query<GetRoomTypeApiResponse, GetRoomTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/room-types/${encodeURIComponent(String(queryArg.typeId))}`,
      }),
    }),
    updateRoomType: build.mutation<UpdateRoomTypeApiResponse, UpdateRoomTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/room-types/${encodeURIComponent(String(queryArg.typeId))}`,
        method: 'PUT',
        body: queryArg.roomTypeChanges,
      }),
    }),
    deleteRoomType: build.mutation<DeleteRoomTypeApiResponse, DeleteRoomTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/room-types/${encodeURIComponent(String(queryArg.typeId))}`,
        method: 'DELETE',
        params: {
          rooms: queryArg.rooms,
        },
      }),
    }),
    addRoomsOfType: build.mutation<AddRoomsOfTypeApiResponse, AddRoomsOfTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/room-types/${encodeURIComponent(String(queryArg.typeId))}/rooms`,
        method: 'POST',
        body: queryArg.newRooms,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    uploadRoomTypeImages: build.mutation<
      UploadRoomTypeImagesApiResponse,
      UploadRoomTypeImagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/room-types/${encodeURIComponent(String(queryArg.typeId))}/images`,
        method: 'POST',
        body: queryArg.imageUpload,
      }),
    }),
    arrangeRoomTypeImages: build.mutation<
      ArrangeRoomTypeImagesApiResponse,
      ArrangeRoomTypeImagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/room-types/${encodeURIComponent(String(queryArg.typeId))}/images`,
        method: 'PUT',
        body: queryArg.imageOrder,
      }),
    }),
    deleteRoomTypeImage: build.mutation<DeleteRoomTypeImageApiResponse, DeleteRoomTypeImageApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/room-types/${encodeURIComponent(String(queryArg.typeId))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
        method: 'DELETE',
      }),
    }),
    previewRoomNumbers: build.query<PreviewRoomNumbersApiResponse, PreviewRoomNumbersApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/room-numbers`,
        params: {
          expression: queryArg.expression,
        },
      }),
    }),
    listSeasons: build.query<ListSeasonsApiResponse, ListSeasonsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/seasons`,
      }),
    }),
    createSeason: build.mutation<CreateSeasonApiResponse, CreateSeasonApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/seasons`,
        method: 'POST',
        body: queryArg.seasonFields,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    arrangeSeasons: build.mutation<ArrangeSeasonsApiResponse, ArrangeSeasonsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/seasons/order`,
        method: 'PUT',
        body: queryArg.seasonOrder,
      }),
    }),
    updateSeason: build.mutation<UpdateSeasonApiResponse, UpdateSeasonApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/seasons/${encodeURIComponent(String(queryArg.seasonId))}`,
        method: 'PUT',
        body: queryArg.seasonChanges,
      }),
    }),
    deleteSeason: build.mutation<DeleteSeasonApiResponse, DeleteSeasonApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/seasons/${encodeURIComponent(String(queryArg.seasonId))}`,
        method: 'DELETE',
        params: {
          version: queryArg.version,
        },
      }),
    }),
    listNights: build.query<ListNightsApiResponse, ListNightsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/nights`,
        params: {
          firstNight: queryArg.firstNight,
          nights: queryArg.nights,
        },
      }),
    }),
    changeNights: build.mutation<ChangeNightsApiResponse, ChangeNightsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/nights`,
        method: 'PUT',
        body: queryArg.nightsChange,
      }),
    }),
    resetNights: build.mutation<ResetNightsApiResponse, ResetNightsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/nights/reset`,
        method: 'PUT',
        body: queryArg.nightsSpan,
      }),
    }),
    getPartnerRoom: build.query<GetPartnerRoomApiResponse, GetPartnerRoomApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/rooms/${encodeURIComponent(String(queryArg.roomId))}`,
      }),
    }),
    updatePartnerRoom: build.mutation<UpdatePartnerRoomApiResponse, UpdatePartnerRoomApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/${encodeURIComponent(String(queryArg.roomId))}`,
        method: 'PUT',
        body: queryArg.roomChanges,
      }),
    }),
    deletePartnerRoom: build.mutation<DeletePartnerRoomApiResponse, DeletePartnerRoomApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/${encodeURIComponent(String(queryArg.roomId))}`,
        method: 'DELETE',
      }),
    }),
    uploadRoomImages: build.mutation<UploadRoomImagesApiResponse, UploadRoomImagesApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/${encodeURIComponent(String(queryArg.roomId))}/images`,
        method: 'POST',
        body: queryArg.imageUpload,
      }),
    }),
    arrangeRoomImages: build.mutation<ArrangeRoomImagesApiResponse, ArrangeRoomImagesApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/${encodeURIComponent(String(queryArg.roomId))}/images`,
        method: 'PUT',
        body: queryArg.imageOrder,
      }),
    }),
    deleteRoomImage: build.mutation<DeleteRoomImageApiResponse, DeleteRoomImageApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/${encodeURIComponent(String(queryArg.roomId))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
        method: 'DELETE',
      }),
    }),
    listRoomClosures: build.query<ListRoomClosuresApiResponse, ListRoomClosuresApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/${encodeURIComponent(String(queryArg.roomId))}/closures`,
      }),
    }),
    closeRoom: build.mutation<CloseRoomApiResponse, CloseRoomApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/${encodeURIComponent(String(queryArg.roomId))}/closures`,
        method: 'POST',
        body: queryArg.newClosure,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    reopenRoom: build.mutation<ReopenRoomApiResponse, ReopenRoomApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/${encodeURIComponent(String(queryArg.roomId))}/closures/${encodeURIComponent(String(queryArg.closureId))}`,
        method: 'DELETE',
      }),
    }),
    listVouchers: build.query<ListVouchersApiResponse, ListVouchersApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/vouchers`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          text: queryArg.text,
          status: queryArg.status,
          sort: queryArg.sort,
        },
      }),
    }),
    exportVouchers: build.query<ExportVouchersApiResponse, ExportVouchersApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/vouchers/export`,
        params: {
          text: queryArg.text,
          status: queryArg.status,
          sort: queryArg.sort,
        },
      }),
    }),
    getVoucher: build.query<GetVoucherApiResponse, GetVoucherApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/vouchers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    createVoucher: build.mutation<CreateVoucherApiResponse, CreateVoucherApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/vouchers/create`,
        method: 'POST',
        body: queryArg.newVoucher,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateVoucher: build.mutation<UpdateVoucherApiResponse, UpdateVoucherApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/vouchers/update/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.voucherChanges,
      }),
    }),
    deleteVoucher: build.mutation<DeleteVoucherApiResponse, DeleteVoucherApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/vouchers/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    previewVoucher: build.query<PreviewVoucherApiResponse, PreviewVoucherApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/vouchers/preview`,
        method: 'POST',
        body: queryArg.voucherTrial,
      }),
    }),
    listPartnerReviews: build.query<ListPartnerReviewsApiResponse, ListPartnerReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/reviews`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          text: queryArg.text,
          hotelId: queryArg.hotelId,
          answer: queryArg.answer,
          rating: queryArg.rating,
          sort: queryArg.sort,
        },
      }),
    }),
    getPartnerReview: build.query<GetPartnerReviewApiResponse, GetPartnerReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/reviews/${encodeURIComponent(String(queryArg.reviewId))}`,
      }),
    }),
    answerReview: build.mutation<AnswerReviewApiResponse, AnswerReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/reviews/${encodeURIComponent(String(queryArg.reviewId))}/answer`,
        method: 'PUT',
        body: queryArg.reviewAnswer,
      }),
    }),
    deleteReviewAnswer: build.mutation<DeleteReviewAnswerApiResponse, DeleteReviewAnswerApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/reviews/${encodeURIComponent(String(queryArg.reviewId))}/answer`,
        method: 'DELETE',
      }),
    }),
    listFreeRooms: build.query<ListFreeRoomsApiResponse, ListFreeRoomsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/free-rooms`,
        params: {
          checkIn: queryArg.checkIn,
          checkOut: queryArg.checkOut,
        },
      }),
    }),
    createPartnerBooking: build.mutation<
      CreatePartnerBookingApiResponse,
      CreatePartnerBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/bookings`,
        method: 'POST',
        body: queryArg.newPartnerBooking,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    quotePartnerBooking: build.mutation<QuotePartnerBookingApiResponse, QuotePartnerBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/bookings/quote`,
        method: 'POST',
        body: queryArg.newPartnerQuote,
      }),
    }),
    listPartnerBookings: build.query<ListPartnerBookingsApiResponse, ListPartnerBookingsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          text: queryArg.text,
          status: queryArg.status,
          hotelId: queryArg.hotelId,
          from: queryArg['from'],
          to: queryArg.to,
          sort: queryArg.sort,
        },
      }),
    }),
    exportPartnerBookings: build.query<
      ExportPartnerBookingsApiResponse,
      ExportPartnerBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/bookings/export`,
        params: {
          text: queryArg.text,
          status: queryArg.status,
          hotelId: queryArg.hotelId,
          from: queryArg['from'],
          to: queryArg.to,
          sort: queryArg.sort,
        },
      }),
    }),
    getPartnerBooking: build.query<GetPartnerBookingApiResponse, GetPartnerBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}`,
      }),
    }),
    checkInBooking: build.mutation<CheckInBookingApiResponse, CheckInBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/check-in`,
        method: 'POST',
      }),
    }),
    checkOutBooking: build.mutation<CheckOutBookingApiResponse, CheckOutBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/check-out`,
        method: 'POST',
      }),
    }),
    undoCheckIn: build.mutation<UndoCheckInApiResponse, UndoCheckInApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/undo-check-in`,
        method: 'POST',
      }),
    }),
    undoCheckOut: build.mutation<UndoCheckOutApiResponse, UndoCheckOutApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/undo-check-out`,
        method: 'POST',
      }),
    }),
    previewPartnerBookingChange: build.mutation<
      PreviewPartnerBookingChangeApiResponse,
      PreviewPartnerBookingChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/change/preview`,
        method: 'POST',
        body: queryArg.partnerBookingChange,
      }),
    }),
    changePartnerBooking: build.mutation<
      ChangePartnerBookingApiResponse,
      ChangePartnerBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/change`,
        method: 'POST',
        body: queryArg.partnerBookingChange,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    changePartnerGuests: build.mutation<ChangePartnerGuestsApiResponse, ChangePartnerGuestsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/guests`,
        method: 'PUT',
        body: queryArg.partnerBookingGuests,
      }),
    }),
    undoBookingChange: build.mutation<UndoBookingChangeApiResponse, UndoBookingChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/undo-change`,
        method: 'POST',
        body: queryArg.undoneChange,
      }),
    }),
    swapBookingRooms: build.mutation<SwapBookingRoomsApiResponse, SwapBookingRoomsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/swap`,
        method: 'POST',
        body: queryArg.roomSwap,
      }),
    }),
    previewRoomSwap: build.mutation<PreviewRoomSwapApiResponse, PreviewRoomSwapApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/swap/preview`,
        method: 'POST',
        body: queryArg.roomSwap,
      }),
    }),
    releaseBooking: build.mutation<ReleaseBookingApiResponse, ReleaseBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/release`,
        method: 'POST',
      }),
    }),
    cancelPartnerBooking: build.mutation<
      CancelPartnerBookingApiResponse,
      CancelPartnerBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/bookings/${encodeURIComponent(String(queryArg.bookingId))}/cancel`,
        method: 'POST',
        body: queryArg.cancellation,
      }),
    }),
    getPartnerCalendar: build.query<GetPartnerCalendarApiResponse, GetPartnerCalendarApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/calendar`,
        params: {
          from: queryArg['from'],
          days: queryArg.days,
        },
      }),
    }),
    getPartnerDashboard: build.query<GetPartnerDashboardApiResponse, GetPartnerDashboardApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/dashboard`,
        params: {
          day: queryArg.day,
        },
      }),
    }),
    listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/notifications`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    markNotificationsRead: build.mutation<
      MarkNotificationsReadApiResponse,
      MarkNotificationsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/notifications/read`,
        method: 'POST',
        body: queryArg.notificationsRead,
      }),
    }),
    getPartnerSettings: build.query<GetPartnerSettingsApiResponse, GetPartnerSettingsApiArg>({
      query: () => ({ url: `/api/partner/settings` }),
    }),
    updatePartnerSettings: build.mutation<
      UpdatePartnerSettingsApiResponse,
      UpdatePartnerSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/settings`,
        method: 'PUT',
        body: queryArg.partnerSettingsChanges,
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          text: queryArg.text,
          role: queryArg.role,
          suspended: queryArg.suspended,
          sort: queryArg.sort,
        },
      }),
    }),
    suspendUser: build.mutation<SuspendUserApiResponse, SuspendUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/suspend`,
        method: 'POST',
        body: queryArg.reason,
      }),
    }),
    restoreUser: build.mutation<RestoreUserApiResponse, RestoreUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
        body: queryArg.reason,
      }),
    }),
    listAllHotels: build.query<ListAllHotelsApiResponse, ListAllHotelsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/hotels`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          text: queryArg.text,
          state: queryArg.state,
          sort: queryArg.sort,
        },
      }),
    }),
    suspendHotel: build.mutation<SuspendHotelApiResponse, SuspendHotelApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/hotels/${encodeURIComponent(String(queryArg.id))}/suspend`,
        method: 'POST',
        body: queryArg.reason,
      }),
    }),
    restoreHotel: build.mutation<RestoreHotelApiResponse, RestoreHotelApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/hotels/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
        body: queryArg.reason,
      }),
    }),
    listBookingsAtRisk: build.query<ListBookingsAtRiskApiResponse, ListBookingsAtRiskApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/bookings`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          text: queryArg.text,
        },
      }),
    }),
    cancelBookingAtRisk: build.mutation<CancelBookingAtRiskApiResponse, CancelBookingAtRiskApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/bookings/${encodeURIComponent(String(queryArg.bookingId))}/cancel`,
        method: 'POST',
        body: queryArg.reason,
      }),
    }),
    listAdminActions: build.query<ListAdminActionsApiResponse, ListAdminActionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/actions`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          text: queryArg.text,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedPartnerApi };
export type ListPartnerHotelsApiResponse = /** status 200 The page. */ PartnerHotelPage;
export type ListPartnerHotelsApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** Words to find; case and diacritics do not matter. */
  text?: string;
  /** Only hotels in this state. */
  state?: HotelState;
  /** A column; a leading minus turns the order round. */
  sort?: 'name' | '-name' | 'city' | '-city' | 'rooms' | '-rooms' | 'created' | '-created';
};
export type ExportPartnerHotelsApiResponse =
  /** status 200 UTF-8 with a byte order mark; cells that a spreadsheet would compute are escaped. */ string;
export type ExportPartnerHotelsApiArg = {
  /** Words to find; case and diacritics do not matter. */
  text?: string;
  /** Only hotels in this state. */
  state?: HotelState;
  /** A column; a leading minus turns the order round. */
  sort?: 'name' | '-name' | 'city' | '-city' | 'rooms' | '-rooms' | 'created' | '-created';
};
export type CreatePartnerHotelApiResponse = /** status 201 Created. */ PartnerHotel;
export type CreatePartnerHotelApiArg = {
  /** Made once per form that is filled in, and the account's own. The same key with the same body at the same address makes one thing and answers it as it is, for a day at least; with anything else it is 422. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  newHotel: NewHotel;
};
export type GetPartnerHotelApiResponse = /** status 200 The hotel. */ PartnerHotel;
export type GetPartnerHotelApiArg = {
  /** The hotel, by its number. */
  id: RecordId;
};
export type UpdatePartnerHotelApiResponse = /** status 200 Changed. */ PartnerHotel;
export type UpdatePartnerHotelApiArg = {
  /** The hotel, by its number. */
  id: RecordId;
  hotelChanges: HotelChanges;
};
export type SetHotelListingApiResponse = /** status 200 Done. */ PartnerHotel;
export type SetHotelListingApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  hotelListing: HotelListing;
};
export type DeletePartnerHotelApiResponse = /** status 200 Deleted. */ Message;
export type DeletePartnerHotelApiArg = {
  /** The hotel, by its number. */
  id: RecordId;
};
export type UploadHotelImagesApiResponse =
  /** status 201 All images of the hotel, the cover first. */ StoredImage[];
export type UploadHotelImagesApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  imageUpload: ImageUpload;
};
export type ArrangeHotelImagesApiResponse =
  /** status 200 The images in their order. */ StoredImage[];
export type ArrangeHotelImagesApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  imageOrder: ImageOrder;
};
export type DeleteHotelImageApiResponse = /** status 200 The images that are left. */ StoredImage[];
export type DeleteHotelImageApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The picture, by its number. */
  imageId: RecordId;
};
export type GetRatesApiResponse = /** status 200 The rates in force. */ Rates;
export type GetRatesApiArg = void;
export type ListPartnerRoomsApiResponse = /** status 200 The page. */ PartnerRoomPage;
export type ListPartnerRoomsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** Words to find; case and diacritics do not matter. */
  text?: string;
  /** Only those of this status. */
  status?: StatusTonight;
  /** Only rooms of this kind. */
  roomType?: RoomType;
  /** A column; a leading minus turns the order round. */
  sort?:
    | 'roomNumber'
    | '-roomNumber'
    | 'type'
    | '-type'
    | 'capacity'
    | '-capacity'
    | 'price'
    | '-price'
    | 'status'
    | '-status';
};
export type CreatePartnerRoomApiResponse = /** status 201 Created. */ PartnerRoom;
export type CreatePartnerRoomApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body at the same address makes one thing and answers it as it is, for a day at least; with anything else it is 422. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  newRoom: NewRoom;
};
export type ExportPartnerRoomsApiResponse = /** status 200 UTF-8 with a byte order mark. */ string;
export type ExportPartnerRoomsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Words to find; case and diacritics do not matter. */
  text?: string;
  /** Only those of this status. */
  status?: StatusTonight;
  /** Only rooms of this kind. */
  roomType?: RoomType;
  /** A column; a leading minus turns the order round. */
  sort?:
    | 'roomNumber'
    | '-roomNumber'
    | 'type'
    | '-type'
    | 'capacity'
    | '-capacity'
    | 'price'
    | '-price'
    | 'status'
    | '-status';
};
export type ChangePartnerRoomsApiResponse = /** status 200 Changed. */ RoomsChanged;
export type ChangePartnerRoomsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  roomsChange: RoomsChange;
};
export type ListRoomTypesApiResponse =
  /** status 200 All types, the cheapest first. */ RoomTypeWithRooms[];
export type ListRoomTypesApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
};
export type CreateRoomTypeApiResponse = /** status 201 Created. */ RoomTypeWithRooms;
export type CreateRoomTypeApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body at the same address makes one thing and answers it as it is, for a day at least; with anything else it is 422. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  newRoomType: NewRoomType;
};
export type GetRoomTypeApiResponse = /** status 200 The type. */ RoomTypeWithRooms;
export type GetRoomTypeApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room type, by its number. */
  typeId: RecordId;
};
export type UpdateRoomTypeApiResponse = /** status 200 Changed. */ RoomTypeWithRooms;
export type UpdateRoomTypeApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room type, by its number. */
  typeId: RecordId;
  roomTypeChanges: RoomTypeChanges;
};
export type DeleteRoomTypeApiResponse = /** status 200 Deleted. */ Message;
export type DeleteRoomTypeApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room type, by its number. */
  typeId: RecordId;
  /** How many rooms the type was shown with. */
  rooms: number;
};
export type AddRoomsOfTypeApiResponse = /** status 201 Created. */ RoomTypeWithRooms;
export type AddRoomsOfTypeApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room type, by its number. */
  typeId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body at the same address makes one thing and answers it as it is, for a day at least; with anything else it is 422. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  newRooms: NewRooms;
};
export type UploadRoomTypeImagesApiResponse =
  /** status 201 All images of the type. */ StoredImage[];
export type UploadRoomTypeImagesApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room type, by its number. */
  typeId: RecordId;
  imageUpload: ImageUpload;
};
export type ArrangeRoomTypeImagesApiResponse =
  /** status 200 The images in their order. */ StoredImage[];
export type ArrangeRoomTypeImagesApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room type, by its number. */
  typeId: RecordId;
  imageOrder: ImageOrder;
};
export type DeleteRoomTypeImageApiResponse =
  /** status 200 The images that are left. */ StoredImage[];
export type DeleteRoomTypeImageApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room type, by its number. */
  typeId: RecordId;
  /** The picture, by its number. */
  imageId: RecordId;
};
export type PreviewRoomNumbersApiResponse = /** status 200 The numbers. */ RoomNumbersPreview;
export type PreviewRoomNumbersApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Numbers and ranges as a partner types them, such as `304-306`. */
  expression: RoomNumbers;
};
export type ListSeasonsApiResponse =
  /** status 200 The seasons, the one that counts first. */ Season[];
export type ListSeasonsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
};
export type CreateSeasonApiResponse = /** status 201 Created. */ Season;
export type CreateSeasonApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body at the same address makes one thing and answers it as it is, for a day at least; with anything else it is 422. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  seasonFields: SeasonFields;
};
export type ArrangeSeasonsApiResponse = /** status 200 The seasons, in that order. */ Season[];
export type ArrangeSeasonsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  seasonOrder: SeasonOrder;
};
export type UpdateSeasonApiResponse = /** status 200 Changed. */ Season;
export type UpdateSeasonApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The season, by its number. */
  seasonId: RecordId;
  seasonChanges: SeasonChanges;
};
export type DeleteSeasonApiResponse = /** status 200 Deleted. */ Message;
export type DeleteSeasonApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The season, by its number. */
  seasonId: RecordId;
  /** The version that was read. */
  version: RecordVersion;
};
export type ListNightsApiResponse = /** status 200 The types, the cheapest first. */ NightsOfType[];
export type ListNightsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The night with which the answer begins. */
  firstNight: Day;
  /** How many; 31 without it. */
  nights?: number;
};
export type ChangeNightsApiResponse = /** status 200 Changed. */ NightsChanged;
export type ChangeNightsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  nightsChange: NightsChange;
};
export type ResetNightsApiResponse = /** status 200 Changed. */ NightsChanged;
export type ResetNightsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  nightsSpan: NightsSpan;
};
export type GetPartnerRoomApiResponse = /** status 200 The room. */ PartnerRoom;
export type GetPartnerRoomApiArg = {
  /** The room, by its number in the address, which is not the one on its door. */
  roomId: RecordId;
};
export type UpdatePartnerRoomApiResponse = /** status 200 Changed. */ PartnerRoom;
export type UpdatePartnerRoomApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room, by its number in the address, which is not the one on its door. */
  roomId: RecordId;
  roomChanges: RoomChanges;
};
export type DeletePartnerRoomApiResponse = /** status 200 Deleted. */ Message;
export type DeletePartnerRoomApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room, by its number in the address, which is not the one on its door. */
  roomId: RecordId;
};
export type UploadRoomImagesApiResponse = /** status 201 All images of the room. */ StoredImage[];
export type UploadRoomImagesApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room, by its number in the address, which is not the one on its door. */
  roomId: RecordId;
  imageUpload: ImageUpload;
};
export type ArrangeRoomImagesApiResponse =
  /** status 200 The images in their order. */ StoredImage[];
export type ArrangeRoomImagesApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room, by its number in the address, which is not the one on its door. */
  roomId: RecordId;
  imageOrder: ImageOrder;
};
export type DeleteRoomImageApiResponse = /** status 200 The images that are left. */ StoredImage[];
export type DeleteRoomImageApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room, by its number in the address, which is not the one on its door. */
  roomId: RecordId;
  /** The picture, by its number. */
  imageId: RecordId;
};
export type ListRoomClosuresApiResponse =
  /** status 200 The closures, soonest first. */ RoomClosure[];
export type ListRoomClosuresApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room, by its number in the address, which is not the one on its door. */
  roomId: RecordId;
};
export type CloseRoomApiResponse = /** status 201 Closed. */ RoomClosure;
export type CloseRoomApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room, by its number in the address, which is not the one on its door. */
  roomId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body at the same address makes one thing and answers it as it is, for a day at least; with anything else it is 422. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  newClosure: NewClosure;
};
export type ReopenRoomApiResponse = /** status 200 The nights are free at once. */ Message;
export type ReopenRoomApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room, by its number in the address, which is not the one on its door. */
  roomId: RecordId;
  /** The closure, by its number. */
  closureId: RecordId;
};
export type ListVouchersApiResponse = /** status 200 The page. */ VoucherPage;
export type ListVouchersApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** Words to find; case and diacritics do not matter. */
  text?: string;
  /** Only those of this status. */
  status?: VoucherStatus;
  /** A column; a leading minus turns the order round. */
  sort?: 'code' | '-code' | 'start' | '-start' | 'expiration' | '-expiration' | 'used' | '-used';
};
export type ExportVouchersApiResponse = /** status 200 UTF-8 with a byte order mark. */ string;
export type ExportVouchersApiArg = {
  /** Words to find; case and diacritics do not matter. */
  text?: string;
  /** Only those of this status. */
  status?: VoucherStatus;
  /** A column; a leading minus turns the order round. */
  sort?: 'code' | '-code' | 'start' | '-start' | 'expiration' | '-expiration' | 'used' | '-used';
};
export type GetVoucherApiResponse = /** status 200 The voucher. */ Voucher;
export type GetVoucherApiArg = {
  /** The voucher, by its number. */
  id: RecordId;
};
export type CreateVoucherApiResponse = /** status 201 Created. */ Voucher;
export type CreateVoucherApiArg = {
  /** Made once per form that is filled in, and the account's own. The same key with the same body at the same address makes one thing and answers it as it is, for a day at least; with anything else it is 422. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  newVoucher: NewVoucher;
};
export type UpdateVoucherApiResponse = /** status 200 Changed. */ Voucher;
export type UpdateVoucherApiArg = {
  /** The voucher, by its number. */
  id: RecordId;
  voucherChanges: VoucherChanges;
};
export type DeleteVoucherApiResponse =
  /** status 200 Deleted; bookings made with it keep their price. */ Message;
export type DeleteVoucherApiArg = {
  /** The voucher, by its number. */
  id: RecordId;
};
export type PreviewVoucherApiResponse = /** status 200 The lines of the price. */ PriceLines;
export type PreviewVoucherApiArg = {
  voucherTrial: VoucherTrial;
};
export type ListPartnerReviewsApiResponse = /** status 200 The page. */ PartnerReviewPage;
export type ListPartnerReviewsApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** Words of the comment or of the guest's name, or a booking id. */
  text?: string;
  /** Only of this hotel. */
  hotelId?: RecordId;
  /** `waiting` has no answer of the hotel yet. */
  answer?: 'answered' | 'waiting';
  /** Only reviews with so many stars. */
  rating?: number;
  /** A column; a leading minus turns the order round. */
  sort?: 'created' | '-created' | 'rating' | '-rating';
};
export type GetPartnerReviewApiResponse = /** status 200 The review. */ PartnerReview;
export type GetPartnerReviewApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The review, by its number. */
  reviewId: RecordId;
};
export type AnswerReviewApiResponse = /** status 200 The review with its answer. */ PartnerReview;
export type AnswerReviewApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The review, by its number. */
  reviewId: RecordId;
  reviewAnswer: ReviewAnswer;
};
export type DeleteReviewAnswerApiResponse =
  /** status 200 The review without an answer. */ PartnerReview;
export type DeleteReviewAnswerApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The review, by its number. */
  reviewId: RecordId;
};
export type ListFreeRoomsApiResponse = /** status 200 The rooms, the cheapest first. */ FreeRoom[];
export type ListFreeRoomsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The day of arrival. */
  checkIn: Day;
  /** The day of departure, after the day of arrival. */
  checkOut: Day;
};
export type CreatePartnerBookingApiResponse =
  /** status 201 Booked, or the booking that the same key made before. */ PartnerBookingDetail;
export type CreatePartnerBookingApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Made once per draft, and the account's own. The same key with the same body answers the same booking, for a day at least; with another body or hotel it is 422. */
  'Idempotency-Key'?: string;
  newPartnerBooking: NewPartnerBooking;
};
export type QuotePartnerBookingApiResponse =
  /** status 200 What the guest would pay. */ PartnerQuote;
export type QuotePartnerBookingApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  newPartnerQuote: NewPartnerQuote;
};
export type ListPartnerBookingsApiResponse = /** status 200 The page. */ PartnerBookingPage;
export type ListPartnerBookingsApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** Words of the guest's name, e-mail address or phone number, or a booking id. */
  text?: string;
  /** Only those of this status. */
  status?: BookingStatus;
  /** Only of this hotel. */
  hotelId?: RecordId;
  /** The first check-in day. */
  from?: Day;
  /** The last check-in day. */
  to?: Day;
  /** A column; a leading minus turns the order round. */
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
export type ExportPartnerBookingsApiResponse =
  /** status 200 UTF-8 with a byte order mark. */ string;
export type ExportPartnerBookingsApiArg = {
  /** Words of the guest's name, e-mail address or phone number, or a booking id. */
  text?: string;
  /** Only those of this status. */
  status?: BookingStatus;
  /** Only of this hotel. */
  hotelId?: RecordId;
  /** The first check-in day. */
  from?: Day;
  /** The last check-in day. */
  to?: Day;
  /** A column; a leading minus turns the order round. */
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
export type GetPartnerBookingApiResponse = /** status 200 The booking. */ PartnerBookingDetail;
export type GetPartnerBookingApiArg = {
  /** The public code of the booking. */
  bookingId: string;
};
export type CheckInBookingApiResponse =
  /** status 200 The booking as it is now. */ PartnerBookingDetail;
export type CheckInBookingApiArg = {
  /** The public code of the booking. */
  bookingId: string;
};
export type CheckOutBookingApiResponse =
  /** status 200 The booking as it is now. */ PartnerBookingDetail;
export type CheckOutBookingApiArg = {
  /** The public code of the booking. */
  bookingId: string;
};
export type UndoCheckInApiResponse =
  /** status 200 The booking as it is now. */ PartnerBookingDetail;
export type UndoCheckInApiArg = {
  /** The public code of the booking. */
  bookingId: string;
};
export type UndoCheckOutApiResponse =
  /** status 200 The booking as it is now. */ PartnerBookingDetail;
export type UndoCheckOutApiArg = {
  /** The public code of the booking. */
  bookingId: string;
};
export type PreviewPartnerBookingChangeApiResponse =
  /** status 200 What it would do. */ BookingChangePreview;
export type PreviewPartnerBookingChangeApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  partnerBookingChange: PartnerBookingChange;
};
export type ChangePartnerBookingApiResponse =
  /** status 200 The booking as it is now. */ PartnerBookingDetail;
export type ChangePartnerBookingApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  /** Made once per change, and the account's own. The same key with the same body changes once, and answers the booking as it is, for a day at least; with another body or booking it is 422. */
  'Idempotency-Key'?: string;
  partnerBookingChange: PartnerBookingChange;
};
export type ChangePartnerGuestsApiResponse =
  /** status 200 The booking as it is now. */ PartnerBookingDetail;
export type ChangePartnerGuestsApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  partnerBookingGuests: PartnerBookingGuests;
};
export type UndoBookingChangeApiResponse =
  /** status 200 The booking as it is now. */ PartnerBookingDetail;
export type UndoBookingChangeApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  undoneChange: UndoneChange;
};
export type SwapBookingRoomsApiResponse =
  /** status 200 The booking as it is now. */ PartnerBookingDetail;
export type SwapBookingRoomsApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  roomSwap: RoomSwap;
};
export type PreviewRoomSwapApiResponse = /** status 200 What it would do. */ RoomSwapPreview;
export type PreviewRoomSwapApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  roomSwap: RoomSwap;
};
export type ReleaseBookingApiResponse =
  /** status 200 The booking as it is now. */ PartnerBookingDetail;
export type ReleaseBookingApiArg = {
  /** The public code of the booking. */
  bookingId: string;
};
export type CancelPartnerBookingApiResponse = /** status 200 Cancelled. */ PartnerBookingDetail;
export type CancelPartnerBookingApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  cancellation: Cancellation;
};
export type GetPartnerCalendarApiResponse =
  /** status 200 The types, the cheapest first, and the rooms by number. */ PartnerCalendar;
export type GetPartnerCalendarApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The first day, within five years of today. */
  from: Day;
  /** How many; 30 without it. */
  days?: number;
};
export type GetPartnerDashboardApiResponse =
  /** status 200 The numbers and the lists of the day, at most 50 bookings each. */ PartnerDashboard;
export type GetPartnerDashboardApiArg = {
  /** Today when absent. */
  day?: Day;
};
export type ListNotificationsApiResponse =
  /** status 200 The page, and how many are unread in all. */ NotificationPage;
export type ListNotificationsApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
};
export type MarkNotificationsReadApiResponse =
  /** status 200 How many are still unread. */ UnreadCount;
export type MarkNotificationsReadApiArg = {
  notificationsRead: NotificationsRead;
};
export type GetPartnerSettingsApiResponse = /** status 200 The settings. */ PartnerSettings;
export type GetPartnerSettingsApiArg = void;
export type UpdatePartnerSettingsApiResponse =
  /** status 200 The settings as they are now. */ PartnerSettings;
export type UpdatePartnerSettingsApiArg = {
  partnerSettingsChanges: PartnerSettingsChanges;
};
export type ListUsersApiResponse = /** status 200 The page. */ AdminUserPage;
export type ListUsersApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** Words to find; case and diacritics do not matter. */
  text?: string;
  /** Only accounts of this role. */
  role?: Role;
  /** Only accounts that are suspended, or only those that are not. */
  suspended?: 'yes' | 'no';
  /** A column; a leading minus turns the order round. */
  sort?: 'name' | '-name' | 'email' | '-email' | 'created' | '-created';
};
export type SuspendUserApiResponse = /** status 200 Suspended. */ AdminUser;
export type SuspendUserApiArg = {
  /** The account, by its number. */
  id: RecordId;
  reason: Reason;
};
export type RestoreUserApiResponse = /** status 200 Restored. */ AdminUser;
export type RestoreUserApiArg = {
  /** The account, by its number. */
  id: RecordId;
  reason: Reason;
};
export type ListAllHotelsApiResponse = /** status 200 The page. */ AdminHotelPage;
export type ListAllHotelsApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** Words to find; case and diacritics do not matter. */
  text?: string;
  /** Only hotels in this state. */
  state?: HotelState;
  /** A column; a leading minus turns the order round. */
  sort?: 'name' | '-name' | 'city' | '-city' | 'owner' | '-owner' | 'created' | '-created';
};
export type SuspendHotelApiResponse = /** status 200 Suspended. */ AdminHotel;
export type SuspendHotelApiArg = {
  /** The hotel, by its number. */
  id: RecordId;
  reason: Reason;
};
export type RestoreHotelApiResponse = /** status 200 Restored. */ AdminHotel;
export type RestoreHotelApiArg = {
  /** The hotel, by its number. */
  id: RecordId;
  reason: Reason;
};
export type ListBookingsAtRiskApiResponse = /** status 200 The page. */ AdminBookingPage;
export type ListBookingsAtRiskApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** Words to find; case and diacritics do not matter. */
  text?: string;
};
export type CancelBookingAtRiskApiResponse = /** status 200 Cancelled. */ AdminBooking;
export type CancelBookingAtRiskApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  reason: Reason;
};
export type ListAdminActionsApiResponse = /** status 200 The page. */ AdminActionPage;
export type ListAdminActionsApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** Words to find; case and diacritics do not matter. */
  text?: string;
};
export type Address = {
  number: string;
  street: string;
  /** Ward, commune or former district. */
  district: string;
  city: string;
};
export type Image = {
  /** Absolute, or root-relative for this server's own files. */
  url: string;
  /** The same picture in other widths. */
  srcSet?: string | undefined;
  /** Pixels. */
  width?: number | undefined;
  /** Pixels. */
  height?: number | undefined;
};
export type HotelState = 'LISTED' | 'DRAFT' | 'SUSPENDED';
export type Currency = 'VND' | 'USD' | 'EUR';
export type PartnerHotelRow = {
  id: number;
  name: string;
  businessName: string;
  address: Address;
  /** The cover, or none. */
  images: Image[];
  numRooms: number;
  state: HotelState;
  suspendedReason: string | null;
  currency: Currency;
  rating: number;
  totalReviews: number;
  version: number;
  createdAt: string;
};
export type Pageable = {
  pageNumber: number;
};
export type PartnerHotelPage = {
  content: PartnerHotelRow[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
};
export type ProblemCode =
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
export type Day = string;
export type NightPrice = {
  night: Day;
  /** Whole dong, less the automatic discount. */
  price: number;
  /** Whole dong before the discount. */
  originalPrice?: number | undefined;
};
export type RoomType = 'Standard' | 'Deluxe' | 'Suite' | 'Executive' | 'Presidential';
export type TypeBed = 'Single' | 'Double' | 'Queen' | 'King' | 'Twin';
export type BedType = 'SINGLE' | 'DOUBLE' | 'QUEEN' | 'KING' | 'TWIN';
export type Service = {
  name: string;
};
export type Room = {
  id: number;
  hotelId: number;
  name: string;
  description: string;
  /** Whole dong per night, less the automatic voucher of today if there is one: of the stay that was asked for on average, rounded half up, or else of tonight. */
  price: number;
  /** The same before the discount. */
  originalPrice?: number | undefined;
  /** Percent. */
  discount?: number | undefined;
  /** Whole dong for all nights of the stay, as a quote has it. */
  stayPrice?: number | undefined;
  /** How many those are. */
  stayNights?: number | undefined;
  /** What each night of the stay costs. */
  nights?: NightPrice[] | undefined;
  type: RoomType;
  roomType: RoomType;
  /** How many people the room holds. */
  capacity: number;
  numberOfAdults: number;
  numberOfChildren: number;
  numberOfBeds: number;
  typeBed: TypeBed;
  bedType: BedType;
  /** The same for rooms of the hotel that are of one type. */
  typeId?: number | undefined;
  /** What tells it from others of its type. */
  roomNumber?: string | undefined;
  /** false while the room is under maintenance. */
  onSale: boolean;
  /** Its own; without any those of its type, or of another room of the type. */
  images: Image[];
  services: Service[];
};
export type Quote = {
  hotelId: number;
  checkInDate: Day;
  checkOutDate: Day;
  nights: number;
  rooms: Room[];
  /** Rooms × nights in whole dong, before any discount. */
  roomTotal: number;
  /** What a voucher takes off the room total. */
  discount: number;
  /** The voucher that was applied. */
  voucherCode: string | null;
  /** The voucher needs no code, and a code that was sent takes off no more. */
  voucherAutomatic: boolean;
  /** Room total after the discount, before tax and fee. */
  totalPrice: number;
  taxAndFeePercent: number;
  taxAndFee: number;
  /** Payable at the counter. */
  total: number;
  /** The room is kept until this moment if booked now. */
  holdUntil: string;
  freeCancellationUntil: string;
};
export type BookingToCancel = {
  bookingId: string;
  hotelName: string;
  checkInDate: Day;
  checkOutDate: Day;
};
export type NearestStay = {
  checkInDate: Day;
  checkOutDate: Day;
};
export type Problem = {
  /** The code as a URI, `tag:nghi-dau.example,2026:` and the code. There is nothing to be fetched. */
  type: string;
  /** The status of the answer. */
  status: number;
  code: ProblemCode;
  /** What happened and what to do next, in the reader's language. */
  message: string;
  /** Messages by field name; nested names are joined with dots. */
  fieldErrors?:
    | {
        [key: string]: string;
      }
    | undefined;
  requestId: string;
  takenRoomIds?: number[] | undefined;
  alternatives?: Room[] | undefined;
  quote?: Quote | undefined;
  toCancel?: BookingToCancel[] | undefined;
  /** How many bookings are in the way. */
  bookings?: number | undefined;
  roomNumbers?: string[] | undefined;
  nearestStay?: NearestStay | undefined;
  /** When it stopped being possible. */
  endedAt?: string | undefined;
};
export type PropertyType = 'HOTEL' | 'APARTMENT' | 'RESORT' | 'HOMESTAY' | 'VILLA';
export type HotelLinks = {
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
  linkedin: string | null;
  tiktok: string | null;
};
export type KnownPriceRange = {
  min: number | null;
  max: number | null;
};
export type MinimumStay = '3_OR_LESS' | '1_WEEK' | '2_WEEKS' | '1_MONTH' | '3_MONTHS' | '6_MONTHS';
export type HotelFlags = {
  airportTransfer: boolean;
  barLounge: boolean;
  beach: boolean;
  beverages: boolean;
  pool: boolean;
  wifi: boolean;
  coffee: boolean;
  airConditioning: boolean;
  entertainment: boolean;
  elevator: boolean;
  wheelchairAccess: boolean;
  fitness: boolean;
  breakfast: boolean;
  petsAllowed: boolean;
  restaurant: boolean;
  freeParking: boolean;
  wineBar: boolean;
};
export type StoredImage = {
  id: number;
  url: string;
  srcSet: string;
  width: number;
  height: number;
};
export type PartnerHotel = {
  id: number;
  name: string;
  businessName: string;
  propertyType: PropertyType;
  description: string;
  address: Address;
  phone: string | null;
  email: string | null;
  website: string | null;
  fax: string | null;
  socialMedia: HotelLinks;
  totalRooms: number;
  priceRange: KnownPriceRange;
  currency: Currency;
  minimumStay: MinimumStay;
  gapFilling: boolean;
  amenities: HotelFlags;
  /** The same flags as `amenities`. */
  services: HotelFlags;
  images: StoredImage[];
  numRooms: number;
  state: HotelState;
  suspendedReason: string | null;
  /** Fields that publishing still needs. */
  missing: string[];
  rating: number;
  totalReviews: number;
  version: number;
  createdAt: string;
};
export type NewAddress = {
  number: string;
  street: string;
  district: string;
  city: string;
};
export type EmailAddress = string;
export type WebLink = string | null;
export type SocialMedia = {
  facebook?: WebLink | undefined;
  instagram?: WebLink | undefined;
  twitter?: WebLink | undefined;
  linkedin?: WebLink | undefined;
  tiktok?: WebLink | undefined;
};
export type PriceRange = {
  min: number;
  max: number;
};
export type NewHotelFlags = {
  airportTransfer?: boolean | undefined;
  barLounge?: boolean | undefined;
  beach?: boolean | undefined;
  beverages?: boolean | undefined;
  pool?: boolean | undefined;
  wifi?: boolean | undefined;
  coffee?: boolean | undefined;
  airConditioning?: boolean | undefined;
  entertainment?: boolean | undefined;
  elevator?: boolean | undefined;
  wheelchairAccess?: boolean | undefined;
  fitness?: boolean | undefined;
  breakfast?: boolean | undefined;
  petsAllowed?: boolean | undefined;
  restaurant?: boolean | undefined;
  freeParking?: boolean | undefined;
  wineBar?: boolean | undefined;
};
export type NewHotel = {
  name: string;
  businessName: string;
  propertyType?: PropertyType | undefined;
  description: string;
  address: NewAddress;
  /** Mobile, landline or hotline. */
  phone: string;
  email: EmailAddress;
  website?: WebLink | undefined;
  fax?: (string | null) | undefined;
  socialMedia?: SocialMedia | undefined;
  totalRooms: number;
  priceRange: PriceRange;
  currency?: Currency | undefined;
  minimumStay?: MinimumStay | undefined;
  /** Whether a stay that exactly fills a gap of its room may be shorter than every minimum: nights that are taken or closed, or today, lie right before and right after it. What is left out is true for a new hotel. */
  gapFilling?: boolean | undefined;
  amenities?: NewHotelFlags | undefined;
};
export type RecordId = number;
export type RecordVersion = number;
export type HotelChanges = {
  version: RecordVersion;
  name: string;
  businessName: string;
  propertyType?: PropertyType | undefined;
  description: string;
  address: NewAddress;
  /** Mobile, landline or hotline. */
  phone: string;
  email: EmailAddress;
  website?: WebLink | undefined;
  fax?: (string | null) | undefined;
  socialMedia?: SocialMedia | undefined;
  totalRooms: number;
  priceRange: PriceRange;
  currency?: Currency | undefined;
  minimumStay?: MinimumStay | undefined;
  /** Whether a stay that exactly fills a gap of its room may be shorter than every minimum: nights that are taken or closed, or today, lie right before and right after it. What is left out is true for a new hotel. */
  gapFilling?: boolean | undefined;
  amenities?: NewHotelFlags | undefined;
};
export type HotelListing = {
  listed: boolean;
};
export type Message = {
  message: string;
};
export type ImageUpload = {
  images: Blob[];
};
export type ImageOrder = {
  /** Every image once. */
  imageIds: RecordId[];
};
export type Rates = {
  VND: number;
  USD: number;
  EUR: number;
  asOf: Day;
};
export type RoomStatus = 'AVAILABLE' | 'BOOKED' | 'MAINTENANCE';
export type StatusTonight = 'AVAILABLE' | 'BOOKED' | 'MAINTENANCE' | 'CLOSED';
export type PartnerRoom = {
  id: number;
  hotelId: number;
  hotelName: string;
  roomNumber: string;
  name: string;
  roomType: RoomType;
  /** As the partner set it. BOOKED closes tonight, if it is free, and is over tomorrow. */
  status: RoomStatus;
  statusTonight: StatusTonight;
  description: string;
  capacity: number;
  numberOfAdults: number;
  numberOfChildren: number;
  numberOfBeds: number;
  typeBed: TypeBed;
  /** In the hotel's currency. */
  price: number;
  /** The same number as `price`. */
  pricePerNight: number;
  currency: Currency;
  /** What travellers see, in whole dong. */
  travellerPrice: number;
  services: Service[];
  images: StoredImage[];
  version: number;
};
export type PartnerRoomPage = {
  content: PartnerRoom[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
};
export type NewRoom = {
  roomNumber: string;
  name: string;
  roomType: RoomType;
  status?: RoomStatus | undefined;
  description?: string | undefined;
  /** Without it, adults and children together. */
  capacity?: number | undefined;
  numberOfAdults?: number | undefined;
  numberOfChildren?: number | undefined;
  numberOfBeds?: number | undefined;
  typeBed?: TypeBed | undefined;
  /** In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
  pricePerNight: number;
  services?: string[] | undefined;
};
export type RoomsChanged = {
  changed: number;
};
export type SeenRoom = {
  roomId: RecordId;
  /** In the hotel's currency. */
  price: number;
};
export type RoomsChange = {
  roomIds: RecordId[];
  /** In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
  pricePerNight?: number | undefined;
  /** The change of each price. */
  pricePercent?: number | undefined;
  /** What rooms cost where the change was decided on. Where one of them costs otherwise by now, nothing is changed (409). */
  seen?: SeenRoom[] | undefined;
  status?: RoomStatus | undefined;
};
export type WeekdayPrices = (number | null)[];
export type RoomTypeField =
  | 'name'
  | 'roomType'
  | 'description'
  | 'capacity'
  | 'numberOfAdults'
  | 'numberOfChildren'
  | 'numberOfBeds'
  | 'typeBed'
  | 'services';
export type RoomOfType = {
  id: number;
  roomNumber: string;
  /** What is added to the type's price, in the hotel's currency. */
  difference: number;
  /** In what it does not follow its type. */
  ownFields: RoomTypeField[];
  /** How many images of its own it has. */
  imageCount: number;
};
export type RoomTypeWithRooms = {
  id: number;
  hotelId: number;
  name: string;
  roomType: RoomType;
  description: string;
  capacity: number;
  numberOfAdults: number;
  numberOfChildren: number;
  numberOfBeds: number;
  typeBed: TypeBed;
  /** In the hotel's currency. */
  pricePerNight: number;
  weekdayPrices: WeekdayPrices;
  currency: Currency;
  /** What travellers see, in whole dong. */
  travellerPrice: number;
  services: Service[];
  /** Shown of rooms that have none of their own, the cover first. */
  images: StoredImage[];
  rooms: RoomOfType[];
  version: number;
};
export type RoomNumbers = string;
export type NewRoomType = {
  name: string;
  roomType: RoomType;
  description?: string | undefined;
  /** Without it, adults and children together. */
  capacity?: number | undefined;
  numberOfAdults?: number | undefined;
  numberOfChildren?: number | undefined;
  numberOfBeds?: number | undefined;
  typeBed?: TypeBed | undefined;
  /** In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
  pricePerNight: number;
  weekdayPrices?: WeekdayPrices | undefined;
  services?: string[] | undefined;
  roomNumbers: RoomNumbers;
};
export type RoomTypeChanges = {
  version: RecordVersion;
  name: string;
  roomType: RoomType;
  description?: string | undefined;
  /** Without it, adults and children together. */
  capacity?: number | undefined;
  numberOfAdults?: number | undefined;
  numberOfChildren?: number | undefined;
  numberOfBeds?: number | undefined;
  typeBed?: TypeBed | undefined;
  /** In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
  pricePerNight: number;
  weekdayPrices?: WeekdayPrices | undefined;
  services?: string[] | undefined;
};
export type NewRooms = {
  roomNumbers: RoomNumbers;
};
export type RoomNumbersPreview = {
  numbers: string[];
  /** Those that other rooms of the hotel have. */
  taken: string[];
};
export type Weekday = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN';
export type Weekdays = Weekday[];
export type PriceChange = 'PERCENT' | 'PRICE' | 'AMOUNT' | 'NONE';
export type Season = {
  id: number;
  name: string;
  firstNight: Day;
  /** Included. */
  lastNight: Day;
  weekdays: Weekdays;
  /** For which of the hotel's types; none is all, those to come too. */
  typeIds: number[];
  change: PriceChange;
  /** Whole percents, or in the hotel's currency a price, or what is added to it; of `NONE` nothing. */
  value: number | null;
  /** The fewest nights of a stay that begins with this night. */
  minStay: number | null;
  /** The fewest nights of a stay that this night is in. */
  minStayThrough: number | null;
  /** Nobody arrives on this day. */
  noArrival: boolean;
  /** Nobody leaves on this day. */
  noDeparture: boolean;
  /** The night is not sold. */
  closed: boolean;
  version: number;
};
export type SeasonFields = {
  name: string;
  firstNight: Day;
  /** Included. */
  lastNight: Day;
  weekdays?: Weekdays | undefined;
  /** For which of the hotel's types; none is all, those to come too. */
  typeIds?: RecordId[] | undefined;
  change: PriceChange;
  /** Whole percents, or in the hotel's currency a price, or what is added to it; of `NONE` nothing. */
  value?: (number | null) | undefined;
  /** The fewest nights of a stay that begins with this night. */
  minStay?: (number | null) | undefined;
  /** The fewest nights of a stay that this night is in. */
  minStayThrough?: (number | null) | undefined;
  /** Nobody arrives on this day. */
  noArrival?: boolean | undefined;
  /** Nobody leaves on this day. */
  noDeparture?: boolean | undefined;
  /** The night is not sold. */
  closed?: boolean | undefined;
};
export type SeasonOrder = {
  seasonIds: RecordId[];
};
export type SeasonChanges = {
  version: RecordVersion;
  name: string;
  firstNight: Day;
  /** Included. */
  lastNight: Day;
  weekdays?: Weekdays | undefined;
  /** For which of the hotel's types; none is all, those to come too. */
  typeIds?: RecordId[] | undefined;
  change: PriceChange;
  /** Whole percents, or in the hotel's currency a price, or what is added to it; of `NONE` nothing. */
  value?: (number | null) | undefined;
  /** The fewest nights of a stay that begins with this night. */
  minStay?: (number | null) | undefined;
  /** The fewest nights of a stay that this night is in. */
  minStayThrough?: (number | null) | undefined;
  /** Nobody arrives on this day. */
  noArrival?: boolean | undefined;
  /** Nobody leaves on this day. */
  noDeparture?: boolean | undefined;
  /** The night is not sold. */
  closed?: boolean | undefined;
};
export type PriceSource = 'BASE' | 'WEEKDAY' | 'SEASON' | 'BY_HAND';
export type NightOfType = {
  night: Day;
  /** In the hotel's currency. */
  price: number;
  source: PriceSource;
  seasonId: number | null;
  seasonName: string | null;
  /** The fewest nights of a stay that begins with this night. */
  minStay: number | null;
  /** The fewest nights of a stay that this night is in. */
  minStayThrough: number | null;
  /** Nobody arrives on this day. */
  noArrival: boolean;
  /** Nobody leaves on this day. */
  noDeparture: boolean;
  /** The night is not sold. */
  closed: boolean;
  /** How many nobody has that night. */
  roomsLeft: number;
};
export type NightsOfType = {
  typeId: number;
  name: string;
  currency: Currency;
  /** How many the type has. */
  rooms: number;
  nights: NightOfType[];
};
export type NightsChanged = {
  /** How many, of all types together. */
  nights: number;
};
export type SeenNights = {
  typeId: RecordId;
  firstNight: Day;
  /** In the hotel's currency, night after night. */
  prices: number[];
};
export type NightsChange = {
  typeIds: RecordId[];
  firstNight: Day;
  /** Included. */
  lastNight: Day;
  weekdays?: Weekdays | undefined;
  /** What nights cost where the change was decided on. Where one of them costs otherwise by now, nothing is changed (409). */
  seen?: SeenNights[] | undefined;
  change?: PriceChange | undefined;
  /** Whole percents, or in the hotel's currency a price, or what is added to it; of `NONE` nothing. */
  value?: (number | null) | undefined;
  /** The fewest nights of a stay that begins with this night. */
  minStay?: (number | null) | undefined;
  /** The fewest nights of a stay that this night is in. */
  minStayThrough?: (number | null) | undefined;
  /** Nobody arrives on this day. */
  noArrival?: boolean | undefined;
  /** Nobody leaves on this day. */
  noDeparture?: boolean | undefined;
  /** The night is not sold. */
  closed?: boolean | undefined;
};
export type NightsSpan = {
  typeIds: RecordId[];
  firstNight: Day;
  /** Included. */
  lastNight: Day;
  weekdays?: Weekdays | undefined;
};
export type RoomChanges = {
  version: RecordVersion;
  roomNumber: string;
  name: string;
  roomType: RoomType;
  status?: RoomStatus | undefined;
  description?: string | undefined;
  /** Without it, adults and children together. */
  capacity?: number | undefined;
  numberOfAdults?: number | undefined;
  numberOfChildren?: number | undefined;
  numberOfBeds?: number | undefined;
  typeBed?: TypeBed | undefined;
  /** In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
  pricePerNight: number;
  services?: string[] | undefined;
};
export type RoomClosure = {
  id: number;
  from: Day;
  to: Day;
  reason: string;
  createdAt: string;
};
export type NewClosure = {
  /** The first night. */
  from: Day;
  /** The day on which it is open again. */
  to: Day;
  reason: string;
};
export type Voucher = {
  id: number;
  code: string;
  discountPercent: number | null;
  discountAmount: number | null;
  currency: Currency;
  startDate: string;
  expirationDate: string;
  /** 0 is unlimited. */
  quantity: number;
  /** `quantity` less what is used; below 0 when unlimited. */
  remainingQuantity: number;
  /** How many bookings hold a use of it. */
  usedCount?: number | undefined;
  /** false once the expiration has passed. */
  isActive: boolean;
  /** Taken off every price without a code. */
  autoApply: boolean;
  description: string | null;
  version: number;
};
export type VoucherPage = {
  content: Voucher[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
};
export type VoucherStatus = 'active' | 'scheduled' | 'expired';
export type VoucherCode = string;
export type VoucherMoment = string;
export type AutoApply = boolean;
export type NewVoucher = {
  code: VoucherCode;
  discountPercent?: number | undefined;
  /** 0.01 to 10000 for USD and EUR, whole dong up to 250000000 for VND. */
  discountAmount?: number | undefined;
  currency?: Currency | undefined;
  startDate: VoucherMoment;
  expirationDate: VoucherMoment;
  /** 0 is unlimited. */
  quantity?: number | undefined;
  active?: boolean | undefined;
  isActive?: boolean | undefined;
  autoApply?: AutoApply | undefined;
  description?: (string | null) | undefined;
};
export type VoucherChanges = {
  version: RecordVersion;
  code: VoucherCode;
  discountPercent?: number | undefined;
  /** 0.01 to 10000 for USD and EUR, whole dong up to 250000000 for VND. */
  discountAmount?: number | undefined;
  currency?: Currency | undefined;
  startDate: VoucherMoment;
  expirationDate: VoucherMoment;
  /** 0 is unlimited. */
  quantity?: number | undefined;
  active?: boolean | undefined;
  isActive?: boolean | undefined;
  autoApply?: AutoApply | undefined;
  description?: (string | null) | undefined;
};
export type PriceLines = {
  nights: number;
  /** Whole dong, like every line. */
  roomTotal: number;
  discount: number;
  totalPrice: number;
  taxAndFeePercent: number;
  taxAndFee: number;
  total: number;
};
export type VoucherTrial = {
  hotelId: RecordId;
  roomId: RecordId;
  checkInDate: Day;
  checkOutDate: Day;
  discountPercent?: number | undefined;
  /** 0.01 to 10000 for USD and EUR, whole dong up to 250000000 for VND. */
  discountAmount?: number | undefined;
  currency?: Currency | undefined;
  autoApply?: AutoApply | undefined;
};
export type ReviewedStay = {
  /** Of the check-in, `YYYY-MM`. */
  month: string;
  nights: number;
  /** The rooms as they were called. */
  rooms: string[];
};
export type PartnerReview = {
  id: number;
  hotelId: number;
  hotelName: string;
  /** Empty when the guest is not named. */
  userName: string;
  rating: number;
  comment: string;
  createdAt: string;
  changedAt: string | null;
  answer: string | null;
  /** Null also for an answer taken over from elsewhere. */
  answeredAt: string | null;
  /** Null for a review taken over from elsewhere, or by a guest who has deleted the account. */
  bookingId: string | null;
  stay?: ReviewedStay | undefined;
};
export type PartnerReviewPage = {
  content: PartnerReview[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
};
export type ReviewAnswer = {
  /** No control characters but tabs and line breaks, and none that turn the direction of writing. */
  answer: string;
};
export type FreeRoom = {
  id: number;
  roomNumber: string;
  name: string;
  roomType: RoomType;
  numberOfAdults: number;
  numberOfChildren: number;
  /** How many people sleep in it at most. */
  capacity: number;
  /** Why travellers cannot book it for these nights, in words; the desk can. */
  warnings?: string[] | undefined;
  /** Whole dong per night, on average, as travellers see it. */
  price: number;
  /** Whole dong for all nights, before tax and fee. */
  stayPrice: number;
  /** What each night costs. */
  nights?: NightPrice[] | undefined;
};
export type BookingStatus =
  'PENDING' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'CANCELLED' | 'NO_SHOW';
export type BookingSource = 'WEBSITE' | 'WALK_IN' | 'PHONE' | 'OTHER';
export type LinePosition = number;
export type RoomSegment = {
  roomId: number;
  roomNumber: string;
  name: string;
  from: Day;
  to: Day;
};
export type Occupants = {
  adults: number;
  /** One for each child, in whole years; null where it is not said. */
  childAges: (number | null)[];
};
export type PartnerBookedRoom = {
  id: number;
  roomNumber: string;
  name: string;
  /** Whole dong per night when booked, as it was shown: of its nights on average. */
  price: number;
  /** The same before the discount. */
  originalPrice?: number | undefined;
  /** What each night was booked at. */
  nights?: NightPrice[] | undefined;
  position?: LinePosition | undefined;
  /** The rooms of this line one after the other. */
  segments?: RoomSegment[] | undefined;
  /** Only somebody who names a room moves it. */
  pinned?: boolean | undefined;
  occupants?: Occupants | undefined;
};
export type Guest = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
};
export type PersonName = string;
export type PhoneNumber = string;
export type ArrivingGuest = {
  name: PersonName;
  phoneNumber?: PhoneNumber | undefined;
};
export type SpecialRequests = (
  'DOUBLE_BED' | 'TWIN_BEDS' | 'HIGH_FLOOR' | 'LOW_FLOOR' | 'QUIET_ROOM'
)[];
export type BookingAction = 'CHECK_IN' | 'CHECK_OUT' | 'RELEASE' | 'CANCEL';
export type ChangeKind =
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
export type BookingEvent = {
  status: BookingStatus;
  at: string;
  /** Who did it; null for the server. */
  by: string | null;
  reason: string | null;
  kind?: ChangeKind | undefined;
};
export type PartnerBookingDetail = {
  /** Raised by everything that happens to the booking. */
  version?: number | undefined;
  bookingId: string;
  status: BookingStatus;
  source: BookingSource;
  hotelId: number;
  hotelName: string;
  rooms: PartnerBookedRoom[];
  checkInDate: Day;
  checkOutDate: Day;
  nights: number;
  adults: number;
  children: number;
  user: Guest;
  /** Payable at the counter. */
  totalAmount: number;
  notes: string;
  /** Who comes instead of `user`, who booked. */
  arrivingGuest?: ArrivingGuest | undefined;
  specialRequests?: SpecialRequests | undefined;
  holdUntil: string;
  /** `HH:MM` on the check-in day, once the guest has said it. */
  arrivalTime: string | null;
  createdAt: string;
  /** What may be done now. */
  actions: BookingAction[];
  roomTotal: number;
  discount: number;
  voucherCode: string | null;
  totalPrice: number;
  taxAndFeePercent: number;
  taxAndFee: number;
  freeCancellationUntil: string;
  /** Oldest first. */
  history: BookingEvent[];
};
export type PriceByHand = {
  /** Whole dong for each night of each room, instead of what travellers pay. */
  pricePerNight: number;
  reason: string;
};
export type RoomOccupants = {
  roomId: RecordId;
  occupants: Occupants;
};
export type NewPartnerBooking = {
  source: 'WALK_IN' | 'PHONE' | 'OTHER';
  guestName: PersonName;
  phoneNumber?: PhoneNumber | undefined;
  email?: EmailAddress | undefined;
  checkInDate: Day;
  checkOutDate: Day;
  roomIds: RecordId[];
  adults?: number | undefined;
  children?: number | undefined;
  notes?: string | undefined;
  /** What mails to the guest are written in; Vietnamese when absent. */
  language?: ('vi' | 'en') | undefined;
  /** What was shown for all rooms and nights, before tax and fee, in whole dong. */
  totalPrice: number;
  priceByHand?: PriceByHand | undefined;
  /** The guest is here: only on the day of arrival. */
  checkInNow?: boolean | undefined;
  /** Who comes instead of `guestName`, who books. */
  arrivingGuest?: ArrivingGuest | undefined;
  specialRequests?: SpecialRequests | undefined;
  /** Who sleeps where: no more than a room takes. Said of every room or of none, together as many as `adults` and `children`. */
  occupants?: RoomOccupants[] | undefined;
  /** `HH:MM` in Vietnam on the check-in day, from 14:00; the rooms are then held until it if that is later. */
  arrivalTime?: string | undefined;
  /** A discount code that the guest names, used as by a traveller. */
  voucherCode?: VoucherCode | undefined;
};
export type PartnerQuote = {
  /** Rooms × nights in whole dong, before a code. */
  roomTotal: number;
  /** What the code takes off. */
  discount: number;
  /** The voucher that was applied: an automatic one where it takes off more. */
  voucherCode: string | null;
  /** Before tax and fee, as the booking says it. */
  totalPrice: number;
  taxAndFeePercent: number;
  taxAndFee: number;
  /** Payable at the counter. */
  total: number;
};
export type NewPartnerQuote = {
  checkInDate: Day;
  checkOutDate: Day;
  roomIds: RecordId[];
  voucherCode?: VoucherCode | undefined;
  /** Whole dong for each night of each room, instead of what travellers pay. */
  pricePerNight?: number | undefined;
};
export type PartnerBooking = {
  /** Raised by everything that happens to the booking. */
  version?: number | undefined;
  bookingId: string;
  status: BookingStatus;
  source: BookingSource;
  hotelId: number;
  hotelName: string;
  rooms: PartnerBookedRoom[];
  checkInDate: Day;
  checkOutDate: Day;
  nights: number;
  adults: number;
  children: number;
  user: Guest;
  /** Payable at the counter. */
  totalAmount: number;
  notes: string;
  /** Who comes instead of `user`, who booked. */
  arrivingGuest?: ArrivingGuest | undefined;
  specialRequests?: SpecialRequests | undefined;
  holdUntil: string;
  /** `HH:MM` on the check-in day, once the guest has said it. */
  arrivalTime: string | null;
  createdAt: string;
  /** What may be done now. */
  actions: BookingAction[];
};
export type PartnerBookingPage = {
  content: PartnerBooking[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
};
export type StayTotals = {
  checkInDate: Day;
  checkOutDate: Day;
  nights: number;
  adults: number;
  children: number;
  roomTotal: number;
  discount: number;
  totalPrice: number;
  taxAndFee: number;
  totalAmount: number;
};
export type NightInRoom = {
  roomId: number;
  roomNumber: string;
  /** Whole dong, after the automatic discount. */
  price: number;
};
export type ChangedNight = {
  position: LinePosition;
  night: Day;
  before?: NightInRoom | undefined;
  after?: NightInRoom | undefined;
};
export type BookingChangePreview = {
  bookingId: string;
  version: number;
  /** What would happen; empty when nothing would, which cannot be saved. */
  kinds: ChangeKind[];
  before: StayTotals;
  after: StayTotals;
  /** Of `totalAmount`: what is paid more, or less below 0. */
  difference: number;
  /** The rooms afterwards, by their nights. */
  lines: {
    position: LinePosition;
    segments: RoomSegment[];
  }[];
  nights: ChangedNight[];
  /** Rooms that somebody else has on these nights. */
  taken: {
    position: LinePosition;
    roomId: number;
    roomNumber: string;
    nights: Day[];
  }[];
  /** Rooms that a line may have on all nights that are still to come; the booking's own count as free. */
  freeRooms: {
    id: number;
    roomNumber: string;
    name: string;
    typeId?: number | undefined;
  }[];
  /** Whether the guest is written to. */
  mail: boolean;
  /** Rules that bind travellers and not the desk, in words. */
  warnings: string[];
};
export type PartnerLineChange = {
  position: LinePosition;
  roomId?: RecordId | undefined;
  /** Any free room of the type, instead of `roomId`: the one it has where that will do. */
  typeId?: RecordId | undefined;
  /** The first night in that room; from the first that can still change when absent. */
  from?: Day | undefined;
  /** The day after the last night in that room; the nights from then on stay where they are. To the end when absent. */
  to?: Day | undefined;
  /** Whether only somebody who names a room moves it. */
  pinned?: boolean | undefined;
};
export type RoomChoice = {
  roomId?: RecordId | undefined;
  typeId?: RecordId | undefined;
};
export type ChangedPriceByHand = {
  /** Whole dong. */
  pricePerNight: number;
  reason: string;
};
export type PartnerBookingChange = {
  version: RecordVersion;
  checkInDate?: Day | undefined;
  checkOutDate?: Day | undefined;
  /** Lines of the booking that get another room, by their `position`. */
  lines?: PartnerLineChange[] | undefined;
  /** Rooms to take beside, for the whole stay. None once a night of it is over: they are a booking of their own. */
  addRooms?: RoomChoice[] | undefined;
  /** Lines that are given back, by their `position`; one stays. None once a night of the stay is over: it can be made shorter. */
  removeLines?: LinePosition[] | undefined;
  adults?: number | undefined;
  children?: number | undefined;
  /** `after.totalPrice` of the preview, in whole dong. A change needs it; a preview does not read it. */
  totalPrice?: number | undefined;
  /** What nights cost that move to another type: what was agreed (`KEEP`), or by as much more or less as the rooms differ today (`TODAY`). */
  price?: ('KEEP' | 'TODAY') | undefined;
  priceByHand?: ChangedPriceByHand | undefined;
  /** For the history. */
  reason?: string | undefined;
};
export type LineOccupants = {
  position: LinePosition;
  occupants: Occupants;
};
export type PartnerBookingGuests = {
  version: RecordVersion;
  /** Who comes instead of the one who booked. */
  arrivingGuest?: ArrivingGuest | undefined;
  specialRequests?: SpecialRequests | undefined;
  /** Who sleeps where: no more than a room takes. Said of every room or of none, together as many as `adults` and `children`. */
  rooms?: LineOccupants[] | undefined;
  /** `HH:MM` in Vietnam on the check-in day, from 14:00; the rooms are then held until it if that is later. */
  arrivalTime?: string | undefined;
};
export type UndoneChange = {
  version: RecordVersion;
};
export type RoomSwap = {
  version: RecordVersion;
  position: LinePosition;
  other: {
    bookingId: string;
    version: RecordVersion;
    position: LinePosition;
  };
};
export type RoomSwapPreview = {
  own: BookingChangePreview;
  other: BookingChangePreview;
};
export type Cancellation = {
  reason: string;
};
export type CalendarRoom = {
  id: number;
  roomNumber: string;
  typeId: number;
  status: RoomStatus;
};
export type CalendarBar = {
  bookingId: string;
  roomId: number;
  from: Day;
  to: Day;
  /** Who arrives, the guest for whom it was booked or else who booked; the family name first. */
  guestName: string;
  status?: BookingStatus | undefined;
  /** Of the whole booking, payable at the counter. */
  totalAmount: number;
  source?: BookingSource | undefined;
  version?: RecordVersion | undefined;
  position?: LinePosition | undefined;
  /** Whether only somebody who names a room moves it. */
  pinned?: boolean | undefined;
  checkInDate?: Day | undefined;
  checkOutDate?: Day | undefined;
};
export type CalendarClosure = {
  id: number;
  roomId: number;
  from: Day;
  to: Day;
  reason: string;
};
export type PartnerCalendar = {
  types: NightsOfType[];
  rooms: CalendarRoom[];
  bars: CalendarBar[];
  closures: CalendarClosure[];
};
export type DayList = {
  total: number;
  bookings: PartnerBooking[];
};
export type OccupiedDay = {
  day: Day;
  /** All that the hotels have. */
  rooms: number;
  /** Rooms with a guest in the night of that day. */
  sold: number;
  /** Rooms that their owner has closed for it. */
  closed: number;
};
export type PartnerDashboard = {
  hotels: number;
  listedHotels: number;
  rooms: number;
  roomsFreeTonight: number;
  comingBookings: number;
  activeDiscounts: number;
  /** Of today those still expected, by hold deadline; of another day all that are not cancelled. */
  arrivals: DayList;
  inHouse: DayList;
  departures: DayList;
  /** Fourteen days from today on, or from the day where it is none of these. */
  occupancy?: OccupiedDay[] | undefined;
};
export type PartnerNotification = {
  id: number;
  /** `OTHER` is what a newer server told: it is read, and nothing more is known of it. */
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
  title: string;
  text: string;
  bookingId: string | null;
  hotelId: number | null;
  reviewId: number | null;
  createdAt: string;
  read: boolean;
};
export type NotificationPage = {
  content: PartnerNotification[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
  /** Of all, not of this page. */
  unread: number;
};
export type UnreadCount = {
  unread: number;
};
export type NotificationsRead = {
  ids?: RecordId[] | undefined;
};
export type PartnerSettings = {
  mailOnBooking: boolean;
  mailOnCancellation: boolean;
};
export type PartnerSettingsChanges = {
  mailOnBooking: boolean;
  mailOnCancellation: boolean;
};
export type Role = 'CUSTOMER' | 'PARTNER' | 'ADMIN';
export type AdminUser = {
  id: number;
  fullName: string;
  email: string;
  phone: string | null;
  role: Role;
  verified: boolean;
  suspendedReason: string | null;
  hotels: number;
  createdAt: string;
};
export type AdminUserPage = {
  content: AdminUser[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
};
export type Reason = {
  reason: string;
};
export type AdminHotel = {
  id: number;
  name: string;
  city: string;
  ownerId: number;
  ownerName: string;
  ownerEmail: string;
  state: HotelState;
  suspendedReason: string | null;
  /** With its owner; it is off sale whatever `state` says. */
  ownerSuspended: boolean;
  numRooms: number;
  createdAt: string;
};
export type AdminHotelPage = {
  content: AdminHotel[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
};
export type AdminBooking = {
  bookingId: string;
  status: BookingStatus;
  hotelName: string;
  ownerName: string;
  ownerEmail: string;
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  checkInDate: Day;
  checkOutDate: Day;
  /** Payable at the counter. */
  totalAmount: number;
};
export type AdminBookingPage = {
  content: AdminBooking[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
};
export type AdminAction = {
  id: number;
  at: string;
  by: string;
  action: 'SUSPEND_USER' | 'RESTORE_USER' | 'SUSPEND_HOTEL' | 'RESTORE_HOTEL' | 'CANCEL_BOOKING';
  subjectId: number;
  subjectName: string;
  reason: string;
};
export type AdminActionPage = {
  content: AdminAction[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
};
export const {
  useListPartnerHotelsQuery,
  useExportPartnerHotelsQuery,
  useCreatePartnerHotelMutation,
  useGetPartnerHotelQuery,
  useUpdatePartnerHotelMutation,
  useSetHotelListingMutation,
  useDeletePartnerHotelMutation,
  useUploadHotelImagesMutation,
  useArrangeHotelImagesMutation,
  useDeleteHotelImageMutation,
  useGetRatesQuery,
  useListPartnerRoomsQuery,
  useCreatePartnerRoomMutation,
  useExportPartnerRoomsQuery,
  useChangePartnerRoomsMutation,
  useListRoomTypesQuery,
  useCreateRoomTypeMutation,
  useGetRoomTypeQuery,
  useUpdateRoomTypeMutation,
  useDeleteRoomTypeMutation,
  useAddRoomsOfTypeMutation,
  useUploadRoomTypeImagesMutation,
  useArrangeRoomTypeImagesMutation,
  useDeleteRoomTypeImageMutation,
  usePreviewRoomNumbersQuery,
  useListSeasonsQuery,
  useCreateSeasonMutation,
  useArrangeSeasonsMutation,
  useUpdateSeasonMutation,
  useDeleteSeasonMutation,
  useListNightsQuery,
  useChangeNightsMutation,
  useResetNightsMutation,
  useGetPartnerRoomQuery,
  useUpdatePartnerRoomMutation,
  useDeletePartnerRoomMutation,
  useUploadRoomImagesMutation,
  useArrangeRoomImagesMutation,
  useDeleteRoomImageMutation,
  useListRoomClosuresQuery,
  useCloseRoomMutation,
  useReopenRoomMutation,
  useListVouchersQuery,
  useExportVouchersQuery,
  useGetVoucherQuery,
  useCreateVoucherMutation,
  useUpdateVoucherMutation,
  useDeleteVoucherMutation,
  usePreviewVoucherQuery,
  useListPartnerReviewsQuery,
  useGetPartnerReviewQuery,
  useAnswerReviewMutation,
  useDeleteReviewAnswerMutation,
  useListFreeRoomsQuery,
  useCreatePartnerBookingMutation,
  useQuotePartnerBookingMutation,
  useListPartnerBookingsQuery,
  useExportPartnerBookingsQuery,
  useGetPartnerBookingQuery,
  useCheckInBookingMutation,
  useCheckOutBookingMutation,
  useUndoCheckInMutation,
  useUndoCheckOutMutation,
  usePreviewPartnerBookingChangeMutation,
  useChangePartnerBookingMutation,
  useChangePartnerGuestsMutation,
  useUndoBookingChangeMutation,
  useSwapBookingRoomsMutation,
  usePreviewRoomSwapMutation,
  useReleaseBookingMutation,
  useCancelPartnerBookingMutation,
  useGetPartnerCalendarQuery,
  useGetPartnerDashboardQuery,
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
  useGetPartnerSettingsQuery,
  useUpdatePartnerSettingsMutation,
  useListUsersQuery,
  useSuspendUserMutation,
  useRestoreUserMutation,
  useListAllHotelsQuery,
  useSuspendHotelMutation,
  useRestoreHotelMutation,
  useListBookingsAtRiskQuery,
  useCancelBookingAtRiskMutation,
  useListAdminActionsQuery,
} = injectedRtkApi;
