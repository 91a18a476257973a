import type { ReactNode } from 'react';
import type { Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { Badge } from '../../ui/display/Badge';
import { RoomCard } from './RoomCard';
import typeStyles from './TypeCard.module.css';

/** A type that is closed for repairs. */
export function OffSaleType({ room }: { room: Room }) {
  const texts = useTexts(hotelTexts).rooms;
  return <GoneCard room={room} badge={texts.offSaleShort} hint={texts.offSale} />;
}

type GoneCardProps = { room: Room; badge?: string; hint?: string; below?: ReactNode };

/** Without a price: what tonight costs is no price of these days. */
export function GoneCard({ room, badge, hint, below }: GoneCardProps) {
  const texts = useTexts(hotelTexts).rooms;
  return (
    <RoomCard
      room={room}
      name={room.name || texts.noName}
      chosen={false}
      side={
        <div className={typeStyles.count}>
          {badge && <Badge>{badge}</Badge>}
          {hint && <p className="note">{hint}</p>}
        </div>
      }
      below={below}
    />
  );
}
