import { lazy, Suspense, useState } from 'react';
import type { Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { Field } from '../../ui/fields/Field';
import { Stepper } from '../../ui/fields/Stepper';
import { PagePart } from '../../ui/feedback/PagePart';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ChevronDownIcon } from '../../ui/icons/chevrons';
import { StayPrice } from '../../entities/booking/StayPrice';
import { RoomCard } from './RoomCard';
import { FEW_ROOMS } from './fewRooms';
import styles from './TypeCard.module.css';
import type { RoomBooking } from './useRoomBooking';

const TypeRooms = lazy(async () => ({ default: (await import('./TypeRooms')).TypeRooms }));

type TypeCardProps = {
  /** Of one type, the cheapest first; those that can be had. */
  rooms: readonly [Room, ...Room[]];
  booking: RoomBooking;
};

/** Rooms that are alike: how many are left, how many are wanted, and each of them for who wants to name it. */
export function TypeCard({ rooms, booking }: TypeCardProps) {
  const texts = useTexts(hotelTexts).rooms;
  const [first] = rooms;
  const name = first.name || texts.noName;
  const count = rooms.filter(({ id }) => booking.chosen.some((room) => room.id === id)).length;
  const differ = rooms.some(({ price }) => price !== first.price);
  const left = booking.criteria ? texts.left(rooms.length) : texts.ofType(rooms.length);
  return (
    <RoomCard
      room={first}
      name={name}
      chosen={count > 0}
      side={
        <>
          <StayPrice room={first} atLeast={differ} />
          <div className={styles.count}>
            <p className={styles.left}>{left}</p>
            <Field label={texts.count(name)} labelHidden>
              <Stepper
                value={count}
                min={0}
                max={rooms.length}
                decreaseLabel={texts.fewer(name)}
                increaseLabel={texts.more(name)}
                onChange={(next) => booking.setCount(rooms, next)}
              />
            </Field>
          </div>
        </>
      }
      below={<NamedRooms name={name} rooms={rooms} booking={booking} />}
    />
  );
}

type NamedRoomsProps = Pick<TypeCardProps, 'rooms' | 'booking'> & { name: string };

/** The rooms by their numbers; closed, they are not drawn. */
function NamedRooms({ name, rooms, booking }: NamedRoomsProps) {
  const texts = useTexts(hotelTexts).rooms;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {texts.byNumber}
        <span className="visuallyHidden"> {name}</span>
        <ChevronDownIcon size="1em" />
      </button>
      {open && (
        <PagePart name={name}>
          <Suspense fallback={<Skeleton height={88 * Math.min(rooms.length, FEW_ROOMS)} />}>
            <TypeRooms name={name} rooms={rooms} booking={booking} />
          </Suspense>
        </PagePart>
      )}
    </>
  );
}
