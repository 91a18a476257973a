import { icon } from './icon';

export const ChevronLeftIcon = icon(<path d="m14.5 6-6 6 6 6" />);

export const ChevronRightIcon = icon(<path d="m9.5 6 6 6-6 6" />);

export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />);

export const ChevronFirstIcon = icon(<path d="m12 6-6 6 6 6M18.5 6l-6 6 6 6" />);

export const ChevronLastIcon = icon(<path d="m12 6 6 6-6 6M5.5 6l6 6-6 6" />);
