import type { Titles } from '../vi/titles';

export const titles: Titles = {
  pages: {
    login: 'Log in',
    register: 'Create an account',
    forgotPassword: 'Set a new password',
    resetPassword: 'Set a new password',
    verifyEmail: 'Verifying your e-mail',
    bookingDetails: 'Confirm your booking',
    bookingConfirmation: 'Booked',
    bookings: 'My bookings',
    booking: 'My bookings',
    changeBooking: 'Change your booking',
    review: 'Review your stay',
    profile: 'Personal info',
    favourites: 'Favourite places',
    history: 'Recently viewed',
    policySupport: 'Help and policies',
  },
  site: {
    title: 'Nghỉ Đâu – book hotels all over Vietnam',
    description:
      'Find hotels, homestays and resorts all over Vietnam. Hold a room now, pay at the counter.',
  },
  list: (place) => (place ? `Places to stay in ${place}` : 'Hotels and places to stay'),
};
