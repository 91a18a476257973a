import { useId, type ReactNode } from 'react';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { partnerSiteTexts } from '../../../i18n/en/partner/site';
import { Notice } from '../../../ui/feedback/Notice';
import { EmptyPanel } from '../../ui/EmptyPanel';
import type { HotelChoice } from './hotelChoice';
import { HotelSelect } from './HotelSelect';
import styles from './rooms.module.css';

type HotelBarProps = {
  hotel: HotelChoice | undefined;
  onChange: (hotel: HotelChoice) => void;
  /** What can be done with all its rooms. */
  children?: ReactNode;
};

/** Whose rooms the page shows, and whether nobody can find them. */
export function HotelBar({ hotel, onChange, children }: HotelBarProps) {
  const id = useId();
  const suspended = hotel?.suspendedReason;
  return (
    <>
      <div className={styles.hotel}>
        <label htmlFor={id} className={styles.hotelLabel}>
          {texts.hotel}
        </label>
        <div className={styles.hotelSelect}>
          <HotelSelect id={id} value={hotel} onChange={onChange} />
        </div>
        {children}
      </div>
      {suspended && (
        <div className={styles.notice}>
          <Notice tone="warning" still>
            {texts.suspended(suspended)}
          </Notice>
        </div>
      )}
    </>
  );
}

/** Under the bar, where the address names a hotel that was deleted meanwhile: another one can be chosen. */
export function HotelGone() {
  return <EmptyPanel {...partnerSiteTexts.hotelGone} />;
}
