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

test('clicks are kept, and done once in their order', async () => {
  draw('Nhà Gió', 'Nhà Mây');
  const release = keepClicks(place, 'button');
  press(1);
  press(0);
  expect(pressed).toEqual([]);
  await release();
  expect(pressed).toEqual(['Lưu Nhà Mây', 'Lưu Nhà Gió']);
});

test('nothing is pressed for what was left for another page', async () => {
  draw('Nhà Gió', 'Nhà Mây');
  const release = keepClicks(place, 'button');
  press(1);
  draw('Nhà Gió');
  await release();
  expect(pressed).toEqual([]);
});

test('each is done when what the one before has done shows', async () => {
  draw('Nhà Gió', 'Nhà Mây');
  const [first, second] = place.querySelectorAll('button');
  const seen: string[] = [];
  // As React does it: after the click, and before the next task.
  first!.addEventListener('click', () => queueMicrotask(() => (first!.textContent = 'đã lưu')));
  second!.addEventListener('click', () => seen.push(first!.textContent));
  const release = keepClicks(place, 'button');
  press(0);
  press(1);
  await release();
  expect(seen).toEqual(['đã lưu']);
});

test('a link waits for what was pressed before it, and for nothing else or longer than its reader does', async () => {
  draw('Nhà Gió');
  place.insertAdjacentHTML('beforeend', '<a href="#mây">Nhà Mây</a>');
  const link = place.querySelector('a')!;
  link.addEventListener('click', () => pressed.push('Nhà Mây'));
  const release = keepClicks(place, 'button');
  link.click();
  expect(pressed).toEqual(['Nhà Mây']);
  press(0);
  link.click();
  expect(pressed).toEqual(['Nhà Mây']);
  link.click();
  expect(pressed).toEqual(['Nhà Mây', 'Nhà Mây']);
  await release();
  expect(pressed).toEqual(['Nhà Mây', 'Nhà Mây', 'Lưu Nhà Gió', 'Nhà Mây']);
});
