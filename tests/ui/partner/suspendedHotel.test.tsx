import { screen } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';

it('an owner whose only hotel is suspended reads why, and is asked for no steps', async () => {
  const { email, token } = await newPartner();
  const hotel = await newHotel({ owner: email });
  await sharedServer().sql(
    `update hotels set suspended_reason = 'Ảnh không đúng sự thật', listed = false
     where owner_id = (select owner_id from hotels where id = $1)`,
    [hotel.id],
  );
  await renderApp('/partner/dashboard', { token });
  expect((await screen.findAllByText('Ảnh không đúng sự thật'))[0]).toBeVisible();
  expect(screen.getByText(`${hotel.name} is suspended`)).toBeVisible();
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
});

it.each(['prices', 'calendar', 'room-management'])(
  'whoever works on %s of a hotel that is suspended reads so there',
  async (page) => {
    const { email, token } = await newPartner();
    const hotel = await newHotel({ owner: email });
    await sharedServer().sql(`update hotels set suspended_reason = 'Ảnh sai' where id = $1`, [
      hotel.id,
    ]);
    await renderApp(`/partner/${page}?hotelId=${hotel.id}`, { token });
    expect(await screen.findByText(/has suspended it\. Ảnh sai$/)).toBeVisible();
  },
);
