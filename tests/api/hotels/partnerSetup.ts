import { partnerAndTraveller, partnerAsks } from '../../support/partnerAndTraveller';
import { call, type Answer } from '../../support/client';

export interface Hotel {
  id: number;
  name: string;
  description: string;
  address: { number: string; street: string; district: string; city: string };
  website: string | null;
  fax: string | null;
  socialMedia: Record<string, string | null>;
  priceRange: { min: number | null; max: number | null };
  currency: string;
  amenities: Record<string, boolean>;
  services: Record<string, boolean>;
  numRooms: number;
  state: string;
  suspendedReason: string | null;
  missing: string[];
  version: number;
}

export interface Page {
  content: Hotel[];
  totalElements: number;
  totalPages: number;
  numberOfElements: number;
}

/** What each test of this file is given. */
export const given = partnerAndTraveller();

export const ask = partnerAsks(given, '/api/partner/hotels');

export const plain = {
  name: 'Sóng Xanh',
  businessName: 'Công ty Sóng Xanh',
  description: 'Bên bãi biển.',
  address: { number: '12', street: 'Trần Phú', district: 'Phường Hải Châu', city: 'Đà Nẵng' },
  phone: '0236 3123 456',
  email: 'song.xanh@example.com',
  totalRooms: 12,
  priceRange: { min: 500_000, max: 2_000_000 },
};

export async function made(fields: object = {}, owner = given.minh): Promise<Hotel> {
  const { status, body } = await ask<Hotel>('POST', '/create', { ...plain, ...fields }, owner);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

export const read = ({ id }: { id: number }) => ask<Hotel>('GET', `/${id}`);
export const save = ({ id }: { id: number }, version: number, fields: object = {}) =>
  ask<Hotel>('PUT', `/update/${id}`, { ...plain, ...fields, version });
export const publish = ({ id }: { id: number }, listed = true) =>
  ask<Hotel>('PUT', `/${id}/listing`, { listed });

export const names = ({ body }: Answer<Page>) => body.content.map(({ name }) => name);

export async function withRoom(hotel: { id: number }, pricePerNight = 400_000): Promise<number> {
  const room = {
    roomNumber: '101',
    name: 'Phòng biển',
    roomType: 'Standard',
    pricePerNight,
  };
  const { status, body } = await ask<{ id: number }>('POST', `/${hotel.id}/rooms`, room);
  expect(status).toBe(201);
  return body.id;
}

export const seen = ({ id }: { id: number }) => call<Hotel>('GET', `/api/customer/hotels/${id}`);

export const phone = { phoneNumber: '0912345678' };
