import { tableTexts } from '../../../../i18n/en/partner/table';
import type { DataTableProps } from '../dataTableProps';

const texts = tableTexts.keys;

/** Every key that does something here, in words. */
export function keyList<Row>(table: DataTableProps<Row>): { key: string; label: string }[] {
  const onRow = (label: string) => `${label} (${texts.inRow})`;
  return [
    ...(table.searchLabel === undefined
      ? []
      : [
          { key: '/', label: texts.search },
          { key: '↓', label: texts.toRows },
        ]),
    { key: '?', label: texts.help },
    { key: '↑ ↓', label: texts.move },
    { key: 'Home End', label: texts.ends },
    ...(table.onOpen ? [{ key: 'Enter', label: onRow(texts.openRow) }] : []),
    ...(table.bulk ? [{ key: 'Space', label: onRow(texts.selectRow) }] : []),
    ...(table.keys ?? []).map(({ key, label }) => ({ key, label: onRow(label) })),
    { key: 'Ctrl Z', label: texts.undo },
  ];
}
