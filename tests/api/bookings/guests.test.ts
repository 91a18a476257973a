import { addDays } from '../../../domain/stays/stay';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { changesOf } from '../../support/bookingChanges';
import { call } from '../../support/client';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { newHouse, type House, type PageAnswer } from '../../support/partnerBookings';
import { mailTo } from '../../support/server/outbox';
import { exportOf } from '../accounts/dataSetup';
import { nightsSold } from './setup';

let house: House;
beforeAll(async () => {
  house = await newHouse({
    rooms: [
      { price: 500_000, adults: 2, children: 2 },
      { price: 500_000, adults: 2, children: 0 },
    ],
  });
});

const mai = { name: 'Trần Thị Mai', phoneNumber: '0987654321' };
let day = 0;

/** Both rooms for three adults and two children, on days that no other test has. */
function wanted(changes: object = {}, occupants: readonly (object | undefined)[] = []) {
  const { rooms, ...body } = bookingOf(house.hotel, house.hotel.rooms, stayIn((day += 3)));
  const slept = rooms.map((room, place) => ({ ...room, occupants: occupants[place] }));
  return { ...body, adults: 3, children: 2, rooms: slept, ...changes };
}

const family = { adults: 2, childAges: [4, null] };
const couple = { adults: 2, childAges: [] };
const alone = { adults: 1, childAges: [] };

interface Told {
  bookingId: string;
  user: { firstName: string };
  arrivingGuest?: object;
  specialRequests?: string[];
  notes: string;
}
type Read = Told & { selectedRooms: { occupants?: object }[] };
type Listed = Told & { rooms: { occupants?: object }[] };

async function booked(body: object, { token } = house.traveller): Promise<Read> {
  const { status, body: made } = await book<Read>(token, body);
  expect(status).toBe(201);
  return made;
}

const asPartner = <Body>(path: string) =>
  call<Body>('GET', `/api/partner/${path}`, { token: house.partner.token });

describe('a booking for somebody else', () => {
  it('says who comes to everybody who reads it, and stays the account’s', async () => {
    const made = await booked(wanted({ arrivingGuest: mai, specialRequests: ['TWIN_BEDS'] }));
    expect(made).toMatchObject({ arrivingGuest: mai, specialRequests: ['TWIN_BEDS'] });
    const path = `/api/customer/bookings/${made.bookingId}`;
    const read = await call<Read>('GET', path, { token: house.traveller.token });
    expect(read.body).toEqual(made);

    const desk = await asPartner<Listed>(`bookings/${made.bookingId}`);
    expect(desk.body).toMatchObject({
      arrivingGuest: mai,
      specialRequests: ['TWIN_BEDS'],
      user: { firstName: made.user.firstName },
    });
    for (const text of ['tran thi mai', mai.phoneNumber, house.traveller.email]) {
      const found = await asPartner<PageAnswer<Listed>>(
        `bookings?text=${encodeURIComponent(`${text} ${made.bookingId}`)}`,
      );
      expect(found.body.content).toMatchObject([{ arrivingGuest: mai }]);
    }
    const csv = await asPartner<string>(`bookings/export?text=${made.bookingId}`);
    for (const word of [mai.name, mai.phoneNumber, 'Nguyễn Lan', 'Two single beds']) {
      expect(csv.body).toContain(word);
    }
  });

  it('is told by mail to the account and the hotel, and in the notices of the hotel', async () => {
    const body = wanted({ arrivingGuest: mai, specialRequests: ['QUIET_ROOM'] }, [family, alone]);
    // Of one guest and hotel not every mail goes out at once.
    const traveller = await newTraveller();
    const { bookingId } = await booked(body, traveller);
    const subject = new RegExp(bookingId);
    const toGuest = await mailTo(traveller.email, { subject });
    expect(toGuest.text).toContain(`Khách nhận phòng: ${mai.name}, ${mai.phoneNumber}`);
    expect(toGuest.text).toContain('101: 2 người lớn, 2 trẻ em (4 tuổi); 102: 1 người lớn');
    expect(toGuest.text).toContain('không bảo đảm): Phòng yên tĩnh');
    expect(toGuest.calendar?.replaceAll('\r\n ', '')).toContain(mai.name);
    const toHotel = await mailTo(house.partner.email, { subject });
    expect(toHotel.text).toContain(`Guest: ${mai.name}, ${mai.phoneNumber}`);
    expect(toHotel.text).toContain('Booked by: Nguyễn Lan, 0912345678');
    expect(toHotel.text).toContain(
      'Guests by room: 101: 2 adults, 2 children (aged 4); 102: 1 adult',
    );
    expect(toHotel.text).toContain('Requests: Quiet room');
    const news = await asPartner<{ content: { message: string }[] }>('notifications');
    expect(JSON.stringify(news.body)).toContain(`${mai.name} (booked by Nguyễn Lan)`);
  });

  it('takes a name alone, and refuses one without letters or with a number that nobody has', async () => {
    const named = await booked(wanted({ arrivingGuest: { name: '  Trần Mai ' } }));
    expect(named.arrivingGuest).toEqual({ name: 'Trần Mai' });
    const refused = [
      { name: ' ' },
      { name: 'Mai', phoneNumber: '123' },
      { phoneNumber: '0987654321' },
    ];
    for (const arrivingGuest of refused) {
      const answer = await book(house.traveller.token, wanted({ arrivingGuest }));
      expect(answer.status).toBe(422);
    }
  });

  it('goes with the data that the account takes along', async () => {
    const body = wanted({ arrivingGuest: mai, specialRequests: ['HIGH_FLOOR'] }, [family, alone]);
    const { bookingId } = await booked(body);
    const { bookings } = await exportOf(house.traveller);
    expect(bookings.find((one) => one.bookingId === bookingId)).toMatchObject({
      arrivingGuest: mai,
      specialRequests: ['HIGH_FLOOR'],
      rooms: [{ occupants: family }, { occupants: alone }],
    });
  });
});

