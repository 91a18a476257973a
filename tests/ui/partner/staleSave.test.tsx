import { screen, waitFor } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { call } from '../../support/client';
import { answerOnce, loseAnswers } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { newHouse } from '../../support/partnerBookings';
import { newVoucher, readVoucher } from '../../support/vouchers';

/** A discount that is being edited. */
async function edited() {
  const partner = await newPartner();
  const { token } = partner;
  const voucher = await newVoucher(partner, { description: 'Before' });
  const { user } = await renderApp(`/partner/discount-management/edit/${voucher.id}`, { token });
  const description = await screen.findByRole('textbox', { name: /^Description/ });
  await user.clear(description);
  await user.type(description, 'Mine');
  return { partner, token, voucher, user, description };
}

/** A discount whose name a colleague has changed while it was edited here, and that was sent all the same. */
async function savedTooLate() {
  const { partner, token, voucher, user, description } = await edited();
  const { id, code, startDate, expirationDate, version } = voucher;
  const kept = { code, startDate, expirationDate, discountPercent: 37, version };
  const body = { ...kept, description: 'Theirs' };
  const { status } = await call('PUT', `/api/partner/vouchers/update/${id}`, { token, body });
  expect(status).toBe(200);
  await user.click(screen.getByRole('button', { name: /^Update/ }));
  const said = await screen.findByText('Somebody saved a newer version of this discount');
  const read = () => readVoucher(partner, voucher);
  const stored = async () => (await read()).description;
  return { user, description, said, stored, read };
}

it('a conflict is said once, and nothing is saved over it', async () => {
  const { said, description, stored } = await savedTooLate();
  expect(said).toBeVisible();
  expect(screen.getAllByText(/newer version of this|saved a newer/)).toHaveLength(1);
  expect(screen.getByText(/Nothing of yours is lost/)).toBeVisible();
  expect(description).toHaveValue('Mine');
  expect(await stored()).toBe('Theirs');
});

it('the colleague’s is taken instead', async () => {
  const theirs = await savedTooLate();
  await theirs.user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  expect(await screen.findByDisplayValue('Theirs')).toBeVisible();
  expect(screen.queryByText(/newer version of this/)).not.toBeInTheDocument();
  // The button has gone: whoever pressed it by key goes on in the form.
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveFocus());
});

it('mine is saved over the colleague’s, who keeps what was not touched here', async () => {
  const { user, read } = await savedTooLate();
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await screen.findByText(/updated/i);
  expect(await read()).toMatchObject({ description: 'Mine', discountPercent: 37 });
});

it('what a colleague has deleted is said to be gone', async () => {
  const { token, voucher, user, description } = await edited();
  const { status } = await call('DELETE', `/api/partner/vouchers/delete/${voucher.id}`, { token });
  expect(status).toBe(200);
  await user.click(screen.getByRole('button', { name: /^Update/ }));
  const said = await screen.findByText(/^This discount has been deleted meanwhile/);
  await waitFor(() => expect(said.closest('[role="alert"]')).toHaveFocus());
  expect(description).toHaveValue('Mine');
});

it('a page of something before the server says nothing of what is stored', async () => {
  const { user } = await edited();
  answerOnce(/vouchers\/update/, 404, 'not here');
  await user.click(screen.getByRole('button', { name: /^Update/ }));
  const alert = await screen.findByRole('alert');
  expect(alert).not.toHaveTextContent(/deleted/);
});

it('what was saved although no answer came is nobody else’s newer version', async () => {
  const { partner, voucher, user } = await edited();
  const update = screen.getByRole('button', { name: /^Update/ });
  loseAnswers(/vouchers\/update/, 2);
  await user.click(update);
  await screen.findByRole('alert');
  expect((await readVoucher(partner, voucher)).description).toBe('Mine');
  await user.click(update);
  await screen.findByText(/updated/i);
  expect((await readVoucher(partner, voucher)).version).toBe(2);
});

it('a price that was saved although no answer came is done at the next press', async () => {
  const { hotel, partner } = await newHouse({ rooms: [{ price: 600_000 }] });
  const address = `/partner/room-management?hotelId=${hotel.id}`;
  const { user } = await renderApp(address, { token: partner.token });
  await user.click(await screen.findByRole('button', { name: /^Change the price of/ }));
  const price = await screen.findByRole('spinbutton', { name: /^Price per night of/ });
  await user.clear(price);
  await user.type(price, '700000');
  loseAnswers(/\/rooms\/\d+$/, 2);
  await user.keyboard('{Enter}');
  await screen.findByRole('alert');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/is now ₫700,000 a night\.$/)).toBeVisible();
  expect(screen.queryByRole('spinbutton', { name: /^Price per night of/ })).toBeNull();
});
