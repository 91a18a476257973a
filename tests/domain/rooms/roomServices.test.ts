import fc from 'fast-check';
import { joinServices, splitServices } from '../../../domain/rooms/roomServices';

test.each([
  ['', []],
  [' , ,', []],
  ['Wi-Fi', ['Wi-Fi']],
  [' Free Wi-Fi ,Minibar,, Ban công ', ['Free Wi-Fi', 'Minibar', 'Ban công']],
])('%j is %j', (text, services) => {
  expect(splitServices(text)).toEqual(services);
});

test('nothing is empty, padded or lost, and what is joined is split the same again', () => {
  const typed = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(' ', 'é', '')));
  fc.assert(
    fc.property(typed, (parts) => {
      const services = splitServices(parts.join(','));
      for (const name of services) {
        expect(name).not.toBe('');
        expect(name).toBe(name.trim().normalize('NFC'));
        expect(name).not.toContain(',');
      }
      expect(splitServices(joinServices(services))).toEqual(services);
      const letters = (text: string) => text.replace(/[\s,]/g, '').normalize('NFC');
      expect(letters(services.join(''))).toBe(letters(parts.join(',')));
    }),
  );
});
