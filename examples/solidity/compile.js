import {readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

// #region input
const input = {
  language: 'Solidity',
  sources: {'HelloWorld.sol': {content: readFileSync('contracts/HelloWorld.sol', 'utf8')}},
  settings: {
    evmVersion: 'shanghai',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
  },
};
writeFileSync('HelloWorld.input.json', JSON.stringify(input, null, 2)); // keep it: needed to verify the source
// #endregion input

const output = JSON.parse(solc.compile(JSON.stringify(input)));
const problems = output.errors ?? [];
for (const problem of problems) console.error(problem.formattedMessage);
if (problems.some((problem) => problem.severity === 'error')) process.exit(1);

const {abi, evm} = output.contracts['HelloWorld.sol'].HelloWorld;
writeFileSync('HelloWorld.json', JSON.stringify({abi, bytecode: `0x${evm.bytecode.object}`}, null, 2));
console.log(`Compiled with ${solc.version()}`);
