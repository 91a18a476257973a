import { icon } from './icon';

export const HeartIcon = icon(
  <path d="M12 20.2C6.6 16.4 3.2 13.1 3.2 9.3a4.6 4.6 0 0 1 8.8-1.9 4.6 4.6 0 0 1 8.8 1.9c0 3.8-3.4 7.1-8.8 10.9Z" />,
);
