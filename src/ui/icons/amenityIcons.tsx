import { icon } from './icon';

export const WifiIcon = icon(
  <path d="M2.5 9a14 14 0 0 1 19 0M5.7 12.5a9.2 9.2 0 0 1 12.6 0M8.8 16a4.7 4.7 0 0 1 6.4 0M12 19.5v.01" />,
);

export const PoolIcon = icon(
  <path d="M3 17c1.5 0 1.5 1.2 3 1.2S7.5 17 9 17s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2M8.5 13.5V6a2 2 0 0 1 4 0M15.5 13.5V6a2 2 0 0 1 4 0M8.5 10h7" />,
);

export const ParkingIcon = icon(
  <path d="M4 4h16v16H4z" />,
  <path d="M9.5 17V7.5h3.2a3 3 0 0 1 0 6H9.5" />,
);

export const BreakfastIcon = icon(
  <path d="M3 15h18a9 9 0 0 1-18 0ZM8 11.5c-1.5-1.5 1-2.5 0-4.5M12.5 11.5c-1.5-1.5 1-2.5 0-4.5M17 11.5c-1.5-1.5 1-2.5 0-4.5" />,
);

export const RestaurantIcon = icon(
  <path d="M7 3.5v17M4 3.5V8a3 3 0 0 0 6 0V3.5M17 20.5v-6M17 14.5c-2 0-3-1.8-3-5.3s1.3-5.7 3-5.7v11Z" />,
);

export const SnowIcon = icon(
  <path d="M12 2.5v19M3.8 7.3l16.4 9.4M20.2 7.3 3.8 16.7M9.5 4 12 6.3 14.5 4M9.5 20l2.5-2.3 2.5 2.3" />,
);

export const GymIcon = icon(<path d="M7 6v12M17 6v12M4 9v6M20 9v6M7 12h10" />);

export const ElevatorIcon = icon(
  <path d="M5 3.5h14v17H5zM9 10.5l3-3.5 3 3.5M9 13.5l3 3.5 3-3.5" />,
);

export const WheelchairIcon = icon(
  <circle cx="10.5" cy="4.5" r="1.5" />,
  <path d="M10.5 8v6.5h5.5l2.5 5 2-1M10.5 10.5h4.5M7.7 12a5 5 0 1 0 6.6 6.5" />,
);

export const BarIcon = icon(<path d="M4 4.5h16l-8 8.5-8-8.5ZM12 13v7.5M8 20.5h8M7.5 8h9" />);

export const CoffeeIcon = icon(
  <path d="M4 9h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9ZM17 10.5h1.5a2.5 2.5 0 0 1 0 5H17M8.5 6V3.5M12.5 6V3.5" />,
);

export const TvIcon = icon(<path d="M3 5h18v12H3zM8 20.5h8M12 17v3.5" />);

export const PlaneIcon = icon(<path d="m3 13.5 18-9.5-5 16-4-7-9 .5ZM12 13l9-9" />);

export const PawIcon = icon(
  <path d="M12 12c2.5 0 5.5 3 5.5 5.7 0 1.6-1.1 2.3-2.4 2.3-1.2 0-1.9-.6-3.1-.6s-1.9.6-3.1.6c-1.3 0-2.4-.7-2.4-2.3C6.5 15 9.5 12 12 12Z" />,
  <circle cx="5" cy="11" r="1.5" />,
  <circle cx="9" cy="6" r="1.6" />,
  <circle cx="15" cy="6" r="1.6" />,
  <circle cx="19" cy="11" r="1.5" />,
);

export const BeachIcon = icon(
  <path d="M12 5c4.5 0 8 3 8.5 7H3.5C4 8 7.5 5 12 5ZM12 3.5V5M12 12v8.5M4 20.5h16M9 12c0-3 1-5.5 3-7 2 1.5 3 4 3 7" />,
);

export const WineIcon = icon(
  <path d="M7 3.5h10l-.5 6a4.5 4.5 0 0 1-9 0L7 3.5ZM12 14v6.5M8.5 20.5h7M7.3 8h9.4" />,
);
