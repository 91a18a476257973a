import { Button, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../site/paths';
import { deskTexts } from '../../../i18n/en/partner/desk';
import { dashboardTexts } from '../../../i18n/en/partner/dashboard';
import { SearchIcon } from '../../../ui/icons/actionIcons';
import { BedIcon, BuildingIcon, CalendarIcon, TagIcon } from '../../../ui/icons/stayIcons';
import { ButtonLink } from '../../ui/ButtonLink';
import { wholeBookingId } from '../bookings/useOpenBooking';
import { classNames } from '../../../ui/classNames';
import styles from './Dashboard.module.css';
import { Inline } from '../../../ui/layout/Stack';

const texts = dashboardTexts.quick;
const MAX_SEARCH_LENGTH = 100;

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" data-no-print>
      <h2 id="quick-actions" className={classNames('likeH3', styles.heading)}>
        {texts.title}
      </h2>
      <Inline gap={2}>
        <ButtonLink to={paths.partnerBookings({ new: 1 })} icon={<CalendarIcon />}>
          {deskTexts.open}
        </ButtonLink>
        <ButtonLink to={paths.newHotel()} icon={<BuildingIcon />}>
          {texts.addHotel}
        </ButtonLink>
        <ButtonLink to={paths.newRoom()} icon={<BedIcon />}>
          {texts.addRoom}
        </ButtonLink>
        <ButtonLink to={paths.newVoucher()} icon={<TagIcon />}>
          {texts.createDiscount}
        </ButtonLink>
        <FindBooking />
      </Inline>
    </section>
  );
}

/** A whole booking id, typed or scanned, opens that booking; anything else searches the list. */
function FindBooking() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const find = () => {
    const bookingId = wholeBookingId(text);
    const query = bookingId === null ? { q: text.trim() } : { booking: bookingId };
    void navigate(paths.partnerBookings(query));
  };
  return (
    <form
      role="search"
      aria-label={texts.findBooking}
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <Input
        type="search"
        aria-label={texts.findLabel}
        placeholder={texts.findLabel}
        prefix={<SearchIcon />}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button htmlType="submit">{texts.find}</Button>
    </form>
  );
}
