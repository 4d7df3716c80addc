/** The settings of a site at the root of its host, with the keys of a fictitious hosted search, and a section that has moved. */
export default {
  baseUrl: '/',
  customFields: {moved: [{from: '/page#old', to: '/page#question'}]},
  themeConfig: {algolia: {appId: 'APP', apiKey: 'key', indexName: 'docs'}},
};
