import { quoteOf } from '../../../../domain/bookings/quote';
import { changesOf } from '../../../support/bookingChanges';
import { stayIn } from '../../../support/bookings';
import { bookedIn, newHouse, type House } from '../../../support/partnerBookings';
import { sharedServer } from '../../../support/server/serverControl';

let house: House;
let code: string;
beforeEach(async () => {
  house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }, { price: 900_000 }] });
  code = await bookedIn(house, { days: 10 });
});

const desk = () => changesOf({ code, token: house.partner.token });
const guest = () => changesOf({ code, token: house.traveller.token, side: 'customer' });

async function nightsHeld(): Promise<string[]> {
  const rows = await sharedServer().sql<{ night: string }>(
    `select n.room_id || ' ' || n.night as night from room_nights n join bookings b on b.hotel_id = n.hotel_id and b.id = n.booking_id
     where b.code = $1 order by 1`,
    [code],
  );
  return rows.map(({ night }) => night);
}

test.each([
  ['the desk', desk],
  ['its traveller', guest],
])(
  '%s makes a stay longer: nights kept keep their price, the new one costs what it costs today',
  async (_, by) => {
    const { hotel } = house;
    await sharedServer().sql(
      'update rooms set price_vnd = 700000, price = 700000 where hotel_id = $1 and id = $2',
      [hotel.id, hotel.rooms[0]!.id],
    );
    const { checkOutDate } = stayIn(10, 3);
    const preview = await by().preview({ version: 1, checkOutDate });
    const after = quoteOf({ stayPrices: [1_900_000], nights: 3 });
    expect([preview.status, preview.body]).toMatchObject([
      200,
      {
        kinds: ['EXTENDED'],
        before: { nights: 2, totalPrice: 1_200_000, totalAmount: 1_320_000 },
        after: { nights: 3, totalPrice: after.totalPrice, totalAmount: after.total },
        difference: after.total - 1_320_000,
        nights: [{ position: 0, after: { price: 700_000 } }],
        taken: [],
      },
    ]);
    expect(await nightsHeld()).toHaveLength(2);
    const changed = await by().change({ version: 1, checkOutDate, totalPrice: after.totalPrice });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { checkOutDate, version: 2, totalPrice: after.totalPrice, totalAmount: after.total },
    ]);
    expect(await nightsHeld()).toHaveLength(3);
  },
);
