import { momentText } from '../../../domain/stays/dayText';
import { formatDong } from '../../../domain/money/money';
import { newPartner, newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { mailsCollected, mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';
import { newVoucher } from '../../support/vouchers';

interface Made {
  bookingId: string;
  holdUntil: string;
  freeCancellationUntil: string;
}

test('a booking is confirmed by mail with its price, its deadlines and a calendar file', async () => {
  const [traveller, partner] = [await newTraveller(), await newPartner()];
  const hotel = await newHotel({
    owner: partner.email,
    name: 'Nhà <Bên> Sông & Biển',
    rooms: [{ price: 500_000 }, { price: 700_000 }],
  });
  const { code } = await newVoucher(partner, { discountPercent: 10 });
  const wanted = bookingOf(hotel, hotel.rooms, stayIn(21));
  const { status, body } = await book<Made>(traveller.token, {
    ...wanted,
    totalPrice: 2_160_000,
    voucherCode: code,
  });
  expect(status).toBe(201);

  const mail = await mailTo(traveller.email, { subject: new RegExp(body.bookingId) });
  expect(mail.subject).toContain(hotel.name);
  const facts = [
    body.bookingId,
    '12 Trần Phú, Phường Hải Châu, Đà Nẵng',
    '02363123456',
    'Phòng 101, Phòng 102',
    formatDong(2_400_000),
    `−${formatDong(240_000)}`,
    `Giảm giá (${code})`,
    'Thuế và phí (10%)',
    formatDong(216_000),
    formatDong(2_376_000),
    momentText(new Date(body.holdUntil), 'vi'),
    momentText(new Date(body.freeCancellationUntil), 'vi'),
  ];
  for (const fact of facts) {
    expect(mail.text).toContain(fact);
    expect(mail.html).toContain(fact);
  }
  expect(mail.text).toContain(hotel.name);
  expect(mail.html).toContain('Nhà &lt;Bên&gt; Sông &amp; Biển');
  expect(mail.html).not.toContain('<Bên>');
  expect(mail.link).toBe(`${sharedServer().url}/bookings/${body.bookingId}`);
  expect(mail.calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(mail.fileNames).toEqual([`${body.bookingId}.ics`]);
  expect(mail.calendar).toContain(`UID:${body.bookingId}@nghi-dau\r\n`);
});

test('asked twice with one key, one mail goes out; refused, none', async () => {
  const traveller = await newTraveller();
  const hotel = await newHotel();
  const wanted = bookingOf(hotel, hotel.rooms, stayIn(21));
  const key = 'mot-lan-thoi';
  const answers = await Promise.all([1, 2, 3].map(() => book(traveller.token, wanted, { key })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await book(traveller.token, wanted)).status).toBe(409);
  const { bookingId } = answers[0]!.body;
  await mailTo(traveller.email, { subject: new RegExp(bookingId) });
  await mailsCollected();
  const mails = await sharedServer().sql<{ subject: string }>(
    `select subject from outbox where recipient = $1 and subject like 'Đã đặt phòng%'`,
    [traveller.email],
  );
  expect(mails).toHaveLength(1);
});

test('a booking that can no longer be cancelled free of charge is not said to be free until a moment that is past', async () => {
  const traveller = await newTraveller();
  const hotel = await newHotel();
  const wanted = bookingOf(hotel, hotel.rooms, stayIn(1));
  const { body } = await book<Made>(traveller.token, wanted);
  const { text } = await mailTo(traveller.email, { subject: new RegExp(body.bookingId) });
  expect(text).toContain('đã qua thời hạn miễn phí; vẫn huỷ được cho đến giờ giữ phòng');
  expect(text).not.toContain(momentText(new Date(body.freeCancellationUntil), 'vi'));
});
