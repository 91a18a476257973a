import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { once } from '../../api/once';
import { useAppDispatch, type RootState } from '../../state/store';
import { downloadText } from '../../ui/downloadText';

/** An operation as `once` asks it. */
interface Endpoint<Args, Answer> {
  initiate: (
    args: Args,
    options: typeof once,
  ) => ThunkAction<{ unwrap: () => Promise<Answer> }, RootState, unknown, UnknownAction>;
}

interface WholeListOptions<Args, Page> {
  list: Endpoint<Args & { page: number; size: number }, Page>;
  /** The same rows as a table for other programs. */
  csv: Endpoint<Args, string>;
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
      dispatch(list.initiate({ ...args, ...place }, once)).unwrap(),
    onExport: async () => downloadText(fileName, await dispatch(csv.initiate(args, once)).unwrap()),
  };
}
