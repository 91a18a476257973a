import { useState } from 'react';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import { useToast } from '../../../ui/overlays/toastContext';
import { BusyButton } from '../BusyButton';
import { messageOf } from '../messageOf';
import { PAGE_SIZES } from '../../../../site/tableQuery';

/** One page of the rows that the table's search and filters find. */
export type FetchPage<Row> = (place: { page: number; size: number }) => Promise<{
  content: readonly Row[];
  totalPages: number;
}>;

type SelectAllPagesProps<Row> = {
  total: number;
  noun: string;
  fetchPage: FetchPage<Row>;
  onSelect: (rows: readonly Row[]) => void;
};

const SIZE = Math.max(...PAGE_SIZES);

/** Once a whole page is selected: the rows of all other pages too. */
export function SelectAllPages<Row>(props: SelectAllPagesProps<Row>) {
  const { total, noun, fetchPage, onSelect } = props;
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const select = async () => {
    setBusy(true);
    try {
      onSelect(await rowsOfAllPages(fetchPage));
    } catch (error) {
      toast({ text: messageOf(error, texts.selectAllFailed), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <BusyButton busy={busy} onClick={() => void select()}>
      {busy ? texts.selectingAll : texts.selectAllPages(total, noun)}
    </BusyButton>
  );
}

async function rowsOfAllPages<Row>(fetchPage: FetchPage<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { content, totalPages } = await fetchPage({ page, size: SIZE });
    rows.push(...content);
    pages = totalPages;
  }
  return rows;
}
