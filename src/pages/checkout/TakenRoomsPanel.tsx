import { useEffect, useRef } from 'react';
import { formatDong } from '../../../domain/money/money';
import { roomsInOneLine } from '../../../domain/rooms/roomTypes';
import type { Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { RoomFacts } from '../../entities/room/RoomFacts';
import { WarningIcon } from '../../ui/icons/statusIcons';
import { StayPrice } from '../../entities/booking/StayPrice';
import { expectedQuote } from '../../entities/booking/wholeDong';
import { Inline, Stack } from '../../ui/layout/Stack';
import { classNames } from '../../ui/classNames';
import styles from './TakenRoomsPanel.module.css';

type TakenRoomsPanelProps = {
  /** What is known of the rooms that are gone; empty when the server did not say which. */
  taken: readonly Pick<Room, 'id' | 'name' | 'roomNumber' | 'price'>[];
  /** The chosen rooms that are still free; any of a type has no number. */
  kept: readonly Pick<Room, 'name' | 'roomNumber'>[];
  /** Each of which would do for one that is taken. */
  alternatives: readonly Room[];
  /** There are free rooms, of which none does. */
  isTooSmall: boolean;
  nights: number;
  /** The differences are those before it. */
  hasDiscountCode: boolean;
  hotelHref: string;
  onReplace: (taken: number, by: Room) => void;
  /** Null when the rooms left are none or too small for the party. */
  onLeaveOut: (() => void) | null;
};

const MAX_ALTERNATIVES = 8;

/** Names the rooms that somebody else got, and offers what is free instead: one press replaces one. */
export function TakenRoomsPanel(props: TakenRoomsPanelProps) {
  const { taken, kept, alternatives, isTooSmall, nights, hasDiscountCode } = props;
  const { hotelHref, onReplace, onLeaveOut } = props;
  const texts = useTexts(bookingsTexts).taken;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const [first] = taken;
  const names = roomsInOneLine(taken);
  return (
    <section
      className={classNames('surface', styles.panel)}
      role="alert"
      aria-labelledby="taken-heading"
    >
      <h2 id="taken-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        <WarningIcon />
        <span>{names ? texts.title(names) : texts.titleUnknown}</span>
      </h2>
      <p>
        {texts.nothingBooked} {kept.length > 0 && texts.kept(roomsInOneLine(kept))}
      </p>
      {first && alternatives.length > 0 ? (
        <>
          <h3 className="likeH4">{texts.choose(roomsInOneLine([first]))}</h3>
          <Stack as="ul" gap={3}>
            {alternatives.slice(0, MAX_ALTERNATIVES).map((room) => (
              <Alternative
                key={room.id}
                room={room}
                insteadOf={first}
                nights={nights}
                hasDiscountCode={hasDiscountCode}
                onPick={() => onReplace(first.id, room)}
              />
            ))}
          </Stack>
        </>
      ) : (
        <p>{isTooSmall ? texts.tooSmall : texts.none}</p>
      )}
      <Inline>
        {onLeaveOut && (
          <Button variant="secondary" onClick={onLeaveOut}>
            {texts.without}
          </Button>
        )}
        <LinkButton variant="secondary" to={hotelHref}>
          {texts.otherDates}
        </LinkButton>
      </Inline>
    </section>
  );
}

type AlternativeProps = {
  room: Room;
  insteadOf: Pick<Room, 'price'>;
  nights: number;
  hasDiscountCode: boolean;
  onPick: () => void;
};

function Alternative({ room, insteadOf, nights, hasDiscountCode, onPick }: AlternativeProps) {
  const texts = useTexts(bookingsTexts).taken;
  const difference = expectedQuote([room], nights).total - expectedQuote([insteadOf], nights).total;
  const name = roomsInOneLine([room]);
  const amount = formatDong(Math.abs(difference));
  return (
    <li className={styles.room}>
      <div>
        <h4>{name}</h4>
        <RoomFacts room={room} />
      </div>
      <div className={styles.price}>
        <StayPrice room={room} />
        <p className={styles.difference}>
          {difference > 0 && texts.more(amount)}
          {difference < 0 && texts.less(amount)}
          {difference === 0 && texts.same}
          {difference !== 0 && hasDiscountCode && <span> {texts.beforeCode}</span>}
        </p>
      </div>
      <Button aria-label={texts.pickNamed(name)} onClick={onPick}>
        {texts.pick}
      </Button>
    </li>
  );
}
