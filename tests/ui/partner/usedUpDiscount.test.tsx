import { screen, within } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { sharedServer } from '../../support/server/serverControl';
import { newVoucher } from '../../support/vouchers';

test('a code whose uses have run out is not counted, and says so among the active ones', async () => {
  const partner = await newPartner();
  const used = await newVoucher(partner, { quantity: 1 });
  const open = await newVoucher(partner, { quantity: 2 });
  const setUses = (uses: number) =>
    sharedServer().sql('update vouchers set used = $1 where code_key = any($2)', [
      uses,
      [used.code, open.code],
    ]);
  await setUses(1);
  const { user } = await renderApp('/partner/dashboard', partner);
  await user.click(await screen.findByRole('link', { name: /^Active discounts\s*1/ }));
  const row = (code: string) => screen.findByRole('row', { name: new RegExp(code) });
  expect(within(await row(used.code)).getByText('Used up')).toBeVisible();
  expect(within(await row(open.code)).queryByText('Used up')).not.toBeInTheDocument();
  // No booking has used them.
  await setUses(0);
});
