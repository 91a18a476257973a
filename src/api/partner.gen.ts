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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
          typeId: queryArg.typeId,
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
          typeId: queryArg.typeId,
          sort: queryArg.sort,
        },
      }),
    }),
    changePartnerRooms: build.mutation<ChangePartnerRoomsApiResponse, ChangePartnerRoomsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/rooms/bulk`,
        method: 'PUT',
        body: queryArg.roomsChange,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    resetNights: build.mutation<ResetNightsApiResponse, ResetNightsApiArg>({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/nights/reset`,
        method: 'PUT',
        body: queryArg.nightsReset,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
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
    changeBookingsTogether: build.mutation<
      ChangeBookingsTogetherApiResponse,
      ChangeBookingsTogetherApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/bookings/changes`,
        method: 'POST',
        body: queryArg.bookingChanges,
      }),
    }),
    previewBookingsTogether: build.mutation<
      PreviewBookingsTogetherApiResponse,
      PreviewBookingsTogetherApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner/hotels/${encodeURIComponent(String(queryArg.hotelId))}/bookings/changes/preview`,
        method: 'POST',
        body: queryArg.bookingChanges,
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
          roomId: queryArg.roomId,
          from: queryArg['from'],
          to: queryArg.to,
          by: queryArg.by,
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
          roomId: queryArg.roomId,
          from: queryArg['from'],
          to: queryArg.to,
          by: queryArg.by,
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
  /** Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
  text?: string;
  /** Only hotels in this state. */
  state?: HotelState;
  /** A column; a leading minus turns the order round. */
  sort?: 'name' | '-name' | 'city' | '-city' | 'rooms' | '-rooms' | 'created' | '-created';
};
export type ExportPartnerHotelsApiResponse =
  /** status 200 UTF-8 with a byte order mark; cells that a spreadsheet would compute are escaped. */ string;
export type ExportPartnerHotelsApiArg = {
  /** Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
  text?: string;
  /** Only hotels in this state. */
  state?: HotelState;
  /** A column; a leading minus turns the order round. */
  sort?: 'name' | '-name' | 'city' | '-city' | 'rooms' | '-rooms' | 'created' | '-created';
};
export type CreatePartnerHotelApiResponse = /** status 201 Created. */ PartnerHotel;
export type CreatePartnerHotelApiArg = {
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
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
  /** status 201 All images of the hotel, the cover first, new ones last in the order of the form. */ StoredImage[];
export type UploadHotelImagesApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
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
  /** Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
  text?: string;
  /** Only those of this status. */
  status?: StatusTonight;
  /** Only rooms of this kind. */
  roomType?: RoomType;
  /** Only rooms of this type of the hotel's own. */
  typeId?: RecordId;
  /** A column; a leading minus turns the order round. */
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
export type CreatePartnerRoomApiResponse = /** status 201 Created. */ PartnerRoom;
export type CreatePartnerRoomApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  newRoom: NewRoom;
};
export type ExportPartnerRoomsApiResponse = /** status 200 UTF-8 with a byte order mark. */ string;
export type ExportPartnerRoomsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
  text?: string;
  /** Only those of this status. */
  status?: StatusTonight;
  /** Only rooms of this kind. */
  roomType?: RoomType;
  /** Only rooms of this type of the hotel's own. */
  typeId?: RecordId;
  /** A column; a leading minus turns the order round. */
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
export type ChangePartnerRoomsApiResponse = /** status 200 Changed. */ RoomsChanged;
export type ChangePartnerRoomsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
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
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
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
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  newRooms: NewRooms;
};
export type UploadRoomTypeImagesApiResponse =
  /** status 201 All images of the type, new ones last in the order of the form. */ StoredImage[];
export type UploadRoomTypeImagesApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room type, by its number. */
  typeId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
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
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
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
  /** How many. */
  nights?: number;
};
export type ChangeNightsApiResponse = /** status 200 Changed. */ NightsChanged;
export type ChangeNightsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  nightsChange: NightsChange;
};
export type ResetNightsApiResponse = /** status 200 Changed. */ NightsChanged;
export type ResetNightsApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  nightsReset: NightsReset;
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
export type UploadRoomImagesApiResponse =
  /** status 201 All images of the room, new ones last in the order of the form. */ StoredImage[];
export type UploadRoomImagesApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  /** The room, by its number in the address, which is not the one on its door. */
  roomId: RecordId;
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
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
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
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
  /** Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
  text?: string;
  /** Only those of this status. */
  status?: VoucherStatus;
  /** A column; a leading minus turns the order round. */
  sort?: 'code' | '-code' | 'start' | '-start' | 'expiration' | '-expiration' | 'used' | '-used';
};
export type ExportVouchersApiResponse = /** status 200 UTF-8 with a byte order mark. */ string;
export type ExportVouchersApiArg = {
  /** Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
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
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
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
  /** Words of the comment or of the guest's name, or a booking id; each sign stands for itself. */
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
  /** Made once per draft, and the account's own. The same key with the same body answers the same booking, for a day at least; with another body or hotel it is 422. Capitals count. What was refused has used up no key. */
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
export type ChangeBookingsTogetherApiResponse =
  /** status 200 The bookings with the versions that they have now, in the order in which they were named. */ BookingVersion[];
export type ChangeBookingsTogetherApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  bookingChanges: BookingChanges;
};
export type PreviewBookingsTogetherApiResponse =
  /** status 200 A preview of each. */ BookingChangePreview[];
