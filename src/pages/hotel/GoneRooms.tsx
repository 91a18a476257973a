import { useState } from 'react';
import type { Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { ChevronDownIcon } from '../../ui/icons/chevrons';
import { GoneCard } from './GoneCard';
import { NearestStay } from './NearestStay';
import typeStyles from './TypeCard.module.css';
import { useGoneTypes, type WhyGone } from './useGoneTypes';
import type { RoomBooking } from './useRoomBooking';

type GoneRoomsProps = { types: readonly (readonly [Room, ...Room[]])[]; booking: RoomBooking };

/** So many are in sight at once; a hotel may have hundreds of rooms, each a type of its own. */
const MAX_SHOWN = 5;

/** The types of which none can be had on the days that were searched for. */
export function GoneRooms({ types, booking }: GoneRoomsProps) {
  const texts = useTexts(hotelTexts).rooms;
  const [open, setOpen] = useState(false);
  const goneOf = useGoneTypes(types[0]?.[0].hotelId, booking.criteria);
  const rest = types.slice(MAX_SHOWN);
  const shown = ([room]: readonly [Room, ...Room[]]) => (
    <li key={room.id}>
      <GoneType room={room} gone={goneOf(room)} booking={booking} />
    </li>
  );
  return (
    <>
      {types.slice(0, MAX_SHOWN).map(shown)}
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
      {open && rest.map(shown)}
    </>
  );
}

type GoneTypeProps = { room: Room; gone: WhyGone; booking: RoomBooking };

function GoneType({ room, gone, booking }: GoneTypeProps) {
  const texts = useTexts(hotelTexts).rooms;
  if (gone.reason === 'checking') return <GoneCard room={room} hint={texts.goneChecking} />;
  if (gone.reason === 'unknown') return <GoneCard room={room} hint={texts.gone} />;
  return (
    <GoneCard
      room={room}
      badge={gone.reason === 'sold' ? texts.soldOut : texts.notOnDates}
      below={
        <div className="between">
          <p>{gone.told ?? texts.soldOutHint}</p>
          <NearestStay stay={gone.nearest} hotelId={room.hotelId} booking={booking} />
        </div>
      }
    />
  );
}
