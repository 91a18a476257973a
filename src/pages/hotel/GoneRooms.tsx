import { useState, type ReactNode } from 'react';
import type { Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { Badge } from '../../ui/display/Badge';
import { ChevronDownIcon } from '../../ui/icons/chevrons';
import { RoomCard } from './RoomCard';
import { NearestStay } from './NearestStay';
import typeStyles from './TypeCard.module.css';
import { useGoneReason } from './useGoneReason';
import type { RoomBooking } from './useRoomBooking';

type GoneRoomsProps = { types: readonly (readonly [Room, ...Room[]])[]; booking: RoomBooking };

/** So many are asked why; a hotel may have hundreds of rooms, each a type of its own. */
const MAX_EXPLAINED = 5;

/** The types of which none can be had on the days that were searched for. */
export function GoneRooms({ types, booking }: GoneRoomsProps) {
  const texts = useTexts(hotelTexts).rooms;
  const [open, setOpen] = useState(false);
  const rest = types.slice(MAX_EXPLAINED);
  return (
    <>
      {types.slice(0, MAX_EXPLAINED).map(([room]) => (
        <li key={room.id}>
          <GoneType room={room} booking={booking} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <button
            type="button"
            className={typeStyles.opener}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {texts.moreGone(rest.length)}
            <ChevronDownIcon size="1em" />
          </button>
        </li>
      )}
      {open &&
        rest.map(([room]) => (
          <li key={room.id}>
            <GoneCard room={room} hint={texts.gone} />
          </li>
        ))}
    </>
  );
}

function GoneType({ room, booking }: { room: Room; booking: RoomBooking }) {
  const texts = useTexts(hotelTexts).rooms;
  const { reason, told, nearest } = useGoneReason(room, booking.criteria);
  if (reason === 'checking') return <GoneCard room={room} hint={texts.goneChecking} />;
  if (reason === 'unknown') return <GoneCard room={room} hint={texts.gone} />;
  if (reason === 'sold') {
    return <GoneCard room={room} badge={texts.soldOut} hint={texts.soldOutHint} />;
  }
  return (
    <GoneCard
      room={room}
      badge={texts.notOnDates}
      below={
        <div className="between">
          <p>{told}</p>
          <NearestStay stay={nearest} hotelId={room.hotelId} booking={booking} />
        </div>
      }
    />
  );
}

/** A type that is closed for repairs. */
export function OffSaleType({ room }: { room: Room }) {
  const texts = useTexts(hotelTexts).rooms;
  return <GoneCard room={room} badge={texts.offSaleShort} hint={texts.offSale} />;
}

type GoneCardProps = { room: Room; badge?: string; hint?: string; below?: ReactNode };

/** Without a price: what tonight costs is no price of these days. */
function GoneCard({ room, badge, hint, below }: GoneCardProps) {
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
