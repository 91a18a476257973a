import { keepClicks } from '../../../src/ui/eventReplay';

const heart = (name: string) => `<button aria-label="Lưu ${name}"><svg></svg></button>`;
const place = document.body;
let pressed: string[];

function draw(...names: string[]): void {
  place.innerHTML = names.map(heart).join('');
  for (const button of place.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed.push(button.getAttribute('aria-label')!));
  }
}

const press = (at: number) => place.querySelectorAll('button')[at]!.click();

beforeEach(() => (pressed = []));

test('clicks are kept, and done once in their order', () => {
  draw('Nhà Gió', 'Nhà Mây');
  const release = keepClicks(place, 'button');
  press(1);
  press(0);
  expect(pressed).toEqual([]);
  release();
  expect(pressed).toEqual(['Lưu Nhà Mây', 'Lưu Nhà Gió']);
});

test('nothing is pressed for what was left for another page', () => {
  draw('Nhà Gió', 'Nhà Mây');
  const release = keepClicks(place, 'button');
  press(1);
  draw('Nhà Gió');
  release();
  expect(pressed).toEqual([]);
});
