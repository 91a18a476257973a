import type { baseApi } from './baseApi';
import { kept, returned, watched, type CachePolicy } from './freshness';
import { generatedPartnerApi, type PartnerCalendar } from './partner.gen';

// A partner's lists are small and their numbers hang together: one tag keeps all of them right.
const form = kept('Partner');
const list = returned('Partner');
const desk = watched('Partner');
const partnerChange = { invalidatesTags: ['Partner', 'Hotels', 'Rooms'] } as const;
const adminRead = returned('Admin');
const adminChange = { invalidatesTags: ['Admin', 'Hotels'] } as const;
const download = { ...kept(), keepUnusedDataFor: 0 };

/** The cache policy of what partners and administrators call, one line per operation. */
const policy = {
  listPartnerHotels: list,
  exportPartnerHotels: download,
  createPartnerHotel: partnerChange,
  getPartnerHotel: form,
  updatePartnerHotel: partnerChange,
  setHotelListing: partnerChange,
  deletePartnerHotel: partnerChange,
  uploadHotelImages: partnerChange,
  arrangeHotelImages: partnerChange,
  deleteHotelImage: partnerChange,
  getRates: { ...kept(), keepUnusedDataFor: 3600 },
  listPartnerRooms: desk,
  exportPartnerRooms: download,
  createPartnerRoom: partnerChange,
  changePartnerRooms: partnerChange,
  getPartnerRoom: list,
  updatePartnerRoom: partnerChange,
  deletePartnerRoom: partnerChange,
  uploadRoomImages: partnerChange,
  arrangeRoomImages: partnerChange,
  deleteRoomImage: partnerChange,
  listRoomTypes: list,
  createRoomType: partnerChange,
  getRoomType: form,
  updateRoomType: partnerChange,
  deleteRoomType: partnerChange,
  addRoomsOfType: partnerChange,
  uploadRoomTypeImages: partnerChange,
  arrangeRoomTypeImages: partnerChange,
  deleteRoomTypeImage: partnerChange,
  listSeasons: list,
  createSeason: partnerChange,
  arrangeSeasons: partnerChange,
  updateSeason: partnerChange,
  deleteSeason: partnerChange,
  listNights: desk,
  changeNights: partnerChange,
  resetNights: partnerChange,
  previewRoomNumbers: { ...returned('Partner'), keepUnusedDataFor: 0 },
  listRoomClosures: list,
  closeRoom: partnerChange,
  reopenRoom: partnerChange,
  listVouchers: desk,
  exportVouchers: download,
  getVoucher: form,
  createVoucher: partnerChange,
  updateVoucher: partnerChange,
  deleteVoucher: partnerChange,
  previewVoucher: { ...kept(), keepUnusedDataFor: 0 },
  listPartnerBookings: desk,
  exportPartnerBookings: download,
  getPartnerBooking: desk,
  listFreeRooms: desk,
  quotePartnerBooking: { invalidatesTags: [] },
  createPartnerBooking: partnerChange,
  checkInBooking: partnerChange,
  checkOutBooking: partnerChange,
  previewPartnerBookingChange: { invalidatesTags: [] },
  changePartnerBooking: partnerChange,
  changePartnerGuests: partnerChange,
  undoBookingChange: partnerChange,
  previewRoomSwap: { invalidatesTags: [] },
  swapBookingRooms: partnerChange,
  previewBookingsTogether: { invalidatesTags: [] },
  changeBookingsTogether: partnerChange,
  undoCheckIn: partnerChange,
  undoCheckOut: partnerChange,
  releaseBooking: partnerChange,
  cancelPartnerBooking: partnerChange,
  listPartnerReviews: list,
  getPartnerReview: list,
  answerReview: partnerChange,
  deleteReviewAnswer: partnerChange,
  // Ten thousand bars: to compare and to freeze each would hold up whoever scrolls. What it shows compares them itself.
  getPartnerCalendar: {
    ...desk,
    structuralSharing: false,
    transformResponse: (calendar: PartnerCalendar) => Object.freeze(calendar),
  },
  getPartnerDashboard: desk,
  listNotifications: watched('Notifications'),
  markNotificationsRead: { invalidatesTags: ['Notifications'] },
  getPartnerSettings: form,
  updatePartnerSettings: partnerChange,
  listUsers: adminRead,
  suspendUser: adminChange,
  restoreUser: adminChange,
  listAllHotels: adminRead,
  suspendHotel: adminChange,
  restoreHotel: adminChange,
  listAdminActions: adminRead,
  listBookingsAtRisk: adminRead,
  cancelBookingAtRisk: adminChange,
} as const satisfies CachePolicy<
  Omit<typeof generatedPartnerApi.endpoints, keyof typeof baseApi.endpoints>
>;

export const partnerApi = generatedPartnerApi.enhanceEndpoints({ endpoints: policy });

export * from './partner.gen';
