import type { baseApi } from './baseApi';
import { generatedPartnerApi } from './partner.gen';

// A partner's lists are small and their numbers hang together: one tag keeps all of them right.
const partnerRead = { providesTags: ['Partner'] } as const;
const partnerChange = { invalidatesTags: ['Partner', 'Hotels', 'Rooms'] } as const;
const adminRead = { providesTags: ['Admin'] } as const;
const adminChange = { invalidatesTags: ['Admin', 'Hotels'] } as const;
const download = { keepUnusedDataFor: 0 } as const;

/** The cache policy of what partners and administrators call, one line per operation. */
const policy = {
  listPartnerHotels: partnerRead,
  exportPartnerHotels: download,
  createPartnerHotel: partnerChange,
  getPartnerHotel: partnerRead,
  updatePartnerHotel: partnerChange,
  setHotelListing: partnerChange,
  deletePartnerHotel: partnerChange,
  uploadHotelImages: partnerChange,
  arrangeHotelImages: partnerChange,
  deleteHotelImage: partnerChange,
  getRates: { keepUnusedDataFor: 3600 },
  listPartnerRooms: partnerRead,
  exportPartnerRooms: download,
  createPartnerRoom: partnerChange,
  changePartnerRooms: partnerChange,
  getPartnerRoom: partnerRead,
  updatePartnerRoom: partnerChange,
  deletePartnerRoom: partnerChange,
  uploadRoomImages: partnerChange,
  arrangeRoomImages: partnerChange,
  deleteRoomImage: partnerChange,
  listRoomClosures: partnerRead,
  closeRoom: partnerChange,
  reopenRoom: partnerChange,
  listVouchers: partnerRead,
  exportVouchers: download,
  getVoucher: partnerRead,
  createVoucher: partnerChange,
  updateVoucher: partnerChange,
  deleteVoucher: partnerChange,
  previewVoucher: {},
  listPartnerBookings: partnerRead,
  exportPartnerBookings: download,
  getPartnerBooking: partnerRead,
  checkInBooking: partnerChange,
  checkOutBooking: partnerChange,
  releaseBooking: partnerChange,
  cancelPartnerBooking: partnerChange,
  listPartnerReviews: partnerRead,
  getPartnerReview: partnerRead,
  answerReview: partnerChange,
  deleteReviewAnswer: partnerChange,
  getPartnerDashboard: partnerRead,
  listNotifications: { providesTags: ['Notifications'] },
  markNotificationsRead: { invalidatesTags: ['Notifications'] },
  getPartnerSettings: partnerRead,
  updatePartnerSettings: partnerChange,
  listUsers: adminRead,
  suspendUser: adminChange,
  restoreUser: adminChange,
  listAllHotels: adminRead,
  suspendHotel: adminChange,
  restoreHotel: adminChange,
  listAdminActions: adminRead,
} as const satisfies Record<
  Exclude<keyof typeof generatedPartnerApi.endpoints, keyof typeof baseApi.endpoints>,
  object
>;

export const partnerApi = generatedPartnerApi.enhanceEndpoints({ endpoints: policy });

export * from './partner.gen';
