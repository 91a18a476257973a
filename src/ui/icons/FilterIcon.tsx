import { Glyph, type IconProps } from './Glyph';

export const FilterIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 6.5h16M7 12h10M10 17.5h4" />
  </Glyph>
);
