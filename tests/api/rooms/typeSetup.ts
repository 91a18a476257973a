import { ask, type Page } from './partnerSetup';

export interface RoomType {
  id: number;
  name: string;
  pricePerNight: number;
  travellerPrice: number;
  numberOfAdults: number;
  capacity: number;
  images: { id: number; url: string }[];
  rooms: {
    id: number;
    roomNumber: string;
    difference: number;
    ownFields: string[];
    imageCount: number;
  }[];
  version: number;
}

export const deluxe = { name: 'Deluxe hướng biển', roomType: 'Deluxe', pricePerNight: 850_000 };
export const typesOf = (hotel: { id: number }, rest = '') =>
  `/hotels/${hotel.id}/room-types${rest}`;
export const deletion = (hotel: { id: number }, { id, rooms }: RoomType) =>
  typesOf(hotel, `/${id}?rooms=${rooms.length}`);
export const numbersOf = ({ rooms }: RoomType) => rooms.map(({ roomNumber }) => roomNumber);

export async function newType(hotel: { id: number }, fields: object): Promise<RoomType> {
  const body = { ...deluxe, roomNumbers: '101-103', ...fields };
  const answer = await ask<RoomType>('POST', typesOf(hotel), body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

export const roomsOf = async (hotel: { id: number }) =>
  (await ask<Page>('GET', `/hotels/${hotel.id}/rooms?size=50`)).body.content;

export const changed = (hotel: { id: number }, type: RoomType, fields: object) =>
  ask<RoomType>('PUT', typesOf(hotel, `/${type.id}`), {
    ...deluxe,
    version: type.version,
    ...fields,
  });
