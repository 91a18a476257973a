import fc from 'fast-check';
import { searchText } from '../../../domain/search/searchText';

describe('searchText', () => {
  it.each([
    ['Đà Nẵng', 'da nang'],
    ['  ĐÀ   LẠT\n', 'da lat'],
    ['Bà Rịa – Vũng Tàu', 'ba ria – vung tau'],
    ['Thừa Thiên\u00a0Huế', 'thua thien hue'],
    ['Ðồng Tháp', 'dong thap'],
    ['Phường Ơ Ư ơ ư', 'phuong o u o u'],
  ])('makes %j %j', (text, normal) => {
    expect(searchText(text)).toBe(normal);
    expect(searchText(text.normalize('NFD'))).toBe(normal);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchText(searchText(text))).toBe(searchText(text));
      }),
    );
  });
});
