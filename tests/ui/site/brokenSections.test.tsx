import { screen, within } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { renderApp } from '../../support/browser/renderApp';

let mockBroken = true;

/** A section that cannot be drawn while `mockBroken`. */
function mockSection(name: string) {
  return {
    [name]: () => {
      if (mockBroken) throw new Error('An answer that nobody expected');
      return <p>Whole again</p>;
    },
  };
}
jest.mock('../../../src/pages/home/DestinationStrip', () => mockSection('DestinationStrip'));
jest.mock('../../../src/pages/hotel/StaySummary', () => mockSection('StaySummary'));
jest.mock('../../../src/backoffice/partner/dashboard/SummaryCards', () =>
  mockSection('SummaryCards'),
);

beforeEach(() => {
  mockBroken = true;
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation();
});

const main = () => within(screen.getByRole('main'));

/** Says what is gone, and brings it back. */
async function expectMended(user: { click: (on: Element) => Promise<void> }, text: string) {
  expect(await screen.findByText(text)).toBeVisible();
  mockBroken = false;
  await user.click(main().getByRole('button', { name: /^(Thử lại|Try again)$/ }));
  expect(await screen.findByText('Whole again')).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
}

it('one section of home that breaks leaves the others', async () => {
  const { user } = await renderApp('/');
  const featured = await screen.findByRole('region', { name: 'Khách sạn nổi bật' });
  expect(await within(featured).findByText(/^Hiển thị/)).toBeVisible();
  expect(main().getByRole('heading', { level: 1 })).toBeVisible();
  expect(main().getByRole('region', { name: 'Tìm theo loại chỗ nghỉ' })).toBeVisible();
  await expectMended(user, 'Không hiển thị được phần “Điểm đến nổi bật”.');
});

it('one section of a hotel that breaks leaves the others', async () => {
  const hotel = await newHotel();
  const { user } = await renderApp(`/hotels/${hotel.id}`);
  expect(await main().findByRole('heading', { level: 1, name: hotel.name })).toBeVisible();
  expect(main().getByRole('tab', { name: /Phòng/ })).toBeVisible();
  await expectMended(user, 'Không hiển thị được phần “Đặt phòng của bạn”.');
});

it('one section of the dashboard that breaks leaves the others', async () => {
  const { token } = await newPartner();
  const { user } = await renderApp('/partner/dashboard', { token });
  expect(await screen.findByRole('region', { name: 'Quick actions' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeVisible();
  await expectMended(user, '“Summary” could not be shown.');
});