export type PreviewBookingsTogetherApiArg = {
  /** The hotel, by its number. */
  hotelId: RecordId;
  bookingChanges: BookingChanges;
};
export type ListPartnerBookingsApiResponse = /** status 200 The page. */ PartnerBookingPage;
export type ListPartnerBookingsApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** Words of the name or phone number of the guest or of who arrives instead, of the e-mail address, or a booking id; each sign stands for itself. */
  text?: string;
  /** Only those of this status. */
  status?: BookingStatus;
  /** Only of this hotel. */
  hotelId?: RecordId;
  /** Only those with this room, for all of the stay or a part of it. */
  roomId?: RecordId;
  /** The first check-in day. */
  from?: Day;
  /** The last check-in day. */
  to?: Day;
  /** What `from` and `to` are: check-in days, or nights, of which a stay that is listed has one at least. */
  by?: 'checkIn' | 'nights';
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
  /** Words of the name or phone number of the guest or of who arrives instead, of the e-mail address, or a booking id; each sign stands for itself. */
  text?: string;
  /** Only those of this status. */
  status?: BookingStatus;
  /** Only of this hotel. */
  hotelId?: RecordId;
  /** Only those with this room, for all of the stay or a part of it. */
  roomId?: RecordId;
  /** The first check-in day. */
  from?: Day;
  /** The last check-in day. */
  to?: Day;
  /** What `from` and `to` are: check-in days, or nights, of which a stay that is listed has one at least. */
  by?: 'checkIn' | 'nights';
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
  /** Made once per change, and the account's own. The same key with the same body changes once, and answers the booking as it is, for a day at least; with another body or booking it is 422. Capitals count. What was refused has used up no key. */
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
  /** How many. */
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
  /** Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
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
  /** Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
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
  /** Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
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
  /** Words to find; case and diacritics do not matter. Each sign stands for itself, none for others. */
  text?: string;
};
export type Address = {
  /** The number of the house. */
  number: string;
  /** The street, or the village. */
  street: string;
  /** Ward, commune or former district. */
  district: string;
  /** The province or city. */
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
  /** The number of the hotel. */
  id: number;
  /** The name of the hotel. */
  name: string;
  /** The name of the business behind the hotel. */
  businessName: string;
  address: Address;
  /** The cover, or none. */
  images: Image[];
  /** How many rooms are entered. */
  numRooms: number;
  state: HotelState;
  /** Why an administrator suspended it; null when nobody has. */
  suspendedReason: string | null;
  currency: Currency;
  /** The average of all reviews, rounded to one decimal; 0 when there are none. */
  rating: number;
  /** How many reviews there are. */
  totalReviews: number;
  /** Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
  version: number;
  /** When the hotel was made. */
  createdAt: string;
};
export type Pageable = {
  /** The page that is answered, counted from 0. */
  pageNumber: number;
};
export type PartnerHotelPage = {
  /** The rows of this page. */
  content: PartnerHotelRow[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
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
  /** In words of its owner, at most 200 characters; usual ones may be told in the language of the reader. */
  name: string;
};
export type Room = {
  /** The number of the room, which is not the one on its door. */
  id: number;
  /** The number of the hotel. */
  hotelId: number;
  /** What the room is called. */
  name: string;
  /** Free text; may be empty. */
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
  /** How many adults it takes at most; a child may have the place of an adult. */
  numberOfAdults: number;
  /** How many children it is meant for; `capacity` is what limits it. */
  numberOfChildren: number;
  /** How many beds it has. */
  numberOfBeds: number;
  typeBed: TypeBed;
  bedType: BedType;
  /** The same for rooms of the hotel that are of one type. */
  typeId?: number | undefined;
  /** What tells it from others of its type. */
  roomNumber?: string | undefined;
  /** false while the room is under maintenance. */
  onSale: boolean;
  /** Its own; without any those of its type, or of the first room of the type that has some. */
  images: Image[];
  /** What it offers, in words; may be empty. */
  services: Service[];
};
export type Quote = {
  /** The number of the hotel. */
  hotelId: number;
  checkInDate: Day;
  checkOutDate: Day;
  /** How many nights the stay has. */
  nights: number;
  /** The rooms of the quote, each once, in any order. */
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
  /** What taxes and fees are of `totalPrice`, in percent. */
  taxAndFeePercent: number;
  /** Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
  taxAndFee: number;
  /** Payable at the counter. */
  total: number;
  /** The room is kept until this moment if booked now: 18:00 in Vietnam on the check-in day, or two hours after a booking of that day, 23:59 at the latest. */
  holdUntil: string;
  /** Until when cancelling costs nothing: 72 hours before 14:00 in Vietnam on the check-in day. */
  freeCancellationUntil: string;
};
export type BookingToCancel = {
  /** The public code of the booking. */
  bookingId: string;
  /** The name of the hotel. */
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
  /** What happened and what to do next, in the reader's language; no two codes of an operation say the same. */
  message: string;
  /** Messages by field name; nested names are joined with dots. What is wrong with two days together stands at the later one. */
  fieldErrors?:
    | {
        [key: string]: string;
      }
    | undefined;
  /** Names the request in the server's log; the same as `X-Request-Id`. */
  requestId: string;
  /** Numbers of the rooms that were asked for and are taken. */
  takenRoomIds?: number[] | undefined;
  /** Rooms of the hotel that are free for the stay and hold the party together. Who changes a booking has them in its preview. */
  alternatives?: Room[] | undefined;
  /** What it costs now. Who changes a booking has it in its preview. */
  quote?: Quote | undefined;
  /** The caller's bookings that stand in the way. */
  toCancel?: BookingToCancel[] | undefined;
  /** How many bookings are in the way. */
  bookings?: number | undefined;
  /** Those that other rooms of the hotel have. */
  roomNumbers?: string[] | undefined;
  nearestStay?: NearestStay | undefined;
  /** When it stopped being possible. */
  endedAt?: string | undefined;
};
export type PropertyType = 'HOTEL' | 'APARTMENT' | 'RESORT' | 'HOMESTAY' | 'VILLA';
export type HotelLinks = {
  /** The address of the page there; null when there is none. */
  facebook: string | null;
  /** The address of the page there; null when there is none. */
  instagram: string | null;
  /** The address of the page there; null when there is none. */
  twitter: string | null;
  /** The address of the page there; null when there is none. */
  linkedin: string | null;
  /** The address of the page there; null when there is none. */
  tiktok: string | null;
};
export type KnownPriceRange = {
  /** In the currency of the hotel; null until it is said. */
  min: number | null;
  /** In the currency of the hotel; null until it is said. */
  max: number | null;
};
export type MinimumStay = '3_OR_LESS' | '1_WEEK' | '2_WEEKS' | '1_MONTH' | '3_MONTHS' | '6_MONTHS';
export type HotelFlags = {
  /** Guests are fetched from the airport. */
  airportTransfer: boolean;
  /** A bar or lounge. */
  barLounge: boolean;
  /** A beach at the house. */
  beach: boolean;
  /** Drinks. */
  beverages: boolean;
  /** A swimming pool. */
  pool: boolean;
  /** Wi-Fi. */
  wifi: boolean;
  /** Coffee in the room or the house. */
  coffee: boolean;
  /** Air conditioning. */
  airConditioning: boolean;
  /** Entertainment. */
  entertainment: boolean;
  /** A lift. */
  elevator: boolean;
  /** Access by wheelchair. */
  wheelchairAccess: boolean;
  /** A fitness room. */
  fitness: boolean;
  /** Breakfast. */
  breakfast: boolean;
  /** Guests may bring pets. */
  petsAllowed: boolean;
  /** A restaurant. */
  restaurant: boolean;
  /** Parking at no charge. */
  freeParking: boolean;
  /** A wine bar. */
  wineBar: boolean;
};
export type StoredImage = {
  /** The number of the picture; those of hotels, rooms and types may be counted apart. */
  id: number;
  /** Absolute, or root-relative for this server's own files; the same wherever the picture is shown. */
  url: string;
  /** The same picture in other widths, as an `img` takes it. */
  srcSet: string;
  /** Pixels of the largest one. */
  width: number;
  /** Pixels of the largest one. */
  height: number;
};
export type PartnerHotel = {
  /** The number of the hotel. */
  id: number;
  /** The name of the hotel. */
  name: string;
  /** The name of the business behind the hotel. */
  businessName: string;
  propertyType: PropertyType;
  /** Free text; may be empty. */
  description: string;
  address: Address;
  /** As it was given; null when there is none. */
  phone: string | null;
  /** The e-mail address. */
  email: string | null;
  /** An `http` or `https` address; null when there is none. */
  website: string | null;
  /** The number of the fax; null when there is none. */
  fax: string | null;
  socialMedia: HotelLinks;
  /** How many rooms the house has, whether they are entered here or not. */
  totalRooms: number;
  priceRange: KnownPriceRange;
  currency: Currency;
  minimumStay: MinimumStay;
  /** Whether a stay that exactly fills a gap of its room may be shorter than every minimum. */
  gapFilling: boolean;
  amenities: HotelFlags;
  /** The same flags as `amenities`. */
  services: HotelFlags;
  /** The cover first; empty when there are none. */
  images: StoredImage[];
  /** How many rooms are entered. */
  numRooms: number;
  state: HotelState;
  /** Why an administrator suspended it; null when nobody has. */
  suspendedReason: string | null;
  /** Fields that publishing still needs. */
  missing: string[];
  /** The average of all reviews, rounded to one decimal; 0 when there are none. */
  rating: number;
  /** How many reviews there are. */
  totalReviews: number;
  /** Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
  version: number;
  /** When the hotel was made. */
  createdAt: string;
};
export type NewAddress = {
  /** The number of the house. */
  number: string;
  /** The street, or the village. */
  street: string;
  /** Ward, commune or former district. */
  district: string;
  /** The province or city; what it is called decides to which destination the hotel belongs. */
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
  /** In `currency` of the hotel. */
  min: number;
  /** In `currency` of the hotel. */
  max: number;
};
export type NewHotelFlags = {
  /** Guests are fetched from the airport. */
  airportTransfer?: boolean | undefined;
  /** A bar or lounge. */
  barLounge?: boolean | undefined;
  /** A beach at the house. */
  beach?: boolean | undefined;
  /** Drinks. */
  beverages?: boolean | undefined;
  /** A swimming pool. */
  pool?: boolean | undefined;
  /** Wi-Fi. */
  wifi?: boolean | undefined;
  /** Coffee in the room or the house. */
  coffee?: boolean | undefined;
  /** Air conditioning. */
  airConditioning?: boolean | undefined;
  /** Entertainment. */
  entertainment?: boolean | undefined;
  /** A lift. */
  elevator?: boolean | undefined;
  /** Access by wheelchair. */
  wheelchairAccess?: boolean | undefined;
  /** A fitness room. */
  fitness?: boolean | undefined;
  /** Breakfast. */
  breakfast?: boolean | undefined;
  /** Guests may bring pets. */
  petsAllowed?: boolean | undefined;
  /** A restaurant. */
  restaurant?: boolean | undefined;
  /** Parking at no charge. */
  freeParking?: boolean | undefined;
  /** A wine bar. */
  wineBar?: boolean | undefined;
};
export type NewHotel = {
  /** The name of the hotel. */
  name: string;
  /** The name of the business behind the hotel. */
  businessName: string;
  propertyType?: PropertyType | undefined;
  /** At most 400 characters, counted composed (NFC). */
  description: string;
  address: NewAddress;
  /** Mobile, landline or hotline. */
  phone: string;
  email: EmailAddress;
  website?: WebLink | undefined;
  /** The number of the fax; null or absent is none. */
  fax?: (string | null) | undefined;
  socialMedia?: SocialMedia | undefined;
  /** How many rooms the house has, whether they are entered here or not. */
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
  /** The name of the hotel. */
  name: string;
  /** The name of the business behind the hotel. */
  businessName: string;
  propertyType?: PropertyType | undefined;
  /** At most 400 characters, counted composed (NFC). */
  description: string;
  address: NewAddress;
  /** Mobile, landline or hotline. */
  phone: string;
  email: EmailAddress;
  website?: WebLink | undefined;
  /** The number of the fax; null or absent is none. */
  fax?: (string | null) | undefined;
  socialMedia?: SocialMedia | undefined;
  /** How many rooms the house has, whether they are entered here or not. */
  totalRooms: number;
  priceRange: PriceRange;
  currency?: Currency | undefined;
  minimumStay?: MinimumStay | undefined;
  /** Whether a stay that exactly fills a gap of its room may be shorter than every minimum: nights that are taken or closed, or today, lie right before and right after it. What is left out is true for a new hotel. */
  gapFilling?: boolean | undefined;
  amenities?: NewHotelFlags | undefined;
};
export type HotelListing = {
  /** Whether travellers are to find and book it. */
  listed: boolean;
};
export type Message = {
  /** What was done, in the reader's language. */
  message: string;
};
export type ImageUpload = {
  /** JPEG, PNG or WebP by content, each as a part of that name. */
  images: Blob[];
};
export type ImageOrder = {
  /** Every image once. */
  imageIds: RecordId[];
};
export type Rates = {
  /** Always 1. */
  VND: number;
  /** Dong for one dollar. */
  USD: number;
  /** Dong for one euro. */
  EUR: number;
  asOf: Day;
};
export type RoomStatus = 'AVAILABLE' | 'BOOKED' | 'MAINTENANCE';
export type StatusTonight = 'AVAILABLE' | 'BOOKED' | 'MAINTENANCE' | 'CLOSED';
export type PartnerRoom = {
  /** The number of the room, which is not the one on its door. */
  id: number;
  /** The number of the hotel. */
  hotelId: number;
  /** The name of the hotel. */
  hotelName: string;
  /** The number on the door; unique in the hotel. */
  roomNumber: string;
  /** What the room is called. */
  name: string;
  roomType: RoomType;
  /** As the partner set it. BOOKED closes tonight, if it is free, and is over tomorrow. */
  status: RoomStatus;
  statusTonight: StatusTonight;
  /** Free text; may be empty. */
  description: string;
  /** How many people sleep in it at most. */
  capacity: number;
  /** How many adults it takes at most; a child may have the place of an adult. */
  numberOfAdults: number;
  /** How many children it is meant for; `capacity` is what limits it. */
  numberOfChildren: number;
  /** How many beds it has. */
  numberOfBeds: number;
  typeBed: TypeBed;
  /** In the hotel's currency. */
  price: number;
  /** The same number as `price`. */
  pricePerNight: number;
  currency: Currency;
  /** `pricePerNight` in whole dong: what a night usually costs travellers, before weekdays, seasons, single dates and discounts. */
  travellerPrice: number;
  /** What tonight costs travellers in whole dong, after all of these, whether or not the room is free. */
  tonightPrice?: number | undefined;
  /** The number of the room type. */
  typeId?: number | undefined;
  /** What its room type is called; the room may have a name of its own. */
  typeName?: string | undefined;
  /** What is added to the type's price, in the hotel's currency. */
  difference?: number | undefined;
  /** What it offers, in words; may be empty. */
  services: Service[];
  /** The cover first; empty when there are none. */
  images: StoredImage[];
  /** Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
  version: number;
};
export type PartnerRoomPage = {
  /** The rows of this page. */
  content: PartnerRoom[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
  numberOfElements: number;
  pageable: Pageable;
};
export type NewRoom = {
  /** The number on the door; unique in the hotel. A server may take two that differ in their capitals for one. */
  roomNumber: string;
  /** What the room is called. */
  name: string;
  roomType: RoomType;
  status?: RoomStatus | undefined;
  /** Free text; may be empty. */
  description?: string | undefined;
  /** Without it, adults and children together. */
  capacity?: number | undefined;
  /** How many adults it takes at most; a child may have the place of an adult. */
  numberOfAdults?: number | undefined;
  /** How many children it is meant for; `capacity` is what limits it. */
  numberOfChildren?: number | undefined;
  /** How many beds it has. */
  numberOfBeds?: number | undefined;
  typeBed?: TypeBed | undefined;
  /** In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
  pricePerNight: number;
  /** What the room offers, in words; each once. */
  services?: string[] | undefined;
  /** The type of the hotel that the room is to be of, in whatever it is not as that: another price is its difference. `name` and `roomType` are those of the type; otherwise it is 422. Without it, the room is of the type of rooms that are like it. */
  typeId?: RecordId | undefined;
};
export type RoomsChanged = {
  /** How many rooms were changed. */
  changed: number;
};
export type SeenRoom = {
  roomId: RecordId;
  /** In the hotel's currency. */
  price: number;
};
export type RoomsChange = {
  /** The rooms that change, all or none. */
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
  /** The number of the room, which is not the one on its door. */
  id: number;
  /** The number on the door; unique in the hotel. */
  roomNumber: string;
  /** What is added to the type's price, in the hotel's currency. */
  difference: number;
  /** In what it is otherwise than its type, and does not follow it. Services may stand in any order. */
  ownFields: RoomTypeField[];
  /** How many images of its own it has. */
  imageCount: number;
};
export type RoomTypeWithRooms = {
  /** The number of the room type. */
  id: number;
  /** The number of the hotel. */
  hotelId: number;
  /** What its rooms are called. */
  name: string;
  roomType: RoomType;
  /** Free text; may be empty. */
  description: string;
  /** How many people sleep in it at most. */
  capacity: number;
  /** How many adults it takes at most; a child may have the place of an adult. */
  numberOfAdults: number;
  /** How many children it is meant for; `capacity` is what limits it. */
  numberOfChildren: number;
  /** How many beds it has. */
  numberOfBeds: number;
  typeBed: TypeBed;
  /** In the hotel's currency. */
  pricePerNight: number;
  weekdayPrices: WeekdayPrices;
  currency: Currency;
  /** `pricePerNight` in whole dong: what a night usually costs travellers, before weekdays, seasons, single dates and discounts. */
  travellerPrice: number;
  /** What it offers, in words; may be empty. */
  services: Service[];
  /** Shown of rooms that have none of their own, the cover first. */
  images: StoredImage[];
  /** Its rooms, by their numbers on the doors. */
  rooms: RoomOfType[];
  /** Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
  version: number;
};
export type RoomNumbers = string;
export type NewRoomType = {
  /** What its rooms are called. */
  name: string;
  roomType: RoomType;
  /** Free text; may be empty. */
  description?: string | undefined;
  /** Without it, adults and children together. */
  capacity?: number | undefined;
  /** How many adults it takes at most; a child may have the place of an adult. */
  numberOfAdults?: number | undefined;
  /** How many children it is meant for; `capacity` is what limits it. */
  numberOfChildren?: number | undefined;
  /** How many beds it has. */
  numberOfBeds?: number | undefined;
  typeBed?: TypeBed | undefined;
  /** In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
  pricePerNight: number;
  weekdayPrices?: WeekdayPrices | undefined;
  /** What its rooms offer, in words; each once. */
  services?: string[] | undefined;
  roomNumbers: RoomNumbers;
};
export type RoomTypeChanges = {
  version: RecordVersion;
  /** What its rooms are called. */
  name: string;
  roomType: RoomType;
  /** Free text; may be empty. */
  description?: string | undefined;
  /** Without it, adults and children together. */
  capacity?: number | undefined;
  /** How many adults it takes at most; a child may have the place of an adult. */
  numberOfAdults?: number | undefined;
  /** How many children it is meant for; `capacity` is what limits it. */
  numberOfChildren?: number | undefined;
  /** How many beds it has. */
  numberOfBeds?: number | undefined;
  typeBed?: TypeBed | undefined;
  /** In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
  pricePerNight: number;
  weekdayPrices?: WeekdayPrices | undefined;
  /** What its rooms offer, in words; each once. */
  services?: string[] | undefined;
};
export type NewRooms = {
  roomNumbers: RoomNumbers;
};
export type RoomNumbersPreview = {
  /** All numbers that the expression stands for, in order. */
  numbers: string[];
  /** Those that other rooms of the hotel have. */
  taken: string[];
};
export type Weekday = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN';
export type Weekdays = Weekday[];
export type PriceChange = 'PERCENT' | 'PRICE' | 'AMOUNT' | 'NONE';
export type Season = {
  /** The number of the season. */
  id: number;
  /** What the owner calls it. */
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
  /** Raised by each change; sent back with the next one. */
  version: number;
};
export type SeasonFields = {
  /** What the owner calls it. */
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
  /** Every season of the hotel that is not over, once, the one that counts before the others first. */
  seasonIds: RecordId[];
};
export type SeasonChanges = {
  version: RecordVersion;
  /** What the owner calls it. */
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
  /** What it costs where neither a season nor a hand says a price: its weekday's, else the base price, in the hotel's currency. */
  usualPrice?: number | undefined;
  source: PriceSource;
  /** The season that the night has its price or rules from; null without one. */
  seasonId: number | null;
  /** The name of that season; null without one. */
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
  /** The number of the room type. */
  typeId: number;
  /** What the type is called. */
  name: string;
  currency: Currency;
  /** How many the type has. */
  rooms: number;
  /** Every night of the span, in order. */
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
  /** Room types of the hotel, each once. */
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
export type NightsReset = {
  /** Room types of the hotel, each once. */
  typeIds: RecordId[];
  firstNight: Day;
  /** Included. */
  lastNight: Day;
  weekdays?: Weekdays | undefined;
  /** What nights cost where this was decided on. Where one of them costs otherwise by now, nothing is forgotten (409). */
  seen?: SeenNights[] | undefined;
};
export type RoomChanges = {
  version: RecordVersion;
  /** The number on the door; unique in the hotel. A server may take two that differ in their capitals for one. */
  roomNumber: string;
  /** What the room is called. */
  name: string;
  roomType: RoomType;
  status?: RoomStatus | undefined;
  /** Free text; may be empty. */
  description?: string | undefined;
  /** Without it, adults and children together. */
  capacity?: number | undefined;
  /** How many adults it takes at most; a child may have the place of an adult. */
  numberOfAdults?: number | undefined;
  /** How many children it is meant for; `capacity` is what limits it. */
  numberOfChildren?: number | undefined;
  /** How many beds it has. */
  numberOfBeds?: number | undefined;
  typeBed?: TypeBed | undefined;
  /** In the hotel's currency: two decimals, or whole dong. Converted, at most 1,000,000,000 dong. */
  pricePerNight: number;
  /** What the room offers, in words; each once. */
  services?: string[] | undefined;
  /** The type of the hotel that the room is to be of, in whatever it is not as that: another price is its difference. `name` and `roomType` are those of the type; otherwise it is 422. Its nights stay sold, at the price they were sold at. */
  typeId?: RecordId | undefined;
};
export type RoomClosure = {
  /** The number of the closure. */
  id: number;
  from: Day;
  to: Day;
  /** In words of the owner. */
  reason: string;
  /** When it was made. */
  createdAt: string;
};
export type NewClosure = {
  /** The first night. */
  from: Day;
  /** The day on which it is open again. */
  to: Day;
  /** In words of the owner. */
  reason: string;
};
export type Voucher = {
  /** The number of the discount. */
  id: number;
  /** As the partner wrote it; found in any case. */
  code: string;
  /** Whole percents of the room total; null where `discountAmount` says it. */
  discountPercent: number | null;
  /** What is taken off, in `currency`; null where `discountPercent` says it. */
  discountAmount: number | null;
  currency: Currency;
  /** From when it can be used. */
  startDate: string;
  /** From when it can be used no more. */
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
  /** Free text; null when there is none. */
  description: string | null;
  /** Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
  version: number;
};
export type VoucherPage = {
  /** The rows of this page. */
  content: Voucher[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
  numberOfElements: number;
  pageable: Pageable;
};
export type VoucherStatus = 'active' | 'scheduled' | 'expired';
export type VoucherCode = string;
export type VoucherMoment = string;
export type AutoApply = boolean;
export type NewVoucher = {
  code: VoucherCode;
  /** Whole percents of the room total; instead of `discountAmount`. */
  discountPercent?: number | undefined;
  /** 0.01 to 10000 for USD and EUR, whole dong up to 250000000 for VND. */
  discountAmount?: number | undefined;
  currency?: Currency | undefined;
  startDate: VoucherMoment;
  expirationDate: VoucherMoment;
  /** 0 is unlimited. */
  quantity?: number | undefined;
  /** The same as `isActive`. */
  active?: boolean | undefined;
  /** Whether it can be used within its dates; true when absent. */
  isActive?: boolean | undefined;
  autoApply?: AutoApply | undefined;
  /** Free text; null or absent is none. */
  description?: (string | null) | undefined;
};
export type VoucherChanges = {
  version: RecordVersion;
  code: VoucherCode;
  /** Whole percents of the room total; instead of `discountAmount`. */
  discountPercent?: number | undefined;
  /** 0.01 to 10000 for USD and EUR, whole dong up to 250000000 for VND. */
  discountAmount?: number | undefined;
  currency?: Currency | undefined;
  startDate: VoucherMoment;
  expirationDate: VoucherMoment;
  /** 0 is unlimited. */
  quantity?: number | undefined;
  /** The same as `isActive`. */
  active?: boolean | undefined;
  /** Whether it can be used within its dates. */
  isActive?: boolean | undefined;
  autoApply?: AutoApply | undefined;
  /** Free text; null is none. */
  description?: (string | null) | undefined;
};
export type PriceLines = {
  /** How many nights the stay has. */
  nights: number;
  /** Whole dong, like every line. */
  roomTotal: number;
  /** What the discount takes off. */
  discount: number;
  /** Room total after the discount, before tax and fee, in whole dong. */
  totalPrice: number;
  /** What taxes and fees are of `totalPrice`, in percent. */
  taxAndFeePercent: number;
  /** Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
  taxAndFee: number;
  /** With tax and fee, payable at the counter, in whole dong. */
  total: number;
};
export type VoucherTrial = {
  hotelId: RecordId;
  roomId: RecordId;
  checkInDate: Day;
  checkOutDate: Day;
  /** Whole percents of the room total; instead of `discountAmount`. */
  discountPercent?: number | undefined;
  /** 0.01 to 10000 for USD and EUR, whole dong up to 250000000 for VND. */
  discountAmount?: number | undefined;
  currency?: Currency | undefined;
  autoApply?: AutoApply | undefined;
};
export type ReviewedStay = {
  /** Of the check-in, `YYYY-MM`. */
  month: string;
  /** How many nights it had. */
  nights: number;
  /** The rooms as they were called. */
  rooms: string[];
};
export type PartnerReview = {
  /** The number of the review. */
  id: number;
  /** The number of the hotel. */
  hotelId: number;
  /** The name of the hotel. */
  hotelName: string;
  /** Empty when the guest is not named. */
  userName: string;
  /** Stars, from 1 to 5. */
  rating: number;
  /** What the guest wrote. */
  comment: string;
  /** When it was written. */
  createdAt: string;
  /** When the guest changed it last; null when never. */
  changedAt: string | null;
  /** What the hotel answered; null until it does. */
  answer: string | null;
  /** Null also for an answer taken over from elsewhere. */
  answeredAt: string | null;
  /** Null for a review taken over from elsewhere, or by a guest who has deleted the account. */
  bookingId: string | null;
  stay?: ReviewedStay | undefined;
};
export type PartnerReviewPage = {
  /** The rows of this page. */
  content: PartnerReview[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
  numberOfElements: number;
  pageable: Pageable;
};
export type ReviewAnswer = {
  /** No control characters but tabs and line breaks, and none that turn the direction of writing. */
  answer: string;
};
export type FreeRoom = {
  /** The number of the room, which is not the one on its door. */
  id: number;
  /** The number on the door; unique in the hotel. */
  roomNumber: string;
  /** What the room is called. */
  name: string;
  roomType: RoomType;
  /** How many adults it takes at most; a child may have the place of an adult. */
  numberOfAdults: number;
  /** How many children it is meant for; `capacity` is what limits it. */
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
  | 'PENDING'
  | 'CONFIRMED'
  | 'CHECKED_IN'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'NO_SHOW';
export type BookingSource = 'WEBSITE' | 'WALK_IN' | 'PHONE' | 'OTHER';
export type LinePosition = number;
export type RoomSegment = {
  /** The number of the room, which is not the one on its door. */
  roomId: number;
  /** The number on its door. */
  roomNumber: string;
  /** What the room is called. */
  name: string;
  from: Day;
  to: Day;
};
export type Occupants = {
  /** How many adults sleep in it. */
  adults: number;
  /** One for each child, in whole years; null where it is not said. */
  childAges: (number | null)[];
};
export type PartnerBookedRoom = {
  /** The number of the room, which is not the one on its door. */
  id: number;
  /** The number on the door; unique in the hotel. */
  roomNumber: string;
  /** What the room was called. */
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
  /** Only somebody who names a room moves it, as the desk has said. */
  pinned?: boolean | undefined;
  occupants?: Occupants | undefined;
};
export type Guest = {
  /** The given name, or the whole name where the desk wrote it; may be empty. */
  firstName: string;
  /** The family name; may be empty. */
  lastName: string;
  /** Empty when the account is deleted or none was given. */
  email: string;
  /** As the hotel reaches the guest; may be empty. */
  phoneNumber: string;
};
export type PersonName = string;
export type PhoneNumber = string;
export type ArrivingGuest = {
  name: PersonName;
  phoneNumber?: PhoneNumber | undefined;
};
export type SpecialRequests = (
  | 'DOUBLE_BED'
  | 'TWIN_BEDS'
  | 'HIGH_FLOOR'
  | 'LOW_FLOOR'
  | 'QUIET_ROOM'
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
  /** When it happened. */
  at: string;
  /** Who did it: the booker as the booking names them, others by their name of today; null for the server. */
  by: string | null;
  /** Why, in words; null when nothing was said. */
  reason: string | null;
  kind?: ChangeKind | undefined;
};
export type PartnerBookingDetail = {
  /** Raised by everything that happens to the booking. */
  version?: number | undefined;
  /** The public code of the booking. */
  bookingId: string;
  status: BookingStatus;
  source: BookingSource;
  /** The number of the hotel. */
  hotelId: number;
  /** The name of the hotel. */
  hotelName: string;
  /** Its lines, by their `position`. */
  rooms: PartnerBookedRoom[];
  checkInDate: Day;
  checkOutDate: Day;
  /** How many nights the stay has. */
  nights: number;
  /** How many adults come; 1 when absent from a request. */
  adults: number;
  /** How many children come; 0 when absent from a request. */
  children: number;
  user: Guest;
  /** Payable at the counter. */
  totalAmount: number;
  /** What the guest asked or told beside the wishes; may be empty. */
  notes: string;
  /** Who comes instead of `user`, who booked. */
  arrivingGuest?: ArrivingGuest | undefined;
  specialRequests?: SpecialRequests | undefined;
  /** Until when the rooms are kept for a guest who has not arrived: 18:00 in Vietnam on the check-in day, or later that day; for who walked in, the end of the stay. */
  holdUntil: string;
  /** `HH:MM` on the check-in day, once the guest has said it. */
  arrivalTime: string | null;
  /** When it was booked. */
  createdAt: string;
  /** What may be done now. */
  actions: BookingAction[];
  /** Rooms × nights before a discount by code, in whole dong. */
  roomTotal: number;
  /** What a voucher takes off the room total, in whole dong; 0 without one. */
  discount: number;
  /** The code of the voucher that was applied; null without one. */
  voucherCode: string | null;
  /** Room total after the discount, before tax and fee, in whole dong. */
  totalPrice: number;
  /** What taxes and fees are of `totalPrice`, in percent. */
  taxAndFeePercent: number;
  /** Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
  taxAndFee: number;
  /** Until when cancelling costs nothing: 72 hours before 14:00 in Vietnam on the check-in day. */
  freeCancellationUntil: string;
  /** Oldest first. */
  history: BookingEvent[];
};
export type PriceByHand = {
  /** Whole dong for each night of each room, instead of what travellers pay. */
  pricePerNight: number;
  /** For the history. */
  reason: string;
};
export type RoomOccupants = {
  roomId: RecordId;
  occupants: Occupants;
};
export type NewPartnerBooking = {
  /** How the guest came: never by the website. */
  source: 'WALK_IN' | 'PHONE' | 'OTHER';
  guestName: PersonName;
  phoneNumber?: PhoneNumber | undefined;
  email?: EmailAddress | undefined;
  checkInDate: Day;
  checkOutDate: Day;
  /** The rooms, each once. */
  roomIds: RecordId[];
  /** How many adults come; 1 when absent from a request. */
  adults?: number | undefined;
  /** How many children come; 0 when absent from a request. */
  children?: number | undefined;
  /** What the guest asks or tells beside the wishes. */
  notes?: string | undefined;
  /** What mails to the guest are written in; Vietnamese when absent. */
  language?: ('vi' | 'en') | undefined;
  /** What was shown for all rooms and nights, before tax and fee, in whole dong. */
  totalPrice: number;
  priceByHand?: PriceByHand | undefined;
  /** The guest is here: only once the stay has begun. */
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
  /** What taxes and fees are of `totalPrice`, in percent. */
  taxAndFeePercent: number;
  /** Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
  taxAndFee: number;
  /** Payable at the counter. */
  total: number;
};
export type NewPartnerQuote = {
  checkInDate: Day;
  checkOutDate: Day;
  /** The rooms, each once. */
  roomIds: RecordId[];
  voucherCode?: VoucherCode | undefined;
  /** Whole dong for each night of each room, instead of what travellers pay. */
  pricePerNight?: number | undefined;
};
export type BookingVersion = {
  /** The public code of the booking. */
  bookingId: string;
  version: RecordVersion;
};
export type PartnerLineChange = {
  position: LinePosition;
  roomId?: RecordId | undefined;
  /** Any free room of the type, instead of `roomId`: the one it has where that will do, else the cheapest, of these the one with the lowest number. */
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
  /** For the history. */
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
  /** How many adults come. */
  adults?: number | undefined;
  /** How many children come. */
  children?: number | undefined;
  /** `after.totalPrice` of the preview, in whole dong. A change needs it; a preview does not read it. */
  totalPrice?: number | undefined;
  /** What nights cost that move to another type: what was agreed (`KEEP`), or by as much more or less as the rooms differ today (`TODAY`). */
  price?: ('KEEP' | 'TODAY') | undefined;
  priceByHand?: ChangedPriceByHand | undefined;
  /** For the history. */
  reason?: string | undefined;
};
export type BookingChanges = {
  /** Each booking once. */
  changes: {
    /** The public code of the booking. */
    bookingId: string;
    change: PartnerBookingChange;
  }[];
};
export type StayTotals = {
  checkInDate: Day;
  checkOutDate: Day;
  /** How many nights the stay has. */
  nights: number;
  /** How many adults come; 1 when absent from a request. */
  adults: number;
  /** How many children come; 0 when absent from a request. */
  children: number;
  /** Rooms × nights, before a discount by code. */
  roomTotal: number;
  /** What a voucher takes off. */
  discount: number;
  /** Room total after the discount, before tax and fee. */
  totalPrice: number;
  /** Taxes and fees. */
  taxAndFee: number;
  /** Payable at the counter. */
  totalAmount: number;
};
export type NightInRoom = {
  /** The number of the room, which is not the one on its door. */
  roomId: number;
  /** The number on the door; unique in the hotel. */
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
  /** The public code of the booking. */
  bookingId: string;
  /** That of the booking as it was read for this. */
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
    /** Its rooms one after the other. */
    segments: RoomSegment[];
  }[];
  /** The nights that are not as they were. */
  nights: ChangedNight[];
  /** Rooms that somebody else has on these nights. */
  taken: {
    position: LinePosition;
    /** The number of the room, which is not the one on its door. */
    roomId: number;
    /** The number on the door; unique in the hotel. */
    roomNumber: string;
    /** The nights on which it is taken. */
    nights: Day[];
  }[];
  /** Rooms that a line may have on all nights that are still to come; the booking's own count as free. */
  freeRooms: {
    /** The number of the room, which is not the one on its door. */
    id: number;
    /** The number on the door; unique in the hotel. */
    roomNumber: string;
    /** What the room is called. */
    name: string;
    /** The number of the room type. */
    typeId?: number | undefined;
  }[];
  /** Whether the guest is written to: of other days, rooms of another type, more or fewer rooms, or another total. */
  mail: boolean;
  /** Rules that bind travellers and not the desk, in words. */
  warnings: string[];
};
export type PartnerBooking = {
  /** Raised by everything that happens to the booking. */
  version?: number | undefined;
  /** The public code of the booking. */
  bookingId: string;
  status: BookingStatus;
  source: BookingSource;
  /** The number of the hotel. */
  hotelId: number;
  /** The name of the hotel. */
  hotelName: string;
  /** Its lines, by their `position`. */
  rooms: PartnerBookedRoom[];
  checkInDate: Day;
  checkOutDate: Day;
  /** How many nights the stay has. */
  nights: number;
  /** How many adults come; 1 when absent from a request. */
  adults: number;
  /** How many children come; 0 when absent from a request. */
  children: number;
  user: Guest;
  /** Payable at the counter. */
  totalAmount: number;
  /** What the guest asked or told beside the wishes; may be empty. */
  notes: string;
  /** Who comes instead of `user`, who booked. */
  arrivingGuest?: ArrivingGuest | undefined;
  specialRequests?: SpecialRequests | undefined;
  /** Until when the rooms are kept for a guest who has not arrived: 18:00 in Vietnam on the check-in day, or later that day; for who walked in, the end of the stay. */
  holdUntil: string;
  /** `HH:MM` on the check-in day, once the guest has said it. */
  arrivalTime: string | null;
  /** When it was booked. */
  createdAt: string;
  /** What may be done now. */
  actions: BookingAction[];
};
export type PartnerBookingPage = {
  /** The rows of this page. */
  content: PartnerBooking[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
  numberOfElements: number;
  pageable: Pageable;
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
  /** What the guest asks or tells beside the wishes. Absent: it stays as it is. */
  notes?: string | undefined;
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
  /** The line that gets the room instead. */
  other: {
    /** The public code of the booking. */
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
  /** The guest reads it. */
  reason: string;
};
export type CalendarRoom = {
  /** The number of the room, which is not the one on its door. */
  id: number;
  /** The number on the door; unique in the hotel. */
  roomNumber: string;
  /** The number of the room type. */
  typeId: number;
  status: RoomStatus;
};
export type CalendarBar = {
  /** The public code of the booking. */
  bookingId: string;
  /** The number of the room, which is not the one on its door. */
  roomId: number;
  from: Day;
  to: Day;
  /** Who arrives, the guest for whom it was booked or else who booked; the family name first. */
  guestName: string;
  /** Of the booking. */
  status?: BookingStatus | undefined;
  /** Of the whole booking, payable at the counter. */
  totalAmount: number;
  /** How the guest came to book. */
  source?: BookingSource | undefined;
  /** Raised by each change; sent back with the next one, so that nobody overwrites what they have not seen. */
  version?: RecordVersion | undefined;
  /** The line of the booking. */
  position?: LinePosition | undefined;
  /** Whether only somebody who names a room moves it. */
  pinned?: boolean | undefined;
  /** When the stay begins. */
  checkInDate?: Day | undefined;
  /** When the stay ends. */
  checkOutDate?: Day | undefined;
};
export type CalendarClosure = {
  /** The number of the closure. */
  id: number;
  /** The number of the room, which is not the one on its door. */
  roomId: number;
  from: Day;
  to: Day;
  /** In words of the owner. */
  reason: string;
};
export type PartnerCalendar = {
  /** What nights cost, by room type. */
  types: NightsOfType[];
  /** The rows of the calendar. */
  rooms: CalendarRoom[];
  /** Who is in the rooms. */
  bars: CalendarBar[];
  /** Which rooms are closed. */
  closures: CalendarClosure[];
};
export type DayList = {
  /** How many there are. */
  total: number;
  /** The first fifty of them. */
  bookings: PartnerBooking[];
};
export type OccupiedDay = {
  day: Day;
  /** All that the hotels have. */
  rooms: number;
  /** Rooms with a guest in the night of that day. */
  sold: number;
  /** Rooms that their owner has closed for it; from today on those too that are in maintenance and not sold. */
  closed: number;
};
export type PartnerDashboard = {
  /** How many hotels the partner has. */
  hotels: number;
  /** How many of them are on sale. */
  listedHotels: number;
  /** How many rooms they have together. */
  rooms: number;
  /** How many of these are in order and nobody has tonight. */
  roomsFreeTonight: number;
  /** How many confirmed bookings arrive today or later. */
  comingBookings: number;
  /** How many discounts can be used now. */
  activeDiscounts: number;
  /** Of today those still expected, by hold deadline; of another day all that are not cancelled. */
  arrivals: DayList;
  /** Of today whoever is checked in; of another day whose night it is. */
  inHouse: DayList;
  /** Of today whoever is checked in and leaves by then; of another day who has the night before. */
  departures: DayList;
  /** Fourteen days from today on, or from the day where it is none of these. */
  occupancy?: OccupiedDay[] | undefined;
};
export type PartnerNotification = {
  /** The number of the notification. */
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
  /** One line, in English. */
  title: string;
  /** A sentence or two, in English. */
  text: string;
  /** The public code of the booking it tells of; null when it tells of none. */
  bookingId: string | null;
  /** The number of the hotel it tells of; null when it tells of none. */
  hotelId: number | null;
  /** The number of the review it tells of; null when it tells of none. */
  reviewId: number | null;
  /** When it happened. */
  createdAt: string;
  /** Whether the partner has read it. */
  read: boolean;
};
export type NotificationPage = {
  /** The rows of this page. */
  content: PartnerNotification[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
  numberOfElements: number;
  pageable: Pageable;
  /** Of all, not of this page. */
  unread: number;
};
export type UnreadCount = {
  /** How many nobody has read. */
  unread: number;
};
export type NotificationsRead = {
  /** Numbers of notifications; without it all are read. */
  ids?: RecordId[] | undefined;
};
export type PartnerSettings = {
  /** Whether a mail tells of each booking. */
  mailOnBooking: boolean;
  /** Whether a mail tells of each cancellation. */
  mailOnCancellation: boolean;
};
export type PartnerSettingsChanges = {
  /** Whether a mail tells of each booking. */
  mailOnBooking: boolean;
  /** Whether a mail tells of each cancellation. */
  mailOnCancellation: boolean;
};
export type Role = 'CUSTOMER' | 'PARTNER' | 'ADMIN';
export type AdminUser = {
  /** The number of the account. */
  id: number;
  /** Family name first. */
  fullName: string;
  /** The address that the account signs in with. */
  email: string;
  /** As it was given, without what `PhoneNumber` drops; null when there is none. */
  phone: string | null;
  role: Role;
  /** Whether the e-mail address is verified. */
  verified: boolean;
  /** Why an administrator suspended it; null when nobody has. */
  suspendedReason: string | null;
  /** How many hotels the account has. */
  hotels: number;
  /** When the account was made. */
  createdAt: string;
};
export type AdminUserPage = {
  /** The rows of this page. */
  content: AdminUser[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
  numberOfElements: number;
  pageable: Pageable;
};
export type Reason = {
  /** Who is concerned reads it. */
  reason: string;
};
export type AdminHotel = {
  /** The number of the hotel. */
  id: number;
  /** The name of the hotel. */
  name: string;
  /** The province or city. */
  city: string;
  /** The number of the owner's account. */
  ownerId: number;
  /** The name of the owner. */
  ownerName: string;
  /** The e-mail address of the owner. */
  ownerEmail: string;
  state: HotelState;
  /** Why an administrator suspended it; null when nobody has. */
  suspendedReason: string | null;
  /** With its owner; it is off sale whatever `state` says. */
  ownerSuspended: boolean;
  /** How many rooms are entered. */
  numRooms: number;
  /** When the hotel was made. */
  createdAt: string;
};
export type AdminHotelPage = {
  /** The rows of this page. */
  content: AdminHotel[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
  numberOfElements: number;
  pageable: Pageable;
};
export type AdminBooking = {
  /** The public code of the booking. */
  bookingId: string;
  status: BookingStatus;
  /** The name of the hotel. */
  hotelName: string;
  /** The name of the owner. */
  ownerName: string;
  /** The e-mail address of the owner. */
  ownerEmail: string;
  /** The name of the guest. */
  guestName: string;
  /** The e-mail address of the guest; empty when the account is deleted or none was given. */
  guestEmail: string;
  /** The phone number of the guest; may be empty. */
  guestPhone: string;
  checkInDate: Day;
  checkOutDate: Day;
  /** Payable at the counter. */
  totalAmount: number;
};
export type AdminBookingPage = {
  /** The rows of this page. */
  content: AdminBooking[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
  numberOfElements: number;
  pageable: Pageable;
};
export type AdminAction = {
  /** The number of the entry. */
  id: number;
  /** When it happened. */
  at: string;
  /** The name of the administrator. */
  by: string;
  /** What was done. */
  action: 'SUSPEND_USER' | 'RESTORE_USER' | 'SUSPEND_HOTEL' | 'RESTORE_HOTEL' | 'CANCEL_BOOKING';
  /** The number of the account or hotel. */
  subjectId: number;
  /** Its name at that time. */
  subjectName: string;
  /** Why, as who is concerned reads it. */
  reason: string;
};
export type AdminActionPage = {
  /** The rows of this page. */
  content: AdminAction[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
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
  useChangeBookingsTogetherMutation,
  usePreviewBookingsTogetherMutation,
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
