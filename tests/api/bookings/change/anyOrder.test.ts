import fc from 'fast-check';
import { newPartner, newTraveller } from '../../../support/accounts';
import { newHotel } from '../../../support/hotels';
import { newVoucher } from '../../../support/vouchers';
import { houseModel, type ChangeWish } from './houseModel';

/** The same acts each time; another seed finds others. */
const SEED = 20_261_123;
const RUNS = 2;

type Model = ReturnType<typeof houseModel>;
type Act = (model: Model) => Promise<void>;

const n = fc.nat(11);
const day = fc.nat(4);
const nights = fc.integer({ min: 1, max: 3 });
const by = fc.constantFrom('guest' as const, 'desk' as const);
const how = fc.constantFrom<ChangeWish['how'][]>(
  ...([
    'later',
    'longer',
    'shorter',
    'room',
    'split',
    'elsewhere',
    'add',
    'remove',
    'party',
  ] as const),
);
const step = fc.constantFrom(
  'check-in' as const,
  'check-out' as const,
  'release' as const,
  'cancel' as const,
);

/** An act with its name, which is what a failure shows. */
function named<T extends object>(
  name: string,
  of: fc.Arbitrary<T>,
  act: (model: Model, of: T) => Promise<void>,
) {
  return of.map((terms) => ({
    does: (model: Model) => act(model, terms),
    toString: () => `${name} ${JSON.stringify(terms)}`,
  }));
}

const anyAct = fc.oneof(
  {
    weight: 4,
    arbitrary: named(
      'book',
      fc.record({ room: n, day, nights, by, hasCode: fc.boolean() }),
      (model, wish) => model.book(wish),
    ),
  },
  {
    weight: 8,
    arbitrary: named('change', fc.record({ stay: n, by, how, room: n, nights }), (model, wish) =>
      model.change(wish),
    ),
  },
  { weight: 3, arbitrary: named('undo', fc.record({ n }), (model, of) => model.undo(of.n)) },
  {
    weight: 2,
    arbitrary: named('swap', fc.record({ n, m: n }), (model, of) => model.swap(of.n, of.m)),
  },
  {
    weight: 2,
    arbitrary: named('move', fc.record({ n, step }), (model, of) => model.move(of.n, of.step)),
  },
  {
    weight: 1,
    arbitrary: named('close', fc.record({ n, day, nights }), (model, of) =>
      model.close(of.n, of.day, of.nights),
    ),
  },
  { weight: 1, arbitrary: named('reopen', fc.record({ n }), (model, of) => model.reopen(of.n)) },
);

test('whatever is done in whatever order: a night has one owner, and a stay costs the sum of its nights', async () => {
  const partner = await newPartner();
  const { code: voucherCode } = await newVoucher(partner);
  const rooms = [500_000, 500_000, 700_000, 900_000].map((price) => ({ price }));
  const acts = fc.array(anyAct, { minLength: 20, maxLength: 30 });
  const soundAfter = async (done: { does: Act }[]) => {
    const hotel = await newHotel({ owner: partner.email, rooms });
    // An account changes its bookings so often and no more.
    const traveller = await newTraveller();
    const model = houseModel({ hotel, partner, traveller }, { voucherCode });
    await model.book({ room: 0, day: 1, nights: 2, by: 'guest', hasCode: false });
    await model.book({ room: 2, day: 1, nights: 2, by: 'guest', hasCode: true });
    await model.book({ room: 1, day: 0, nights: 2, by: 'desk', hasCode: true });
    for (const { does } of done) {
      await does(model);
      await model.expectCalendar();
    }
  };
  await fc.assert(fc.asyncProperty(acts, soundAfter), {
    ...{ seed: SEED, numRuns: RUNS, endOnFailure: true },
  });
});
