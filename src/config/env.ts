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

function httpUrl(variable: string, value: string, example: string): URL {
  const remedy = `Set ${variable} to an https address such as ${example}, or unset it.`;
  if (!URL.canParse(value)) throw new EnvError(variable, value, remedy);
  const url = new URL(value);
  if (url.username || url.password) {
    const advice = 'Leave out the user name and the password, because pages publish this address.';
    throw new EnvError(variable, value, advice);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new EnvError(variable, value, remedy);
  return url;
}

function readSwitch(source: Variables, variable: string, otherwise: boolean): boolean {
  const value = source[variable] || String(otherwise);
  if (value !== 'true' && value !== 'false')
    throw new EnvError(variable, value, 'Set it to true or false, or unset it.');
  return value === 'true';
}

const ALGOLIA = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function readAlgolia(source: Variables): AlgoliaEnv | undefined {
  const values = ALGOLIA.map((name) => source[name]?.trim() ?? '');
  const [appId = '', apiKey = '', indexName = ''] = values;
  const insights = readSwitch(source, 'ALGOLIA_INSIGHTS', false);
  const missing = ALGOLIA.find((_, index) => !values[index]);
  if (missing === undefined) {
    // The policy of each page names the service's hosts, which begin with this id.
    if (!/^[A-Z0-9]{1,32}$/i.test(appId)) {
      const remedy = 'Copy the application id from Algolia (letters and digits), or unset all three keys.';
      throw new EnvError('ALGOLIA_APP_ID', appId, remedy);
    }
    if (apiKey === source.ALGOLIA_ADMIN_KEY?.trim()) {
      const remedy =
        'Every page publishes it: copy the search-only key from Algolia. If a site with this key is online, revoke the key.';
      throw new EnvError('ALGOLIA_API_KEY', 'the value of ALGOLIA_ADMIN_KEY', remedy);
    }
    return {appId, apiKey, indexName, insights};
  }
  if (values.some((value) => value !== '')) {
    const remedy = `Hosted search needs ${ALGOLIA.join(', ')}: set ${missing} too, or unset all of them for the embedded search.`;
    throw new EnvError(missing, '', remedy);
  }
  if (insights) {
    const remedy = `It needs the hosted search: set ${ALGOLIA.join(', ')}, or unset ALGOLIA_INSIGHTS.`;
    throw new EnvError('ALGOLIA_INSIGHTS', 'true', remedy);
  }
  return undefined;
}

function readFeedbackProject(source: Variables): string | undefined {
  const id = source.PUSHFEEDBACK_PROJECT_ID?.trim() || undefined;
  if (id !== undefined && !/^[\w-]{1,64}$/.test(id)) {
    const remedy = 'Copy the id of the project from PushFeedback (letters, digits, hyphens), or unset it.';
    throw new EnvError('PUSHFEEDBACK_PROJECT_ID', id, remedy);
  }
  return id;
}

function readTrackingId(source: Variables): string | undefined {
  const id = source.GTAG_TRACKING_ID?.trim() || undefined;
  if (id !== undefined && !/^G-[A-Z0-9]{4,20}$/.test(id)) {
    const remedy =
      'Copy the measurement id of the web stream from Google Analytics (G- and capital letters or digits), or unset it.';
    throw new EnvError('GTAG_TRACKING_ID', id, remedy);
  }
  return id;
}

/**
 * Reads and validates the settings.
 * @param source the environment, usually `process.env`; empty strings count as unset
 * @throws EnvError naming the first invalid variable
 */
export function readEnv(source: Variables): Env {
  const site = source.SITE_URL || 'https://docs.stabilityprotocol.com';
  const siteUrl = httpUrl('SITE_URL', site, 'https://docs.example.org');
  if (siteUrl.pathname !== '/' || siteUrl.search || siteUrl.hash) {
    throw new EnvError('SITE_URL', site, 'Give the origin only; a path belongs into BASE_URL.');
  }
  const baseUrl = source.BASE_URL || '/';
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(baseUrl)) {
    const remedy = 'Give a path with a slash at both ends and without . and .., such as /docs/, or unset it.';
    throw new EnvError('BASE_URL', baseUrl, remedy);
  }
  const repo = source.REPO_URL || 'https://github.com/stabilityprotocol/docs';
  const repoUrl = httpUrl('REPO_URL', repo, 'https://github.com/your-organization/docs');
  if (repoUrl.search || repoUrl.hash) {
    throw new EnvError('REPO_URL', repo, 'Give the address of the repository without a query and a hash.');
  }
  return {
    siteUrl: siteUrl.origin,
    baseUrl,
    repoUrl: repoUrl.href.replace(/\/$/, ''),
    algolia: readAlgolia(source),
    feedbackProject: readFeedbackProject(source),
    trackingId: readTrackingId(source),
    startOnIntent: readSwitch(source, 'START_ON_INTENT', true),
  };
}
