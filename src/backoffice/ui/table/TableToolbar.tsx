import { Button, Segmented } from 'antd';
import type { ReactNode, Ref } from 'react';
import type { InputRef } from 'antd';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import { HelpIcon } from '../../../ui/icons/actionIcons';
import { isFinger } from '../../../ui/layout/isFinger';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { SearchBox } from './SearchBox';
import type { TableControls } from './useTableState';
import type { TableLook } from './useTableLook';
import { ViewsMenu } from './ViewsMenu';
import styles from './Toolbar.module.css';

type TableToolbarProps = {
  name: string;
  label: string;
  state: TableControls;
  look: TableLook;
  searchLabel?: string | undefined;
  searchRef: Ref<InputRef>;
  /** ↓ in the search. */
  onDown: () => void;
  filters?: ReactNode;
  actions?: ReactNode;
  onExport?: (() => Promise<unknown>) | undefined;
  onKeys: () => void;
};

/** Everything that says which rows are shown, and how. */
export function TableToolbar(props: TableToolbarProps) {
  const { name, label, state, look, searchLabel, searchRef } = props;
  const { filters, actions, onExport, onKeys } = props;
  return (
    <section aria-label={texts.toolbar(label)} className={styles.toolbar}>
      {searchLabel !== undefined && (
        <SearchBox
          ref={searchRef}
          label={searchLabel}
          search={state.search}
          onSearch={state.setSearch}
          onDown={props.onDown}
        />
      )}
      {filters}
      {state.hasFilters && (
        <Button type="link" onClick={state.clearFilters}>
          {texts.clearFilters}
        </Button>
      )}
      <div className={styles.tools} data-no-print>
        {look.choice && (
          <Segmented
            aria-label={texts.look.label}
            value={look.choice.value}
            options={[
              { value: 'cards', label: texts.look.cards },
              { value: 'table', label: texts.look.table },
            ]}
            onChange={look.choice.choose}
          />
        )}
        <ViewsMenu name={name} query={state.savedQuery} onApply={state.applySaved} />
        {look.hasColumns && (
          <ColumnsMenu columns={look.columns} shown={look.shown} onShow={look.show} />
        )}
        {onExport && <ExportButton onExport={onExport} />}
        {!isFinger() && (
          <Button type="text" icon={<HelpIcon />} aria-label={texts.keys.open} onClick={onKeys} />
        )}
        {actions}
      </div>
    </section>
  );
}
