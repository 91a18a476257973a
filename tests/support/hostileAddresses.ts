const LONG = 'x'.repeat(10_000);

/** Everything that some page reads from its address's query. */
const PARAMETERS = [
  'checkIn',
  'checkOut',
  'adults',
  'children',
  'bedType',
  'tab',
  'page',
  'size',
  'sort',
  'q',
  'text',
  'destination',
  'minPrice',
  'maxPrice',
  'minTotal',
  'maxTotal',
  'propertyType',
  'amenities',
  'minRating',
  'hotel',
  'hotelId',
  'rooms',
  'booking',
  'when',
  'status',
  'token',
  'checkInFrom',
  'checkInTo',
  'like',
  'room',
  'types',
  'type',
  'view',
  'from',
  'days',
  'cell',
];

const all = (value: string) => PARAMETERS.map((name) => `${name}=${value}`).join('&');

/** Each with a hash that cannot be unescaped. */
const endings: Record<string, string> = {
  'words for numbers': `?${all('abc')}#%`,
  'numbers too great': `?${all('99999999999999999999')}#50%-off`,
  'less than nothing': `?${all('-1')}#%E0%A4%A`,
  'bad escapes': `?${all('%')}&%=%`,
  'everything twice': `?${all('1')}&${all('2')}`,
  'a day that is none': '?checkIn=2026-02-31&checkOut=2026-03-02&adults=2&hotel=1&rooms=1',
  'reversed days': '?checkIn=2030-02-03&checkOut=2030-02-01&adults=2&hotel=1&rooms=1',
  'days gone by': '?checkIn=2020-02-01&checkOut=2020-02-03&adults=2&hotel=1&rooms=1',
  '10,000 letters': `?${['checkIn', 'adults', 'page', 'q', 'text', 'token', 'hotel', 'booking']
    .map((name) => `${name}=${LONG}`)
    .join('&')}#${LONG}%`,
};

/** What may stand in the place of an id. */
const ids: Record<string, string> = {
  '%': '%',
  '%E0%A4%A': '%E0%A4%A',
  '-1': '-1',
  'a number too great': '99999999999999999999',
  '10,000 letters': LONG,
};

/** Addresses at a path that nobody would type who means well, by what is wrong with them. */
export function hostileTo(path: string): [fault: string, address: string][] {
  const at = (id: string) => path.replace(/:\w+|\*/, id);
  const hasId = path !== at('1');
  return [
    ...Object.entries(endings).map(([fault, ending]): [string, string] => [
      fault,
      at('1') + ending,
    ]),
    ...Object.entries(hasId ? ids : {}).map(([fault, id]): [string, string] => [fault, at(id)]),
  ];
}
