// The full version of the installed compiler, such as `0.8.24+commit.e11b9ed9`. Read from the output that pages show,
// which a test compares with the compiler: loading the compiler only to ask it takes seconds.
const {readFileSync} = require('node:fs');
const path = require('node:path');

const shown = readFileSync(
  path.join(process.env.SAMPLES_REPOSITORY, 'examples/solidity/compile.out'),
  'utf8',
);
module.exports = /\d+\.\d+\.\d+\+commit\.[0-9a-f]+/.exec(shown)[0];
