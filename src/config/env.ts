/** Keys of the hosted search service, which replaces the embedded search when they are set. */
export interface AlgoliaEnv {
  readonly appId: string;
  /** Search-only key, which is published with the site. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether view and click events are sent to the service. */
  readonly insights: boolean;
}

/** The site's settings from the environment, validated once. No other module reads them from `process.env`. */
export interface Env {
  /** Origin of the published site, without a path. */
  readonly siteUrl: string;
  /** Path the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Repository on the code host: edit links, description file, issues. */
  readonly repoUrl: string;
  /** Whether a page's scripts wait for the reader's first interaction; false loads them as the framework does, for comparison. */
  readonly startOnIntent: boolean;
  /** PushFeedback project id; if set, PushFeedback's form replaces the site's own. */
  readonly feedbackProject?: string;
  /** Measurement id of Google Analytics; if set, the site asks its readers whether it may count their visits. */
  readonly trackingId?: string;
  /** Hosted search; undefined if it is not configured. */
  readonly algolia?: AlgoliaEnv;
}

/** Environment variables by name. */
type Variables = Readonly<Record<string, string | undefined>>;

/** An invalid setting. The message names the variable, its value and the remedy. */
export class EnvError extends Error {
  constructor(variable: string, value: string, remedy: string) {
    // Without what may be a password.
    super(`${variable}=${JSON.stringify(value.replace(/^.*@/s, '…@'))} is not usable. ${remedy}`);
    this.name = 'EnvError';
  }
}

/** A variable without the blanks around it; undefined if there is nothing else. @throws EnvError if it does not match `pattern` */
function read(source: Variables, variable: string, pattern = /./, remedy = ''): string | undefined {
  const value = source[variable]?.trim() || undefined;
  if (value !== undefined && !pattern.test(value)) throw new EnvError(variable, value, remedy);
  return value;
}

function readUrl(source: Variables, variable: string, otherwise: string): URL {
  const value = source[variable]?.trim() || otherwise;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    const remedy = `Set it to an https address without password, query and hash, such as ${otherwise}, or unset it.`;
    throw new EnvError(variable, value, remedy);
  }
  return url;
}

function readSwitch(source: Variables, variable: string, otherwise: boolean): boolean {
  const value = read(source, variable, /^(?:true|false)$/, 'Set it to true or false, or unset it.');
  return value === undefined ? otherwise : value === 'true';
}

const ALGOLIA = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function readAlgolia(source: Variables): AlgoliaEnv | undefined {
  const [appId, apiKey, indexName] = ALGOLIA.map((name) => read(source, name));
  const insights = readSwitch(source, 'ALGOLIA_INSIGHTS', false);
  if (!appId || !apiKey || !indexName) {
    const missing = ALGOLIA.find((name) => !read(source, name)) ?? '';
    if (appId || apiKey || indexName) {
      const remedy = `Hosted search needs ${ALGOLIA.join(', ')}: set ${missing} too, or unset all of them for the embedded search.`;
      throw new EnvError(missing, '', remedy);
    }
    if (insights) {
      const remedy = `It needs the hosted search: set ${ALGOLIA.join(', ')}, or unset ALGOLIA_INSIGHTS.`;
      throw new EnvError('ALGOLIA_INSIGHTS', 'true', remedy);
    }
    return undefined;
  }
  // The policy of each page names the service's hosts, which begin with this id.
  if (!/^[A-Z0-9]{1,32}$/i.test(appId)) {
    const remedy = 'Copy the application id from Algolia (letters and digits), or unset all three keys.';
    throw new EnvError('ALGOLIA_APP_ID', appId, remedy);
  }
  if (apiKey === read(source, 'ALGOLIA_ADMIN_KEY')) {
    const remedy =
      'Every page publishes it: copy the search-only key from Algolia. If a site with this key is online, revoke the key.';
    throw new EnvError('ALGOLIA_API_KEY', 'the value of ALGOLIA_ADMIN_KEY', remedy);
  }
  return {appId, apiKey, indexName, insights};
}

/**
 * Reads and validates the settings.
 * @param source the environment, usually `process.env`; empty strings count as unset
 * @throws EnvError naming the first invalid variable
 */
export function readEnv(source: Variables): Env {
  const siteUrl = readUrl(source, 'SITE_URL', 'https://docs.stabilityprotocol.com');
  if (siteUrl.pathname !== '/')
    throw new EnvError('SITE_URL', siteUrl.href, 'Give the origin only; a path belongs into BASE_URL.');
  return {
    siteUrl: siteUrl.origin,
    baseUrl:
      read(
        source,
        'BASE_URL',
        /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/,
        'Give a path with a slash at both ends and without . and .., such as /docs/, or unset it.',
      ) ?? '/',
    repoUrl: readUrl(source, 'REPO_URL', 'https://github.com/stabilityprotocol/docs').href.replace(/\/$/, ''),
    algolia: readAlgolia(source),
    feedbackProject: read(
      source,
      'PUSHFEEDBACK_PROJECT_ID',
      /^[\w-]{1,64}$/,
      'Copy the id of the project from PushFeedback (letters, digits, hyphens), or unset it.',
    ),
    trackingId: read(
      source,
      'GTAG_TRACKING_ID',
      /^G-[A-Z0-9]{4,20}$/,
      'Copy the measurement id of the web stream from Google Analytics (G- and capital letters or digits), or unset it.',
    ),
    startOnIntent: readSwitch(source, 'START_ON_INTENT', true),
  };
}
