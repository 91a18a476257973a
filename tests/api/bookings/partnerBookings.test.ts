import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { fifteenSecondsLater, mailTo } from '../../support/server/outbox';
import {
  act,
  bookedIn,
  movedBack,
  newHouse,
  partnerBooking,
  setStatus,
  type House,
} from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';

const { sql } = sharedServer();

async function nightsHeld(bookingId: string): Promise<string[]> {
  const rows = await sql<{ night: string }>(
    `select n.night::text as night from room_nights n
     join bookings b on b.hotel_id = n.hotel_id and b.id = n.booking_id
     where b.code = $1 order by 1`,
    [bookingId],
  );
  return rows.map(({ night }) => night);
}

/** Everything of a booking that a refused call must leave as it was. */
async function stored(bookingId: string): Promise<unknown> {
  const [row] = await sql(
    `select b.*, (select count(*) from booking_history e
       where e.hotel_id = b.hotel_id and e.booking_id = b.id) as events,
       (select count(*) from room_nights n
        where n.hotel_id = b.hotel_id and n.booking_id = b.id) as nights
     from bookings b where b.code = $1`,
    [bookingId],
  );
  return row;
}

describe('a stay from arrival to departure', () => {
  let house: House;
  beforeAll(async () => {
    house = await newHouse({ rooms: Array.from({ length: 6 }, () => ({ price: 600_000 })) });
  });

  test('check in, then out: who and when is kept, nights to come are free at once', async () => {
    const id = await bookedIn(house, { nights: 3 });
    const arrived = await act(house.partner.token, id, 'check-in');
    expect([arrived.status, arrived.body.status]).toEqual([200, 'CHECKED_IN']);
    expect(arrived.body.actions).toEqual(['CHECK_OUT']);
    expect(await nightsHeld(id)).toHaveLength(3);

    const left = await act(house.partner.token, id, 'check-out');
    expect(left.body).toMatchObject({
      status: 'COMPLETED',
      actions: [],
      history: [
        { status: 'CONFIRMED', by: 'Nguyễn Lan' },
        { status: 'CHECKED_IN', by: 'Trần Văn Minh', reason: null },
        { status: 'COMPLETED', by: 'Trần Văn Minh', reason: null },
      ],
    });
    expect(await nightsHeld(id)).toEqual([]);
    await bookedIn(house, { days: 1, nights: 1 });
  });

  test('leaving on the second day keeps the night that was slept', async () => {
    const id = await bookedIn(house, { room: 1, nights: 3 });
    await act(house.partner.token, id, 'check-in');
    await movedBack(id, 1);
    await act(house.partner.token, id, 'check-out');
    expect(await nightsHeld(id)).toEqual([stayIn(-1).checkInDate]);
  });

  test('nobody is checked in before the day', async () => {
    const id = await bookedIn(house, { days: 1, room: 2 });
    const before = await stored(id);
    const early = await act(house.partner.token, id, 'check-in');
    expect([early.status, early.body.code]).toEqual([409, 'BEFORE_CHECK_IN']);
    expect(early.body.message).toContain('has not begun');
    expect(await stored(id)).toEqual(before);
  });

  test('nobody is checked in after the stay', async () => {
    const id = await bookedIn(house, { days: 4, nights: 1, room: 2 });
    await movedBack(id, 6);
    const { body } = await partnerBooking(house.partner.token, id);
    expect(body.actions).toEqual(['RELEASE', 'CANCEL']);
    const late = await act(house.partner.token, id, 'check-in');
    expect([late.status, late.body.code]).toEqual([409, 'STAY_OVER']);
  });

  describe.each([
    ['CHECKED_IN', ['check-in', 'release', 'cancel']],
    ['COMPLETED', ['check-in', 'check-out', 'release', 'cancel']],
    ['CANCELLED', ['check-in', 'check-out', 'release', 'cancel']],
    ['NO_SHOW', ['check-in', 'check-out', 'release', 'cancel']],
    ['CONFIRMED', ['check-out']],
  ])('a booking that is %s', (status, refused) => {
    test.each(refused)('refuses %s and stays as it is', async (action) => {
      const alone = await newHouse();
      const id = await bookedIn(alone);
      await setStatus(id, status);
      const before = await stored(id);
      const body = action === 'cancel' ? { body: { reason: 'Why not' } } : {};
      const answer = await act(alone.partner.token, id, action, body);
      expect([answer.status, answer.body.code]).toEqual([409, 'STATUS_CHANGED']);
      expect(await stored(id)).toEqual(before);
    });
  });

  test('of two clicks at the same moment exactly one wins', async () => {
    const id = await bookedIn(house, { days: 0, room: 3 });
    const clicks = await Promise.all([
      act(house.partner.token, id, 'check-in'),
      act(house.partner.token, id, 'cancel', { body: { reason: 'Double booked' } }),
      act(house.partner.token, id, 'check-in'),
      act(house.partner.token, id, 'cancel', { body: { reason: 'Double booked' } }),
    ]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = clicks.find(({ status }) => status === 200);
    const { body } = await partnerBooking(house.partner.token, id);
    expect(body.status).toBe(winner?.body.status);
    expect(body.history).toHaveLength(2);
  });
});

describe('cancelPartnerBooking', () => {
  test('frees the nights, keeps the reason and writes to the guest', async () => {
    const house = await newHouse({ name: 'Nhà Mây & Núi' });
    const id = await bookedIn(house, { days: 3 });
    const reason = '  Ống nước <b>vỡ</b> ở phòng  ';
    const answer = await act(house.partner.token, id.toLowerCase(), 'cancel', { body: { reason } });
    expect(answer.body).toMatchObject({ status: 'CANCELLED', actions: [] });
    expect(answer.body.history.at(-1)).toMatchObject({
      status: 'CANCELLED',
      by: 'Trần Văn Minh',
      reason: reason.trim(),
    });
    expect(await nightsHeld(id)).toEqual([]);
    await bookedIn(house, { days: 3 });

    await fifteenSecondsLater(house.traveller.email);
    const mail = await mailTo(house.traveller.email, { subject: /đã huỷ/ });
    expect(mail.subject).toBe(`Nhà Mây & Núi đã huỷ đơn đặt phòng ${id}`);
    expect(mail.text).toContain(`Lý do: ${reason.trim()}`);
    expect(mail.text).toContain('gọi khách sạn theo số 02363123456');
    expect(mail.text).toMatch(/Thời gian: .+ → .+ · 2 đêm/);
    expect(mail.html).toContain('Ống nước &lt;b&gt;vỡ&lt;/b&gt; ở phòng');
    expect(mail.html).toContain('Nhà Mây &amp; Núi');
    expect(mail.html).not.toContain('<b>vỡ');
  });

  test.each([[{}], [{ reason: '   ' }], [{ reason: 'x'.repeat(501) }]])(
    'asks for a reason: %p is 422',
    async (body) => {
      const house = await newHouse();
      const id = await bookedIn(house, { days: 3 });
      const before = await stored(id);
      const answer = await act(house.partner.token, id, 'cancel', { body });
      expect(answer.status).toBe(422);
      expect(await stored(id)).toEqual(before);
    },
  );

  test('gives a voucher’s use back, and once only', async () => {
    const house = await newHouse({ rooms: [{ price: 1_000_000 }] });
    await sql(
      `insert into vouchers (owner_id, code, code_key, discount_percent, start_date,
         expiration_date, quantity, created_at)
       select id, 'MOTLAN', 'MOTLAN', 10, now() - interval '1 day', now() + interval '9 days', 1,
         now() from users where email_key = $1`,
      [house.partner.email],
    );
    const used = async () =>
      (
        await sql<{ used: number }>(
          `select v.used from vouchers v join users u on u.id = v.owner_id
           where u.email_key = $1`,
          [house.partner.email],
        )
      )[0]?.used;
    const wanted = {
      ...bookingOf(house.hotel, house.hotel.rooms, stayIn(3)),
      totalPrice: 1_800_000,
      voucherCode: 'motlan',
    };
    const first = await book(house.traveller.token, wanted);
    expect([first.status, await used()]).toEqual([201, 1]);
    const { body } = await partnerBooking(house.partner.token, first.body.bookingId);
    expect(body).toMatchObject({ voucherCode: 'MOTLAN', discount: 200_000 });

    const reason = { body: { reason: 'Overbooked' } };
    await Promise.all(
      [1, 2, 3].map(() => act(house.partner.token, first.body.bookingId, 'cancel', reason)),
    );
    expect(await used()).toBe(0);
    const again = await book(house.traveller.token, wanted);
    expect([again.status, await used()]).toEqual([201, 1]);
    await act(house.partner.token, first.body.bookingId, 'cancel', reason);
    expect(await used()).toBe(1);
  });
});

describe('another partner’s booking', () => {
  let house: House;
  let id: string;
  let stranger: TestAccount;
  beforeAll(async () => {
    [house, stranger] = await Promise.all([newHouse(), newPartner()]);
    id = await bookedIn(house);
  });

  test.each([
    ['check-in', {}],
    ['check-out', {}],
    ['release', {}],
    ['cancel', { body: { reason: 'Mine now' } }],
  ])('%s is 404 and changes nothing', async (action, body) => {
    const before = await stored(id);
    expect((await act(stranger.token, id, action, body)).status).toBe(404);
    expect(await stored(id)).toEqual(before);
  });

  test('is not to be read, nor is an id of no booking', async () => {
    expect((await partnerBooking(stranger.token, id)).status).toBe(404);
    expect((await partnerBooking(house.partner.token, 'ND-1-0000000000')).status).toBe(404);
    expect((await partnerBooking(house.partner.token, 'no-booking')).status).toBe(404);
    const guest = await newTraveller();
    expect((await partnerBooking(guest.token, id)).status).toBe(403);
  });
});
