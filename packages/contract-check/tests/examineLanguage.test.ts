import { contractOf, type Operation } from '../src/contract/contract';
import { examineLanguage } from '../src/http/examineLanguage';
import type { Json } from '../src/json';

const responses = { '200': {} };
const contract = contractOf({
  paths: {
    '/api/bookings/{id}': { get: { operationId: 'getBooking', responses } },
    '/api/partner/bookings/{id}': { get: { operationId: 'getPartnerBooking', responses } },
    '/api/admin/users': { get: { operationId: 'listUsers', responses } },
  },
  components: { schemas: {} },
});
const operationOf = (id: string): Operation => contract.operations.get(id)!;

function seenIn(id: string, body: Json, acceptLanguage?: string): string[] {
  const seen: string[] = [];
  examineLanguage(operationOf(id), { body, acceptLanguage }, (report) => seen.push(report.seen));
  return seen;
}

const vietnamese = { message: 'Đặt phòng đã được huỷ.' };
const english = { message: 'The booking is cancelled.' };

test.each([undefined, 'vi', 'vi-VN,vi;q=0.9,en;q=0.7', 'fr'])(
  'travellers who ask for %s are answered in Vietnamese',
  (language) => {
    expect(seenIn('getBooking', vietnamese, language)).toEqual([]);
    expect(seenIn('getBooking', english, language)).toHaveLength(1);
  },
);

test.each(['en', 'en-GB,en;q=0.9'])('those who ask for %s in English', (language) => {
  expect(seenIn('getBooking', english, language)).toEqual([]);
  expect(seenIn('getBooking', vietnamese, language)).toHaveLength(1);
});

test.each(['getPartnerBooking', 'listUsers'])('the back office is always English: %s', (id) => {
  for (const language of [undefined, 'vi', 'en']) {
    expect(seenIn(id, english, language)).toEqual([]);
    expect(seenIn(id, vietnamese, language)).toHaveLength(1);
  }
});

test('fields, warnings and what was done are read as well, each by itself', () => {
  const bodies: Json[] = [
    { message: 'Thông tin chưa hợp lệ.', fieldErrors: { email: 'This is not an address.' } },
    { fieldErrors: [{ field: 'email', message: 'This is not an address.' }] },
    { warnings: ['Guests must stay three nights.'] },
    { data: { message: 'Your room has been kept.' } },
  ];
  for (const body of bodies) expect(seenIn('getBooking', body)).toHaveLength(1);
});

test('what people have called something is in whatever language they did', () => {
  const named = { message: 'Nhà Gỗ Thông Reo has been suspended.' };
  expect(seenIn('listUsers', named)).toEqual([]);
  expect(seenIn('getBooking', named, 'en')).toEqual([]);
  expect(seenIn('getBooking', { message: 'Khách sạn The Reverie đã đầy.' })).toEqual([]);
  expect(seenIn('getBooking', { message: '' })).toEqual([]);
  expect(seenIn('getBooking', { message: 'OK' })).toEqual([]);
  expect(seenIn('getBooking', { message: 'Có khách khác.' })).toEqual([]);
});
