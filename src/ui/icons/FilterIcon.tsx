import { icon } from './icon';

export const FilterIcon = icon(<path d="M4 6.5h16M7 12h10M10 17.5h4" />);
