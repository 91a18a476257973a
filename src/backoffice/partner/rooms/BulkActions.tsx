import { Button } from 'antd';
import { useState } from 'react';
import type { PartnerRoom } from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { useToast } from '../../../ui/overlays/toastContext';
import { Menu } from '../../../ui/overlays/Menu';
import { messageOf } from '../../ui/messageOf';
import { BulkPriceDialog } from './BulkPriceDialog';
import { roomStatuses } from './roomChoices';
import type { useBulkChange } from './useBulkChange';

type BulkActionsProps = {
  rooms: readonly PartnerRoom[];
  clear: () => void;
  /** Outlives the selection, so that what was done can still be undone. */
  bulkChange: ReturnType<typeof useBulkChange>;
};

const texts = roomTexts.bulk;

/** What can be done to the rooms selected. */
export function BulkActions({ rooms, clear, bulkChange }: BulkActionsProps) {
  const [pricing, setPricing] = useState(false);
  // Of more than go at once some may be changed when others are refused: those are not changed again.
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const left = rooms.filter(({ id }) => !done.has(id));
  const { changePrices, setStatus } = bulkChange;
  const toast = useToast();

  const setAll = async (status: PartnerRoom['status']) => {
    try {
      await setStatus(rooms, status);
      clear();
    } catch (error) {
      toast({ text: messageOf(error, texts.failed), tone: 'error' });
    }
  };
  return (
    <>
      <Button
        onClick={() => {
          setDone(new Set());
          setPricing(true);
        }}
      >
        {texts.price}
      </Button>
      <Menu
        label={texts.status}
        align="start"
        items={roomStatuses.map(({ value, label }) => ({
          key: value,
          label,
          onSelect: () => void setAll(value),
        }))}
      />
      {pricing && (
        <BulkPriceDialog
          rooms={left}
          onClose={() => setPricing(false)}
          change={async (changes) => {
            await changePrices(left, changes, (changed) =>
              setDone(new Set([...done, ...changed.map(({ id }) => id)])),
            );
            setPricing(false);
            clear();
          }}
        />
      )}
    </>
  );
}
