import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { routesOf, type Contract } from '../../server/http/contractRoutes';

const text = readFileSync(path.join(__dirname, '../../openapi.yaml'), 'utf8');
const contract = load(text, { schema: CORE_SCHEMA }) as Contract;
const routes = routesOf(contract);
const routeOf = (id: string) => routes.find(({ operation }) => operation.operationId === id);

test('each operation has a route, and no reference is left in what it checks and writes', () => {
  const operations = Object.values(contract.paths).flatMap(Object.values);
  expect(routes).toHaveLength(operations.length);
  expect(JSON.stringify(routes.map(({ schema }) => schema))).not.toContain('"$ref"');
});

test('addresses are written as the router reads them', () => {
  expect(routeOf('getHotel')).toMatchObject({ method: 'GET', url: '/api/customer/hotels/:id' });
});

test('parameters are checked where they stand, and those that are required have to be there', () => {
  const { params, querystring, headers } = routeOf('searchRooms')?.schema ?? {};
  expect(params).toMatchObject({ required: ['id'], properties: { id: { type: 'integer' } } });
  expect(querystring).toHaveProperty('properties.checkIn');
  expect(headers).toBeUndefined();
  expect(routeOf('createBooking')?.schema.headers).toHaveProperty('properties.Idempotency-Key');
});

test('a form is left to who reads it, and what is no JSON to who writes it', () => {
  expect(routeOf('createBooking')?.schema.body).toBeDefined();
  expect(routeOf('uploadHotelImages')?.schema.body).toBeUndefined();
  expect(routeOf('exportPartnerBookings')?.schema.response).not.toHaveProperty('200');
});

test('a reference that leads nowhere stops the start', () => {
  const paths = { '/a': { get: { $ref: '#/components/nowhere/A' } } };
  expect(() => routesOf({ paths } as unknown as Contract)).toThrow('#/components/nowhere/A');
});
