import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

/** The calls of the specification, in its order; what it says twice is one operation. */
const SPECIFIED: readonly (readonly [call: string, operationId: string])[] = [
  ['POST /api/auth/login', 'login'],
  ['POST /api/auth/signup', 'signUp'],
  ['GET /api/auth/verify-account', 'verifyAccount'],
  ['GET /api/auth/current-user', 'getCurrentUser'],
  ['PUT /auth/update-profile', 'updateProfile'],
  ['GET /api/customer/hotels', 'listHotels'],
  ['GET hotel detail by {id}', 'getHotel'],
  ['GET hotel search-rooms', 'searchRooms'],
  ['GET /api/customer/rooms/{id}', 'getRoom'],
  ['POST /api/customer/bookings/create', 'createBooking'],
  ['POST /api/partner/hotels/create/{hotelId}/images', 'uploadHotelImages'],
  ['GET partner hotels base ?page={n}&size={n}', 'listPartnerHotels'],
  ['POST partner hotels base /create', 'createPartnerHotel'],
  ['image upload for a hotel', 'uploadHotelImages'],
  ['GET partner hotels base /{id}', 'getPartnerHotel'],
  ['PUT partner hotels base /update/{id}', 'updatePartnerHotel'],
  ['GET /api/partner/hotels', 'listPartnerHotels'],
  ['POST /api/partner/hotels/{hotelId}/rooms', 'createPartnerRoom'],
  ['POST /api/partner/hotels/{hotelId}/rooms/{roomId}/images', 'uploadRoomImages'],
  ['PUT /api/partner/hotels/{hotelId}/rooms/{roomId}', 'updatePartnerRoom'],
  ['GET rooms base /{roomId}', 'getPartnerRoom'],
  ['GET /api/partner/vouchers', 'listVouchers'],
  ['GET /api/partner/vouchers/{id}', 'getVoucher'],
  ['POST /api/partner/vouchers/create', 'createVoucher'],
  ['PUT /api/partner/vouchers/update/{id}', 'updateVoucher'],
  ['DELETE /api/partner/vouchers/delete/{id}', 'deleteVoucher'],
  ['GET /api/users/me', 'getMe'],
];

interface Operation {
  operationId: string;
  'x-level'?: string;
}

const file = path.join(__dirname, '../../openapi.yaml');
const text = readFileSync(file, 'utf8');
const contract = load(text) as {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(contract.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${address}`,
    ...operation,
  })),
);

test('core is what the specification calls', () => {
  expect(SPECIFIED).toHaveLength(27);
  const core = operations.filter((operation) => operation['x-level'] === 'core');
  const specified = new Set(SPECIFIED.map(([, operationId]) => operationId));
  expect(core.map(({ operationId }) => operationId).sort()).toEqual([...specified].sort());
});

test.each(SPECIFIED.filter(([call]) => / \/(api|auth)\//.test(call)))(
  '%s is where the specification has it',
  (call, operationId) => {
    const operation = operations.find((each) => each.operationId === operationId);
    const anyName = (address: string) => address.replace(/\{\w+\}/g, '{}');
    expect(anyName(operation!.call)).toBe(anyName(call));
  },
);

test.each(operations.map((operation) => [operation.call, operation] as const))(
  '%s says from which level on it is there',
  (_, operation) => {
    expect(['core', 'trade', 'extra']).toContain(operation['x-level']);
  },
);

const extensions = new Set([...text.matchAll(/^ *(?:- )?(x-[a-z-]+):/gm)].map(([, name]) => name!));

test.each([...extensions])('%s is explained', (name) => {
  expect(contract.info.description).toContain(`\`${name}\` `);
});
