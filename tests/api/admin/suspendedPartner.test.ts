import { newPartner, newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';
import { act, idOf, pageOf, type Action, type Hotel, type Page, type Problem } from './setup';

describe('a suspended partner’s hotels', () => {
  /** What travellers get of a hotel, by where they look. */
  async function seen({ id, name, rooms }: TestHotel) {
    const { checkInDate, checkOutDate } = stayIn(40);
    const stay = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;
    const text = encodeURIComponent(name);
    const found = async (query: string) =>
      (await call<Page<Hotel>>('GET', `/api/customer/hotels?text=${text}${query}`)).body
        .totalElements;
    const status = async (path: string) => (await call('GET', `/api/customer/${path}`)).status;
    const roomIds = rooms.map((room) => room.id);
    const quote = await call('POST', '/api/customer/quotes', {
      body: { hotelId: id, checkInDate, checkOutDate, roomIds },
    });
    return {
      list: await found(''),
      search: await found(`&${stay}`),
      page: await status(`hotels/${id}`),
      similar: await status(`hotels/${id}/similar`),
      reviews: await status(`hotels/${id}/reviews`),
      rooms: await status(`hotels/${id}/search-rooms?${stay}`),
      room: await status(`rooms/${roomIds[0]}`),
      quote: quote.status,
    };
  }
  const onSale = {
    ...{ list: 1, search: 1, page: 200, similar: 200, reviews: 200, rooms: 200, room: 200 },
    quote: 200,
  };
  const gone = {
    ...{ list: 0, search: 0, page: 404, similar: 404, reviews: 404, rooms: 404, room: 404 },
    quote: 404,
  };

  test('leave every place at once and come back with the owner; the guests are told', async () => {
    const [owner, guest] = await Promise.all([newPartner(), newTraveller()]);
    const hotel = await newHotel({ owner: owner.email });
    const booked = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(10)));
    const { bookingId } = booked.body;
    const mine = async () =>
      (await call('GET', `/api/customer/bookings/${bookingId}`, { token: guest.token })).body;
    expect(await seen(hotel)).toEqual(onSale);
    expect(await mine()).toMatchObject({ status: 'CONFIRMED', hotelSuspended: false });

    const id = await idOf(owner);
    await act(`users/${id}/suspend`);
    expect(await seen(hotel)).toEqual(gone);
    const refused = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(20)));
    expect(refused.status).toBe(404);
    expect(await mine()).toMatchObject({
      ...{ status: 'CONFIRMED', hotelSuspended: true },
      data: { message: expect.stringContaining('vẫn được giữ') as string },
    });
    const told = await mailTo(guest.email, { subject: /^Về đặt phòng/ });
    expect(told.text).toContain(bookingId);
    expect(told.text).toContain('vẫn được giữ');
    const { content } = await pageOf<Hotel & { ownerSuspended: boolean }>('hotels', {
      text: hotel.name,
    });
    expect(content).toMatchObject([{ state: 'LISTED', ownerSuspended: true }]);

    await act(`users/${id}/restore`);
    expect(await seen(hotel)).toEqual(onSale);
    expect(await mine()).toMatchObject({ hotelSuspended: false });
    expect((await mailTo(guest.email, { subject: /giữ nguyên/ })).text).toContain(bookingId);
  });

  test('a guest whom the desk has booked for is told to ring the house, not to open a page', async () => {
    const owner = await newPartner();
    const hotel = await newHotel({ owner: owner.email });
    const email = `guest-${hotel.id}@example.com`;
    const { status } = await call('POST', `/api/partner/hotels/${hotel.id}/bookings`, {
      token: owner.token,
      body: {
        ...{ source: 'PHONE', guestName: 'Trần Văn Bình', email, language: 'en', ...stayIn(10, 1) },
        ...{ roomIds: [hotel.rooms[0]!.id], totalPrice: hotel.rooms[0]!.price },
      },
    });
    expect(status).toBe(201);
    await act(`users/${await idOf(owner)}/suspend`);
    const told = await mailTo(email, { subject: /^About your booking/ });
    expect(told.text).toContain('ring the place to cancel');
    expect(told.text).not.toContain('booking page');
  });

  test('a hotel that is suspended itself does not come back with its owner, and its guests are told when it does', async () => {
    const [owner, guest] = await Promise.all([newPartner(), newTraveller()]);
    const hotel = await newHotel({ owner: owner.email });
    const other = await newHotel({ owner: owner.email });
    const [kept, back] = [
      await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(10))),
      await book(guest.token, bookingOf(other, other.rooms, stayIn(15))),
    ];
    const id = await idOf(owner);
    await act(`users/${id}/suspend`);
    await act(`hotels/${hotel.id}/suspend`);
    await act(`users/${id}/restore`);
    const told = async () => {
      const mails = await sharedServer().sql<{ subject: string }>(
        `select subject from outbox where recipient = $1 and subject like '%giữ nguyên' order by id`,
        [guest.email],
      );
      return mails.map(({ subject }) => /ND-\S+?(?=[:,. ]|$)/.exec(subject)?.[0]);
    };
    expect(await told()).toEqual([back.body.bookingId]);
    const path = `/api/customer/bookings/${kept.body.bookingId}`;
    const { body } = await call('GET', path, { token: guest.token });
    expect(body).toMatchObject({ status: 'CONFIRMED', hotelSuspended: true });
    expect(await seen(hotel)).toEqual(gone);
    await act(`hotels/${hotel.id}/restore`);
    expect(await seen(hotel)).toEqual(onSale);
    expect(await told()).toEqual([back.body.bookingId, kept.body.bookingId]);
    // Only the hotel itself: its guests were told of nothing that could be over.
    await act(`hotels/${hotel.id}/suspend`);
    await act(`hotels/${hotel.id}/restore`);
    expect(await told()).toHaveLength(2);
  });

  test('an administrator finds what was booked there, and cancels it for a reason', async () => {
    const [owner, guest] = await Promise.all([newPartner(), newTraveller()]);
    const hotel = await newHotel({ owner: owner.email });
    const book1 = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(12)));
    const { bookingId } = book1.body;
    const atRisk = async (text: string) => (await pageOf<object>('bookings', { text })).content;
    const cancel = (code: string) =>
      act<Problem>(`bookings/${code}/cancel`, { reason: 'No house' });
    expect(await atRisk(owner.email)).toEqual([]);
    expect((await cancel(bookingId)).body.code).toBe('NOT_SUSPENDED');

    await act(`users/${await idOf(owner)}/suspend`);
    for (const text of [owner.email, guest.email, bookingId, hotel.name]) {
      expect(await atRisk(text)).toMatchObject([{ bookingId, guestEmail: guest.email }]);
    }
    expect((await cancel(bookingId)).body).toMatchObject({ bookingId, status: 'CANCELLED' });
    expect((await cancel(bookingId)).body.code).toBe('STATUS_CHANGED');
    expect((await cancel('ND-2222-22222222')).status).toBe(404);
    expect(await atRisk(owner.email)).toEqual([]);
    const mail = await mailTo(guest.email, { subject: /^Nghỉ Đâu đã huỷ/ });
    expect(mail.text).toContain('No house');
    const address = `/api/customer/bookings/${bookingId}`;
    const { body: read } = await call<object>('GET', address, { token: guest.token });
    expect(read).toMatchObject({ cancellation: { by: 'MARKETPLACE', reason: 'No house' } });
    const nights = await sharedServer().sql('select 1 from room_nights where hotel_id = $1', [
      hotel.id,
    ]);
    expect(nights).toEqual([]);
    const { content } = await pageOf<Action>('actions', { text: bookingId });
    expect(content).toMatchObject([{ action: 'CANCEL_BOOKING', reason: 'No house' }]);
  });
});
