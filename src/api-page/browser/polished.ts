/*
 * Stands in for the package `polished` inside Redoc. The theme's colors are CSS variables, so that one set of styles
 * serves both color modes; CSS mixes them. "Darker" and "lighter" mean nearer to the text and nearer to the page.
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

/** Redoc asks for it where it derives a gray from the brand color; ours come from tokens. */
export function desaturate(_amount: number, color: string): string {
  return color;
}

/** Color of text on a filled surface. */
export function readableColor(): string {
  return 'var(--s-on-accent)';
}

/** Redoc asks whether a surface is light, to move it away from its neighbor; `darken` does that in both modes. */
export function getLuminance(): number {
  return 1;
}
