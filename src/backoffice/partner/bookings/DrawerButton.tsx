import { Button } from 'antd';
import { Suspense, useState, type ComponentType } from 'react';
import type { PartnerBookingDetail } from '../../../api/partner';
import { useIsKept } from '../../../ui/form/useKeptForLogin';
import { AreaPart } from '../site/AreaPart';

type DrawerProps = { booking: PartnerBookingDetail; open: boolean; onClose: () => void };

type DrawerButtonProps = {
  booking: PartnerBookingDetail;
  label: string;
  /** Nothing opens it now; what is open stays. */
  hidden: boolean;
  /** Under which what is written there is kept when the session ends: then it is open again. */
  kept: string;
  /** The drawer's, where it fails. */
  name: string;
  /** Fetches the drawer before it is wanted. */
  load: () => Promise<unknown>;
  drawer: ComponentType<DrawerProps>;
};

/** Opens a drawer about a booking, which is fetched when it is wanted. */
export function DrawerButton(props: DrawerButtonProps) {
  const { booking, label, hidden, name, kept, load, drawer: Drawer } = props;
  const [isOpen, setOpen] = useState(useIsKept(kept));
  const [wasOpened, setOpened] = useState(isOpen);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      {!hidden && (
        <Button onClick={open} onPointerEnter={() => void load().catch(() => undefined)}>
          {label}
        </Button>
      )}
      {wasOpened && (
        <AreaPart name={name}>
          <Suspense fallback={null}>
            <Drawer booking={booking} open={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </AreaPart>
      )}
    </>
  );
}
