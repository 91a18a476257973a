import { nightLines, type ToldNight } from '../../../../domain/prices/nightLines';
import { formatAmount } from '../../../../domain/money/money';
import { classNames } from '../../../ui/classNames';

type NightLinesProps = { nights: readonly ToldNight[] | undefined; className?: string | undefined };

const inDong = (amount: number): string => formatAmount(amount, 'VND');

/** What nights cost that differ, a line for each price; nothing where they do not. */
export function NightLines({ nights = [], className }: NightLinesProps) {
  return nightLines(nights, 'en', inDong).map((line) => (
    <span key={line} className={classNames('note', 'figures', className)}>
      {line}
    </span>
  ));
}
