import { adminPaths, partnerPaths } from '../../src/partnerPaths';
import { paths } from '../../src/paths';
import { sharedServer } from '../support/serverControl';

type Address<Paths> = Record<keyof Paths, string>;

const id = 1;
const bookingId = 'ND-1-ABCDEFGHJK';
const stay = { hotelId: 1, roomIds: [1, 2], adults: 2, children: 0 };

/** One address of each kind: a path that is new to the client does not compile without one. */
const travellers: Address<typeof paths> = {
  home: paths.home(),
  login: paths.login(),
  register: paths.register(),
  forgotPassword: paths.forgotPassword(),
  verifyEmail: paths.verifyEmail(),
  hotels: paths.hotels({ destination: 'da-nang', propertyType: 'HOTEL' }),
  hotel: paths.hotel(id),
  hotelReviews: paths.hotelReviews(id),
  room: paths.room(id),
  bookingDetails: paths.bookingDetails({ ...stay, checkIn: '2026-11-27', checkOut: '2026-11-29' }),
  bookingConfirmation: paths.bookingConfirmation(bookingId),
  bookings: paths.bookings(),
  booking: paths.booking(bookingId),
  review: paths.review(bookingId),
  favourites: paths.favourites(),
  history: paths.history(),
  profile: paths.profile(),
  policySupport: paths.policySupport(),
  partner: paths.partner(),
  admin: paths.admin(),
  notFound: paths.notFound(),
};

const partners: Address<typeof partnerPaths> = {
  login: partnerPaths.login(),
  register: partnerPaths.register(),
  forgotPassword: partnerPaths.forgotPassword(),
  emailVerification: partnerPaths.emailVerification(),
  home: partnerPaths.home(),
  dashboard: partnerPaths.dashboard(),
  bookings: partnerPaths.bookings({ status: 'CONFIRMED' }),
  hotels: partnerPaths.hotels(),
  newHotel: partnerPaths.newHotel(),
  editHotel: partnerPaths.editHotel(id),
  rooms: partnerPaths.rooms(id),
  newRoom: partnerPaths.newRoom(id),
  editRoom: partnerPaths.editRoom(id),
  updateRoom: partnerPaths.updateRoom(id),
  vouchers: partnerPaths.vouchers(),
  newVoucher: partnerPaths.newVoucher(),
  editVoucher: partnerPaths.editVoucher(id),
  reviews: partnerPaths.reviews({ text: 'Lan' }),
  profile: partnerPaths.profile(),
  settings: partnerPaths.settings(),
};

const administrators: Address<typeof adminPaths> = {
  users: adminPaths.users(),
  hotels: adminPaths.hotels(),
  bookings: adminPaths.bookings({ q: 'Lan' }),
  actions: adminPaths.actions(),
};

const addresses = [travellers, partners, administrators].flatMap((all) => Object.values(all));

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(sharedServer().url + address, { headers: { Accept: 'text/html' } });
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
  return answer.status;
}

test.each(addresses.filter((address) => address !== paths.notFound()))(
  'the server knows the page at %s',
  async (address) => {
    expect(await statusOf(address)).toBe(200);
  },
);

test.each([paths.notFound(), '/hotels/none', '/partner/none', '/admin/none', '/bookings/a/b'])(
  'and none at %s',
  async (address) => {
    expect(await statusOf(address)).toBe(404);
  },
);
