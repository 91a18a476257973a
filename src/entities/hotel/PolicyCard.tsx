import type { ReactNode } from 'react';
import { momentText } from '../../../domain/stays/dayText';
import { freeCancellationUntil } from '../../../domain/bookings/cancellation';
import { isDay } from '../../../domain/stays/stay';
import type { Hotel } from '../../api';
import { useLanguage, useTexts } from '../../state/useTexts';
import { policyTexts } from '../../i18n/policies';
import { PawIcon } from '../../ui/icons/amenityIcons';
import {
  CalendarIcon,
  CashIcon,
  DoorIcon,
  GuestsIcon,
  TagIcon,
  ClockIcon,
} from '../../ui/icons/stayIcons';
import { minimumNights } from './hotelFields';
import { classNames } from '../../ui/classNames';
import { Stack } from '../../ui/layout/Stack';
import styles from './PolicyCard.module.css';

type PolicyCardProps = {
  petsAllowed: boolean | undefined;
  minimumStay?: Hotel['minimumStay'] | undefined;
  /** Turns 'three days before' into a moment. */
  checkIn?: string | undefined;
};

/** The house's rules for every stay. */
export function PolicyCard({ petsAllowed = false, minimumStay, checkIn = '' }: PolicyCardProps) {
  const texts = useTexts(policyTexts);
  const cancellation = useCancellationText(checkIn);
  const nights = minimumNights(minimumStay);
  return (
    <section className={classNames('surface', styles.card)} aria-labelledby="policy-heading">
      <h2 id="policy-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      <Stack as="dl">
        <Rule icon={<DoorIcon />} name={texts.checkIn} text={texts.checkInText} />
        <Rule icon={<DoorIcon />} name={texts.checkOut} text={texts.checkOutText} />
        <Rule icon={<ClockIcon />} name={texts.hold} text={texts.holdText} />
        <Rule icon={<TagIcon />} name={texts.cancel} text={cancellation} />
        {nights > 1 && (
          <Rule icon={<CalendarIcon />} name={texts.minimum} text={texts.minimumText(nights)} />
        )}
        <Rule icon={<GuestsIcon />} name={texts.childrenName} text={texts.childrenText} />
        <Rule
          icon={<PawIcon />}
          name={texts.pets}
          text={petsAllowed ? texts.petsYes : texts.petsNo}
        />
        <Rule icon={<CashIcon />} name={texts.payment} text={texts.paymentText} />
      </Stack>
    </section>
  );
}

function Rule({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  return (
    <div className={styles.rule}>
      <dt className="iconLine">
        {icon}
        <span>{name}</span>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

function useCancellationText(checkIn: string): string {
  const texts = useTexts(policyTexts);
  const language = useLanguage();
  if (!isDay(checkIn)) return texts.cancelText;
  const until = freeCancellationUntil(checkIn);
  return until > new Date() ? texts.cancelUntil(momentText(until, language)) : texts.cancelTooLate;
}
