import { icon, type IconProps } from './icon';

export const CalendarIcon = icon(<path d="M4 6h16v14.5H4zM4 10.5h16M8 3.5V8M16 3.5V8" />);

export const GuestsIcon = icon(
  <circle cx="9" cy="8.5" r="3.5" />,
  <path d="M2.5 20c.7-3.6 3.2-5.5 6.5-5.5s5.8 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.9c2.2.7 3.6 2.4 4 5.1" />,
);

const StarIcon = icon(
  <path d="m12 3.6 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 17l-5.3 2.8 1.1-5.9L3.5 9.8l5.9-.8L12 3.6Z" />,
);

export const StarFilledIcon = (props: IconProps) => <StarIcon {...props} filled />;

export const PinIcon = icon(
  <path d="M12 21c4.7-4.8 7-8.4 7-11.2a7 7 0 1 0-14 0C5 12.6 7.3 16.2 12 21Z" />,
  <circle cx="12" cy="9.8" r="2.5" />,
);

export const PhoneIcon = icon(
  <path d="M5 3.5h3.5l1.7 4.5-2.2 1.7c1.1 2.6 3.1 4.7 5.8 6l1.8-2.3 4.4 1.8v3.5c0 1-.8 1.8-1.8 1.8C10.6 20.5 3.5 13.5 3.2 5.3c0-1 .8-1.8 1.8-1.8Z" />,
);

export const BedIcon = icon(
  <path d="M3 19v-6.5h18V19M3 16.5h18M5 12.5V6.5A1.5 1.5 0 0 1 6.5 5h11A1.5 1.5 0 0 1 19 6.5v6M8 12.5V10h8v2.5" />,
);

export const BuildingIcon = icon(
  <path d="M5 20.5V4h9v16.5M14 9.5h5v11M3 20.5h18M8 8h3M8 12h3M8 16h3M16.5 13v.01M16.5 16.5v.01" />,
);

export const HomeIcon = icon(<path d="m3.5 11.5 8.5-8 8.5 8M6 9.5v11h12v-11M10 20.5v-6h4v6" />);

export const MailIcon = icon(<path d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />);

export const CardIcon = icon(<path d="M3 6h18v12.5H3zM3 10h18M6.5 15h4" />);

export const CashIcon = icon(
  <path d="M3 6.5h18v11H3z" />,
  <circle cx="12" cy="12" r="2.5" />,
  <path d="M6.5 12v.01M17.5 12v.01" />,
);

export const TagIcon = icon(<path d="M3.5 3.5h8l9 9-8 8-9-9v-8ZM8 8v.01" />);

export const DoorIcon = icon(<path d="M6 20.5v-17h12v17M3.5 20.5h17M14.5 12v.01" />);

export const ClockIcon = icon(<circle cx="12" cy="12" r="9" />, <path d="M12 7v5l3.3 2" />);
