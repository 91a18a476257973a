import { act, fireEvent, screen } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { loseAnswers } from '../../support/browser/network';
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

async function openForm() {
  const owner = await newPartner();
  const { user, go } = await renderApp('/partner/hotel-management/create-hotel', {
    token: owner.token,
  });
  await screen.findByRole('button', { name: 'Create Hotel' });
  fill('textbox', texts);
  fill('spinbutton', numbers);
  loseAnswers(/hotels\/create$/, 2);
  await user.click(screen.getByRole('button', { name: 'Create Hotel' }));
  expect(await screen.findByText(/Failed to create hotel/)).toBeVisible();
  const names = async () => {
    const rows = await sharedServer().sql(
      `select name from hotels where name like 'Bên Sông%'
       and owner_id = (select id from users where email_key = $1)`,
      [owner.email],
    );
    return (rows as { name: string }[]).map(({ name }) => name);
  };
  const leaveAndComeBack = async () => {
    await act(async () => go('/partner/hotel-management'));
    await screen.findByRole('heading', { level: 1, name: 'Hotels' });
    await act(async () => go('/partner/hotel-management/create-hotel'));
    await screen.findByRole('button', { name: 'Create Hotel' });
  };
  return { user, names, leaveAndComeBack };
}

test('a hotel whose answer was cut off is not made again by the next presses', async () => {
  const { user, names } = await openForm();
  await user.dblClick(screen.getByRole('button', { name: 'Create Hotel' }));
  expect(await screen.findByText('Hotel created successfully!')).toBeVisible();
  expect(await names()).toEqual(['Bên Sông']);
});

test('nor by one that says something else by then: that changes it', async () => {
  const { user, names } = await openForm();
  fill('textbox', { 'Hotel name': 'Bên Sông Hàn' });
  await user.click(screen.getByRole('button', { name: 'Create Hotel' }));
  expect(await screen.findByText(/^What you sent before did go through/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Hotel name' })).toHaveValue('Bên Sông Hàn');
  expect(await names()).toEqual(['Bên Sông']);
  await user.click(screen.getByRole('button', { name: 'Update Hotel' }));
  expect(await screen.findByText('Hotel updated successfully!')).toBeVisible();
  expect(await names()).toEqual(['Bên Sông Hàn']);
});

test('nor after its form was left and come back to', async () => {
  const { user, names, leaveAndComeBack } = await openForm();
  await leaveAndComeBack();
  expect(screen.getByRole('textbox', { name: 'Hotel name' })).toHaveValue('Bên Sông');
  await user.click(screen.getByRole('button', { name: 'Create Hotel' }));
  expect(await screen.findByText('Hotel created successfully!')).toBeVisible();
  expect(await names()).toEqual(['Bên Sông']);
});

test('another one, begun after what was kept is discarded, is made as it stands', async () => {
  const { user, names, leaveAndComeBack } = await openForm();
  await leaveAndComeBack();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  fill('textbox', { ...texts, 'Hotel name': 'Bên Sông Hai' });
  fill('spinbutton', numbers);
  await user.click(screen.getByRole('button', { name: 'Create Hotel' }));
  expect(await screen.findByText('Hotel created successfully!')).toBeVisible();
  expect(await names()).toEqual(['Bên Sông', 'Bên Sông Hai']);
});
