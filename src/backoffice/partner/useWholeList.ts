import { askOnce, type Question } from '../../api/askOnce';
import { useAppDispatch, type RootState } from '../../state/store';
import { downloadText } from '../../ui/downloadText';

interface WholeListOptions<Args, Page> {
  list: Question<RootState, Args & { page: number; size: number }, Page>;
  /** The same rows as a table for other programs. */
  csv: Question<RootState, Args, string>;
  fileName: string;
  /** Which rows, and in which order. */
  args: Args;
}

/** What a table asks for beside the page that it shows: every other page, and all rows as a file. */
export function useWholeList<Args extends object, Page>(options: WholeListOptions<Args, Page>) {
  const { list, csv, fileName, args } = options;
  const dispatch = useAppDispatch();
  return {
    fetchPage: (place: { page: number; size: number }) =>
      askOnce(dispatch, list, { ...args, ...place }),
    onExport: async () => downloadText(fileName, await askOnce(dispatch, csv, args)),
  };
}
