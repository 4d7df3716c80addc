// The full version of the installed compiler, such as `0.8.24+commit.e11b9ed9`. The commit comes from the link to Remix, which a
// test compares with the compiler: loading the compiler only to ask it takes seconds.
const {readFileSync} = require('node:fs');
const path = require('node:path');

const repository = process.env.SAMPLES_REPOSITORY;
const [commit] = /commit\.[0-9a-f]+/.exec(readFileSync(path.join(repository, 'src/config/remix.ts'), 'utf8'));
module.exports = `${require(path.join(repository, 'node_modules/solc/package.json')).version}+${commit}`;
