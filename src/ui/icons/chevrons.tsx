import { Glyph, type IconProps } from './Glyph';

export const ChevronLeftIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </Glyph>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Glyph>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Glyph>
);

export const ChevronFirstIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m12 6-6 6 6 6M18.5 6l-6 6 6 6" />
  </Glyph>
);

export const ChevronLastIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m12 6 6 6-6 6M5.5 6l6 6-6 6" />
  </Glyph>
);
