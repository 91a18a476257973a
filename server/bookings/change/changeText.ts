import { formatAmount } from '../../../domain/money/money';
import type { Stay } from '../../../domain/stays/stay';
import { stayText } from '../../../domain/stays/stayText';
import { tidy } from '../../../domain/texts/texts';
import type { Changed } from './change';
import type { ChangeState, LineNight, PlannedLine } from './types';

/** What a change did, for the history, which partners read: days, rooms, party and money from and to, then why. */
export function changeText({ state, plan, wish }: Changed): string {
  const { booking } = state;
  const days = [booking, plan.stay].map((stay: Stay) => stayText(stay, 'en'));
  const party = [booking, plan].map(({ adults, children }) => `${adults} + ${children}`);
  const totals = [booking.totalAmount, plan.quote.total].map((total) => formatAmount(total, 'VND'));
  const why = wish.priceByHand?.reason ?? (wish.reason && tidy(wish.reason));
  return [
    ...(days[0] === days[1] ? [] : [`${days[0]}, now ${days[1]}`]),
    ...plan.lines.flatMap((line) => roomText(line, state)),
    ...fromTo('Party ', party),
    ...fromTo('Total ', totals),
    ...(plan.kinds.includes('PINNED') ? ['Room pinned or unpinned'] : []),
    ...(why ? [why] : []),
  ].join('; ');
}

function fromTo(label: string, [from = '', to = '']: readonly string[]): string[] {
  return from === to ? [] : [`${label}${from} → ${to}`];
}

function roomText({ before, after }: PlannedLine, { rooms }: ChangeState): string[] {
  const numbers = (nights: readonly LineNight[]) =>
    nights
      .filter(({ roomId }, i) => roomId !== nights[i - 1]?.roomId)
      .map(({ roomId }) => rooms.get(roomId)?.roomNumber ?? '?')
      .join(', ');
  const [was, is] = [numbers(before), numbers(after)];
  if (was === is) return [];
  if (was === '') return [`Room ${is} added`];
  if (is === '') return [`Room ${was} given back`];
  const first = after.find(
    ({ night, roomId }) => before.find((n) => n.night === night)?.roomId !== roomId,
  );
  const isSplit = is.includes(',') && first && first.night > after[0]!.night;
  if (!isSplit) return [`Room ${was} → ${is}`];
  const then = numbers(after.filter(({ night }) => night >= first.night));
  return [`Room ${was} → ${then} from ${first.night}`];
}
