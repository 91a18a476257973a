import { useTablePreferences } from '../../../state/tablePreferences';

interface ChoosableColumn {
  key: string;
  title: string;
  always?: boolean | undefined;
  hiddenAtFirst?: boolean | undefined;
}

type Look = 'cards' | 'table';

export interface TableLook {
  columns: readonly ChoosableColumn[];
  shown: ReadonlySet<string>;
  show: (keys: string[] | undefined) => void;
  hasColumns: boolean;
  /** Absent where the table has no cards. */
  choice: { value: Look; choose: (look: Look) => void } | undefined;
}

/** How this device shows the table of this name. */
export function useTableLook(
  name: string,
  columns: readonly ChoosableColumn[],
  hasCards: boolean,
): TableLook {
  const [{ columns: chosen, look = 'cards' }, change] = useTablePreferences(name);
  const isShown = ({ key, always, hiddenAtFirst }: ChoosableColumn) =>
    always || (chosen ? chosen.includes(key) : !hiddenAtFirst);
  return {
    columns,
    shown: new Set(columns.filter(isShown).map(({ key }) => key)),
    show: (keys) => change({ columns: keys }),
    hasColumns: !hasCards || look === 'table',
    choice: hasCards ? { value: look, choose: (next) => change({ look: next }) } : undefined,
  };
}
