import type { ComponentType } from 'react';
import { searchText } from '../../../domain/searchText';
import {
  BarIcon,
  BeachIcon,
  BreakfastIcon,
  CoffeeIcon,
  ElevatorIcon,
  GymIcon,
  ParkingIcon,
  PawIcon,
  PlaneIcon,
  PoolIcon,
  RestaurantIcon,
  SnowIcon,
  TvIcon,
  WheelchairIcon,
  WifiIcon,
  WineIcon,
} from '../../ui/icons/amenityIcons';
import type { IconProps } from '../../ui/icons/Glyph';
import { CheckIcon } from '../../ui/icons/actionIcons';

// The first match wins, so the narrower words stand first.
const ICONS: readonly [RegExp, ComponentType<IconProps>][] = [
  [/wi-?fi|internet/, WifiIcon],
  [/san bay|airport/, PlaneIcon],
  [/dau xe|do xe|parking/, ParkingIcon],
  [/ho boi|be boi|pool/, PoolIcon],
  [/bien|beach/, BeachIcon],
  [/an sang|breakfast/, BreakfastIcon],
  [/nha hang|restaurant/, RestaurantIcon],
  [/ruou|wine/, WineIcon],
  [/\bbar\b|lounge/, BarIcon],
  [/ca phe|coffee|tra |do uong|beverage|drink/, CoffeeIcon],
  [/dieu hoa|may lanh|air con/, SnowIcon],
  [/the hinh|gym|fitness/, GymIcon],
  [/thang may|elevator|lift/, ElevatorIcon],
  [/xe lan|wheelchair/, WheelchairIcon],
  [/thu cung|\bpets?\b/, PawIcon],
  [/\btv\b|ti ?vi|truyen hinh|giai tri|entertainment/, TvIcon],
];

/** The icon for a service by the words of its name, in either language; a tick for unknown ones. */
export function serviceIcon(name: string): ComponentType<IconProps> {
  const words = searchText(name);
  return ICONS.find(([pattern]) => pattern.test(words))?.[1] ?? CheckIcon;
}

/** Free Wi-Fi is promised where any service names it. */
export function offersWifi(services: readonly { name: string }[]): boolean {
  return services.some(({ name }) => /wi-?fi|internet/i.test(name));
}
