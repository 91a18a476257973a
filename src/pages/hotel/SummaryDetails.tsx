import { dayWithWeekday } from '../../../domain/stays/dayText';
import { formatDong } from '../../../domain/money/money';
import { numbersOf, roomLines } from '../../../domain/rooms/roomTypes';
import { holdsParty } from '../../../domain/stays/party';
import type { Room } from '../../api';
import { useLanguage, useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { stayTexts } from '../../i18n/stays';
import { IconButton } from '../../ui/actions/IconButton';
import { expectedQuote } from '../../entities/booking/wholeDong';
import { Notice } from '../../ui/feedback/Notice';
import { languageOf } from '../../entities/hotel/ownLanguage';
import { QuoteLines } from '../../entities/stay/QuoteLines';
import { CloseIcon } from '../../ui/icons/actionIcons';
import { CalendarIcon, GuestsIcon } from '../../ui/icons/stayIcons';
import { FromPrice } from './FromPrice';
import { Stack } from '../../ui/layout/Stack';
import styles from './SummaryDetails.module.css';
import type { RoomBooking } from './useRoomBooking';

type SummaryDetailsProps = {
  booking: RoomBooking;
  /** Null before there are dates. */
  nights: number | null;
};

type SummaryPriceProps = {
  chosen: readonly Room[];
  nights: number | null;
  lowest: readonly Room[];
};

/** The summary in full, beside the rooms on wide screens. */
export function SummaryDetails({ booking, nights }: SummaryDetailsProps) {
  const texts = useTexts(hotelTexts).summary;
  const stays = useTexts(stayTexts);
  const { chosen, criteria } = booking;
  const linesAre = nights === null ? texts.linesOfNight : texts.linesOfStay(stays.nights(nights));
  const tooSmall = criteria !== null && chosen.length > 0 && !holdsParty(chosen, criteria);
  return (
    <Stack>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <StayLines booking={booking} nights={nights} />
      {chosen.length === 0 ? (
        <p className={styles.none}>
          {texts.none}. {texts.noneHint}
        </p>
      ) : (
        <>
          <p role="status" className={styles.count}>
            {texts.chosen(chosen.length)}
          </p>
          <p className="note">{linesAre}</p>
          <ul className={styles.rooms}>
            {roomLines(chosen).map((line) => (
              <ChosenLine key={line[0].id} rooms={line} nights={nights} booking={booking} />
            ))}
          </ul>
        </>
      )}
      {tooSmall && (
        <Notice tone="warning">
          {texts.tooSmall(stays.guests(criteria.adults, criteria.children))}
        </Notice>
      )}
      <p className={styles.promise}>{texts.nothingNow}</p>
    </Stack>
  );
}

function StayLines({ booking: { criteria }, nights }: SummaryDetailsProps) {
  const texts = useTexts(hotelTexts).summary;
  const stays = useTexts(stayTexts);
  const language = useLanguage();
  if (!criteria || nights === null) {
    return (
      <p className="iconLine figures">
        <CalendarIcon />
        <span>
          {texts.noDates}. {texts.noDatesHint}
        </span>
      </p>
    );
  }
  const [from, to] = [criteria.checkIn, criteria.checkOut].map((day) =>
    dayWithWeekday(day, language),
  );
  return (
    <div>
      <p className="iconLine figures">
        <CalendarIcon />
        <span>{`${from} → ${to} · ${stays.nights(nights)}`}</span>
      </p>
      <p className="iconLine figures">
        <GuestsIcon />
        <span>{stays.guests(criteria.adults, criteria.children)}</span>
      </p>
    </div>
  );
}

type ChosenLineProps = SummaryDetailsProps & { rooms: readonly [Room, ...Room[]] };

/** Rooms that are alike; one press takes one of them away, a named one last. */
function ChosenLine({ rooms, nights, booking }: ChosenLineProps) {
  const texts = useTexts(hotelTexts);
  const [first] = rooms;
  const name = first.name || texts.rooms.noName;
  // Of a night as it is shown, of a stay before any discount: below, that is a line of its own.
  const { totalPrice, roomTotal } = expectedQuote(rooms, nights ?? 1);
  const numbers = booking.isOneOfMany(first) ? numbersOf(rooms) : [];
  const isOne = rooms.length === 1;
  return (
    <li className={styles.room}>
      <div>
        <span lang={languageOf(name)}>{isOne ? name : `${name} × ${rooms.length}`}</span>
        {numbers.length > 0 && <p className="note">{texts.summary.numbers(numbers)}</p>}
      </div>
      <span className={styles.price}>{formatDong(nights === null ? totalPrice : roomTotal)}</span>
      <IconButton
        label={isOne ? texts.summary.drop(name) : texts.summary.dropOne(name)}
        icon={<CloseIcon size="1em" />}
        onClick={() => booking.setCount(rooms, rooms.length - 1)}
      />
    </li>
  );
}

/** What the chosen rooms cost; before any is chosen, the least that one would. */
export function SummaryPrice({ chosen, nights, lowest }: SummaryPriceProps) {
  const texts = useTexts(hotelTexts).summary;
  if (chosen.length === 0) return <FromPrice rooms={lowest} nights={nights} large />;
  if (nights !== null) {
    return <QuoteLines quote={expectedQuote(chosen, nights)} rooms={chosen.length} />;
  }
  return (
    <p className={styles.perNight}>
      <strong>{formatDong(expectedQuote(chosen, 1).totalPrice)}</strong>
      <span>{texts.perNightTotal}</span>
    </p>
  );
}
