import { useNavigate } from 'react-router-dom';
import { formatDong } from '../../../domain/money/money';
import { holdsParty } from '../../../domain/stays/party';
import type { Quote, Room } from '../../api';
import { paths } from '../../../site/paths';
import type { DraftStay } from '../../../site/stayLink';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Notice } from '../../ui/feedback/Notice';
import { Form } from '../../ui/form/Form';
import type { FormState } from '../../ui/form/useForm';
import { SideLayout } from '../../ui/layout/SideLayout';
import { Stack } from '../../ui/layout/Stack';
import { suitableOf } from './alternatives';
import { BookingFailure } from './BookingFailure';
import { mayBeBooked, takenRooms, type BookingError } from './bookingError';
import type { BookingValues } from './bookingSchema';
import { BookingSummary, PriceCard } from './BookingSummary';
import { DetailsCards } from './DetailsCards';
import { OccupantFields } from '../../entities/guests/OccupantFields';
import { TakenRoomsPanel } from './TakenRoomsPanel';
import { VoucherField, type VoucherProps } from './VoucherField';
import type { useStayKnowledge } from './useStayKnowledge';

type StayKnowledge = ReturnType<typeof useStayKnowledge>;

type DetailsFormProps = {
  form: FormState<BookingValues>;
  stay: DraftStay;
  known: StayKnowledge;
  /** The price that will be booked; null until the server has told it. */
  quote: Quote | null;
  bookingError: BookingError | null;
  processing: boolean;
  /** What nobody knows the end of goes out once more. */
  onSendAgain: () => void;
  voucher: VoucherProps;
  /** Null for those who are signed in. */
  onLogin: (() => void) | null;
};

export function DetailsForm(props: DetailsFormProps) {
  const { form, stay, known, quote, bookingError, processing, onSendAgain, voucher, onLogin } =
    props;
  // As long as it may be this very booking that has them, rooms are not said to be somebody else's.
  const isUnknown = mayBeBooked(bookingError);
  const takenNow = isUnknown ? null : takenRooms(known.quoteError);
  const taken = bookingError?.kind === 'taken' ? bookingError : takenNow;
  const quoteFailure = taken || isUnknown ? null : known.quoteError;
  const shownQuote = quote ?? known.expected;
  const price = {
    quote: shownQuote,
    isMissing: !shownQuote && known.quoteError !== null && !known.checking,
    rooms: stay.roomIds.length,
  };
  const { arrival, priceChanged } = useTexts(bookingsTexts);
  return (
    <Form form={form} halfTyped={arrival.range}>
      <SideLayout>
        <Stack gap={6}>
          {taken && (
            <TakenRoomsOfStay
              stay={stay}
              known={known}
              taken={taken}
              hasDiscountCode={voucher.asked !== '' && !voucher.refused}
            />
          )}
          <BookingFailure
            hotelId={stay.hotelId}
            bookingError={bookingError}
            quoteError={quoteFailure}
            onRetry={quoteFailure ? known.checkAgain : onSendAgain}
            retrying={processing || (known.checking && !isUnknown)}
          />
          {quote && known.seenBefore !== null && (
            <Notice tone="warning" title={priceChanged.title}>
              <p>{priceChanged.since(formatDong(known.seenBefore), formatDong(quote.roomTotal))}</p>
            </Notice>
          )}
          <DetailsCards
            stay={stay}
            hotel={known.hotel}
            hotelFailure={known.hotelFailure}
            rooms={known.rooms}
            quote={quote}
            quoteFailed={known.quoteError !== null}
            occupants={<OccupantFields stay={stay} rooms={known.askedRooms} />}
            voucher={!known.hasNoQuotes && <VoucherField {...voucher} />}
            price={<PriceCard {...price} />}
          />
        </Stack>
        <BookingSummary
          {...price}
          checking={known.checking}
          processing={processing}
          blocked={taken ? 'taken' : quote ? null : 'noQuote'}
          onLogin={onLogin}
        />
      </SideLayout>
    </Form>
  );
}

type TakenRoomsOfStayProps = {
  stay: DraftStay;
  known: StayKnowledge;
  taken: { takenIds: number[]; alternatives: Room[] };
  hasDiscountCode: boolean;
};

/** Puts another room into the stay, which changes the address and asks for a new quote. */
function TakenRoomsOfStay({ stay, known, taken, hasDiscountCode }: TakenRoomsOfStayProps) {
  const navigate = useNavigate();
  const wish = useShownStay();
  const isTaken = (id: number) => taken.takenIds.includes(id);
  const kept = known.askedRooms.filter((room) => !isTaken(room.id));
  // Which of the type it is nobody has chosen, and it may be another one now.
  const isAnyOfType = (id: number) => stay.anyOfTypeIds?.includes(id) ?? false;
  const goOn = (roomIds: number[], rooms: Room[]) => {
    // The panel goes away with the focus in it.
    document.querySelector<HTMLElement>('h1')?.focus();
    void navigate(paths.bookingDetails({ ...stay, roomIds }), {
      replace: true,
      state: { selectedRooms: rooms, hotel: known.hotel },
    });
  };
  const replace = (old: number, by: Room) =>
    goOn(
      stay.roomIds.map((id) => (id === old ? by.id : id)),
      [...known.askedRooms.filter((room) => room.id !== old), by],
    );
  const free = taken.alternatives.filter(({ id }) => !stay.roomIds.includes(id));
  const alternatives = suitableOf(free, { kept, missing: taken.takenIds.length, party: stay });
  const leaveOut = () =>
    goOn(
      kept.map(({ id }) => id),
      kept,
    );
  return (
    <TakenRoomsPanel
      taken={known.askedRooms.filter((room) => isTaken(room.id))}
      kept={kept.map((room) => (isAnyOfType(room.id) ? { name: room.name } : room))}
      alternatives={alternatives}
      isTooSmall={free.length > 0}
      nights={known.nights}
      hasDiscountCode={hasDiscountCode}
      hotelHref={paths.hotel(stay.hotelId, wish)}
      onReplace={replace}
      onLeaveOut={
        kept.length > 0 && taken.takenIds.length > 0 && holdsParty(kept, stay) ? leaveOut : null
      }
    />
  );
}
