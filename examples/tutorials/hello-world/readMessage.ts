// #region connect
import {Contract, getAddress, JsonRpcProvider} from 'ethers';

const provider = new JsonRpcProvider('https://rpc.testnet.stabilityprotocol.com');
// #endregion connect

// #region contract
const address = getAddress('0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1');
const abi = ['function getMessage() view returns (string)'];
const contract = new Contract(address, abi, provider);
// #endregion contract

// #region read
try {
  const message: string = await contract.getMessage();
  console.log(`The current message is: ${message}`);
} catch (error) {
  console.error('The contract could not be read:', error);
  process.exitCode = 1;
}
// #endregion read
