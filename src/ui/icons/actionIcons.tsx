import { icon } from './icon';

export const GlobeIcon = icon(
  <circle cx="12" cy="12" r="9" />,
  <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />,
);

export const UserIcon = icon(
  <circle cx="12" cy="8" r="4" />,
  <path d="M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6" />,
);

export const MenuIcon = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />);

export const SearchIcon = icon(<circle cx="10.5" cy="10.5" r="6.5" />, <path d="m15.5 15.5 5 5" />);

export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);

export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);

export const MinusIcon = icon(<path d="M5 12h14" />);

export const PrintIcon = icon(
  <path d="M7 8V3.5h10V8M7 17H4.5a1 1 0 0 1-1-1V9.5A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5V16a1 1 0 0 1-1 1H17" />,
  <path d="M7 14h10v6.5H7z" />,
);

export const QrIcon = icon(
  <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5zM20 14v.01M14 20v.01" />,
);

export const DownloadIcon = icon(<path d="M12 3.5v12M7 11l5 5 5-5M4 20.5h16" />);

export const LogoutIcon = icon(
  <path d="M14 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />,
);

export const HistoryIcon = icon(
  <path d="M3.5 12a8.5 8.5 0 1 0 2.7-6.2L3.5 8.3M3.5 3.5v4.8h4.8M12 7.5V12l3.2 2" />,
);

export const HelpIcon = icon(
  <circle cx="12" cy="12" r="9" />,
  <path d="M9.3 9.3a2.8 2.8 0 1 1 4 2.6c-.9.4-1.3 1-1.3 2M12 17v.01" />,
);

export const EyeIcon = icon(
  <path d="M2.5 12c2.2-4.3 5.5-6.5 9.5-6.5s7.3 2.2 9.5 6.5c-2.2 4.3-5.5 6.5-9.5 6.5S4.7 16.3 2.5 12Z" />,
  <circle cx="12" cy="12" r="3" />,
);

export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c4 0 7.3 2.2 9.5 6.5a15 15 0 0 1-2.7 3.7M15.5 17.8a9.5 9.5 0 0 1-3.5.7c-4 0-7.3-2.2-9.5-6.5a14 14 0 0 1 3.7-4.6M10 10a3 3 0 0 0 4 4" />,
);

export const CheckIcon = icon(<path d="m4.5 12.5 5 5 10-11" />);

export const UndoIcon = icon(<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-3" />);

export const RedoIcon = icon(<path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5 5 0 0 0 0 10h3" />);
