import { newTraveller, type TestAccount } from '../../support/accounts';
import type { TestHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';

/** What each test of this file is given. */
export const given = {} as { traveller: TestAccount };
beforeAll(async () => {
  given.traveller = await newTraveller();
});

export async function nightsSold(hotel: TestHotel): Promise<number> {
  const [row] = await sharedServer().sql<{ count: number }>(
    'select count(*)::int as count from room_nights where hotel_id = $1',
    [hotel.id],
  );
  return row?.count ?? -1;
}
