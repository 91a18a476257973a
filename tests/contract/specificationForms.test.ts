import addFormats from 'ajv-formats';
import Ajv from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contract, places } from './examples/written';

/**
 * Bodies as the forms of the specification send them, its own clients' word for word. What is refused of
 * one is named here, and docs/deviations.md says why.
 */
interface Form {
  operationId: string;
  body: object;
  /** Where the body breaks the contract; absent: it is taken as it is. */
  refused?: string[];
}

const links = { facebook: '', instagram: '', twitter: '', linkedin: '' };
const flags =
  'airportTransfer barLounge beach beverages pool wifi coffee airConditioning entertainment elevator ' +
  'wheelchairAccess fitness breakfast petsAllowed restaurant freeParking wineBar';
const hotel = {
  name: 'Nhà Bên Sông',
  businessName: 'Công ty Bên Sông',
  description: 'Yên tĩnh, nhìn ra sông.',
  address: { number: '12', street: 'Trần Phú', district: 'Hải Châu', city: 'Đà Nẵng' },
  phone: '02363123456',
  email: 'bensong@example.com',
  totalRooms: 4,
  priceRange: { min: 300_000, max: 900_000 },
  currency: 'VND',
  minimumStay: '3_OR_LESS',
  amenities: Object.fromEntries(flags.split(' ').map((flag) => [flag, flag === 'wifi'])),
};
const room = {
  roomNumber: '101',
  name: 'Phòng nhìn ra sông',
  roomType: 'Deluxe',
  status: 'AVAILABLE',
  description: 'Ban công riêng.',
  capacity: 2,
  numberOfAdults: 2,
  numberOfChildren: 0,
  numberOfBeds: 1,
  typeBed: 'Queen',
  pricePerNight: 650_000,
  services: ['Wi-Fi', 'Minibar'],
};
const voucher = { code: 'HE2026', discountPercent: 10, quantity: 0, description: '' };
const typedDays = { startDate: '2026-06-01T08:00', expirationDate: '2026-09-01T08:00' };
const moments = { startDate: '2026-06-01T01:00:00Z', expirationDate: '2026-09-01T01:00:00Z' };

const forms: Record<string, Form> = {
  "a traveller's login": {
    operationId: 'login',
    body: { email: 'lan@example.com', password: 'Matkhau1', role: 'customer' },
  },
  "a partner's login": {
    operationId: 'login',
    body: { email: 'minh@example.com', password: 'Matkhau1', role: 'partner' },
  },
  "a traveller's registration": {
    operationId: 'signUp',
    body: {
      email: 'lan@example.com',
      phone: null,
      password: 'matkhau',
      confirmPassword: 'matkhau',
      firstName: 'Lan',
      lastName: 'Nguyễn',
      role: null,
    },
  },
  "a partner's registration": {
    operationId: 'signUp',
    body: {
      name: 'Trần Minh',
      email: 'minh@example.com',
      password: 'matkhau',
      hotelName: 'Nhà nghỉ Minh',
      role: 'PARTNER',
    },
  },
  'a booking': {
    operationId: 'createBooking',
    body: {
      hotelId: 1,
      checkInDate: '2026-12-18',
      checkOutDate: '2026-12-20',
      totalPrice: 1_300_000,
      paymentMethod: { id: 1, type: 'CASH' },
      status: 'PENDING',
      rooms: [
        {
          id: 3,
          price: 650_000,
          name: 'Phòng nhìn ra sông',
          description: 'Ban công riêng.',
          numberOfAdults: 2,
          numberOfChildren: 0,
          numberOfBeds: 1,
          services: [{ name: 'Wi-Fi' }],
        },
      ],
    },
  },
  'a new hotel': { operationId: 'createPartnerHotel', body: hotel },
  'a new hotel with all that its form holds': {
    operationId: 'createPartnerHotel',
    body: { ...hotel, website: '', fax: '', socialMedia: links, rooms: [], numRooms: 0 },
    refused: ['/rooms', '/numRooms', '/website', ...Object.keys(links).map(socialMedia)],
  },
  'a changed hotel': {
    operationId: 'updatePartnerHotel',
    body: { ...hotel, id: 1, images: [{ url: '/images/front.webp' }] },
    refused: ['/version', '/id', '/images'],
  },
  'a new room': { operationId: 'createPartnerRoom', body: room },
  'a new room with all that its form holds': {
    operationId: 'createPartnerRoom',
    body: { ...room, hotelId: 1, amenities: 'Wi-Fi, Minibar', images: [] },
    refused: ['/hotelId', '/amenities', '/images'],
  },
  'a changed room': {
    operationId: 'updatePartnerRoom',
    body: { ...room, id: 3, hotelId: 1 },
    refused: ['/version', '/id', '/hotelId'],
  },
  'a new discount': {
    operationId: 'createVoucher',
    body: { ...voucher, ...moments, active: true },
  },
  'a new discount with its days as they are typed': {
    operationId: 'createVoucher',
    body: { ...voucher, ...typedDays, active: true },
    refused: ['/startDate', '/expirationDate'],
  },
  'a changed discount': {
    operationId: 'updateVoucher',
    body: { ...voucher, ...moments, isActive: true },
    refused: ['/version'],
  },
};

function socialMedia(name: string): string {
  return `/socialMedia/${name}`;
}

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
ajv.addSchema(contract, 'contract');

/** Each place at which a body breaks its schema. */
function errorsOf({ operationId, body }: Form): string[] {
  const place = places.find((each) => !each.isAnswer && each.operationId === operationId)!;
  const schema = JSON.stringify(place.media.schema).replaceAll('"#/', '"contract#/');
  ajv.validate(JSON.parse(schema) as object, body);
  const errors = (ajv.errors ?? []).map(({ instancePath, params }) => {
    const named = params as { additionalProperty?: string; missingProperty?: string };
    const name = named.additionalProperty ?? named.missingProperty;
    return name ? `${instancePath}/${name}` : instancePath;
  });
  return [...new Set(errors)].sort();
}

const deviations = readFileSync(path.join(__dirname, '../../docs/deviations.md'), 'utf8');

test.each(Object.entries(forms))('%s', (_, form) => {
  const { refused = [] } = form;
  expect(errorsOf(form)).toEqual([...refused].sort());
  for (const place of refused) {
    const name = place.split('/')[1]!;
    expect(deviations).toContain(`\`${name}\``);
  }
});
