/** The settings of a site at the root of its host, with the keys of a fictitious hosted search. */
export default {
  baseUrl: '/',
  themeConfig: {algolia: {appId: 'APP', apiKey: 'key', indexName: 'docs'}},
};
