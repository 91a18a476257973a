import { needs, step as stepOf, type Context } from '../../context';
import { saidAtDesk, swapped, swappedElsewhere } from './atDesk';
import { cancelledAndBack, changed, changedSince, madeAndBack } from './changed';
import { forAWhile } from '../../world/world';
import { closures } from './closures';
import { toldToOwner } from './owners';
import { dayBefore, guestsAndBack, soldMeanwhile } from './edges';
import { opened } from './stay';
import { today } from './today';

/** A booking through all that becomes of it: after each step all that tell of it say the same. */
export async function lives(ctx: Context): Promise<void> {
  const open = new Set<() => Promise<unknown>>();
  opened.set(ctx, open);
  const step: typeof stepOf = async (...args) => {
    await stepOf(...args);
    // An account holds a few stays only.
    for (const end of open) await end();
    open.clear();
  };

  needs(ctx, 'createPartnerBooking', 'getPartnerBooking', 'listFreeRooms', 'cancelPartnerBooking');
  await step(ctx, 'a stay is changed at the desk, and that is undone', () => changed(ctx));
  await step(ctx, 'what a guest did since is not undone', () => changedSince(ctx));
  await step(ctx, 'a stay is cancelled at the desk, and that is undone', () =>
    cancelledAndBack(ctx),
  );
  await step(ctx, 'the desk books, and takes it back', () => madeAndBack(ctx));
  await step(ctx, 'what the desk was told is kept', () => saidAtDesk(ctx));
  await step(ctx, 'two stays exchange their rooms', () => swapped(ctx));
  await step(ctx, 'stays of two hotels exchange no rooms', () =>
    forAWhile(ctx, () => swappedElsewhere(ctx)),
  );
  await step(ctx, 'a guest of today comes and leaves, twice', () => today(ctx));
  await step(ctx, 'nobody is received or given up the day before', () => dayBefore(ctx));
  await step(ctx, 'nights that are sold by now are not taken back', () => soldMeanwhile(ctx));
  await step(ctx, 'what is noted of guests is taken back', () => guestsAndBack(ctx));
  await step(ctx, 'an owner learns what a guest has done', () => toldToOwner(ctx));
  await step(ctx, 'the calendar knows when a room is closed', () => closures(ctx));
}
