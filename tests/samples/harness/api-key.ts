/** The API key of a reader in tests: both local gateways accept it, and no other. The placeholder on the pages is refused. */
export const API_KEY = 'reader-key-0123456789';

/** Fills the key into a command or a file, as a reader does. */
export const withApiKey = (text: string): string => text.replaceAll('YOUR_API_KEY', API_KEY);
