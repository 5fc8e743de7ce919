/** Three channels from 0 to 255. */
type Rgb = [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

function rgbOf(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. @param a as #rrggbb @param b as #rrggbb */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(rgbOf(a)), luminance(rgbOf(b))].toSorted((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The nearest shade of a colour that can be read on a ground: darker on a light one, lighter on a dark one.
 * @param colour as #rrggbb
 * @param ground as #rrggbb
 * @param least the contrast to keep, 4.5 for text (WCAG 2.2, 1.4.3)
 */
export function readableOn(colour: string, ground: string, least = 4.5): string {
  const towards = luminance(rgbOf(ground)) > 0.18 ? BLACK : WHITE;
  const from = rgbOf(colour);
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = hexOf(mix(from, towards, share));
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return hexOf(towards);
}

/** A colour part of the way to black. @param share from 0 to 1 */
export const darker = (colour: string, share: number): string => hexOf(mix(rgbOf(colour), BLACK, share));

/** A colour part of the way to white. @param share from 0 to 1 */
export const lighter = (colour: string, share: number): string => hexOf(mix(rgbOf(colour), WHITE, share));

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return from.map((channel, at) => channel + ((to[at] ?? 0) - channel) * share) as Rgb;
}
