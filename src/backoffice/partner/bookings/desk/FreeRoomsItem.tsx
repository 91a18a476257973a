import { useEffect, useState } from 'react';
import { Button } from 'antd';
import { formatAmount } from '../../../../../domain/money/money';
import type { FreeRoom } from '../../../../api/partner';
import { deskTexts } from '../../../../i18n/en/partner/desk';
import { ItemField } from '../../../ui/form/ItemField';
import { ManySelect } from '../../../ui/form/ManySelect';

const texts = deskTexts.rooms;

type FreeRoomsItemProps = {
  /** Absent until they are known. */
  free: readonly FreeRoom[] | undefined;
  /** Whether the nights are such that rooms can be looked for. */
  isAsked: boolean;
  failed: boolean;
  onRetry: () => void;
};

/** Rooms that are free for the stay, found by typing a number or a name; the cheapest unless one is chosen. */
export function FreeRoomsItem({ free, ...state }: FreeRoomsItemProps) {
  const item = { name: 'roomIds', label: texts.label };
  const known = useKnownLabels(free);
  return (
    <ItemField<number[]> item={item} hint={<Hint free={free} {...state} />}>
      {(control, roomIds, edit) => (
        <ManySelect
          {...control}
          showSearch={{ optionFilterProp: 'label' }}
          disabled={!free}
          placeholder={free?.[0] && texts.cheapest(labelOf(free[0]))}
          value={roomIds}
          // One that is gone meanwhile stays to be seen, and to be taken out.
          labelRender={({ label, value }) =>
            free?.some(({ id }) => id === value) ? label : texts.gone(known.get(Number(value)))
          }
          options={(free ?? []).map((room) => ({ value: room.id, label: labelOf(room) }))}
          onChange={edit}
        />
      )}
    </ItemField>
  );
}

/** Labels of all rooms that were free at some time: what has gone since has no option any more. */
function useKnownLabels(free: readonly FreeRoom[] = []): ReadonlyMap<number, string> {
  const [known] = useState(() => new Map<number, string>());
  useEffect(() => {
    for (const room of free) known.set(room.id, labelOf(room));
  }, [free, known]);
  return known;
}

function labelOf({ roomNumber, name, price }: FreeRoom): string {
  return texts.option(roomNumber, name, formatAmount(price, 'VND'));
}

function Hint({ free, isAsked, failed, onRetry }: FreeRoomsItemProps) {
  if (!isAsked) return <>{texts.unasked}</>;
  if (failed) {
    return (
      <span role="alert">
        {texts.failed} <Button onClick={onRetry}>{texts.retry}</Button>
      </span>
    );
  }
  if (!free) return <>{texts.loading}</>;
  return <span role="status">{free.length === 0 ? texts.none : texts.free(free.length)}</span>;
}
