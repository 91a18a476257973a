import fc from 'fast-check';
import { searchWords } from '../../../domain/search/searchText';
import {
  mayBecome,
  meaningOf,
  placeCalled,
  placesIn,
  type Place,
} from '../../../domain/hotels/places';

const places: Place[] = [
  { slug: 'da-lat', names: ['Đà Lạt', 'Dalat', 'Lâm Đồng'] },
  { slug: 'ho-chi-minh', names: ['TP. Hồ Chí Minh', 'Sài Gòn', 'TPHCM'] },
  { slug: 'phu-quoc', names: ['Phú Quốc', 'Kiên Giang'] },
  { slug: 'vung-tau', names: ['Vũng Tàu', 'Bà Rịa - Vũng Tàu'] },
  { slug: 'ha-noi', names: ['Hà Nội', 'Phố cổ'] },
  { slug: 'hoi-an', names: ['Hội An', 'Phố cổ Hội An'] },
];

test.each([
  ['Sai Gon', 'ho-chi-minh'],
  ['sàigòn', 'ho-chi-minh'],
  ['tphcm', 'ho-chi-minh'],
  ['TP.HCM', 'ho-chi-minh'],
  ['thành phố hồ chí minh', 'ho-chi-minh'],
  ['Ho Chi Minh City, Vietnam', 'ho-chi-minh'],
  ['da lat', 'da-lat'],
  ['ĐÀ LẠT', 'da-lat'],
  ['khách sạn ở đà lạt', 'da-lat'],
  ['tỉnh Lâm Đồng', 'da-lat'],
  ['Huyện Phú Quốc', 'phu-quoc'],
  ['Bà Rịa – Vũng Tàu', 'vung-tau'],
  ['phố cổ', 'ha-noi'],
  ['phố cổ Hội An', 'hoi-an'],
])('%s is %s', (text, slug) => {
  expect(placeCalled(text, places)).toBe(slug);
  expect(placeCalled(text.normalize('NFD'), places)).toBe(slug);
});

test.each(['', '  ', '!', 'huyện', 'Nha Trang', 'Đà Nẵng', 'lat', 'homestay đà lạt'])(
  '%j is no place',
  (text) => expect(placeCalled(text, places)).toBeUndefined(),
);

test('keeps the words beside a name', () => {
  expect(placesIn('homestay Hồ Xuân Hương, TP Đà Lạt', places)).toEqual([
    { slug: 'da-lat', rest: ['homestay', 'ho', 'xuan', 'huong'] },
  ]);
  const twice = [...places, { slug: 'ha-noi-2', names: ['Hà Nội'] }];
  expect(placesIn('hà nội', twice).map(({ slug }) => slug)).toEqual(['ha-noi', 'ha-noi-2']);
});

test('leaves out what is another name of the same place', () => {
  expect(placesIn('phố cổ Hà Nội', places)).toEqual([{ slug: 'ha-noi', rest: [] }]);
  expect(placesIn('spa kiên giang phú quốc', places)).toEqual([
    { slug: 'phu-quoc', rest: ['spa'] },
  ]);
});

test.each([
  ['lâm', ['da-lat']],
  ['chí minh', ['ho-chi-minh']],
  ['hồ chí m', ['ho-chi-minh']],
  ['cổ', ['ha-noi', 'hoi-an']],
  ['i gòn', []],
  // Words of several names, or not one after the other, are none.
  ['hà cổ', []],
  ['minh hồ', []],
  ['khách sạn', []],
  ['', []],
])('part of a name: %j means %j', (text, slugs) => {
  expect(meaningOf(text, places)).toEqual({
    words: searchWords(text),
    places: slugs.map((slug) => ({ slug, rest: [] })),
  });
});

test.each(['Đà Lạt', 'khách sạn gần phố cổ Hội An', 'TP.HCM'])(
  '%s is a place, and no words',
  (text) => {
    expect(meaningOf(text, places)).toEqual({
      words: [],
      places: [{ slug: placeCalled(text, places), rest: [] }],
    });
  },
);

test('offers a place from its first letters on', () => {
  const offered = (typed: string) =>
    places.filter((place) => mayBecome(typed, place)).map(({ slug }) => slug);
  expect(offered('')).toHaveLength(places.length);
  expect(offered('sai g')).toEqual(['ho-chi-minh']);
  expect(offered('tp đà l')).toEqual(['da-lat']);
  expect(offered('pho co')).toEqual(['ha-noi', 'hoi-an']);
  expect(offered('xyz')).toEqual([]);
});

test('a place is offered for every beginning of each of its names', () => {
  const name = fc.constantFrom(
    ...places.flatMap((place) => place.names.map((n) => ({ place, n }))),
  );
  fc.assert(
    fc.property(name, fc.nat(20), ({ place, n }, length) => {
      expect(mayBecome(n.slice(0, length), place)).toBe(true);
      expect(placesIn(n, places).map(({ slug }) => slug)).toContain(place.slug);
    }),
  );
});
