import type { ReactNode } from 'react';
import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { hotelDetailTexts } from '../../i18n/hotelDetails';
import { languageOf } from '../../entities/hotel/ownLanguage';
import { OwnWords } from '../../entities/hotel/OwnWords';
import { GlobeIcon } from '../../ui/icons/actionIcons';
import { BuildingIcon, MailIcon, PhoneIcon } from '../../ui/icons/stayIcons';
import styles from './HotelInfo.module.css';
import { useHotel } from './useHotel';

const NETWORKS = ['facebook', 'instagram', 'twitter', 'linkedin', 'tiktok'] as const;
const NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
};

/** What the hotel says about itself, and how to reach it. */
export function HotelInfo() {
  const hotel = useHotel();
  const texts = useTexts(hotelDetailTexts);
  const cards = useTexts(hotelCardTexts);
  if (!hotel) return null;
  const { phone, email, website, businessName } = hotel;
  return (
    <div className={styles.info}>
      <section aria-labelledby="about-heading">
        <h2 id="about-heading">{texts.about}</h2>
        <p className={styles.description}>
          <OwnWords text={hotel.description || cards.noDescription} />
        </p>
      </section>
      <section aria-labelledby="contact-heading">
        <h2 id="contact-heading">{texts.contact}</h2>
        <ul className={styles.contacts}>
          {businessName && (
            <Contact icon={<BuildingIcon />}>
              {texts.business}: <span lang={languageOf(businessName)}>{businessName}</span>
            </Contact>
          )}
          {phone && (
            <Contact icon={<PhoneIcon />}>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{texts.call(phone)}</a>
            </Contact>
          )}
          {email && (
            <Contact icon={<MailIcon />}>
              <a href={`mailto:${email}`}>{email}</a>
            </Contact>
          )}
          <Outside address={website} name={texts.website} />
          {NETWORKS.map((network) => (
            <Outside key={network} address={hotel[network]} name={NAMES[network]} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Contact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.contact}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** A link to another site; nothing for an address that is no web address. */
function Outside({ address, name }: { address: string | null | undefined; name: string }) {
  const texts = useTexts(hotelDetailTexts);
  if (!address || !/^https?:\/\//i.test(address)) return null;
  return (
    <Contact icon={<GlobeIcon />}>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow">
        {name} <span className="visuallyHidden">{texts.newTab}</span>
      </a>
    </Contact>
  );
}
