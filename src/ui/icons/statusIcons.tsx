import { icon } from './icon';

export const CheckCircleIcon = icon(
  <circle cx="12" cy="12" r="9" />,
  <path d="m8 12.3 2.8 2.8L16 9.5" />,
);

export const InfoIcon = icon(<circle cx="12" cy="12" r="9" />, <path d="M12 11v5.5M12 7.6v.01" />);

export const WarningIcon = icon(<path d="M12 3.8 2.8 19.5h18.4L12 3.8ZM12 10v4.5M12 17v.01" />);
