/** Advice when no host responds. */
const CHECK_NETWORK = 'You might want to check your network connection.';

/** Advice when the site is served by `npm start`. */
const IN_DEVELOPMENT =
  'The search index is made from the finished site: run "npm run preview" to search while you write.';

/** One sentence for readers about a failed search: the service's own message if it rejected the request, otherwise advice. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return CHECK_NETWORK;
  if (error.name === 'DeserializationError') return 'The search service sent a response that cannot be read.';
  if ('status' in error && error.message !== '') return error.message;
  return process.env.NODE_ENV === 'development' ? IN_DEVELOPMENT : CHECK_NETWORK;
}
