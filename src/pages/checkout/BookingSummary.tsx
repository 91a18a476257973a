import { formatDong } from '../../../domain/money/money';
import type { Quote } from '../../api';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { stayTexts } from '../../i18n/stays';
import { Button } from '../../ui/actions/Button';
import { SkeletonText } from '../../ui/feedback/Skeleton';
import { QuoteLines } from '../../entities/stay/QuoteLines';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { StickyBar } from '../../ui/layout/StickyBar';
import styles from './BookingSummary.module.css';

type Lines = Pick<Quote, 'nights' | 'roomTotal' | 'discount' | 'taxAndFee' | 'total'> &
  Partial<Pick<Quote, 'voucherCode' | 'taxAndFeePercent'>>;

type PriceProps = {
  quote: Lines | null;
  /** There is none, and none is on its way. */
  isMissing: boolean;
  rooms: number;
};

type BookingSummaryProps = PriceProps & {
  checking: boolean;
  processing: boolean;
  /** Why it cannot be booked as it stands. */
  blocked: 'taken' | 'noQuote' | null;
  onLogin: (() => void) | null;
};

/** The price and the one next step: beside the form on large screens, a bar below it on small ones. */
export function BookingSummary(props: BookingSummaryProps) {
  const { quote, isMissing, rooms, checking, processing, blocked, onLogin } = props;
  const texts = useTexts(bookingsTexts);
  const quoteTexts = useTexts(stayTexts).quote;
  const note = checking ? 'checkingPrice' : isMissing ? 'noPrice' : 'agreement';
  return (
    <StickyBar
      label={texts.priceTitle}
      summary={
        quote && (
          <>
            <span className={styles.label}>{quoteTexts.total}</span>
            <strong className={styles.total}>{formatDong(quote.total)}</strong>
          </>
        )
      }
      details={
        <Stack gap={4}>
          <h2 className="likeH3">{texts.priceTitle}</h2>
          {!isMissing && <PriceLines quote={quote} rooms={rooms} />}
          <p role="status" className={styles.note}>
            {blocked === 'taken' ? texts.taken.resolveFirst : texts.details[note]}
          </p>
        </Stack>
      }
      action={
        onLogin ? (
          <Button size="large" onClick={onLogin}>
            {texts.details.signInAndBook}
          </Button>
        ) : (
          <Button size="large" type="submit" busy={processing} disabled={blocked !== null}>
            {processing ? texts.details.submitting : texts.details.submit}
          </Button>
        )
      }
    />
  );
}

/** The same lines for small screens, in the flow of the page. */
export function PriceCard({ isMissing, ...props }: PriceProps) {
  const texts = useTexts(bookingsTexts);
  if (isMissing) return null;
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 className="likeH3">{texts.priceTitle}</h2>
        <PriceLines {...props} />
      </Stack>
    </Card>
  );
}

function PriceLines({ quote, rooms }: Omit<PriceProps, 'isMissing'>) {
  const texts = useTexts(bookingsTexts);
  if (!quote) return <SkeletonText lines={4} />;
  return (
    <div>
      <QuoteLines quote={quote} rooms={rooms} />
      <p className={styles.note}>{texts.payLater}</p>
    </div>
  );
}
