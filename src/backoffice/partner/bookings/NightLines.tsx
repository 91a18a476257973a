import { nightLines, type ToldNight } from '../../../../domain/prices/nightLines';
import { classNames } from '../../../ui/classNames';

type NightLinesProps = { nights: readonly ToldNight[] | undefined; className?: string | undefined };

/** What nights cost that differ, a line for each price; nothing where they do not. */
export function NightLines({ nights = [], className }: NightLinesProps) {
  return nightLines(nights, 'en').map((line) => (
    <span key={line} className={classNames('note', 'figures', className)}>
      {line}
    </span>
  ));
}
