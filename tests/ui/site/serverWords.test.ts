import { toRequestError } from '../../../src/api/toRequestError';

const told = (status: number, data: unknown) => toRequestError({ status, data });

const kept: [string, number, unknown][] = [
  ['a refusal', 409, { code: 'TOO_LATE', message: 'Vui lòng gọi cho khách sạn.' }],
  ['a refusal of a kind unknown here', 400, { code: 'X-17', message: 'Vui lòng gọi.' }],
  ['a refusal without a code', 400, { message: 'Vui lòng gọi.' }],
  ['a refusal in plain text', 403, 'Vui lòng gọi.'],
  ['a busy server', 503, { code: 'BUSY', message: 'Vui lòng thử lại sau ít giây.' }],
  ['a server that cannot store', 503, { code: 'READ_ONLY', message: 'Vui lòng thử lại.' }],
];

test.each(kept)('the words of %s are shown', (_, status, data) => {
  expect(told(status, data).message).toMatch(/^Vui lòng /);
});

const dropped: [string, number, unknown][] = [
  ['a fault', 500, { code: 'INTERNAL', message: 'relation "rooms" does not exist' }],
  ['a fault without a code', 500, { message: 'Cannot read properties of undefined' }],
  ['a fault of an unknown kind', 502, { code: 'E_UPSTREAM', message: 'connect ECONNREFUSED' }],
  ['a fault in plain text', 500, 'Internal Server Error'],
  ['a proxy', 504, '<html><h1>504 Gateway Time-out</h1></html>'],
  ['a proxy that refuses', 403, '<!doctype html><title>Blocked</title>'],
  ['a trace', 400, `${'at Object.<anonymous> (/srv/app.js:1:1)\n'.repeat(20)}`],
  ['markup in a message', 400, { message: '<b>Bad Request</b>' }],
  ['a structure in a message', 400, { message: { text: 'Bad Request' } }],
  ['a list', 400, ['Bad Request']],
  ['nothing', 400, ''],
];

test.each(dropped)('the words of %s are not', (_, status, data) => {
  expect(told(status, data)).toMatchObject({ status, message: null, fieldErrors: {} });
});

test('a fault says nothing beside a field either', () => {
  const fieldErrors = { phoneNumber: 'duplicate key value violates unique constraint' };
  expect(told(500, { code: 'INTERNAL', message: 'x', fieldErrors }).fieldErrors).toEqual({});
  expect(told(422, { code: 'INVALID', message: 'x', fieldErrors }).fieldErrors).toEqual(
    fieldErrors,
  );
});