describe('who sleeps where', () => {
  it('is kept with each room, for the guest and the desk', async () => {
    const made = await booked(wanted({}, [family, alone]));
    expect(made.selectedRooms).toMatchObject([{ occupants: family }, { occupants: alone }]);
    const desk = await asPartner<Listed>(`bookings/${made.bookingId}`);
    expect(desk.body.rooms).toMatchObject([{ occupants: family }, { occupants: alone }]);
  });

  it('need not be said', async () => {
    const made = await booked(wanted());
    expect(made).not.toHaveProperty('arrivingGuest');
    expect(made).not.toHaveProperty('specialRequests');
    for (const room of made.selectedRooms) expect(room).not.toHaveProperty('occupants');
    const desk = await asPartner<Listed>(`bookings/${made.bookingId}`);
    for (const room of desk.body.rooms) expect(room).not.toHaveProperty('occupants');
  });

  it.each([
    ['more than a room takes', [alone, { adults: 2, childAges: [4, 5] }], 'sức chứa'],
    ['more adults than it has places for', [{ adults: 3, childAges: [4, 5] }, {}], 'sức chứa'],
    ['one adult less', [{ adults: 1, childAges: [4, 5] }, alone], 'không bằng'],
    [
      'a child more',
      [
        { adults: 2, childAges: [4, 5] },
        { adults: 1, childAges: [1] },
      ],
      'không bằng',
    ],
    ['one room only', [{ adults: 3, childAges: [4] }, undefined], 'sức chứa'],
    ['nothing of one room', [family, undefined], 'không bằng'],
  ])('is refused in words: %s', async (_, occupants, words) => {
    const empty = { adults: 0, childAges: [] };
    const told = occupants.map((some) => some && { ...empty, ...some });
    const sold = await nightsSold(house.hotel);
    const answer = await book(house.traveller.token, wanted({}, told));
    expect(answer.status).toBe(422);
    expect(answer.body.fieldErrors?.['rooms']).toContain(words);
    expect(await nightsSold(house.hotel)).toBe(sold);
  });

  it('goes with the room that stands in for the one that was asked for', async () => {
    const hotel = await hotelOfTypes(alike(3));
    const stay = stayIn(20);
    const taken = await book(
      (await newTraveller()).token,
      bookingOf(hotel, [hotel.rooms[0]!], stay),
    );
    expect(taken.status).toBe(201);
    const { rooms, ...body } = bookingOf(hotel, hotel.rooms.slice(0, 2), stay);
    const told = [
      { ...rooms[0], anyOfType: true, occupants: couple },
      { ...rooms[1], occupants: alone },
    ];
    const made = await book<Read>(house.traveller.token, { ...body, adults: 3, rooms: told });
    expect(made.body.selectedRooms).toMatchObject([
      { roomNumber: '103', occupants: couple },
      { roomNumber: '102', occupants: alone },
    ]);
  });

  it('stays with a longer stay, and is forgotten with another party', async () => {
    const body = wanted({ arrivingGuest: mai, specialRequests: ['LOW_FLOOR'] }, [family, alone]);
    const { bookingId } = await booked(body);
    const { changed } = changesOf({ code: bookingId, ...house.traveller, side: 'customer' });
    const longer = await changed({ checkOutDate: addDays(body.checkOutDate, 1) });
    expect(longer.body).toMatchObject({
      ...{ arrivingGuest: mai, specialRequests: ['LOW_FLOOR'], nights: 3 },
      selectedRooms: [{ occupants: family }, { occupants: alone }],
    });
    const fewer = await changed({ children: 1 });
    expect(fewer.body).toMatchObject({ arrivingGuest: mai, children: 1 });
    expect(JSON.stringify(fewer.body)).not.toContain('occupants');
  });
});
