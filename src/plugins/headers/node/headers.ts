/** A header of every response of the site. */
export interface Header {
  readonly name: string;
  /** value for all paths without one of their own */
  readonly value: string;
  /** values below folders: paths relative to the base URL, with a slash at the end */
  readonly folders?: Readonly<Record<string, string>>;
  /** true if Netlify and Cloudflare Pages send `value` by themselves, and `_headers` must not set it twice */
  readonly byHosts?: boolean;
  /** element that does the same inside a page, for hosts that set no headers */
  readonly meta?: string;
}

/**
 * What no page uses and browsers would ask the reader for, or hand out without asking. Chromium warns in the console of a feature that it
 * does not know on every system, such as `bluetooth`.
 */
const DENIED = (
  'accelerometer camera clipboard-read display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer ' +
  'microphone midi payment publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking'
).split(' ');

/** What browsers do by themselves, so that every host and setting does it: other sites learn the origin, not the page. */
const REFERRER = 'strict-origin-when-cross-origin';

/**
 * The headers of the site: the one list from which all formats are written.
 * @param policy content security policy, as pages can carry it
 * @param shared folders of pictures that other sites may show, relative to the base URL, with a slash at the end
 */
export function siteHeaders(policy: string, shared: readonly string[]): readonly Header[] {
  return [
    {
      name: 'Content-Security-Policy',
      // In a page, browsers ignore `frame-ancestors` with a warning in the console.
      value: `${policy}; frame-ancestors 'none'`,
      meta: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    },
    // Two years. Without `includeSubDomains` and `preload`, which would decide for other sites of the domain.
    {name: 'Strict-Transport-Security', value: 'max-age=63072000'},
    {name: 'X-Content-Type-Options', value: 'nosniff'},
    {name: 'Referrer-Policy', value: REFERRER, meta: `<meta name="referrer" content="${REFERRER}">`},
    {name: 'Permissions-Policy', value: DENIED.map((feature) => `${feature}=()`).join(', ')},
    {name: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
    // Stops pictures, scripts and styles in foreign pages, but no program that reads a file.
    {
      name: 'Cross-Origin-Resource-Policy',
      value: 'same-origin',
      folders: Object.fromEntries(shared.map((folder) => [folder, 'cross-origin'])),
    },
    // Names below `assets/` have a hash of the content.
    {
      name: 'Cache-Control',
      value: 'public, max-age=0, must-revalidate',
      byHosts: true,
      folders: {'assets/': 'public, max-age=31536000, immutable'},
    },
  ];
}
