import { Glyph, type IconProps } from './Glyph';

export const OfflineIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3.5 3.5l17 17M5 12.5a10 10 0 0 1 4.5-2.6M2.5 9a14 14 0 0 1 4-2.6M11 5.1A14 14 0 0 1 21.5 9M15 10.3a10 10 0 0 1 4 2.2M8.5 16a5 5 0 0 1 6 -.6M12 19.5v.01" />
  </Glyph>
);
