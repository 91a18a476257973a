import { fireEvent, screen } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { loseAnswerOnce } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { sharedServer } from '../../support/server/serverControl';

const texts = {
  'Hotel name': 'Bên Sông',
  'Business name': 'Công ty Bên Sông',
  Description: 'Sáu phòng bên sông.',
  'House number': '12',
  'Street address': 'Trần Nhân Tông',
  District: 'Phường Hội An Đông',
  City: 'Đà Nẵng',
  'Phone number': '0235 386 1234',
  Email: 'bensong@example.com',
};
const numbers = { 'Total rooms': '6', 'Minimum price': '500000', 'Maximum price': '1500000' };

const fill = (role: 'textbox' | 'spinbutton', fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) {
    const field = screen.getByRole(role, { name });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
};

test('a hotel whose answer was cut off is not made again by the next presses', async () => {
  const owner = await newPartner();
  const { user } = await renderApp('/partner/hotel-management/create-hotel', {
    token: owner.token,
  });
  const create = await screen.findByRole('button', { name: 'Create Hotel' });
  fill('textbox', texts);
  fill('spinbutton', numbers);

  loseAnswerOnce(/hotels\/create$/);
  await user.click(create);
  expect(await screen.findByText(/Failed to create hotel/)).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Create Hotel' }));
  expect(await screen.findByText('Hotel created successfully!')).toBeVisible();

  const hotels = await sharedServer().sql(
    `select id from hotels
     where name = 'Bên Sông' and owner_id = (select id from users where email_key = $1)`,
    [owner.email],
  );
  expect(hotels).toHaveLength(1);
});
