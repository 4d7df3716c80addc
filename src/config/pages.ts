import {company} from '../data/company';
import {limits} from '../data/limits';
import {links} from '../data/links';
import {NETWORK_IDS, networks} from '../data/networks';
import {versions} from '../data/versions';
import type {PagesOptions} from '../plugins/pages';
import {apiDescriptions, apiFiles} from './api-page';
import {benchmarksCsv} from './benchmarks-csv';
import type {Env} from './env';
import {BACKGROUND, FONTS, rootFiles, SITE_NAME} from './head';
import {securityTxt} from './security-txt';
import {skill} from './skill';

/** What an agent needs to connect, write and compile, for llms.txt. `skill.md` says more. */
export function agentSummary(root: string): string {
  const connect = NETWORK_IDS.map((id) => {
    const {name, shortName, role, chainId, zgtUrl, rpcUrl} = networks[id];
    return `- ${name.value} (${shortName.value}), for ${role.value}: chain id ${chainId.value}. Write: \`${zgtUrl.value}\`, with an API key of this network. Read without a key: \`${rpcUrl.value}\`.`;
  });
  return `An EVM chain without a coin: fees are zero, and an API key from ${links.site.portal.value} counts what is written.

${connect.join('\n')}
- Fees: set \`maxFeePerGas\` and \`maxPriorityFeePerGas\` (or \`gasPrice\`) to ${limits.zeroFee.value} in each transaction. The suggested price is above 0. Never send a native value.
- Contracts: Solidity ${versions.solidity.value} or older, EVM version \`${versions.evmSetting.value}\`.
- Limits of the free tier for each key: ${limits.requestsPerMinuteFree.value} requests a minute, ${limits.freeTransactionsPerMonth.text} transactions a month, ${limits.batchSize.value} calls in a batch.
- [skill.md](${root}skill.md): read it before you write code for this chain.
- [facts.json](${root}facts.json): every figure, address and URL with date and source. [llms-full.txt](${root}llms-full.txt): all pages in one file.`;
}

/** Options of the plugin that makes files for machines from the built pages. */
export function pagesOptions(env: Env) {
  return {
    files: () => ({
      ...rootFiles(env),
      ...securityTxt(env),
      ...apiFiles(),
      'benchmarks.csv': benchmarksCsv(),
      'skill.md': skill(`${env.siteUrl}${env.baseUrl}`),
    }),
    markdown: {
      summary: agentSummary,
      skipped: 'nav, footer, a[data-search="skip"], [data-markdown-ignore]',
      unlinked: 'a[href*="#glossary-"], a[href*="#source-"]',
      appended: {'/api': {files: apiDescriptions, language: 'yaml'}},
      others: 'Pages outside of the sidebar',
    },
    metadata: {
      name: SITE_NAME,
      publisher: {name: company.copyrightName.value, url: links.site.main.value},
      questions: {'/resources/faq': 'main details:has(> summary h3)'},
      picture: {
        mark: 'static/img/mark-dark.svg',
        figure: 'src/config/zero.svg',
        field: '#2d3353',
        background: BACKGROUND,
        text: '#f6ebdb',
        mutedText: '#b9b1a9',
        headingFont: 'Archivo',
        textFont: 'Nunito Sans',
      },
      fonts: FONTS,
    },
  } satisfies PagesOptions;
}
