import type { ComponentType } from 'react';
import type { ServiceKey } from '../../../domain/rooms/serviceKey';
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
import type { IconProps } from '../../ui/icons/icon';
import { CheckIcon } from '../../ui/icons/actionIcons';

const ICONS: Readonly<Record<ServiceKey, ComponentType<IconProps>>> = {
  wifi: WifiIcon,
  airportTransfer: PlaneIcon,
  freeParking: ParkingIcon,
  pool: PoolIcon,
  beach: BeachIcon,
  breakfast: BreakfastIcon,
  restaurant: RestaurantIcon,
  wineBar: WineIcon,
  barLounge: BarIcon,
  coffee: CoffeeIcon,
  airConditioning: SnowIcon,
  fitness: GymIcon,
  elevator: ElevatorIcon,
  wheelchairAccess: WheelchairIcon,
  petsAllowed: PawIcon,
  entertainment: TvIcon,
};

/** A tick for what nobody knows. */
export function serviceIcon(key: ServiceKey | undefined): ComponentType<IconProps> {
  return key ? ICONS[key] : CheckIcon;
}
