import { addDays, vietnamToday } from '../../domain/stays/stay';

const CITIES = ['da-nang', 'vung-tau', 'da-lat', 'ha-noi', 'ho-chi-minh'];

/** Days of the weeks in which a third of all rooms are sold on any night. */
const soldDays = (nights: number) => {
  const checkIn = addDays(vietnamToday(new Date()), 20);
  return `checkIn=${checkIn}&checkOut=${addDays(checkIn, nights)}&adults=2&children=1`;
};

/** Addresses of searches over all hotels of a city, the `i`th of many, by what they are called. */
export const citySearches: Record<string, (i: number) => string> = {
  city: (i) => `${inCity(i)}&${soldDays(2)}&page=${i % 5}`,
  filtered: (i) =>
    `${inCity(i)}&${soldDays(2)}&propertyType=HOTEL,RESORT,VILLA&amenities=wifi,pool&minRating=3.5` +
    '&minPrice=500000&maxPrice=3000000&sort=priceAsc',
  'by name': (i) => `text=da%20nang%20so%201&${soldDays(1 + (i % 3))}`,
  anywhere: (i) => `${soldDays(2)}&page=${i % 20}&sort=rating`,
};

/** The same search under another address: answers are remembered. */
export function another(query: string, i: number): string {
  const [said, price = 0] = /&minPrice=(\d+)/.exec(query) ?? [];
  const changed = `&minPrice=${Number(price) + i}`;
  return said === undefined ? query + changed : query.replace(said, changed);
}

function inCity(i: number): string {
  return `destination=${CITIES[i % CITIES.length]}`;
}
