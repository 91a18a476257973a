import { render } from '@testing-library/react';
import { useRef } from 'react';
import { cellId } from '../../../../src/backoffice/partner/calendar/grid/GridRow';
import type { Row } from '../../../../src/backoffice/partner/calendar/grid/rows';
import { FirstField } from '../../../../src/backoffice/ui/form/FirstField';
import { useFocusOn } from '../../../../src/backoffice/partner/calendar/grid/useFocusOn';

type Props = { time: number; focused?: number; opens?: boolean };

/** Other rows each time, as after a change, and a cell that is another element in each of them. */
function Grid({ time, focused = 0, opens = false }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows: Row[] = [
    {
      ...{ kind: 'room', key: 'room-1', pieces: [] },
      room: { id: 1, typeId: 1, roomNumber: '101', status: 'AVAILABLE' },
    } as unknown as Row,
  ];
  const { onBlur } = useFocusOn({
    ...{ scroller, rows, focused, days: 10, reveal },
    head: { row: 0, column: 2 },
  });
  return (
    <>
      <div ref={scroller} onBlur={onBlur}>
        <button key={time} id={cellId(0, 2)}>
          The cell
        </button>
      </div>
      {opens && (
        <FirstField>
          <input aria-label="Guest name" />
        </FirstField>
      )}
    </>
  );
}

const reveal = () => {};

it('the focus comes back to its cell when a change has put another in its place', () => {
  const { rerender, getByRole } = render(<Grid time={1} />);
  getByRole('button').focus();
  rerender(<Grid time={2} />);
  expect(getByRole('button')).toHaveFocus();
});

it('what opens with the very change keeps the focus, until the grid is asked to have it', () => {
  const { rerender, getByRole } = render(<Grid time={1} />);
  getByRole('button').focus();
  // The cell goes, of which nothing is told, and a form takes the focus.
  rerender(<Grid time={2} opens />);
  expect(getByRole('textbox')).toHaveFocus();
  rerender(<Grid time={3} opens />);
  expect(getByRole('textbox')).toHaveFocus();
  rerender(<Grid time={4} opens focused={1} />);
  expect(getByRole('button')).toHaveFocus();
});
