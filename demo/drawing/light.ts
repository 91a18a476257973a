import { mix } from './colour';

/**
 * The one light of a picture. It falls from the left; every local colour passes through `tone`,
 * so that buildings, trees and water of one picture agree about the hour.
 */
export interface Light {
  readonly hour: Hour;
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly sun: { readonly y: number; readonly radius: number; readonly colour: string };
  readonly cloud: string;
  readonly water: readonly [far: string, near: string];
  readonly gleam: string;
  readonly haze: string;
  /** How many of a building's windows are lit, 0 to 1. */
  readonly lamps: number;
  /** A colour as seen in this light; depth 0 is near the eye, 1 is lost in the haze. */
  tone(colour: string, depth?: number): string;
  /** The same surface turned away from the light. */
  shade(colour: string, depth?: number): string;
}

export const HOURS = ['morning', 'noon', 'dusk'] as const;
export type Hour = (typeof HOURS)[number];

interface Air {
  readonly tint: string;
  readonly tintShare: number;
  readonly shadow: string;
  readonly shadowShare: number;
}

function light(parts: Omit<Light, 'tone' | 'shade'>, air: Air): Light {
  const tone = (colour: string, depth = 0) =>
    mix(mix(colour, air.tint, air.tintShare), parts.haze, depth);
  const shade = (colour: string, depth = 0) =>
    mix(tone(mix(colour, air.shadow, air.shadowShare)), parts.haze, depth);
  return { ...parts, tone, shade };
}

export const LIGHTS: Readonly<Record<Hour, Light>> = {
  morning: light(
    {
      hour: 'morning',
      sky: ['#8fc7d6', '#cfe6e0', '#fbe6c6'],
      sun: { y: 300, radius: 52, colour: '#fff6df' },
      cloud: '#ffffff',
      water: ['#cfe5dc', '#4f9fa6'],
      gleam: '#fff7e2',
      haze: '#d3e6df',
      lamps: 0.12,
    },
    { tint: '#ffe3b8', tintShare: 0.14, shadow: '#2f5d6b', shadowShare: 0.34 },
  ),
  noon: light(
    {
      hour: 'noon',
      sky: ['#3f9bcb', '#8ccbe3', '#dff1ee'],
      sun: { y: 130, radius: 46, colour: '#fffdf2' },
      cloud: '#ffffff',
      water: ['#8fd3d9', '#14809b'],
      gleam: '#ffffff',
      haze: '#b5dce2',
      lamps: 0.03,
    },
    { tint: '#ffffff', tintShare: 0.02, shadow: '#1d5472', shadowShare: 0.38 },
  ),
  dusk: light(
    {
      hour: 'dusk',
      sky: ['#27466f', '#b06f86', '#fbc06d'],
      sun: { y: 400, radius: 58, colour: '#ffe7a8' },
      cloud: '#f7b48a',
      water: ['#f2ab78', '#2b4a68'],
      gleam: '#ffd794',
      haze: '#d79484',
      lamps: 0.62,
    },
    { tint: '#5a3f6b', tintShare: 0.32, shadow: '#1c2a4d', shadowShare: 0.46 },
  ),
};
