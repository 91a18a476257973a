import { serviceKey } from '../../../domain/rooms/serviceKey';

test.each([
  ['Wi-Fi miễn phí', 'wifi'],
  ['Free internet', 'wifi'],
  ['Đưa đón sân bay', 'airportTransfer'],
  ['Hướng biển', 'beach'],
  ['Quầy rượu vang', 'wineBar'],
  ['Minibar', undefined],
  ['Bar trên mái', 'barLounge'],
  ['Pets welcome', 'petsAllowed'],
  ['Bàn trà nhỏ', 'coffee'],
  ['Bàn ủi', undefined],
])('%s is known as %s', (name, key) => {
  expect(serviceKey(name)).toBe(key);
});
