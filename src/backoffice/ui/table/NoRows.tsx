import { Button } from 'antd';
import type { ReactNode } from 'react';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import { EmptyPanel } from '../EmptyPanel';
import type { TableControls } from './useTableState';

export interface EmptyWords {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

type NoRowsProps = {
  state: Pick<TableControls, 'hasFilters' | 'clearFilters'>;
  noun: string;
  empty: EmptyWords;
};

/** Nothing is there yet, or nothing matches: each with its next step. */
export function NoRows({ state, noun, empty }: NoRowsProps) {
  const filtered = {
    title: empty.title,
    text: texts.nothingMatches(noun),
    action: <Button onClick={state.clearFilters}>{texts.clearFilters}</Button>,
  };
  return (
    // Has the focus when the last row, which had it, is gone.
    <div role="group" aria-label={empty.title} tabIndex={-1}>
      <EmptyPanel {...(state.hasFilters ? filtered : empty)} />
    </div>
  );
}
