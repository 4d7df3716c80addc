/*
 * Replaces the package `polished` inside Redoc. The theme's colors are CSS variables, so that one set of styles serves both
 * color modes, and CSS mixes them: darken moves a color towards the text color, lighten towards the page color.
 */
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

function mix(color: string, other: string, share: number): string {
  return `color-mix(in srgb, ${color}, ${other} ${percent(share)})`;
}

/** @param amount share of the text color, 0 to 1 */
export function darken(amount: number, color: string): string {
  return mix(color, 'var(--s-text)', amount);
}

/** @param amount share of the page color, 0 to 1 */
export function lighten(amount: number, color: string): string {
  return mix(color, 'var(--s-page)', amount);
}

/** @param amount how much of the color is taken away, 0 to 1 */
export function transparentize(amount: number, color: string): string {
  return mix(color, 'transparent', amount);
}

/** Returns the color unchanged: Redoc derives grays from the brand color with it, but our grays are tokens. */
export function desaturate(_amount: number, color: string): string {
  return color;
}

/** Text color on a filled surface. */
export function readableColor(): string {
  return 'var(--s-on-accent)';
}

/** A constant: Redoc chooses between darken and lighten with it, but here `darken` gives contrast in both modes. */
export function getLuminance(): number {
  return 1;
}
