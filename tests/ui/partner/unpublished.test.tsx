import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../support/partnerBookings';

async function unpublish(stays: number) {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  for (let stay = 0; stay < stays; stay += 1)
    await bookedIn(house, { days: 3 + stay * 3, nights: 1 });
  const { token } = house.partner;
  const { user } = await renderApp('/partner/hotel-management', { token });
  const { name } = house.hotel;
  await user.click(await screen.findByRole('button', { name: `Unpublish ${name}` }));
  return { user, name, said: await screen.findByText(new RegExp(`^${name} is no longer shown`)) };
}

test('whoever unpublishes a hotel reads of the stays that are still to come, and can undo it', async () => {
  const { user, name, said } = await unpublish(2);
  expect(said).toHaveTextContent(
    /travellers\. 2 stays are still to come; they stand, but guests cannot change them here meanwhile\.$/,
  );
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `Unpublish ${name}` })).toBeVisible(),
  );
});

test('nothing is said of stays where there are none', async () => {
  expect((await unpublish(0)).said).toHaveTextContent(/travellers\.$/);
});
