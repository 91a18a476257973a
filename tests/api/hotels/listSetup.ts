import { randomUUID } from 'node:crypto';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';

export interface Page {
  content: {
    id: number;
    name: string;
    propertyType: string;
    rating: number;
    price?: number;
    roomCount: number;
    rooms: number;
  }[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: { pageNumber: number };
}

export const list = (query = '') => call<Page>('GET', `/api/customer/hotels${query}`);

export type Wish = Record<string, string | number>;
export const search = async (wish: Wish) => {
  const query = new URLSearchParams(Object.entries(wish).map(([k, v]) => [k, String(v)]));
  const { status, body } = await list(`?${query.toString()}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
export const idsOf = ({ content }: Page) => content.map(({ id }) => id);
/** A word that only one test's hotels are called by. */
export const ownWord = () => `w${randomUUID().replaceAll('-', '')}`;
export const dates = (days: number, nights = 2) => {
  const { checkInDate, checkOutDate } = stayIn(days, nights);
  return { checkIn: checkInDate, checkOut: checkOutDate };
};
