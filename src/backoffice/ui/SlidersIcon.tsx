import { icon } from '../../ui/icons/icon';

export const SlidersIcon = icon(
  <path d="M4 7h9M19 7h1M4 17h2M12 17h8" />,
  <circle cx="16" cy="7" r="2.6" />,
  <circle cx="9" cy="17" r="2.6" />,
);
